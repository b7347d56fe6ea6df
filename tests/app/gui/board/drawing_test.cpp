#include "app/gui/board/board_drawing.h"
#include "app/gui/board/habitat_drawing.h"
#include "app/gui/kit/icons.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QDir>
#include <QImage>

namespace concord::gui {
namespace {

template <typename Draw>
QImage drawn(QSize size, Draw draw) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    draw(painter);
    return image;
}

QImage pictureOfHabitat(const Habitat& habitat, Cube cube) {
    return drawn({120, 120}, [&](QPainter& painter) {
        drawHabitat(painter, {0, 0, 120, 120}, habitat, cube, 60, paperColours());
    });
}

TEST(HabitatDrawingTest, NoTwoCardsLookAlike) {
    std::vector<QImage> seen;
    for (const AnimalCard& card : animalCards()) {
        const QImage image = pictureOfHabitat(card.habitat, Cube::Animal);
        EXPECT_EQ(std::ranges::count(seen, image), 0) << card.id;
        seen.push_back(image);
    }
    for (const SpiritCard& card : spiritCards()) {
        const QImage image = pictureOfHabitat(card.habitat, Cube::Spirit);
        EXPECT_EQ(std::ranges::count(seen, image), 0) << card.id;
        seen.push_back(image);
    }
}

TEST(BoardDrawingTest, NothingIsDrawnOutsideTheRectangleOfTheBoard) {
    for (const Side side : {Side::A, Side::B}) {
        const QRectF into(40, 30, 200, boardHeight(side, 200));
        const QImage image = drawn({280, 400}, [&](QPainter& painter) {
            drawBoard(painter, into, Board(side),
                      {.highlighted = {cellNamed("a1", side)}, .supporting = {}, .isPath = false}, paperColours());
        });
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                ASSERT_TRUE(qAlpha(image.pixel(x, y)) == 0 || into.adjusted(-1, -1, 1, 1).contains(x, y));
            }
        }
    }
}

TEST(BoardDrawingTest, HighlightedAndSupportingCellsAreVisible) {
    Board board(Side::A);
    board.setStack(cellNamed("c3"), stackOf({Token::Brown, Token::Red}));
    board.setStack(cellNamed("c2"), stackOf({Token::Blue}));
    const auto drawnWith = [&](const BoardHighlights& light) {
        return drawn({300, 300}, [&](QPainter& painter) {
            drawBoard(painter, {0, 0, 300, 300}, board, light, paperColours());
        });
    };
    const QImage plain = drawnWith({});
    const QImage highlighted = drawnWith({.highlighted = {cellNamed("c3")}, .supporting = {}, .isPath = false});
    const QImage explained =
        drawnWith({.highlighted = {cellNamed("c3")}, .supporting = {cellNamed("c2")}, .isPath = false});
    EXPECT_NE(plain, highlighted);
    EXPECT_NE(highlighted, explained);
}

TEST(IconTest, EveryIconIsDrawnInTheColourOfTheText) {
    const QStringList names = QDir(QStringLiteral(":/icons")).entryList();
    ASSERT_GT(names.size(), 10);
    const QPalette before = QApplication::palette();
    for (const QColor colour : {QColor(250, 10, 20), QColor(20, 240, 30)}) {
        QPalette palette = before;
        palette.setColor(QPalette::ButtonText, colour);
        QApplication::setPalette(palette);
        for (const QString& file : names) {
            const QImage image = icon(file.chopped(4)).pixmap(48, 48).toImage();  // without ".svg"
            int coloured = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    coloured += image.pixelColor(x, y) == colour ? 1 : 0;
                }
            }
            EXPECT_GT(coloured, 20) << file.toStdString();
        }
    }
    QApplication::setPalette(before);
    EXPECT_TRUE(icon(QStringLiteral("missing")).isNull());
}

TEST(BoardLightTest, AHighlightedCellBreaksTheClaimOnlyIfAllBreakingCellsAreHighlighted) {
    const auto breaksClaim = [](const BoardHighlights& light, const char* cell) {
        CellAppearance appearance;
        applyLight(light, cellNamed(cell), appearance);
        return appearance.breaksClaim;
    };
    BoardHighlights light;
    light.highlighted = {cellNamed("b1"), cellNamed("b2")};
    light.breaking = {cellNamed("b1"), cellNamed("b2"), cellNamed("b3")};
    EXPECT_FALSE(breaksClaim(light, "b1"));
    EXPECT_TRUE(breaksClaim(light, "b3"));
    light.breaking.pop_back();  // b3
    EXPECT_TRUE(breaksClaim(light, "b1"));
    EXPECT_FALSE(breaksClaim(light, "b3"));
}

}  // namespace
}  // namespace concord::gui
