// The pages that games have in addition to the pad, and the actions that open them.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/document/game_extra_page.h"
#include "app/gui/document/selection.h"

#include <QList>
#include <QObject>

#include <vector>

class QAction;

namespace concord::gui {

class Pages;

class GameExtraPages : public QObject {
    Q_OBJECT

public:
    // Adds the extra pages of every known game to `pages`. start, pad: where going back leads without and with an open
    // game.
    GameExtraPages(Document& document, Selection& selection, Pages& pages, QWidget& start, QWidget& pad);

    QList<QAction*> actions() const;      // visible while they can be used
    QList<QAction*> toolActions() const;  // without those that the pad opens for each player
    void setTexts();
    // Shows the open game's page for the selected player; does nothing if there is none.
    void showPlayer();
    // Shows the open game's page for all players; does nothing if there is none.
    void showTable();

private:
    struct Entry {
        const GameModule* game = nullptr;
        GameExtraPage* page = nullptr;
        QAction* action = nullptr;
    };

    bool isUsable(const Entry& entry) const;
    void refresh();
    void show(GameExtraPage* page);
    void showFirst(GameExtraPage::Use use);

    Document& m_document;
    Pages& m_pages;
    QWidget& m_start;
    QWidget& m_pad;
    std::vector<Entry> m_entries;
};

}  // namespace concord::gui
