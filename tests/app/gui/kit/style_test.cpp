#include "app/gui/kit/names_header.h"
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

// The same colour is used for hints in fields and for zeros on counter buttons.
TEST(StyleTest, HintsCanBeReadInEveryTheme) {
    constexpr double readable = 4.5;  // WCAG 2.1, level AA
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

enum class TextEdge { Left, Right };

// The first or last pixel column with text in the middle third of the cell's height; grid lines do not count.
int edgeOfText(TextEdge side, const QWidget& widget, const QRect& cell) {
    const QImage picture = const_cast<QWidget&>(widget).grab(cell).toImage();
    constexpr int darkest = 100;  // of what is not text
    constexpr int gridLine = 2;
    int edge = -1;
    for (int x = gridLine; x < picture.width() - gridLine; ++x) {
        for (int y = picture.height() / 3; y < picture.height() * 2 / 3; ++y) {
            if (qGray(picture.pixel(x, y)) < darkest && (edge < 0 || side == TextEdge::Right)) {
                edge = x;
            }
        }
    }
    return edge;
}

TEST(StyleTest, NamesOfPlayersAndRowsKeepTheMarginOfTheirNumbers) {
    QStandardItemModel model(1, 1);
    model.setItem(0, 0, new QStandardItem(QStringLiteral("HHH")));  // a letter with straight edges
    model.item(0, 0)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    model.setHeaderData(0, Qt::Horizontal, QStringLiteral("HHH"));
    model.setHeaderData(0, Qt::Horizontal, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), Qt::TextAlignmentRole);
    model.setHeaderData(0, Qt::Vertical, QStringLiteral("HHHHH"));
    QFont bold = QApplication::font();
    bold.setBold(true);
    model.setHeaderData(0, Qt::Vertical, bold, Qt::FontRole);
    QTableView table;
    auto* const names = new NamesHeader(&table);
    table.setHorizontalHeader(names);
    table.setModel(&model);
    table.setShowGrid(false);
    table.setSelectionMode(QAbstractItemView::NoSelection);
    table.setFocusPolicy(Qt::NoFocus);
    table.resize(400, 200);
    table.show();
    QCoreApplication::processEvents();
    names->fit();
    const QRect name(names->sectionViewportPosition(0), 0, names->sectionSize(0), names->height());
    const int numberEdge = edgeOfText(TextEdge::Right, *table.viewport(), table.visualRect(model.index(0, 0)));
    EXPECT_NEAR(edgeOfText(TextEdge::Right, *names->viewport(), name), numberEdge, 1);
    const QHeaderView& rows = *table.verticalHeader();
    const QRect row(0, rows.sectionViewportPosition(0), rows.width(), rows.sectionSize(0));
    constexpr int minMargin = 4;  // between the name and the frame
    EXPECT_GE(edgeOfText(TextEdge::Left, *rows.viewport(), row), minMargin);
    EXPECT_LE(edgeOfText(TextEdge::Right, *rows.viewport(), row), rows.width() - minMargin);
}

TEST(StyleTest, HeadersOfColumnsAreAlignedWithTheTextsOfTheirCells) {
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
            const TextEdge edge = column == 0 ? TextEdge::Left : TextEdge::Right;
            const int nameEdge = edgeOfText(edge, *head.viewport(), name);
            ASSERT_GT(nameEdge, 0);
            EXPECT_NEAR(nameEdge, edgeOfText(edge, *table.viewport(), cell), 1)
                << "column " << column << ", wide: " << isWide;
        }
    }
}

}  // namespace
}  // namespace concord::gui
