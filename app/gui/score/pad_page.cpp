#include "app/gui/score/pad_page.h"

#include "app/gui/document/table_edits.h"
#include "app/gui/kit/player_colours.h"
#include "app/gui/kit/tab_order.h"
#include "app/gui/score/outcome_bar.h"
#include "app/gui/score/pad_view.h"
#include "app/gui/score/start_question.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

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
      m_add(new QPushButton),
      m_playerMenu(new QMenu(this)),
      m_gameMenu(new QMenu(this)) {
    m_texts.put([this] {
        setWindowTitle(tr("Score pad"));
        m_add->setText(tr("&Add player"));
    });
    setFirstFocus(this, m_padView);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 10, 8);
    column->setSpacing(6);
    column->addWidget(m_question);
    column->addWidget(m_padView, 1);
    QWidget* const bottom = bottomRow();
    column->addWidget(bottom);
    const auto order = [this, bottom] { orderTabs(this, {m_question, m_padView, bottom}); };
    connect(m_question, &StartQuestion::rebuilt, this, order);
    order();
    makePlayerMenu();
    makeGameMenu();
    connect(m_padView, &PadView::boardRequested, this, &PadPage::boardRequested);
    connect(m_padView, &PadView::playerSelected, &selection, &Selection::selectPlayer);
    connect(m_padView, &PadView::menuRequested, this, [this](int, const QPoint& place) { m_playerMenu->popup(place); });
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
    auto* const player = new QPushButton;
    player->setMenu(m_playerMenu);
    auto* const game = new QPushButton;
    game->setMenu(m_gameMenu);
    m_texts.put([player, game] {
        player->setText(tr("&Player"));
        game->setText(tr("&Game"));
    });
    for (QPushButton* const button : {m_add, player, game}) {
        button->setMinimumHeight(buttonHeight);
        row->addWidget(button, 0, Qt::AlignBottom);
    }
    return widget;
}

void PadPage::makePlayerMenu() {
    QAction* const board = m_playerMenu->addAction({}, this, [this] { emit boardRequested(m_padView->player()); });
    QAction* const cards = m_playerMenu->addAction({}, this, [this] { emit cardsRequested(m_padView->player()); });
    QAction* const dispute =
        m_playerMenu->addAction({}, this, [this] { emit disputeRequested(m_padView->player(), category()); });
    QAction* const rename = m_playerMenu->addAction({}, this, [this] {
        m_padView->setFocus();
        m_padView->setCurrentIndex(m_pad.index(0, m_padView->player()));
        m_padView->edit(m_padView->currentIndex());
    });
    QMenu* const colours = m_playerMenu->addMenu(QString());
    connect(colours, &QMenu::aboutToShow, this, [this, colours] {
        fillColourMenu(*colours, [this](const QString& colour) { m_document.setColour(m_padView->player(), colour); });
    });
    QAction* const started =
        m_playerMenu->addAction({}, this, [this] { m_document.setStartPlayer(m_padView->player()); });
    m_playerMenu->addSeparator();
    m_remove = m_playerMenu->addAction({}, this, [this] { m_document.removePlayer(m_padView->player()); });
    m_texts.put([this, board, cards, dispute, rename, colours, started] {
        board->setText(tr("&Board"));
        cards->setText(tr("&Cards"));
        dispute->setText(tr("&Dispute the number"));
        rename->setText(tr("Re&name"));
        colours->setTitle(tr("&Colour"));
        started->setText(tr("Has &started"));
        m_remove->setText(tr("&Remove"));
    });
}

Category PadPage::category() const {
    const QModelIndex current = m_padView->currentIndex();
    const bool isNumber = current.isValid() && m_pad.kindOf(current.row()) == PadModel::Row::Number;
    return isNumber ? m_pad.categoryOf(current.row()) : Category::Total;
}

void PadPage::makeGameMenu() {
    m_spirits = m_gameMenu->addAction(QString());
    m_loop = m_gameMenu->addAction(QString());
    m_spiritCube = m_gameMenu->addAction(QString());
    m_texts.put([this] {
        m_spirits->setText(tr("With nature's &spirits"));
        m_loop->setText(tr("A closed &river counts as a loop"));
        m_spiritCube->setText(tr("A spirit's cube counts when a &tie is broken"));
    });
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

// On a large screen it is readable from across the table.
void PadPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr double plainHeight = 600;
    constexpr double max = 2.5;
    m_outcome->setScale(std::clamp(height() / plainHeight, 1.0, max));
}

void PadPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_texts.putAgain();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
