// What the user can do at once with a file that was written.
#pragma once

#include "app/gui/kit/wording.h"

#include <QString>

#include <functional>

namespace concord::gui {

struct WrittenOffer {
    Wording name;
    std::function<void()> action;
};

// Offers to open the file with the desktop's program for it.
WrittenOffer openOffer(const QString& path);
// Offers to open its folder, from which it can be sent or copied: for files that few programs can open.
WrittenOffer folderOffer(const QString& path);

}  // namespace concord::gui
