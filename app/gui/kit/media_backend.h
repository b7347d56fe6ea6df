// Whether Qt Multimedia can be used at all.
#pragma once

namespace concord::gui {

// Finds a backend that can be loaded and has Qt use it; false where there is none. To be asked before anything of Qt
// Multimedia is touched: Qt 6.4 ends the whole program when its backend cannot be loaded.
bool prepareMediaBackend();

}  // namespace concord::gui
