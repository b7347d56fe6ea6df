// A page that a game has in addition to the pad, with the action that opens it: see GameExtras::makePages().
#pragma once

#include "app/gui/kit/wording.h"

#include <QIcon>
#include <QKeySequence>
#include <QWidget>

namespace concord::gui {

class GameExtraPage : public QWidget {
    Q_OBJECT

public:
    enum class Use {
        Anytime,  // also while no game is open
        Game,     // of the open game
        Player    // of the selected player: lines of the pad open it too
    };

    explicit GameExtraPage(Use use, QWidget* parent = nullptr) : QWidget(parent), m_use(use) {}

    Use use() const { return m_use; }
    // In the current language.
    virtual QString actionText() const = 0;  // "Decide an &area"
    virtual QString actionTip() const = 0;
    virtual QIcon actionIcon() const = 0;
    virtual QKeySequence shortcut() const = 0;

private:
    Use m_use;
};

}  // namespace concord::gui
