// What can be done at once with a file that was written.
#pragma once

#include "app/gui/kit/wording.h"

#include <QString>

#include <functional>

namespace concord::gui {

struct WrittenOffer {
    Wording name;
    std::function<void()> action;
};

// To look at it, with the program that the desktop has for it.
WrittenOffer openOffer(const QString& path);
// Of a file that other programs can do little with: its folder, from which it is sent or copied.
WrittenOffer folderOffer(const QString& path);

}  // namespace concord::gui
