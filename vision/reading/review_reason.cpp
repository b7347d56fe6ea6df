#include "vision/reading/review_reason.h"

#include <algorithm>
#include <array>

namespace concord::vision {

std::string_view name(ReviewReason reason) {
    switch (reason) {
        case ReviewReason::Doubtful:
            return "doubtful";
        case ReviewReason::Hidden:
            return "hidden";
        case ReviewReason::Covered:
            return "covered";
        case ReviewReason::BurntOut:
            return "burnt-out";
    }
    return "";
}

std::optional<ReviewReason> reviewReasonFromName(std::string_view text) {
    constexpr std::array all{ReviewReason::Doubtful, ReviewReason::Hidden, ReviewReason::Covered,
                             ReviewReason::BurntOut};
    const auto* const found = std::ranges::find(all, text, [](ReviewReason reason) { return name(reason); });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

std::optional<Message> explanation(ReviewReason reason) {
    switch (reason) {
        case ReviewReason::Doubtful:
            return std::nullopt;
        case ReviewReason::Hidden:
            return Message{CONCORD_TEXT("other stacks stand in front of it"), {}};
        case ReviewReason::Covered:
            return Message{CONCORD_TEXT("something seems to lie over it"), {}};
        case ReviewReason::BurntOut:
            return Message{CONCORD_TEXT("it is too bright to tell"), {}};
    }
    return std::nullopt;
}

}  // namespace concord::vision
