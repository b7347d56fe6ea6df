// Where a board's photo comes from: buttons, and the same as a menu.
#pragma once

#include "photo_desk.h"

#include <QWidget>

class QAction;
class QMenu;
class QToolButton;

namespace concord::gui {

class PhotoBar : public QWidget {
    Q_OBJECT

public:
    explicit PhotoBar(PhotoDesk& desk, QWidget* parent = nullptr);

    QMenu* menu() const { return m_menu; }  // for the window's menu bar
    void refresh(bool hasPhoto);            // after any change of player or document
    QAction* pasteAction() const { return m_paste; }
    QAction* cameraAction() const { return m_camera; }
    QAction* outlineAction() const { return m_outline; }

signals:
    void cameraAsked(concord::gui::PhotoUse use);
    void nothingToPaste(const QString& why);

private:
    void fill(QMenu* menu, PhotoUse use);
    void askForFile(PhotoUse use);
    void paste(PhotoUse use);
    QToolButton* menuButton(QMenu* menu);

    PhotoDesk& m_desk;
    QMenu* m_menu;
    QMenu* m_secondMenu;
    QAction* m_paste = nullptr;
    QAction* m_camera = nullptr;
    QAction* m_outline;
    QAction* m_otherSide;
    QToolButton* m_photo;
    QToolButton* m_second;
    QToolButton* m_outlineButton;
};

}  // namespace concord::gui
