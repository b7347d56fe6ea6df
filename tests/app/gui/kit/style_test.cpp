#include "app/gui/kit/theme.h"
#include "tests/app/gui/record/colour_distance.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QHeaderView>
#include <QImage>
#include <QPalette>
#include <QStandardItemModel>
#include <QTableView>

namespace concord::gui {
namespace {

// Hints are shown in fields, and zeros on the counter buttons.
TEST(StyleTest, HintsCanBeReadInEveryTheme) {
    constexpr double readable = 4.5;
    for (const bool dark : {false, true}) {
        applyDark(dark);
        const QPalette palette = QApplication::palette();
        for (const QPalette::ColorRole ground : {QPalette::Base, QPalette::Button, QPalette::Window}) {
            EXPECT_GE(gui::contrast(palette.color(QPalette::PlaceholderText), palette.color(ground)), readable)
                << "dark: " << dark << ", ground " << ground;
        }
        EXPECT_LT(
            gui::contrast(palette.color(QPalette::PlaceholderText), palette.color(QPalette::Base)),
            gui::contrast(palette.color(QPalette::Text), palette.color(QPalette::Base)));  // still fainter than text
    }
    applyDark(false);
}

// The first or last pixel column in which text is drawn in the middle third of the cell, without its grid lines.
int edgeOfText(const QWidget& widget, const QRect& cell, bool isLeft) {
    const QImage picture = const_cast<QWidget&>(widget).grab(cell).toImage();
    constexpr int dark = 100;
    constexpr int line = 2;
    int edge = -1;
    for (int x = line; x < picture.width() - line; ++x) {
        for (int y = picture.height() / 3; y < picture.height() * 2 / 3; ++y) {
            if (qGray(picture.pixel(x, y)) < dark && (edge < 0 || !isLeft)) {
                edge = x;
            }
        }
    }
    return edge;
}

TEST(StyleTest, NamesOfColumnsAreAlignedWithTheTextsOfTheirCells) {
    QStandardItemModel model(1, 2);
    for (const auto& [column, side] : {std::pair(0, Qt::AlignLeft), std::pair(1, Qt::AlignRight)}) {
        model.setItem(0, column, new QStandardItem(QStringLiteral("HHH")));
        model.item(0, column)->setTextAlignment(side | Qt::AlignVCenter);
        model.setHeaderData(column, Qt::Horizontal, QStringLiteral("HHH"));
        model.setHeaderData(column, Qt::Horizontal, static_cast<int>(side | Qt::AlignVCenter), Qt::TextAlignmentRole);
    }
    QTableView table;
    table.setModel(&model);
    table.setShowGrid(false);
    table.setSelectionMode(QAbstractItemView::NoSelection);
    table.setFocusPolicy(Qt::NoFocus);
    table.verticalHeader()->hide();
    table.resize(400, 200);
    table.show();
    QCoreApplication::processEvents();
    for (const bool isWide : {true, false}) {
        if (!isWide) {
            table.resizeColumnsToContents();
        }
        for (const int column : {0, 1}) {
            const QHeaderView& head = *table.horizontalHeader();
            const QRect name(head.sectionViewportPosition(column), 0, head.sectionSize(column), head.height());
            const QRect cell = table.visualRect(model.index(0, column));
            const int nameEdge = edgeOfText(*head.viewport(), name, column == 0);
            ASSERT_GT(nameEdge, 0);
            EXPECT_NEAR(nameEdge, edgeOfText(*table.viewport(), cell, column == 0), 1) << column << isWide;
        }
    }
}

}  // namespace
}  // namespace concord::gui
