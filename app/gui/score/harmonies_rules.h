// The menu items for the rules that players of Harmonies agree on; hidden unless a game of Harmonies is open.
#pragma once

#include "app/gui/document/document.h"

#include <QObject>

class QAction;
class QMenu;

namespace concord::gui {

class HarmoniesRules : public QObject {
    Q_OBJECT

public:
    // The menu owns its actions and this object.
    HarmoniesRules(Document& document, QMenu& menu);

    void setTexts();
    bool isEmpty() const { return !m_document.isHarmonies(); }  // none of its items is shown

private:
    void refresh();
    void change(void (*set)(Rulings& rulings, bool on), bool on);

    Document& m_document;
    QAction* m_spirits;     // nature's spirits are in play
    QAction* m_loop;        // a closed river counts as a loop
    QAction* m_spiritCube;  // a spirit's cube counts when a tie is broken
};

}  // namespace concord::gui
