#include "app/gui/score/ending.h"

#include "app/gui/document/document_file.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/document/outcome.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/score/ending_view.h"
#include "app/gui/score/outcome_bar.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/pad_view.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QProxyStyle>
#include <QSettings>
#include <QTest>

#include <memory>

namespace concord::gui {
namespace {

Table tableIn(const QString& file) { return openedTable(gameFromContents(fileContents(file), file)); }

QStringList allSamples() {
    QStringList files;
    for (const char* const folder : {"/boards", "/renature"}) {
        const QDir dir(QStringLiteral(CONCORD_SAMPLES_DIR) + QLatin1String(folder));
        for (const QString& name : dir.entryList({QStringLiteral("*.json")}, QDir::Files)) {
            if (!name.endsWith(QStringLiteral(".score.json"))) {
                files << dir.filePath(name);
            }
        }
    }
    return files;
}

TEST(EndingTest, RowsAddUpToTheScoreOfEverySample) {
    ASSERT_GE(allSamples().size(), 12);
    for (const QString& file : allSamples()) {
        const Table table = tableIn(file);
        const ScoreTable score = table.game.module().score(table.game);
        const std::vector<EndingStep> steps = endingOf(score);
        for (std::size_t player = 0; player < score.players.size(); ++player) {
            EXPECT_EQ(steps.empty() ? 0 : steps.back().totals[player], score.total(player)) << file.toStdString();
            int sum = 0;
            for (const EndingStep& step : steps) {
                sum += step.added[player];
                EXPECT_EQ(step.totals[player], sum) << file.toStdString();
            }
        }
    }
}

TEST(EndingTest, TheLeadChangesRowByRow) {
    Document document;
    NewGame game;
    game.players = {{"Ann", ""}, {"Bob", ""}};
    document.replace(tableFor(game), {});
    document.typeNumber(0, "trees", 10);
    document.typeNumber(1, "trees", 4);
    document.typeNumber(1, "mountains", 6);
    document.typeNumber(1, "water", 5);
    const std::vector<EndingStep> steps = endingOf(document.score());
    ASSERT_EQ(steps.size(), 3U);  // rows without points are left out
    EXPECT_EQ(steps[0].leaders, std::vector<std::size_t>({0}));
    EXPECT_EQ(steps[1].leaders, std::vector<std::size_t>({0, 1}));
    EXPECT_EQ(steps[2].leaders, std::vector<std::size_t>({1}));
}

TEST(EndingTest, AsManyPlayersLeadAtTheEndAsHaveWon) {
    for (const auto& [file, winners] : {std::pair("tie-broken-by-cubes.json", 1), {"shared-victory.json", 2}}) {
        const Table table = tableIn(sampleBoard(QString::fromLatin1(file)));
        const ScoreTable score = table.game.module().score(table.game);
        EXPECT_EQ(endingOf(score).back().leaders.size(), static_cast<std::size_t>(winners)) << file;
    }
}

TEST(EndingTest, RowsThatCostPointsAreIncluded) {
    const Table table = tableIn(QStringLiteral(CONCORD_SAMPLES_DIR "/renature/four-players.json"));
    const ScoreTable score = table.game.module().score(table.game);
    const std::vector<EndingStep> steps = endingOf(score);
    EXPECT_TRUE(std::ranges::any_of(steps, [&](const EndingStep& step) {
        return score.rows.at(step.row).id == "plantsLeft" && std::ranges::min(step.added) < 0;
    }));
}

// A style without animations.
class StillStyle : public QProxyStyle {
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* more) const override {
        return hint == SH_Widget_Animation_Duration ? 0 : QProxyStyle::styleHint(hint, option, widget, more);
    }
};

class EndingViewTest : public testing::Test {
protected:
    EndingViewTest() {
        QSettings().clear();
        NewGame game;
        game.players = {{"Ann", "#2a7fb8"}, {"Bob", "#d1495b"}};
        m_document.replace(tableFor(game), {});
        m_page.resize(900, 500);
        m_page.show();
        QTest::qWait(1);  // the page lays itself out
    }
    ~EndingViewTest() override { QSettings().clear(); }

    EndingView& ending() { return *m_page.ending(); }
    // Bob leads until the animals make Ann win.
    void typeAllNumbers() {
        for (int player = 0; player < 2; ++player) {
            for (const char* const row : {"trees", "mountains", "fields", "buildings", "water"}) {
                m_document.typeNumber(player, row, 3 + player);
            }
            m_document.typeAnimals(player, {player == 0 ? 20 : 4});
        }
    }
    // Handles the events that the last number queued, and those that they queue in turn.
    static void settle() {
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
    }

    Document m_document;
    Selection m_selection;
    PadPage m_page{m_document, m_selection};
};

TEST_F(EndingViewTest, AppearsOnlyOnceAfterTheLastNumberIsEntered) {
    EXPECT_FALSE(ending().isVisible());
    typeAllNumbers();
    settle();
    ASSERT_TRUE(ending().isVisible());
    QTest::keyClick(&m_page, Qt::Key_Escape);
    EXPECT_FALSE(ending().isVisible());
    m_document.typeNumber(0, "trees", 1);
    settle();
    EXPECT_FALSE(ending().isVisible());
}

TEST_F(EndingViewTest, WaitsUntilATieIsBroken) {
    for (int player = 0; player < 2; ++player) {
        for (const char* const row : {"trees", "mountains", "fields", "buildings", "water"}) {
            m_document.typeNumber(player, row, 3);
        }
        m_document.typeAnimals(player, {4});
    }
    settle();
    EXPECT_FALSE(ending().isVisible()) << "shown although the cubes that break the tie are not entered yet";
    const GameExtras& extras = extrasOf(m_document.game());
    extras.typeLine(m_document, 0, "cubes", 3);
    extras.typeLine(m_document, 1, "cubes", 2);
    settle();
    EXPECT_TRUE(ending().isVisible());
}

TEST_F(EndingViewTest, NothingNamesTheWinnerBeforeTheEnd) {
    const QString placeholder = QStringLiteral("The points are being added up…");
    const QString winner = QStringLiteral("Ann wins with 35 points.");
    OutcomeBar& bar = *m_page.outcomeBar();
    typeAllNumbers();
    EXPECT_EQ(bar.headline(), placeholder) << "the winner is named before the ending appears";
    settle();
    ASSERT_TRUE(ending().isVisible());
    EXPECT_EQ(bar.headline(), placeholder);
    EXPECT_EQ(bar.detail(), QString());
    EXPECT_EQ(ending().toolTip(), QString());
    ending().showAt(6);  // after the last of the six rows
    EXPECT_EQ(bar.headline(), winner);
    EXPECT_EQ(ending().toolTip(), winner);
    ending().showAt(2);
    EXPECT_EQ(bar.headline(), placeholder);
    QTest::keyClick(&m_page, Qt::Key_Escape);
    EXPECT_EQ(bar.headline(), winner) << "still hidden after the ending was skipped";
}

TEST_F(EndingViewTest, AnUndoBeforeItAppearsCancelsIt) {
    typeAllNumbers();
    m_document.undoStack()->undo();
    settle();
    EXPECT_FALSE(ending().isVisible());
    EXPECT_FALSE(ending().keepsSecret());
}

// The height in pixels of the last line of text in the picture.
int heightOfLastLine(const QImage& picture) {
    const auto hasInk = [&](int y) {
        for (int x = picture.width() / 4; x < picture.width() * 3 / 4; ++x) {
            if (picture.pixel(x, y) != picture.pixel(0, y)) {
                return true;
            }
        }
        return false;
    };
    int last = picture.height() - 1;
    while (last > 0 && !hasInk(last)) {
        --last;
    }
    int first = last;
    while (first > 0 && hasInk(first - 1)) {
        --first;
    }
    return last - first + 1;
}

TEST_F(EndingViewTest, TheLineThatSaysHowToCloseItGrowsWithTheScreen) {
    typeAllNumbers();
    settle();
    ending().showAt(0);
    const int usual = heightOfLastLine(ending().grab().toImage());
    m_page.resize(3840, 2160);
    settle();
    ending().showAt(0);
    EXPECT_GT(heightOfLastLine(ending().grab().toImage()), usual * 3 / 2);
}

TEST_F(EndingViewTest, TheResultStaysVisible) {
    typeAllNumbers();
    settle();
    ASSERT_TRUE(ending().isVisible());
    ending().showAt(6);
    EXPECT_EQ(m_page.outcomeBar()->headline(), QStringLiteral("Ann wins with 35 points."));
    const QRect covered = ending().geometry();
    const QRect result(m_page.outcomeBar()->mapTo(&m_page, QPoint()), m_page.outcomeBar()->size());
    EXPECT_FALSE(covered.intersects(result));
}

TEST_F(EndingViewTest, AKeyClosesItAndStillHasItsEffect) {
    typeAllNumbers();
    settle();
    ASSERT_TRUE(ending().isVisible());
    m_page.padView()->setFocus();
    m_page.padView()->setCurrentIndex(m_page.pad().index(m_page.pad().rowOf("trees"), 0));
    QTest::keyClick(m_page.padView(), Qt::Key_9);
    EXPECT_FALSE(ending().isVisible());
    auto* const field = m_page.padView()->findChild<QLineEdit*>();
    ASSERT_NE(field, nullptr);
    EXPECT_EQ(field->text(), QStringLiteral("9"));
    QTest::keyClick(field, Qt::Key_Return);
    settle();
    EXPECT_EQ(m_document.harmoniesPlayer(0).typed.at(Category::Trees), 9);
}

TEST_F(EndingViewTest, AClickClosesIt) {
    typeAllNumbers();
    settle();
    QTest::mouseClick(&ending(), Qt::LeftButton);
    EXPECT_FALSE(ending().isVisible());
}

TEST_F(EndingViewTest, ShowsEachRowAndThenWhoWon) {
    typeAllNumbers();
    settle();
    ending().showAt(0);
    EXPECT_EQ(ending().caption(), QStringLiteral("Trees"));
    EXPECT_TRUE(ending().leaders().empty());
    ending().showAt(0.9);
    EXPECT_EQ(ending().leaders(), std::vector<std::size_t>({1}));
    ending().showAt(5.1);
    EXPECT_EQ(ending().caption(), QStringLiteral("Animals"));
    EXPECT_EQ(ending().leaders(), std::vector<std::size_t>({1}));  // until the animals are counted
    ending().showAt(6);
    EXPECT_TRUE(ending().isAtEnd());
    EXPECT_EQ(ending().leaders(), std::vector<std::size_t>({0}));
    EXPECT_EQ(ending().caption(), QStringLiteral("Ann wins with 35 points."));
    const QImage picture = ending().grab().toImage();
    EXPECT_EQ(picture.pixelColor(40, 40), QColor("#2a7fb8"));  // the winner's colour
}

TEST_F(EndingViewTest, SwitchedOffItIsOnlyShownOnRequest) {
    EndingView::setOn(false);
    typeAllNumbers();
    settle();
    EXPECT_FALSE(ending().isVisible());
    ending().play();
    EXPECT_TRUE(ending().isVisible());
}

TEST_F(EndingViewTest, WithoutAnimationsItIsOnlyShownOnRequest) {
    auto* const still = new StillStyle;
    still->setParent(&m_page);
    ending().setStyle(still);
    typeAllNumbers();
    settle();
    EXPECT_FALSE(ending().isVisible());
    ending().play();
    EXPECT_TRUE(ending().isAtEnd());
}

TEST_F(EndingViewTest, IsNotShownForAGameThatIsOpened) {
    m_document.replace(tableIn(sampleBoard(QStringLiteral("four-players.json"))), {});
    settle();
    EXPECT_FALSE(ending().isVisible());
}

TEST_F(EndingViewTest, WaitsForThePadWhenTheGameEndsElsewhere) {
    m_page.hide();
    typeAllNumbers();
    settle();
    EXPECT_FALSE(ending().isVisible());
    m_page.show();
    settle();
    EXPECT_TRUE(ending().isVisible());
    m_page.hide();
    m_page.show();
    settle();
    EXPECT_FALSE(ending().isVisible());
}

TEST_F(EndingViewTest, DoesNotAppearIfItIsSwitchedOffWhileItWaits) {
    m_page.hide();
    typeAllNumbers();
    EndingView::setOn(false);
    m_page.show();
    settle();
    EXPECT_FALSE(ending().isVisible());
    EndingView::setOn(true);
    m_page.hide();
    m_page.show();
    settle();
    EXPECT_FALSE(ending().isVisible());
}

TEST_F(EndingViewTest, EverySampleIsDrawnAtEveryMoment) {
    for (const QString& file : allSamples()) {
        m_document.replace(tableIn(file), {});
        if (!ending().mayPlay()) {
            continue;
        }
        const auto steps = static_cast<int>(endingOf(m_document.score()).size());
        for (int moment = 0; moment <= 2 * steps; ++moment) {
            ending().showAt(moment / 2.0);
            EXPECT_FALSE(ending().grab().isNull()) << file.toStdString();
            EXPECT_FALSE(ending().caption().isEmpty()) << file.toStdString();
        }
    }
}

}  // namespace
}  // namespace concord::gui
