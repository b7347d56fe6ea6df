// The counters of plants: heads that fit their columns, and what screen readers say.
#include "app/gui/renature/plant_grid.h"

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

QImage drawn(PlantGrid& grid, const QString& name) {
    grid.setOwners({{name, name, Qt::white}, {QStringLiteral("Bob"), QStringLiteral("Bob"), Qt::black}});
    grid.resize(360, 300);
    grid.show();
    return grid.grab().toImage();
}

TEST(PlantGridTest, LongNamesAreElided) {
    PlantGrid grid(false);
    const QImage before = drawn(grid, longName);
    QLabel* const head = headOf(grid, longName);
    ASSERT_NE(head, nullptr);
    const QString elided = head->fontMetrics().elidedText(longName, Qt::ElideRight, head->contentsRect().width());
    ASSERT_NE(elided, longName);
    EXPECT_EQ(before, drawn(grid, elided));
    EXPECT_NE(before, drawn(grid, elided.left(3)));
}

TEST(CounterTest, ATapThatEndsBesideTheCounterDoesNotChangeWhatSpaceDoes) {
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
