// The window: actions, files and messages around the page. Thin on purpose.
#pragma once

#include "board_editor.h"
#include "camera.h"
#include "document.h"
#include "photo_desk.h"
#include "selection.h"

#include <QMainWindow>

class QStackedWidget;

namespace concord::gui {

class GamePage;
class MessageBar;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr, CameraMaker camera = deviceCamera);

    void open(const QString& path);  // a photo or a game, as if dropped

    Document& document() { return m_document; }
    Selection& selection() { return m_selection; }
    BoardEditor& editor() { return m_editor; }
    PhotoDesk& desk() { return m_desk; }
    GamePage* page() const { return m_page; }
    MessageBar* messageBar() const { return m_messages; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeActions();
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void connectDesk();
    void showPage();
    void replaceDocument(Table table, const QString& path);
    bool mayDiscard();  // asks when there is unsaved work
    void askAndOpen();
    bool save();
    bool saveAs();
    bool saveTo(const QString& path);
    void showTitle();
    void showAbout();
    void showKeys();

    Document m_document;
    Selection m_selection;
    BoardEditor m_editor;
    PhotoDesk m_desk;
    QStackedWidget* m_pages;
    GamePage* m_page;
    MessageBar* m_messages;
    QAction* m_open;
    QAction* m_newSideA;
    QAction* m_newSideB;
    QAction* m_save;
    QAction* m_saveAs;
};

}  // namespace concord::gui
