#include "app/gui/window/game_choice.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/window/choice_button.h"
#include "scoring/table/game_registry.h"

#include <QHBoxLayout>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr int pictureHeight = 44;

}  // namespace

GameChoice::GameChoice(QWidget* parent) : QWidget(parent), m_games(new QButtonGroup(this)) {
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    const std::vector<const GameModule*>& games = knownGames();
    if (games.size() < 2) {
        hide();
        return;
    }
    for (std::size_t i = 0; i < games.size(); ++i) {
        QPushButton* const button = choiceButton(m_games, static_cast<int>(i));
        const std::string_view title = games[i]->facts().title;
        button->setText(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())));
        button->setIcon(extrasOf(games[i]->facts().id).picture(pictureHeight));
        button->setIconSize({pictureHeight, pictureHeight});
        button->setMinimumHeight(pictureHeight + 6);
        row->addWidget(button);
    }
    choose({});
    connect(m_games, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (on) {
            emit chosen();
        }
    });
}

const GameModule& GameChoice::game() const {
    return *knownGames().at(static_cast<std::size_t>(std::max(0, m_games->checkedId())));
}

void GameChoice::choose(const std::string& id) {
    const std::vector<const GameModule*>& games = knownGames();
    const auto found = std::ranges::find(games, id, [](const GameModule* one) { return one->facts().id; });
    const auto index = found == games.end() ? 0 : static_cast<int>(found - games.begin());
    if (auto* const button = m_games->button(index)) {
        button->setChecked(true);
    }
}

}  // namespace concord::gui
