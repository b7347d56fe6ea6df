#include "app/gui/score/pad_page.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/kit/player_colours.h"
#include "app/gui/kit/tab_order.h"
#include "app/gui/score/ending_view.h"
#include "app/gui/score/harmonies_rules.h"
#include "app/gui/score/outcome_bar.h"
#include "app/gui/score/pad_view.h"
#include "app/gui/score/solo_board.h"
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
      m_soloBoard(new SoloBoard(document)),
      m_outcome(new OutcomeBar(document)),
      m_add(new QPushButton),
      m_playerMenu(new QMenu(this)),
      m_gameMenu(new QMenu(this)),
      m_rules(new HarmoniesRules(document, *m_gameMenu)) {
    m_texts.put([this] {
        setWindowTitle(tr("Score pad"));
        m_add->setText(tr("&Add player"));
    });
    setFirstFocus(this, m_padView);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 10, 8);
    column->setSpacing(6);
    column->addWidget(m_question);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_padView, 1);
    row->addWidget(m_soloBoard, 1);
    column->addLayout(row, 1);
    m_bottom = bottomRow();
    column->addWidget(m_bottom);
    m_ending = new EndingView(document, *m_bottom, this);
    connect(m_ending, &EndingView::secretChanged, m_outcome, &OutcomeBar::keepSecret);
    const auto order = [this] { orderTabs(this, {m_question, m_padView, m_bottom}); };
    connect(m_question, &StartQuestion::rebuilt, this, order);
    order();
    makePlayerMenu();
    connect(m_padView, &PadView::boardRequested, this, &PadPage::boardRequested);
    connect(m_padView, &PadView::markClicked, this, &PadPage::lookAt);
    connect(m_padView, &PadView::rowSelected, this, [this] { m_soloBoard->lightRow(numberRow()); });
    connect(m_soloBoard, &SoloBoard::clicked, this, [this] { emit boardRequested(0); });
    connect(m_outcome, &OutcomeBar::lookRequested, this, [this] {
        if (const std::vector<PadMark> marks = padMarks(m_document); !marks.empty()) {
            lookAt(marks.front());
        }
    });
    connect(m_padView, &PadView::playerSelected, &selection, &Selection::selectPlayer);
    connect(m_padView, &PadView::menuRequested, this, [this](int, const QPoint& place) { m_playerMenu->popup(place); });
    connect(&m_pad, &PadModel::refused, this, &PadPage::refused);
    connect(&m_pad, &PadModel::replacedMore, this, &PadPage::replacedMore);
    connect(m_add, &QPushButton::clicked, this, &PadPage::addPlayer);
    connect(&document, &Document::replaced, this,
            [this] { m_padView->setCurrentIndex(m_pad.index(m_pad.firstNumber(), 0)); });
    connect(&selection, &Selection::playerChanged, this, [this] { m_padView->selectPlayer(m_selection.player()); });
    connect(&document, &Document::changed, this, &PadPage::refresh);
}

void PadPage::lookAt(const PadMark& mark) {
    switch (mark.place) {
        case PadMark::Place::Dispute:
            emit disputeRequested(mark.player, mark.line);
            break;
        case PadMark::Place::Board:
            emit boardRequested(mark.player);
            break;
        case PadMark::Place::Cards:
            emit cardsRequested(mark.player);
            break;
        case PadMark::Place::Table:
            emit tableRequested();
            break;
        case PadMark::Place::Pad:
            m_padView->setCurrentIndex(m_pad.index(m_pad.rowOf(mark.line), mark.player));
            m_padView->setFocus();
            break;
    }
}

QWidget* PadPage::bottomRow() {
    auto* const widget = new QWidget;
    auto* const row = new QHBoxLayout(widget);
    row->setContentsMargins(4, 0, 0, 0);
    row->addWidget(m_outcome, 1);
    auto* const player = new QPushButton;
    player->setMenu(m_playerMenu);
    m_game = new QPushButton;
    m_game->setMenu(m_gameMenu);
    m_texts.put([this, player] {
        player->setText(tr("&Player"));
        m_game->setText(tr("&Game"));
    });
    for (QPushButton* const button : {m_add, player, m_game}) {
        button->setMinimumHeight(buttonHeight);
        row->addWidget(button, 0, Qt::AlignBottom);
    }
    return widget;
}

void PadPage::giveColour(const QString& colour) {
    if (const Wording why = extrasOf(m_document.game()).giveColour(m_document, m_padView->player(), colour)) {
        emit refused(why);
    }
}

void PadPage::makePlayerMenu() {
    m_board = m_playerMenu->addAction({}, this, [this] { emit boardRequested(m_padView->player()); });
    m_cards = m_playerMenu->addAction({}, this, [this] { emit cardsRequested(m_padView->player()); });
    QAction* const dispute =
        m_playerMenu->addAction({}, this, [this] { emit disputeRequested(m_padView->player(), row()); });
    QAction* const rename = m_playerMenu->addAction({}, this, [this] {
        m_padView->setFocus();
        m_padView->setCurrentIndex(m_pad.index(0, m_padView->player()));
        m_padView->edit(m_padView->currentIndex());
    });
    QMenu* const colours = m_playerMenu->addMenu(QString());
    connect(colours, &QMenu::aboutToShow, this, [this, colours] {
        fillColourMenuOf(m_document.game().module().facts().id, m_document.playerCount(), *colours,
                         [this](const QString& colour) { giveColour(colour); });
    });
    QAction* const started =
        m_playerMenu->addAction({}, this, [this] { m_document.setStartPlayer(m_padView->player()); });
    m_playerMenu->addSeparator();
    m_remove = m_playerMenu->addAction({}, this, [this] { m_document.removePlayer(m_padView->player()); });
    m_texts.put([this, dispute, rename, colours, started] {
        m_board->setText(tr("&Board"));
        m_cards->setText(tr("&Cards"));
        dispute->setText(tr("&Dispute the number"));
        rename->setText(tr("Re&name"));
        colours->setTitle(tr("&Colour"));
        started->setText(tr("&Started the game"));
        m_remove->setText(tr("&Remove"));
    });
}

std::string_view PadPage::numberRow() const {
    const QModelIndex current = m_padView->currentIndex();
    const bool isNumber = current.isValid() && m_pad.kindOf(current.row()) == PadModel::Row::Number;
    return isNumber ? m_pad.idOf(current.row()) : std::string_view();
}

std::string_view PadPage::row() const {
    if (const std::string_view number = numberRow(); !number.empty()) {
        return number;
    }
    const ScoreTable& score = m_document.score();
    return score.rows.empty() ? std::string_view() : score.rows[score.totalRow()].id;
}

void PadPage::refresh() {
    if (!m_document.isOpen()) {
        return;
    }
    const GameModule& module = m_document.game().module();
    const auto mostPlayers = static_cast<int>(module.facts().maxPlayers);
    const bool hasBoards = extrasOf(m_document.game()).hasBoards();
    m_add->setEnabled(m_document.playerCount() < mostPlayers);
    m_remove->setEnabled(m_document.playerCount() > static_cast<int>(module.facts().minPlayers));
    m_board->setVisible(hasBoards);
    m_cards->setVisible(hasBoards);
    m_game->setVisible(!m_rules->isEmpty());
    m_soloBoard->setVisible(SoloBoard::isFor(m_document));
}

void PadPage::addPlayer() {
    if (const Wording why =
            extrasOf(m_document.game())
                .addPlayer(m_document, freeName(m_document.players()), freeColour(m_document.players()))) {
        emit refused(why);
        return;
    }
    m_padView->setFocus();
    m_padView->setCurrentIndex(m_pad.index(0, m_document.playerCount() - 1));
    m_padView->edit(m_padView->currentIndex());
}

// On a large screen the outcome is readable from across the table.
void PadPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr double plainHeight = 600;
    constexpr double max = 2.5;
    m_outcome->setScale(std::clamp(height() / plainHeight, 1.0, max));
}

void PadPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_texts.retranslate();
        m_rules->setTexts();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
