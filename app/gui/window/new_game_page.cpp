#include "app/gui/window/new_game_page.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/kit/player_colours.h"
#include "app/gui/kit/tab_order.h"
#include "app/gui/window/choice_button.h"
#include "app/gui/window/game_choice.h"
#include "app/gui/window/name_field.h"
#include "app/record/repaired_text.h"
#include "scoring/table/game_registry.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QStringListModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace concord::gui {

namespace {

// In heights of a line of text, which is larger on some screens.
constexpr int widest = 56;
constexpr int widestColumn = 29;
// In pixels.
constexpr int gap = 6;
constexpr int columnGap = 28;
constexpr int iconSize = 24;

QLabel* heading() {
    auto* const label = new QLabel;
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

// The most players that any game allows.
std::size_t mostPlayers() {
    std::size_t most = 1;
    for (const GameModule* game : knownGames()) {
        most = std::max(most, game->facts().maxPlayers);
    }
    return most;
}

}  // namespace

NewGamePage::NewGamePage(QWidget* parent)
    : QWidget(parent),
      m_seats(mostPlayers()),
      m_game(new GameChoice),
      m_harmonies(new QWidget),
      m_known(new QStringListModel(this)),
      m_count(new QButtonGroup(this)),
      m_side(new QButtonGroup(this)),
      m_spirits(new QCheckBox),
      m_river(new QComboBox),
      m_spiritCube(new QCheckBox),
      m_houseRules(new QToolButton),
      m_problem(new QLabel),
      m_start(new QPushButton) {
    auto* const inner = new QWidget;
    inner->setMaximumWidth(widest * fontMetrics().height());
    auto* const column = new QVBoxLayout(inner);
    column->setContentsMargins(9, 2, 9, 2);
    column->setSpacing(gap);
    column->addStretch(1);
    column->addWidget(m_game);
    auto* const halves = new QHBoxLayout;
    halves->setSpacing(columnGap);
    m_game->layout()->setSpacing(columnGap);  // a column begins and ends where the button above does
    // A single column is centred; two leave nothing for the stretches.
    halves->addStretch();
    QWidget* const who = whoPlays();
    halves->addWidget(who, 100);
    halves->addWidget(harmonies(), 100);
    halves->addStretch();
    column->addLayout(halves);
    column->addStretch(2);
    auto* const scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setAlignment(Qt::AlignHCenter);
    scroll->setWidget(inner);
    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(scroll, 1);
    orderTabs(this, {m_game, who, m_harmonies});
    connect(m_game, &GameChoice::chosen, this, &NewGamePage::fitGame);
    connect(m_start, &QPushButton::clicked, this, &NewGamePage::start);
    m_texts.put([this] {
        setWindowTitle(tr("New game"));
        m_spirits->setText(tr("With &nature's spirits"));
        m_spiritCube->setText(tr("A spirit's cube counts when a &tie is broken"));
        m_start->setText(tr("&Start"));
    });
    fillIn();
}

// Tab and Enter lead from name to name and then to the Start button; the colours come after it.
QWidget* NewGamePage::whoPlays() {
    auto* const half = new QWidget;
    half->setMaximumWidth(widestColumn * fontMetrics().height());
    auto* const column = new QVBoxLayout(half);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    QLabel* const who = heading();
    m_texts.put([who] { who->setText(tr("Who plays?")); });
    column->addWidget(who);
    QWidget* const count = countRow();
    column->addWidget(count);
    auto* const names = new QWidget;
    auto* const colours = new QWidget;
    auto* const seats = new QHBoxLayout;
    for (QWidget* const part : {names, colours}) {
        auto* const rows = new QVBoxLayout(part);
        rows->setContentsMargins(0, 0, 0, 0);
        rows->setSpacing(gap);
        seats->addWidget(part, part == names ? 1 : 0);
    }
    for (int player = 0; player < maxSeats(); ++player) {
        makeSeat(player);
        names->layout()->addWidget(nameField(player));
        colours->layout()->addWidget(m_seats.at(static_cast<std::size_t>(player)).colour);
    }
    m_start->setMinimumSize(200, 52);
    m_start->setDefault(true);
    names->layout()->addWidget(m_start);
    names->layout()->addWidget(m_problem);
    qobject_cast<QVBoxLayout*>(names->layout())->addStretch();
    // High enough for all players, so that nothing moves under the mouse when their number is chosen.
    names->setMinimumHeight(names->sizeHint().height());
    qobject_cast<QVBoxLayout*>(colours->layout())->addStretch();
    column->addLayout(seats);
    column->addStretch();
    orderTabs(half, {count, names, colours});
    return half;
}

QWidget* NewGamePage::harmonies() {
    m_harmonies->setMaximumWidth(widestColumn * fontMetrics().height());
    auto* const column = new QVBoxLayout(m_harmonies);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    QLabel* const side = heading();
    QLabel* const spirits = heading();
    column->addWidget(side);
    column->addLayout(sideRow());
    column->addWidget(spirits);
    m_spirits->setMinimumHeight(touchHeight);
    column->addWidget(m_spirits);
    QWidget* const houseRules = rules();
    m_houseRules->setCheckable(true);
    m_houseRules->setAutoRaise(true);
    m_houseRules->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_houseRules->setFocusPolicy(Qt::StrongFocus);
    m_houseRules->setMinimumHeight(touchHeight);
    QFont bold = m_houseRules->font();
    bold.setBold(true);
    m_houseRules->setFont(bold);
    column->addWidget(m_houseRules);
    column->addWidget(houseRules);
    column->addStretch();
    const auto open = [this, houseRules](bool on) {
        m_houseRules->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
        houseRules->setVisible(on);
    };
    connect(m_houseRules, &QToolButton::toggled, this, open);
    open(false);
    m_texts.put([this, side, spirits] {
        side->setText(tr("Which side of the boards?"));
        spirits->setText(tr("Which cards?"));
        m_houseRules->setText(tr("&House rules"));
        m_houseRules->setToolTip(tr("What the rulebook leaves open"));
    });
    return m_harmonies;
}

// Offers only as many players as the game allows, and only the settings that it has.
void NewGamePage::fitGame() {
    const GameFacts& facts = m_game->game().facts();
    const auto fewest = static_cast<int>(facts.minPlayers);
    const auto most = static_cast<int>(facts.maxPlayers);
    for (int count = 1; count <= maxSeats(); ++count) {
        m_count->button(count)->setVisible(count >= fewest && count <= most);
    }
    m_harmonies->setVisible(extrasOf(facts.id).hasBoards());
    setPlayerCount(std::clamp(playerCount(), fewest, most));
    nameColours();  // each game has its own names for them
}

QWidget* NewGamePage::countRow() {
    auto* const widget = new QWidget;
    auto* const row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    for (int count = 1; count <= maxSeats(); ++count) {
        QPushButton* const button = choiceButton(m_count, count);
        m_texts.put([button, count] {
            button->setText(count == 1 ? tr("&1 (solo)") : QLatin1Char('&') + QString::number(count));
            button->setAccessibleName(tr("%n player(s)", nullptr, count));
        });
        row->addWidget(button);
    }
    connect(m_count, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (on) {
            setPlayerCount(playerCount());
        }
    });
    connect(m_count, &QButtonGroup::idClicked, this, [this] {
        if (m_start->hasFocus()) {
            firstToFillIn()->setFocus();  // somebody may have joined
        }
    });
    return widget;
}

void NewGamePage::makeSeat(int player) {
    Seat& seat = m_seats.at(static_cast<std::size_t>(player));
    seat.colour = new QPushButton;
    seat.colour->setMinimumSize(64, touchHeight);
    seat.colour->setIconSize({iconSize, iconSize});
    auto* const menu = new QMenu(seat.colour);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, player] {
        fillColourMenuOf(m_game->game().facts().id, playerCount(), *menu,
                         [this, player](const QString& colour) { chooseColour(player, colour); });
    });
    seat.colour->setMenu(menu);
    seat.name = new NameField(m_known);
    m_texts.put([this, player] {
        nameField(player)->setPlaceholderText(tr("Player %1").arg(player + 1));
        nameField(player)->setAccessibleName(tr("Name of player %1").arg(player + 1));
    });
    connect(seat.name, &QLineEdit::textChanged, this, &NewGamePage::check);
    connect(seat.name, &QLineEdit::editingFinished, this, [this, player] { takeKnownColour(player); });
    connect(seat.name, &NameField::entered, this, [this, player] {
        QWidget* const next = player + 1 < playerCount() ? static_cast<QWidget*>(nameField(player + 1)) : m_start;
        next->setFocus(Qt::TabFocusReason);
    });
}

QLayout* NewGamePage::sideRow() {
    auto* const row = new QHBoxLayout;
    for (const Side side : {Side::A, Side::B}) {
        row->addWidget(choiceButton(m_side, static_cast<int>(side)));
    }
    m_texts.put([this] {
        sideButton(Side::A)->setText(tr("Side &A (river)"));
        sideButton(Side::B)->setText(tr("Side &B (islands)"));
    });
    return row;
}

QWidget* NewGamePage::rules() {
    auto* const widget = new QWidget;
    auto* const form = new QFormLayout(widget);
    form->setContentsMargins(gap * 3, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_river->addItem({}, static_cast<int>(ClosedRiver::Shortest));
    m_river->addItem({}, static_cast<int>(ClosedRiver::Loop));
    m_river->setMinimumHeight(touchHeight - 6);
    auto* const label = new QLabel;
    label->setBuddy(m_river);
    form->addRow(label, m_river);
    m_texts.put([this, label] {
        label->setText(tr("A &river that closes on itself counts"));
        m_river->setItemText(0, tr("on the shortest way from end to end"));
        m_river->setItemText(1, tr("all around"));
    });
    form->addRow(m_spiritCube);
    return widget;
}

void NewGamePage::fillIn() {
    const NewGame last = lastNewGame();
    const KnownPlayers known;
    m_known->setStringList(known.names());
    m_game->choose(last.game);  // first: the colours below are its own
    for (int player = 0; player < maxSeats(); ++player) {
        const bool there = player < static_cast<int>(last.players.size());
        const NewPlayer one = there ? last.players[static_cast<std::size_t>(player)] : NewPlayer();
        nameField(player)->setText(QString::fromStdString(one.name));
        setColour(player, one.colour.empty() ? playerColours().at(player) : QString::fromStdString(one.colour));
    }
    m_count->button(std::clamp(static_cast<int>(last.players.size()), 1, maxSeats()))->setChecked(true);
    fitGame();
    sideButton(last.side)->setChecked(true);
    m_spirits->setChecked(last.withSpirits);
    m_river->setCurrentIndex(last.rulings.closedRiver == ClosedRiver::Loop ? 1 : 0);
    m_spiritCube->setChecked(last.rulings.spiritCubeBreaksTies);
    m_houseRules->setChecked(last.rulings != Rulings());
    setFirstFocus(this, firstToFillIn());
}

// The first empty name field, or the Start button if there is none.
QWidget* NewGamePage::firstToFillIn() const {
    for (int player = 0; player < playerCount(); ++player) {
        if (typedName(player).isEmpty()) {
            return nameField(player);
        }
    }
    return m_start;
}

NewGame NewGamePage::game() const {
    NewGame game;
    game.game = m_game->game().facts().id;
    for (int player = 0; player < playerCount(); ++player) {
        const QString name = typedName(player);
        game.players.push_back({(name.isEmpty() ? nameField(player)->placeholderText() : name).toStdString(),
                                m_seats.at(static_cast<std::size_t>(player)).chosen.toStdString()});
    }
    game.side = static_cast<Side>(m_side->checkedId());
    game.withSpirits = m_spirits->isChecked();
    game.rulings.closedRiver = static_cast<ClosedRiver>(m_river->currentData().toInt());
    game.rulings.spiritCubeBreaksTies = m_spiritCube->isChecked();
    return game;
}

// The name in its stored form; empty if it has no visible character.
QString NewGamePage::typedName(int player) const {
    return record::repairedText(nameField(player)->text(), TextKind::Line);
}

int NewGamePage::playerCount() const { return std::max(1, m_count->checkedId()); }

void NewGamePage::setPlayerCount(int count) {
    m_count->button(count)->setChecked(true);
    for (int player = 0; player < maxSeats(); ++player) {
        nameField(player)->setVisible(player < count);
        m_seats.at(static_cast<std::size_t>(player)).colour->setVisible(player < count);
    }
    m_spiritCube->setVisible(count > 1);
    fitColours();
    check();
}

std::vector<GameColour> NewGamePage::offeredColours() const {
    return extrasOf(m_game->game().facts().id).colours(playerCount());
}

// In a game with its own colours every player gets one of them, and each only once. In any other game, such a colour is
// replaced.
void NewGamePage::fitColours() {
    const std::vector<GameColour> offered = offeredColours();
    QStringList taken;
    for (int player = 0; player < maxSeats(); ++player) {
        const QString chosen = m_seats.at(static_cast<std::size_t>(player)).chosen;
        if (offered.empty()) {
            if (!chosen.isEmpty() && !chosen.startsWith(QLatin1Char('#'))) {
                setColour(player, playerColours().at(player));
                takeKnownColour(player);
            }
        } else if (player < playerCount()) {
            if (std::ranges::count(offered, chosen, &GameColour::id) == 0 || taken.contains(chosen)) {
                const auto free =
                    std::ranges::find_if(offered, [&](const GameColour& colour) { return !taken.contains(colour.id); });
                setColour(player, free->id);
            }
            taken << m_seats.at(static_cast<std::size_t>(player)).chosen;
        }
    }
}

void NewGamePage::chooseColour(int player, const QString& colour) {
    if (!offeredColours().empty()) {
        for (int other = 0; other < playerCount(); ++other) {
            if (m_seats.at(static_cast<std::size_t>(other)).chosen == colour) {
                setColour(other, m_seats.at(static_cast<std::size_t>(player)).chosen);
            }
        }
    }
    setColour(player, colour);
}

QPushButton* NewGamePage::sideButton(Side side) const {
    return qobject_cast<QPushButton*>(m_side->button(static_cast<int>(side)));
}

void NewGamePage::setColour(int player, const QString& colour) {
    Seat& seat = m_seats.at(static_cast<std::size_t>(player));
    seat.chosen = colour;
    seat.colour->setIcon(colourIcon(playerColour({{}, colour.toStdString()}, player), iconSize));
    nameColour(player);
}

void NewGamePage::nameColour(int player) {
    const Seat& seat = m_seats.at(static_cast<std::size_t>(player));
    const std::vector<GameColour> offered = offeredColours();
    const auto own = std::ranges::find(offered, seat.chosen, &GameColour::id);
    const QString name = own == offered.end() ? colourName(seat.chosen) : own->name;
    seat.colour->setAccessibleName(tr("Colour of player %1: %2").arg(player + 1).arg(name));
    seat.colour->setToolTip(name);
}

void NewGamePage::nameColours() {
    for (int player = 0; player < maxSeats(); ++player) {
        nameColour(player);
    }
}

// A known player gets their last colour, unless another player has it or the game has its own colours.
void NewGamePage::takeKnownColour(int player) {
    if (!offeredColours().empty()) {
        return;
    }
    const QString colour = KnownPlayers().colourOf(typedName(player));
    const auto taken = std::any_of(m_seats.begin(), m_seats.begin() + playerCount(),
                                   [&](const Seat& seat) { return seat.chosen == colour; });
    if (!colour.isEmpty() && !taken) {
        setColour(player, colour);
    }
}

void NewGamePage::check() {
    if (m_count->checkedId() < 1) {
        return;
    }
    QStringList names;
    for (const NewPlayer& player : game().players) {
        names << QString::fromStdString(player.name);
    }
    const bool twice = names.removeDuplicates() > 0;
    m_problem->setText(twice ? tr("Two players cannot have the same name.") : QString());
    m_start->setEnabled(!twice);
}

void NewGamePage::start() {
    const NewGame chosen = game();
    NewGame remembered = chosen;
    std::vector<NewPlayer> named;
    for (int player = 0; player < playerCount(); ++player) {
        NewPlayer& one = remembered.players.at(static_cast<std::size_t>(player));
        one.name = typedName(player).toStdString();
        if (!one.name.empty()) {
            named.push_back(one);
            if (!offeredColours().empty()) {  // a colour that only this game has is not remembered for other games
                named.back().colour = KnownPlayers().colourOf(typedName(player)).toStdString();
            }
        }
    }
    rememberNewGame(remembered);
    KnownPlayers().remember(named);
    emit started(chosen);
}

void NewGamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_texts.retranslate();
        nameColours();
        check();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
