// The photo, and below it the controls for dragging the board's outline.
#pragma once

#include "app/gui/photo/photo_scene.h"

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;

namespace concord::gui {

class PhotoView;

class PhotoPanel : public QWidget {
    Q_OBJECT

public:
    explicit PhotoPanel(PhotoScene& scene, QWidget* parent = nullptr);

    PhotoView* view() const { return m_view; }
    void beginOutline(const Photo& photo);
    void endOutline();
    // Whether the outline is shown, to be dragged into place.
    bool isMarking() const { return m_scene.outlineItem() != nullptr; }
    QPushButton* readButton() const { return m_read; }

signals:
    void markingChanged(bool marking);
    // The corners as vision::ReadOptions wants them.
    void outlineMarked(const std::vector<QPointF>& corners);

protected:
    void changeEvent(QEvent* event) override;

private:
    QFrame* outlineBar();
    void setTexts();
    void showInstruction();
    void readMarked();

    PhotoScene& m_scene;
    PhotoView* m_view;
    QLabel* m_instruction;
    QPushButton* m_turn;
    QPushButton* m_read;
    QPushButton* m_cancel;
    QFrame* m_bar;
};

}  // namespace concord::gui
