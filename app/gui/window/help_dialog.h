// Help about the mouse and the keys. The shortcuts of menus and tool bars are taken from their actions, so that none is
// missing.
#pragma once

#include <QDialog>
#include <QList>
#include <QString>

class QAction;
class QTextBrowser;
class QWidget;

namespace concord::gui {

// HTML with one section for each menu and each tool bar that has shortcuts: its title and the shortcuts of its actions.
// An action that is in several of them occurs once.
QString menuKeys(const QList<const QWidget*>& bars);

class HelpDialog : public QDialog {
    Q_OBJECT

public:
    // bars: the menu bar and the tool bars of the window.
    HelpDialog(const QList<const QWidget*>& bars, QWidget* parent);

    QString text() const;

private:
    QTextBrowser* m_text;
};

}  // namespace concord::gui
