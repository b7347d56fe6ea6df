// The counters of plants: heads that fit their columns, and what screen readers say.
#include "app/gui/renature/plant_grid.h"

#include "app/gui/renature/area_editor.h"

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

namespace concord::gui {
namespace {

const QString longName = QStringLiteral("Maximiliane Alexandrina von und zu Hohenstein");

QLabel* headOf(PlantGrid& grid, const QString& name) {
    for (QLabel* const label : grid.findChildren<QLabel*>()) {
        if (label->text() == name) {
            return label;
        }
    }
    return nullptr;
}

QImage pictureWithOwner(PlantGrid& grid, const QString& name) {
    grid.setOwners({{name, name, Qt::white}, {QStringLiteral("Bob"), QStringLiteral("Bob"), Qt::black}});
    grid.resize(360, 300);
    grid.show();
    return grid.grab().toImage();
}

TEST(PlantGridTest, LongNamesAreElided) {
    PlantGrid grid(false);
    const QImage picture = pictureWithOwner(grid, longName);
    QLabel* const head = headOf(grid, longName);
    ASSERT_NE(head, nullptr);
    const QString elided = head->fontMetrics().elidedText(longName, Qt::ElideRight, head->contentsRect().width());
    ASSERT_NE(elided, longName);
    EXPECT_EQ(picture, pictureWithOwner(grid, elided));
    EXPECT_NE(picture, pictureWithOwner(grid, elided.left(3)));
}

TEST(CounterTest, SpaceStillAddsOneAfterATapOnMinusIsReleasedOutside) {
    Counter counter({.min = 0, .max = 9});
    counter.resize(200, 80);
    counter.setNumber(3);
    counter.show();
    QTest::mousePress(&counter, Qt::LeftButton, {}, counter.minusArea().center());
    QTest::mouseRelease(&counter, Qt::LeftButton, {}, QPoint(-20, -20));
    EXPECT_EQ(counter.number(), 3);
    QTest::keyClick(&counter, Qt::Key_Space);
    EXPECT_EQ(counter.number(), 4);
}

TEST(AreaEditorTest, FillsALargeScreenAndLetsTheWindowBecomeSmallAgain) {
    AreaEditor editor;
    editor.setArea({});
    const auto resize = [&editor](int width, int height) {
        editor.resize(width, height);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();  // the layout follows the new fonts
    };
    const auto textHeight = [&editor] { return editor.mainCounter()->fontMetrics().height(); };
    const auto plantHeight = [&editor] {
        return editor.plantGrid()->counter(0, renature::PlantKind::Oak)->fontMetrics().height();
    };
    editor.show();
    resize(1000, 460);
    const int usual = textHeight();
    const QSize usualMinimum = editor.minimumSizeHint();
    resize(1900, 960);
    EXPECT_GT(textHeight(), usual * 1.25);
    EXPECT_EQ(plantHeight(), textHeight());
    EXPECT_LE(editor.minimumSizeHint().width(), usualMinimum.width() + 10);
    EXPECT_LE(editor.minimumSizeHint().height(), usualMinimum.height() + 40);
    resize(1000, 460);
    EXPECT_EQ(textHeight(), usual);
    EXPECT_EQ(plantHeight(), usual);
}

TEST(CounterTest, ALargeCounterHasALargeNumber) {
    const auto heightOfNumber = [](QSize size) {
        Counter counter({.min = 0, .max = 9});
        counter.resize(size);
        counter.setNumber(8);
        QImage picture = counter.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
        const int inkLimit = 90;  // pixels of the number are darker
        int rows = 0;
        for (int y = 0; y < picture.height(); ++y) {
            const auto isInk = [&](int x) { return qGray(picture.pixel(x, y)) < inkLimit; };
            const int halfWidth = picture.height() / 4;  // of the middle, without the minus and plus at the sides
            bool hasInk = false;
            for (int x = picture.width() / 2 - halfWidth; x < picture.width() / 2 + halfWidth; ++x) {
                hasInk = hasInk || isInk(x);
            }
            rows += hasInk ? 1 : 0;
        }
        return rows;
    };
    EXPECT_GT(heightOfNumber({400, 200}), heightOfNumber({120, 60}) * 1.2);
}

TEST(PlantGridTest, NounsKeepTheirCapitalInGerman) {
    PlantGrid grid(false);
    grid.setOwners({{QStringLiteral("Ann"), QStringLiteral("Blau"), Qt::blue}});
    Counter* const bush = grid.counter(0, renature::PlantKind::Bush);
    EXPECT_EQ(bush->accessibleName(), QStringLiteral("Blau, bush: 0"));
    QTranslator german;
    ASSERT_TRUE(german.load(QStringLiteral(":/translations/concord_de.qm")));
    QCoreApplication::installTranslator(&german);
    QCoreApplication::processEvents();
    EXPECT_EQ(bush->accessibleName(), QStringLiteral("Blau, Busch: 0"));
    QCoreApplication::removeTranslator(&german);
    QCoreApplication::processEvents();
}

}  // namespace
}  // namespace concord::gui
