// Whether Qt Multimedia can be used at all.
#pragma once

namespace concord::gui {

// Makes Qt use a loadable backend, and only the one in QT_MEDIA_BACKEND if that is set; false if it cannot be loaded.
// To be called before anything else of Qt Multimedia: Qt 6.4 ends the whole program if its backend cannot be loaded.
bool prepareMediaBackend();

}  // namespace concord::gui
