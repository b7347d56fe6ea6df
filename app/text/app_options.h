// The command line of concord-app, from which its shell completion is made too. Needs no screen.
#pragma once

#include <QCommandLineOption>
#include <QList>

namespace concord::text {

inline constexpr const char* appDescription = "Counts finished boards of Harmonies and explains every point.";
inline constexpr const char* appFileName = "[FILE or PHOTO]...";
inline constexpr const char* appFileDescription = "Photos of boards, one or several, or a concord-game.";

inline constexpr const char* appExamples =
    "Examples:\n"
    "  concord-app                       starts with the games that are open\n"
    "  concord-app table.jpg             reads the board in a photo\n"
    "  concord-app game.concord.json     opens a game\n"
    "  concord-app --lang fr --database club.concord\n";

inline constexpr const char* appLanguages = "de en es fr ja ru";  // for --lang; the same as languages() of the window

// All options except --version. Pass their long names to isSet() and value().
QList<QCommandLineOption> appOptions();

}  // namespace concord::text
