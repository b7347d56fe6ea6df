// The command line of concord-app; its manual page is made from it too. Needs no screen.
#pragma once

#include <QCommandLineOption>
#include <QList>

namespace concord::gui {

inline constexpr const char* appDescription = "Counts finished boards of Harmonies and explains every point.";
inline constexpr const char* appFileName = "[FILE or PHOTO]";
inline constexpr const char* appFileDescription = "A photo of a board, or a concord-game.";

// Without the version: each by its longest name in isSet() and value().
QList<QCommandLineOption> appOptions();

}  // namespace concord::gui
