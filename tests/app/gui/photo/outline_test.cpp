#include "app/gui/photo/board_outline.h"

#include "app/gui/photo/outline_item.h"
#include "app/gui/photo/photo_panel.h"
#include "app/gui/photo/photo_view.h"
#include "tests/app/gui/support/support.h"
#include "vision/geometry/board_frame.h"

#include <gtest/gtest.h>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace concord::gui {
namespace {

constexpr double tolerancePx = 0.01;

// A photo of 500 by 400 pixels in which nothing was read.
Photo unreadPhoto(int exifOrientation = 1) {
    Photo photo = *doubtfulPhoto();
    photo.reading.reset();
    photo.exifOrientation = exifOrientation;
    return photo;
}

// Where a camera that looks from the side sees the corners of the board's bounding box.
const QPolygonF slantedCorners{{{120, 90}, {390, 110}, {440, 350}, {60, 320}}};

Photo slantedPhoto() {
    Photo photo = *doubtfulPhoto();
    QTransform photoFromBoard;
    const double halfWidth = vision::plateWidthMm / 2;
    const double halfHeight = vision::plateHeightMm / 2;
    const QPolygonF boundingBox(
        {{-halfWidth, halfHeight}, {halfWidth, halfHeight}, {halfWidth, -halfHeight}, {-halfWidth, -halfHeight}});
    QTransform::quadToQuad(boundingBox, slantedCorners, photoFromBoard);
    for (const cv::Point2d& point : vision::plateOutlineMm()) {
        const QPointF seen = photoFromBoard.map(QPointF(point.x, point.y));
        photo.reading->boardOutline.emplace_back(seen.x(), seen.y());
    }
    return photo;
}

TEST(BoardOutlineTest, StartsWhereTheBoardWasRead) {
    const BoardOutline outline(slantedPhoto());
    for (int i = 0; i < BoardOutline::cornerCount; ++i) {
        EXPECT_LT(QLineF(outline.corners()[i], slantedCorners[i]).length(), tolerancePx) << i;
    }
    EXPECT_TRUE(outline.isUsable());
}

TEST(BoardOutlineTest, WithoutAReadingItStartsUprightInTheMiddleOfThePhotoAsDisplayed) {
    const BoardOutline upright(unreadPhoto());
    EXPECT_NEAR(upright.corners()[0].y(), upright.corners()[1].y(), tolerancePx);
    EXPECT_LT(upright.corners()[0].x(), upright.corners()[1].x());
    // Displayed a quarter turn clockwise: the top of the display is the left of the stored image.
    const BoardOutline turned(unreadPhoto(6));
    EXPECT_NEAR(turned.corners()[0].x(), turned.corners()[1].x(), tolerancePx);
    EXPECT_LT(turned.corners()[0].x(), turned.corners()[2].x());
    EXPECT_GT(turned.corners()[0].y(), turned.corners()[1].y());
    EXPECT_NEAR(turned.corners().boundingRect().center().x(), 250, tolerancePx);
    EXPECT_TRUE(turned.isUsable());
}

TEST(BoardOutlineTest, TurningMovesTheStraightEdgeClockwise) {
    BoardOutline outline(slantedPhoto());
    outline.turn();
    EXPECT_LT(QLineF(outline.corners()[0], slantedCorners[1]).length(), tolerancePx);
    EXPECT_LT(QLineF(outline.corners()[3], slantedCorners[0]).length(), tolerancePx);
    EXPECT_TRUE(outline.isUsable());
}

TEST(BoardOutlineTest, CrossedOrCoincidingCornersAreNotUsable) {
    BoardOutline crossed(slantedPhoto());
    crossed.move(0, slantedCorners[2]);
    crossed.move(2, slantedCorners[0]);
    EXPECT_FALSE(crossed.isUsable());
    BoardOutline coinciding(slantedPhoto());
    coinciding.move(0, slantedCorners[1]);
    EXPECT_FALSE(coinciding.isUsable());
}

TEST(BoardOutlineTest, CornersStayNearThePhoto) {
    BoardOutline outline(slantedPhoto());
    outline.move(2, {9000, 9000});
    EXPECT_EQ(outline.corners()[2], QPointF(600, 480));  // a fifth beyond the photo
}

TEST(BoardOutlineTest, KeepsItsShapeWhereItCanMoveNoFurther) {
    BoardOutline outline(slantedPhoto());
    const QPolygonF before = outline.corners();
    outline.shift({9000, 40});
    const QPointF moved = outline.corners()[0] - before[0];
    EXPECT_EQ(outline.corners().boundingRect().right(), 600);
    EXPECT_EQ(moved.y(), 40);
    for (int i = 0; i < BoardOutline::cornerCount; ++i) {
        EXPECT_LT(QLineF(outline.corners()[i], before[i] + moved).length(), tolerancePx) << i;
    }
}

// Three corners in a line look like a triangle: no camera shows a board like that, mirrored or not.
TEST(BoardOutlineTest, AStraightAngleIsNotUsableEvenInMirroredPhotos) {
    for (const int exifOrientation : {1, 2}) {  // 2: mirrored
        BoardOutline outline(unreadPhoto(exifOrientation));
        EXPECT_TRUE(outline.isUsable()) << exifOrientation;
        outline.move(1, {200, 100});
        outline.move(2, {200, 200});
        outline.move(3, {200, 300});
        outline.move(0, {exifOrientation == 1 ? 100.0 : 300.0, 200});
        EXPECT_FALSE(outline.isUsable()) << exifOrientation;
    }
}

class OutlineTest : public ::testing::Test {
protected:
    OutlineTest() {
        m_scene.setPhoto(&m_photo);
        m_panel.resize(700, 600);
        m_panel.show();
        m_panel.beginOutline(m_photo);
    }
    QPoint placeOf(int corner) { return m_panel.view()->mapFromScene(m_scene.outlineItem()->cornerInScene(corner)); }
    QPointF corner(int which) { return m_scene.outlineItem()->outline().corners()[which]; }

    Photo m_photo = slantedPhoto();
    PhotoScene m_scene;
    PhotoPanel m_panel{m_scene};
};

TEST_F(OutlineTest, TheMouseDragsACornerAndTheReadButtonEmitsTheOutline) {
    QSignalSpy marked(&m_panel, &PhotoPanel::outlineMarked);
    QWidget* const viewport = m_panel.view()->viewport();
    const QPoint from = placeOf(2);
    const QPoint to = from + QPoint(-60, -30);
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, to, viewport->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(viewport, &move);
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
    EXPECT_LT((placeOf(2) - to).manhattanLength(), 4);
    EXPECT_LT(QLineF(corner(0), slantedCorners[0]).length(), tolerancePx);
    QTest::mouseClick(m_panel.readButton(), Qt::LeftButton);
    ASSERT_EQ(marked.count(), 1);
    const auto corners = marked.front().front().value<std::vector<QPointF>>();
    ASSERT_EQ(corners.size(), 4U);
    EXPECT_EQ(corners[2], corner(2));
}

TEST_F(OutlineTest, TheKeyboardMovesACornerTurnsAndReads) {
    QSignalSpy marked(&m_panel, &PhotoPanel::outlineMarked);
    PhotoView* const view = m_panel.view();
    QTest::keyClick(view, Qt::Key_3);  // selects corner 2
    QTest::keyClick(view, Qt::Key_Left);
    QTest::keyClick(view, Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_LT(corner(2).x(), slantedCorners[2].x());
    EXPECT_LT(corner(2).y(), slantedCorners[2].y() - 5);
    QTest::keyClick(view, Qt::Key_R);  // turns the outline
    EXPECT_LT(QLineF(corner(0), slantedCorners[1]).length(), tolerancePx);
    QTest::keyClick(view, Qt::Key_Return);  // reads
    EXPECT_EQ(marked.count(), 1);
    QTest::keyClick(view, Qt::Key_Escape);
    QCoreApplication::processEvents();
    EXPECT_FALSE(m_panel.isMarking());
}

TEST_F(OutlineTest, CrossedLinesCannotBeRead) {
    PhotoView* const view = m_panel.view();
    QTest::keyClick(view, Qt::Key_1);  // selects corner 0, which then moves to the right until lines cross
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(view, Qt::Key_Right, Qt::ShiftModifier);
    }
    EXPECT_FALSE(m_panel.readButton()->isEnabled());
}

TEST_F(OutlineTest, CellsCannotBeClickedWhileTheOutlineIsMarked) {
    const Cell cell = cellNamed("d4");
    const QPointF inside = m_scene.outline(cell).boundingRect().center();
    EXPECT_FALSE(m_scene.cellAt(inside).has_value());
    m_panel.endOutline();
    EXPECT_EQ(m_scene.cellAt(inside), cell);
}

}  // namespace
}  // namespace concord::gui
