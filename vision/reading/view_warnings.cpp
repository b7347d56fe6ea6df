#include "vision/reading/view_warnings.h"

namespace concord::vision {

namespace {

std::string cellNames(const std::vector<CellDifference>& differing) {
    std::string names;
    for (const CellDifference& difference : differing) {
        names += (names.empty() ? "" : ", ") + name(difference.cell);
    }
    return names;
}

Message differentBoards(const ViewComparison& views) {
    if (views.firstSide != views.secondSide) {
        return {CONCORD_TEXT("the first photo shows side %1 of a board and the second one side %2; only the first was "
                             "read"),
                {std::string(name(views.firstSide)), std::string(name(views.secondSide))}};
    }
    if (views.tokensWereAdded()) {
        return {views.secondNewer > views.firstNewer
                    ? CONCORD_TEXT("tokens seem to have been added before the second photo: it differs on %1; only the "
                                   "first was read")
                    : CONCORD_TEXT("the first photo seems to show the board after more tokens were added: it differs "
                                   "on %1; only the first was read"),
                {cellNames(views.differing)}};
    }
    return {CONCORD_TEXT("the photos show different boards: they differ on %1; only the first was read"),
            {cellNames(views.differing)}};
}

Message perhapsDifferentBoards(const ViewComparison& views) {
    if (views.differing.empty()) {
        return {CONCORD_TEXT("the photos show too little to tell whether they are of the same board; both were used"),
                {}};
    }
    return {CONCORD_TEXT("the photos may show different boards: they differ on %1; both were used"),
            {cellNames(views.differing)}};
}

}  // namespace

std::optional<Warning> warningAbout(const ViewComparison& views) {
    switch (views.verdict) {
        case SameBoard::Yes:
            return std::nullopt;
        case SameBoard::No:
            return Warning{"views-differ", differentBoards(views)};
        case SameBoard::CannotTell:
            break;
    }
    return Warning{"views-unsure", perhapsDifferentBoards(views)};
}

}  // namespace concord::vision
