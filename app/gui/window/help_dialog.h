// What mouse and keys do. The keys of menus and tools come from their own actions, so that none is forgotten.
#pragma once

#include <QDialog>
#include <QList>
#include <QString>

class QAction;
class QTextBrowser;
class QWidget;

namespace concord::gui {

// Keys of the menus and tools that hang on the widgets, by their titles, each action once; HTML.
QString menuKeys(const QList<const QWidget*>& bars);

class HelpDialog : public QDialog {
    Q_OBJECT

public:
    // bars: menu bars, menus and tool bars of the window.
    HelpDialog(const QList<const QWidget*>& bars, QWidget* parent);

    QString text() const;

private:
    QTextBrowser* m_text;
};

}  // namespace concord::gui
