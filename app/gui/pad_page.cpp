#include "pad_page.h"

#include "outcome_bar.h"
#include "pad_view.h"
#include "player_colours.h"
#include "start_question.h"
#include "table_edits.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace concord::gui {

namespace {

constexpr int buttonHeight = 40;

}  // namespace

PadPage::PadPage(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_pad(document),
      m_question(new StartQuestion(document)),
      m_padView(new PadView(m_pad)),
      m_outcome(new OutcomeBar(document)),
      m_add(new QPushButton(tr("&Add player"))),
      m_playerMenu(new QMenu(this)),
      m_gameMenu(new QMenu(this)) {
    setWindowTitle(tr("Score pad"));
    setFocusProxy(m_padView);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 10, 8);
    column->setSpacing(6);
    column->addWidget(m_question);
    column->addWidget(m_padView, 1);
    column->addWidget(bottomRow());
    makePlayerMenu();
    makeGameMenu();
    connect(m_padView, &PadView::boardAsked, this, &PadPage::boardAsked);
    connect(m_padView, &PadView::playerSelected, &selection, &Selection::selectPlayer);
    connect(m_padView, &PadView::menuAsked, this, [this](int, const QPoint& place) { m_playerMenu->popup(place); });
    connect(&m_pad, &PadModel::refused, this, &PadPage::refused);
    connect(m_add, &QPushButton::clicked, this, &PadPage::addPlayer);
    connect(&document, &Document::replaced, this,
            [this] { m_padView->setCurrentIndex(m_pad.index(m_pad.rowOf(Category::Trees), 0)); });
    connect(&selection, &Selection::playerChanged, this, [this] { m_padView->selectPlayer(m_selection.player()); });
    connect(&document, &Document::changed, this, &PadPage::refresh);
}

QWidget* PadPage::bottomRow() {
    auto* const widget = new QWidget;
    auto* const row = new QHBoxLayout(widget);
    row->setContentsMargins(4, 0, 0, 0);
    row->addWidget(m_outcome, 1);
    auto* const player = new QPushButton(tr("&Player"));
    player->setMenu(m_playerMenu);
    auto* const game = new QPushButton(tr("&Game"));
    game->setMenu(m_gameMenu);
    for (QPushButton* const button : {m_add, player, game}) {
        button->setMinimumHeight(buttonHeight);
        row->addWidget(button, 0, Qt::AlignBottom);
    }
    return widget;
}

void PadPage::makePlayerMenu() {
    m_playerMenu->addAction(tr("&Board"), this, [this] { emit boardAsked(m_padView->player()); });
    m_playerMenu->addAction(tr("&Cards"), this, [this] { emit cardsAsked(m_padView->player()); });
    m_playerMenu->addAction(tr("&Dispute the number"), this,
                            [this] { emit disputeAsked(m_padView->player(), category()); });
    m_playerMenu->addAction(tr("Re&name"), this, [this] {
        m_padView->setFocus();
        m_padView->setCurrentIndex(m_pad.index(0, m_padView->player()));
        m_padView->edit(m_padView->currentIndex());
    });
    m_playerMenu->addMenu(
        colourMenu(m_playerMenu, [this](const QString& colour) { m_document.setColour(m_padView->player(), colour); }));
    m_playerMenu->addAction(tr("Has &started"), this, [this] { m_document.setStartPlayer(m_padView->player()); });
    m_playerMenu->addSeparator();
    m_remove = m_playerMenu->addAction(tr("&Remove"), this, [this] { m_document.removePlayer(m_padView->player()); });
}

Category PadPage::category() const {
    const QModelIndex current = m_padView->currentIndex();
    const bool isNumber = current.isValid() && m_pad.kindOf(current.row()) == PadModel::Row::Number;
    return isNumber ? m_pad.categoryOf(current.row()) : Category::Total;
}

void PadPage::makeGameMenu() {
    m_spirits = m_gameMenu->addAction(tr("With nature's &spirits"));
    m_loop = m_gameMenu->addAction(tr("A closed &river counts as a loop"));
    m_spiritCube = m_gameMenu->addAction(tr("A spirit's cube counts when a &tie is broken"));
    for (QAction* const action : {m_spirits, m_loop, m_spiritCube}) {
        action->setCheckable(true);
    }
    connect(m_spirits, &QAction::triggered, &m_document, &Document::setWithSpirits);
    connect(m_loop, &QAction::triggered, this, [this](bool on) {
        Rulings rulings = m_document.game().rulings;
        rulings.closedRiver = on ? ClosedRiver::Loop : ClosedRiver::Shortest;
        m_document.setRulings(rulings);
    });
    connect(m_spiritCube, &QAction::triggered, this, [this](bool on) {
        Rulings rulings = m_document.game().rulings;
        rulings.spiritCubeBreaksTies = on;
        m_document.setRulings(rulings);
    });
}

void PadPage::refresh() {
    if (!m_document.isOpen()) {
        return;
    }
    m_add->setEnabled(m_document.playerCount() < maxPlayers);
    m_remove->setEnabled(m_document.playerCount() > 1);
    m_spirits->setChecked(m_document.table().withSpirits);
    m_loop->setChecked(m_document.game().rulings.closedRiver == ClosedRiver::Loop);
    m_spiritCube->setChecked(m_document.game().rulings.spiritCubeBreaksTies);
}

void PadPage::addPlayer() {
    m_document.addPlayer(freeName(m_document.game()), freeColour(m_document.game()));
    m_padView->setFocus();
    m_padView->setCurrentIndex(m_pad.index(0, m_document.playerCount() - 1));
    m_padView->edit(m_padView->currentIndex());
}

}  // namespace concord::gui
