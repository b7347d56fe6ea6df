// Buttons that add a photo of a board, and a menu that offers the same.
#pragma once

#include "app/gui/photo/photo_inbox.h"

#include <QWidget>

class QAction;
class QMenu;
class QToolButton;

namespace concord::gui {

class PhotoBar : public QWidget {
    Q_OBJECT

public:
    explicit PhotoBar(PhotoInbox& inbox, QWidget* parent = nullptr);

    QMenu* menu() const { return m_menu; }  // for the window's menu bar
    void refresh(bool hasPhoto);            // after any change of player or document
    QAction* pasteAction() const { return m_sources.paste; }
    QAction* cameraAction() const { return m_sources.camera; }
    QAction* outlineAction() const { return m_outline; }

    void askForFile(PhotoUse use);  // and adds the photos that the person chooses

signals:
    void cameraRequested(concord::gui::PhotoUse use);
    void nothingToPaste(const concord::gui::Wording& why);

protected:
    void changeEvent(QEvent* event) override;

private:
    // The actions that add a photo for one PhotoUse.
    struct Sources {
        QAction* file;
        QAction* paste;
        QAction* camera;
    };

    Sources fill(QMenu* menu, PhotoUse use);
    void paste(PhotoUse use);
    QToolButton* menuButton(QMenu* menu);
    void setTexts();

    PhotoInbox& m_inbox;
    QMenu* m_menu;
    QMenu* m_secondMenu;
    Sources m_sources;
    Sources m_secondSources;
    QAction* m_outline;
    QAction* m_otherSide;
    QToolButton* m_photoButton;
    QToolButton* m_secondButton;
    QToolButton* m_outlineButton;
    bool m_hasPhoto = false;
};

}  // namespace concord::gui
