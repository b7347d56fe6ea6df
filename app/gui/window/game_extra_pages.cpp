#include "app/gui/window/game_extra_pages.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/kit/pages.h"
#include "scoring/table/game_registry.h"

#include <QAction>

#include <algorithm>

namespace concord::gui {

GameExtraPages::GameExtraPages(Document& document, Selection& selection, Pages& pages, QWidget& start, QWidget& pad)
    : QObject(&pages), m_document(document), m_pages(pages), m_start(start), m_pad(pad) {
    for (const GameModule* const game : knownGames()) {
        for (GameExtraPage* const page : extrasOf(game->facts().id).makePages(document, selection)) {
            pages.add(page);
            auto* const action = new QAction(this);
            action->setIcon(page->actionIcon());
            action->setShortcut(page->shortcut());
            connect(action, &QAction::triggered, this, [this, page] { show(page); });
            m_entries.push_back({game, page, action});
        }
    }
    connect(&document, &Document::replaced, this, &GameExtraPages::refresh);
    refresh();
}

QList<QAction*> GameExtraPages::actions() const {
    QList<QAction*> actions;
    for (const Entry& entry : m_entries) {
        actions << entry.action;
    }
    return actions;
}

QList<QAction*> GameExtraPages::toolActions() const {
    QList<QAction*> actions;
    for (const Entry& entry : m_entries) {
        if (entry.page->use() != GameExtraPage::Use::Player) {
            actions << entry.action;
        }
    }
    return actions;
}

void GameExtraPages::setTexts() {
    for (const Entry& entry : m_entries) {
        entry.action->setText(entry.page->actionText());
        entry.action->setToolTip(entry.page->actionTip());
    }
}

bool GameExtraPages::isUsable(const Entry& entry) const {
    return m_document.isOpen() ? &m_document.game().module() == entry.game
                               : entry.page->use() == GameExtraPage::Use::Anytime;
}

void GameExtraPages::refresh() {
    setTexts();  // they may depend on whether a game is open
    for (const Entry& entry : m_entries) {
        entry.action->setVisible(isUsable(entry));
    }
}

void GameExtraPages::show(GameExtraPage* page) { m_pages.showAfter(m_document.isOpen() ? &m_pad : &m_start, page); }

void GameExtraPages::showPlayer() { showFirst(GameExtraPage::Use::Player); }

void GameExtraPages::showTable() { showFirst(GameExtraPage::Use::Game); }

void GameExtraPages::showFirst(GameExtraPage::Use use) {
    const auto found = std::ranges::find_if(
        m_entries, [&](const Entry& entry) { return isUsable(entry) && entry.page->use() == use; });
    if (found != m_entries.end()) {
        show(found->page);
    }
}

}  // namespace concord::gui
