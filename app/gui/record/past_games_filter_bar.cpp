#include "app/gui/record/past_games_filter_bar.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/kit/search_field.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QToolButton>

namespace concord::gui {

namespace {

// The first entry means "any"; it stays.
void fill(QComboBox* combo, const QStringList& texts) {
    const QSignalBlocker quiet(combo);
    const QString chosen = combo->currentIndex() > 0 ? combo->currentText() : QString();
    while (combo->count() > 1) {
        combo->removeItem(1);
    }
    combo->addItems(texts);
    const int index = chosen.isEmpty() ? 0 : combo->findText(chosen, Qt::MatchExactly | Qt::MatchCaseSensitive);
    combo->setCurrentIndex(std::max(0, index));
}

QString chosenText(const QComboBox* combo) { return combo->currentIndex() > 0 ? combo->currentText() : QString(); }

}  // namespace

PastGamesFilterBar::PastGamesFilterBar(GameChoice gameChoice, QWidget* parent)
    : QWidget(parent),
      m_search(new SearchField(this)),
      m_gameChoice(gameChoice),
      m_game(makeCombo()),
      m_player(makeCombo()),
      m_place(makeCombo()),
      m_year(makeCombo()),
      m_side(makeCombo()),
      m_soloFilter(makeCombo()),
      m_clear(new QToolButton(this)) {
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_search->setMinimumWidth(120);
    m_side->addItem(QString(), QStringLiteral("A"));
    m_side->addItem(QString(), QStringLiteral("B"));
    m_soloFilter->addItem(QString(), true);
    m_soloFilter->addItem(QString(), false);
    setTexts();
    m_clear->setEnabled(false);
    m_clear->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);  // as high as the fields beside it
    row->addWidget(m_search, 1);
    for (QComboBox* const one : {m_game, m_player, m_place, m_year, m_side, m_soloFilter}) {
        row->addWidget(one);
    }
    row->addWidget(m_clear);
    m_game->hide();
    m_game->setSizeAdjustPolicy(QComboBox::AdjustToContents);  // there are few games, and their names are short
    connect(m_game, &QComboBox::currentIndexChanged, this, &PastGamesFilterBar::showUseful);
    connect(m_search, &QLineEdit::textChanged, this, &PastGamesFilterBar::applyFilter);
    connect(m_clear, &QToolButton::clicked, this, &PastGamesFilterBar::clear);
    setFocusProxy(m_search);
}

// Only the text changes, not the choice.
void PastGamesFilterBar::setTexts() {
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setToolTip(tr("Search names, places, notes, dates"));
    m_search->setAccessibleDescription(m_search->toolTip());
    m_clear->setText(tr("Show all"));
    m_side->setItemText(1, tr("Side A"));
    m_side->setItemText(2, tr("Side B"));
    m_soloFilter->setItemText(1, tr("Solo games"));
    m_soloFilter->setItemText(2, tr("Several players"));
    const auto put = [](QComboBox* combo, const QString& name) {
        combo->setItemText(0, name);
        combo->setAccessibleName(name);
        combo->setMinimumContentsLength(combo->fontMetrics().horizontalAdvance(name) /
                                            combo->fontMetrics().horizontalAdvance(QLatin1Char('X')) +
                                        1);
    };
    put(m_game, tr("All games"));
    put(m_player, tr("All players"));
    put(m_place, tr("All places"));
    put(m_year, tr("All years"));
    put(m_side, tr("Both sides"));
    put(m_soloFilter, tr("Solo or not"));
}

void PastGamesFilterBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
    }
    QWidget::changeEvent(event);
}

QComboBox* PastGamesFilterBar::makeCombo() {
    auto* const box = new QComboBox(this);
    box->addItem(QString());
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(box, &QComboBox::currentIndexChanged, this, &PastGamesFilterBar::applyFilter);
    return box;
}

void PastGamesFilterBar::applyFilter() {
    m_clear->setEnabled(!isEmpty());
    emit changed();
}

void PastGamesFilterBar::offer(const PastGamesModel& games) {
    QStringList years;
    for (const int year : games.years()) {
        years << QString::number(year);
    }
    const record::GameFilter before = filter();
    offerGames(games.gameIds());
    fill(m_player, games.players());
    fill(m_place, games.places());
    fill(m_year, years);
    const record::GameFilter after = filter();
    if (before.player != after.player || before.place != after.place || before.year != after.year ||
        before.game != after.game) {
        applyFilter();  // a chosen entry is gone, or another game is chosen
    }
}

// The entry "All games" stays, but cannot be chosen where one kind of game has to be chosen.
void PastGamesFilterBar::offerGames(const QStringList& gameIds) {
    const QSignalBlocker quiet(m_game);
    const QString chosen = m_game->currentData().toString();
    while (m_game->count() > 1) {
        m_game->removeItem(1);
    }
    for (const QString& id : gameIds) {
        m_game->addItem(titleOf(id), id);
    }
    const int index = chosen.isEmpty() ? 0 : std::max(0, m_game->findData(chosen));
    const int first = m_gameChoice == GameChoice::OneKind && !gameIds.isEmpty() ? 1 : 0;
    m_game->setCurrentIndex(std::max(index, first));
    if (auto* const view = qobject_cast<QListView*>(m_game->view())) {
        view->setRowHidden(0, m_gameChoice == GameChoice::OneKind);
    }
    if (auto* const entries = qobject_cast<QStandardItemModel*>(m_game->model())) {
        entries->item(0)->setEnabled(m_gameChoice == GameChoice::Any);  // keys and the wheel would reach a hidden entry
    }
    m_game->setVisible(gameIds.size() > 1);
    showUseful();
}

// Whether the chosen game, or one of all games, is played on boards with sides, as Harmonies is.
bool PastGamesFilterBar::haveSides() const {
    const auto hasSides = [](const QString& id) { return extrasOf(id.toStdString()).hasBoards(); };
    if (m_game->count() == 1) {
        return true;  // no game is recorded yet
    }
    if (!game().isEmpty()) {
        return hasSides(game());
    }
    for (int entry = 1; entry < m_game->count(); ++entry) {
        if (hasSides(m_game->itemData(entry).toString())) {
            return true;
        }
    }
    return false;
}

// Filters that divide no game are hidden: not every game has sides, or a solo game.
void PastGamesFilterBar::showUseful() {
    const bool areSidesUseful = haveSides();
    if (!areSidesUseful) {
        m_side->setCurrentIndex(0);
    }
    m_side->setVisible(areSidesUseful);
    const bool isSoloPossible = mayBeSolo(game());
    if (!isSoloPossible) {
        m_soloFilter->setCurrentIndex(0);
    }
    m_soloFilter->setVisible(isSoloPossible);
}

QString PastGamesFilterBar::game() const {
    if (m_game->count() == 2) {
        return m_game->itemData(1).toString();  // the only one
    }
    return m_game->currentData().toString();
}

record::GameFilter PastGamesFilterBar::filter() const {
    record::GameFilter filter;
    filter.text = m_search->text();
    filter.player = chosenText(m_player);
    filter.place = chosenText(m_place);
    if (m_year->currentIndex() > 0) {
        filter.year = m_year->currentText().toInt();
    }
    filter.game = game();
    filter.variant = m_side->currentData().toString();
    if (m_soloFilter->currentIndex() > 0) {
        filter.solo = m_soloFilter->currentData().toBool();
    }
    return filter;
}

bool PastGamesFilterBar::isEmpty() const {
    return m_search->text().trimmed().isEmpty() && m_player->currentIndex() <= 0 && m_place->currentIndex() <= 0 &&
           (m_gameChoice == GameChoice::OneKind || m_game->currentIndex() <= 0) && m_year->currentIndex() <= 0 &&
           m_side->currentIndex() <= 0 && m_soloFilter->currentIndex() <= 0;
}

void PastGamesFilterBar::clear() {
    {
        const QSignalBlocker quiet(this);
        if (m_gameChoice == GameChoice::Any) {
            m_game->setCurrentIndex(0);
        }
        for (QComboBox* const one : {m_player, m_place, m_year, m_side, m_soloFilter}) {
            one->setCurrentIndex(0);
        }
        m_search->clear();
    }
    applyFilter();
}

}  // namespace concord::gui
