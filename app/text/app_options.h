// The command line of concord-app; its manual page and shell completion are made from it too. Needs no screen.
#pragma once

#include <QCommandLineOption>
#include <QList>

namespace concord::gui {

inline constexpr const char* appDescription = "Counts finished boards of Harmonies and explains every point.";
inline constexpr const char* appFileName = "[FILE or PHOTO]";
inline constexpr const char* appFileDescription = "A photo of a board, or a concord-game.";

inline constexpr const char* appLanguages = "de en es fr ja ru";  // as languages() has them, what --lang takes

// Without the version: each by its longest name in isSet() and value().
QList<QCommandLineOption> appOptions();

}  // namespace concord::gui
