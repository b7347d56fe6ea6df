#include "app/gui/window/own_pages.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/kit/pages.h"
#include "scoring/table/game_registry.h"

#include <QAction>

namespace concord::gui {

OwnPages::OwnPages(Document& document, Selection& selection, Pages& pages, QWidget& start, QWidget& pad)
    : QObject(&pages), m_document(document), m_pages(pages), m_start(start), m_pad(pad) {
    for (const GameModule* const game : knownGames()) {
        for (OwnPage* const page : extrasOf(game->facts().id).makePages(document, selection)) {
            pages.add(page);
            auto* const action = new QAction(this);
            action->setIcon(page->actionIcon());
            action->setShortcut(page->shortcut());
            connect(action, &QAction::triggered, this, [this, page] { show(page); });
            m_entries.push_back({game, page, action});
        }
    }
    connect(&document, &Document::replaced, this, &OwnPages::refresh);
    setTexts();
    refresh();
}

QList<QAction*> OwnPages::actions() const {
    QList<QAction*> actions;
    for (const Entry& entry : m_entries) {
        actions << entry.action;
    }
    return actions;
}

QList<QAction*> OwnPages::toolActions() const {
    QList<QAction*> actions;
    for (const Entry& entry : m_entries) {
        if (entry.page->use() != OwnPage::Use::Player) {
            actions << entry.action;
        }
    }
    return actions;
}

void OwnPages::setTexts() {
    for (const Entry& entry : m_entries) {
        entry.action->setText(entry.page->actionText());
        entry.action->setToolTip(entry.page->actionTip());
    }
}

bool OwnPages::isUsable(const Entry& entry) const {
    return m_document.isOpen() ? &m_document.game().module() == entry.game : entry.page->use() == OwnPage::Use::Anytime;
}

void OwnPages::refresh() {
    for (const Entry& entry : m_entries) {
        entry.action->setVisible(isUsable(entry));
    }
}

void OwnPages::show(OwnPage* page) { m_pages.showAfter(m_document.isOpen() ? &m_pad : &m_start, page); }

void OwnPages::showPlayer() {
    for (const Entry& entry : m_entries) {
        if (isUsable(entry) && entry.page->use() == OwnPage::Use::Player) {
            show(entry.page);
            return;
        }
    }
}

}  // namespace concord::gui
