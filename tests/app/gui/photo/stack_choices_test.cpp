// The question about a doubtful cell.
#include "app/gui/photo/stack_choices.h"

#include "app/gui/document/document.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/selection.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace concord::gui {
namespace {

using vision::ReviewReason;

TEST(StackChoicesTest, AQuestionSaysWhyTheCellIsInDoubt) {
    const std::vector<std::pair<ReviewReason, QString>> reasons{
        {ReviewReason::Doubtful, {}},
        {ReviewReason::Hidden, QStringLiteral(" (other stacks stand in front of it)")},
        {ReviewReason::Covered, QStringLiteral(" (something seems to lie over it)")},
        {ReviewReason::BurntOut, QStringLiteral(" (it is too bright to tell)")}};
    for (const auto& [reason, words] : reasons) {
        const auto photo = std::make_shared<Photo>(*doubtfulPhoto());
        std::ranges::find(photo->reading->cells, cellNamed("c2"), &vision::CellReading::cell)->reason = reason;
        Document document;
        document.replace(tableFromPhoto(photo), {});
        Selection selection;
        StackChoices choices(document, selection);
        selection.selectCell(cellNamed("c2"));
        choices.refresh();
        EXPECT_EQ(choices.title(), QStringLiteral("<b>c2: tall tree, medium tree or empty?</b>") + words);
        selection.selectCell(cellNamed("b1"));
        choices.refresh();
        EXPECT_EQ(choices.title(), QStringLiteral("<b>b1: water or field?</b>"));
    }
}

}  // namespace
}  // namespace concord::gui
