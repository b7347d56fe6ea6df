// A menu of the rules that players of Harmonies agree on. Hidden while another game is open.
#pragma once

#include "app/gui/document/document.h"

#include <QObject>

class QAction;
class QMenu;

namespace concord::gui {

class HarmoniesRules : public QObject {
    Q_OBJECT

public:
    // The actions belong to the menu.
    HarmoniesRules(Document& document, QMenu& menu);

    void setTexts();
    bool isEmpty() const { return !m_document.isHarmonies(); }

private:
    void refresh();
    void change(void (*set)(Rulings& rulings, bool on), bool on);

    Document& m_document;
    QAction* m_spirits;
    QAction* m_loop;
    QAction* m_spiritCube;
};

}  // namespace concord::gui
