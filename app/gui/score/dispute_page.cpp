#include "app/gui/score/dispute_page.h"

#include "app/gui/board/board_view.h"
#include "app/gui/cards/player_box.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/kit/icons.h"
#include "app/gui/kit/optional_number_field.h"
#include "app/gui/kit/tab_order.h"
#include "app/gui/score/claim_bar.h"
#include "app/gui/score/explanation.h"
#include "app/text/harmonies/claim_text.h"
#include "app/text/words.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr int targetHeight = 40;
constexpr int maxOnPaper = 99999;

QFont scaled(const QFont& base, double factor, bool bold) {
    QFont font = base;
    font.setPointSizeF(base.pointSizeF() * factor);
    font.setBold(bold);
    return font;
}

QToolButton* arrow(const QString& name, QWidget* parent) {
    auto* const button = new QToolButton(parent);
    button->setIcon(icon(name));
    button->setIconSize({24, 24});
    button->setMinimumSize(64, targetHeight);
    return button;
}

// Lines large enough for a finger.
class SpaciousDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 12);
    }
};

bool mayBeNegative(const ScoreTable& score, std::string_view row) {
    const PadRow& shown = score.rows.at(score.rowOf(row).value_or(0));
    return shown.min < 0 ||
           (shown.isSum() && std::ranges::any_of(score.rows, [](const PadRow& part) { return part.min < 0; }));
}

QString paragraph(const QString& text, const QString& style) {
    return text.isEmpty() ? QString()
                          : QStringLiteral("<p style=\"margin:0 0 3px 0;%1\">%2</p>").arg(style, text.toHtmlEscaped());
}

QString titleParagraph(const QString& text) {
    return paragraph(text, QStringLiteral("font-size:large;font-weight:bold;"));
}

}  // namespace

DisputePage::DisputePage(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_model(document),
      m_claim(document, m_model),
      m_board(new DisputeBoard(this)),
      m_claimBar(new ClaimBar(m_claim, this)),
      m_noBoard(new QLabel(this)),
      m_reasonsView(new QScrollArea(this)),
      m_reasons(new QLabel),
      m_explanation(new QLabel(this)),
      m_player(new PlayerBox(document, selection, this)),
      m_row(new QComboBox(this)),
      m_claimedLabel(new QLabel(this)),
      m_claimed(new OptionalNumberField(maxOnPaper, this)),
      m_verdict(new QLabel(this)),
      m_list(new QTreeWidget(this)),
      m_previous(arrow(QStringLiteral("previous"), this)),
      m_next(arrow(QStringLiteral("next"), this)),
      m_place(new QLabel(this)),
      m_copyText(new QPushButton(icon(QStringLiteral("text")), {}, this)),
      m_copyPicture(new QPushButton(icon(QStringLiteral("picture")), {}, this)) {
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(8, 6, 8, 8);
    row->setSpacing(12);
    row->addWidget(boardColumn(), 6);
    row->addWidget(walkColumn(), 5);
    connect(&m_model, &DisputeModel::changed, this, &DisputePage::showDispute);
    connect(&m_model, &DisputeModel::currentChanged, this, &DisputePage::showStep);
    connect(&selection, &Selection::playerChanged, this,
            [this] { m_model.choose(m_selection.player(), m_model.row()); });
    connect(&m_claim, &ClaimModel::changed, this, [this] {
        m_showsClaim = m_claim.isOpen();
        showStep();
    });
    connect(m_claimBar, &ClaimBar::problemChanged, this, &DisputePage::showStep);
    connect(m_board, &DisputeBoard::cellClicked, this, &DisputePage::takeCell);
    connect(m_board, &DisputeBoard::cellDragged, this, [this](Cell cell) {
        if (m_claim.isOpen()) {
            m_claim.add(cell);
        }
    });
    connect(m_board->boardView(), &BoardView::moveRequested, this,
            [this](int columns, int rows) { walkTo(m_model.current() + columns + rows); });
    setFirstFocus(this, m_list);
    orderTabs(this, {m_board, m_claimBar, m_player, m_row, m_claimed, m_list, m_previous, m_next,
                     m_claimBar->settledButton(), m_copyText, m_copyPicture});
    setTexts();
    showDispute();
    showStep();
}

QWidget* DisputePage::boardColumn() {
    auto* const widget = new QWidget(this);
    auto* const column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_board, 1);
    m_noBoard->setAlignment(Qt::AlignCenter);
    m_noBoard->setWordWrap(true);
    column->addWidget(m_noBoard, 1);
    m_reasons->setWordWrap(true);
    m_reasons->setTextFormat(Qt::RichText);
    m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reasons->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_reasonsView->setFrameShape(QFrame::NoFrame);
    m_reasonsView->setWidgetResizable(true);
    m_reasonsView->setFocusPolicy(Qt::NoFocus);
    m_reasonsView->setWidget(m_reasons);
    column->addWidget(m_reasonsView, 1);
    column->addWidget(m_claimBar);
    m_explanation->setWordWrap(true);
    m_explanation->setTextFormat(Qt::RichText);
    m_explanation->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_explanation->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_explanation->setMinimumHeight(fontMetrics().height() * 5);  // the board must not move from step to step
    column->addWidget(m_explanation);
    return widget;
}

QWidget* DisputePage::walkColumn() {
    auto* const widget = new QWidget(this);
    auto* const column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(questionRow());
    column->addWidget(paperRow());
    m_list->setItemDelegate(new SpaciousDelegate(m_list));
    m_list->installEventFilter(this);
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    connect(m_list, &QTreeWidget::currentItemChanged, this,
            [this](QTreeWidgetItem* item) { walkTo(m_list->indexOfTopLevelItem(item)); });
    column->addWidget(m_list, 1);
    auto* const walk = new QHBoxLayout;
    walk->addWidget(m_previous);
    m_place->setAlignment(Qt::AlignCenter);
    walk->addWidget(m_place, 1);
    walk->addWidget(m_next);
    walk->addWidget(m_claimBar->settledButton());
    column->addLayout(walk);
    column->addWidget(copyRow());
    connect(m_previous, &QToolButton::clicked, this, [this] { walkTo(m_model.current() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { walkTo(m_model.current() + 1); });
    return widget;
}

QWidget* DisputePage::questionRow() {
    auto* const widget = new QWidget(this);
    auto* const row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_player, 1);
    row->addWidget(m_row, 1);
    m_row->setMinimumHeight(targetHeight);
    m_row->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_row, &QComboBox::activated, this, [this](int index) {
        m_model.choose(m_selection.player(),
                       m_document.score().rows.at(static_cast<std::size_t>(m_row->itemData(index).toInt())).id);
    });
    return widget;
}

QWidget* DisputePage::paperRow() {
    auto* const widget = new QWidget(this);
    auto* const row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    m_claimed->setMinimumSize(110, targetHeight);
    m_claimed->setAlignment(Qt::AlignRight);
    m_claimed->setFont(scaled(font(), 1.3, true));
    m_claimedLabel->setBuddy(m_claimed);
    row->addWidget(m_claimedLabel);
    row->addWidget(m_claimed);
    row->addWidget(m_verdict, 1);
    m_verdict->setWordWrap(true);
    m_verdict->setFont(scaled(font(), 1.1, true));
    m_verdict->setMinimumHeight(m_verdict->fontMetrics().lineSpacing() * 3);  // the list must not move
    connect(m_claimed, &OptionalNumberField::numberChosen, this, [this](std::optional<int> number) {
        extrasOf(m_document.game()).claim(m_document, m_model.player(), m_model.row(), number);
    });
    return widget;
}

QWidget* DisputePage::copyRow() {
    auto* const widget = new QWidget(this);
    auto* const row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* const button : {m_copyText, m_copyPicture}) {
        button->setMinimumHeight(targetHeight);
        button->setIconSize({20, 20});
        row->addWidget(button, 1);
    }
    connect(m_copyText, &QPushButton::clicked, this, &DisputePage::copyText);
    connect(m_copyPicture, &QPushButton::clicked, this, &DisputePage::copyPicture);
    return widget;
}

void DisputePage::setTexts() {
    setWindowTitle(tr("Dispute"));
    m_row->setAccessibleName(tr("Row of the score pad"));
    m_claimedLabel->setText(tr("&Paper says"));
    m_claimed->setToolTip(tr("What the paper score pad says in this row; empty if it says nothing."));
    m_list->setAccessibleName(tr("Everything that was counted"));
    m_previous->setToolTip(tr("Previous (left arrow)"));
    m_previous->setAccessibleName(tr("Previous"));
    m_next->setToolTip(tr("Next (right arrow)"));
    m_next->setAccessibleName(tr("Next"));
    m_copyText->setText(tr("Copy as &text"));
    m_copyPicture->setText(tr("Copy as p&icture"));
    m_copyPicture->setToolTip(tr("Board and explanation as a picture, for the group chat."));
    m_copyText->setToolTip(tr("The explanation as a text, for the group chat."));
    m_noBoard->setText(tr("There is no board here that could be shown."));
}

void DisputePage::fillRows() {
    m_row->clear();
    const std::vector<PadRow>& rows = m_document.score().rows;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].kind != PadRow::Kind::Extra) {
            m_row->addItem(words::rowName(rows[i]), static_cast<int>(i));
        }
    }
    m_row->setCurrentIndex(m_row->findData(static_cast<int>(m_document.score().rowOf(m_model.row()).value_or(0))));
}

void DisputePage::dispute(int player, std::string_view row) {
    m_selection.selectPlayer(player);
    m_model.choose(player, row);
}

QString DisputePage::verdict() const { return m_verdict->text(); }
QString DisputePage::explanation() const { return m_explanation->text(); }

void DisputePage::showDispute() {
    fillRows();
    if (!m_model.hasSteps()) {
        return;
    }
    m_board->setVisible(m_model.hasBoard());
    const bool mayHaveBoard = extrasOf(m_document.game()).hasBoards();
    m_noBoard->setVisible(!m_model.hasBoard() && mayHaveBoard);
    m_explanation->setVisible(mayHaveBoard);
    m_reasonsView->setVisible(!mayHaveBoard);
    const bool takesClaims = extrasOf(m_document.game()).takesClaims();
    m_claimedLabel->setVisible(takesClaims);
    m_claimed->setVisible(takesClaims);
    if (m_model.hasBoard()) {
        m_board->show(*m_document.harmoniesPlayer(m_model.player()).board,
                      m_document.playerState(m_model.player()).photo);
    }
    {
        const QSignalBlocker quiet(m_claimed);
        m_claimed->setLimits(mayBeNegative(m_document.score(), m_model.row()) ? -maxOnPaper : 0, maxOnPaper);
        m_claimed->setNumber(m_model.claimed());
    }
    m_verdict->setText(m_model.verdict());
    const bool differs = m_model.claimed() && *m_model.claimed() != m_model.computed();
    QPalette style = palette();
    if (differs) {
        style.setColor(QPalette::WindowText, boardColours(palette()).doubt);
    }
    m_verdict->setPalette(style);
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const DisputeStep& step : m_model.steps()) {
        auto* const item = new QTreeWidgetItem(m_list);
        item->setText(0, QString(qsizetype{2} * step.level, QChar(0x2003)) + step.title);
        item->setText(1, QLocale().toString(step.points));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setFont(0, scaled(font(), 1, !step.isItem));
        item->setFont(1, scaled(font(), 1, !step.isItem || step.points != 0));
        item->setToolTip(0, step.rule);
        item->setData(0, Qt::AccessibleTextRole, spokenLine(step.title, step.points, step.reason, step.rule));
    }
}

void DisputePage::showStep() {
    if (!m_model.hasSteps()) {
        return;
    }
    if (m_showsClaim && m_claim.isOpen()) {
        showClaim();
    } else {
        const DisputeStep& step = m_model.step();
        m_board->setLight(step.light);
        m_explanation->setText(titleParagraph(tr("%1 — %2").arg(withoutStop(step.title), words::points(step.points))) +
                               paragraph(step.reason, {}) + paragraph(step.rule, {}));
    }
    showReasons();
    const int steps = static_cast<int>(m_model.steps().size());
    m_place->setText(tr("%1 of %2").arg(m_model.current() + 1).arg(steps));
    m_previous->setEnabled(m_model.current() > 0);
    m_next->setEnabled(m_model.current() + 1 < steps);
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentItem(m_list->topLevelItem(m_model.current()));
    m_list->scrollToItem(m_list->currentItem());
}

void DisputePage::showClaim() {
    m_board->setLight(m_claim.light());
    const QString problem = m_claimBar->problem();
    if (!problem.isEmpty()) {
        m_explanation->setText(paragraph(problem, {}));
    } else if (const std::optional<ClaimAnswer>& answer = m_claim.answer()) {
        m_explanation->setText(titleParagraph(words::claimTitle(*answer)) + paragraph(words::claimReason(*answer), {}) +
                               paragraph(words::claimVerdict(*answer), QStringLiteral("font-weight:bold;")));
    } else {
        m_explanation->setText(paragraph(
            tr("Click the cells that you claim, or drag over them: what breaks the claim is marked with “!”."), {}));
    }
}

void DisputePage::walkTo(int step) {
    m_showsClaim = false;
    m_model.goTo(step);
    showStep();
}

// In place of a board: the explanation of the step, and for a row also all steps directly below it.
void DisputePage::showReasons() {
    QString text = m_explanation->text();
    if (!m_model.step().isItem) {
        for (const DisputeStep& step : m_model.explained()) {
            text += paragraph(tr("%1 — %2").arg(withoutStop(step.title), words::points(step.points)),
                              QStringLiteral("font-weight:bold;margin-top:8px;")) +
                    paragraph(step.reason, {}) + paragraph(step.rule, {});
        }
    }
    m_reasons->setText(text);
}

void DisputePage::takeCell(Cell cell) {
    if (m_claim.isOpen()) {
        m_claim.toggle(cell);
        return;
    }
    const auto& steps = m_model.steps();
    const auto found = std::ranges::find_if(steps, [&](const DisputeStep& step) {
        return step.isItem && std::ranges::find(step.light.highlighted, cell) != step.light.highlighted.end();
    });
    if (found != steps.end()) {
        walkTo(static_cast<int>(found - steps.begin()));
    }
}

const ClaimModel* DisputePage::shownClaim() const { return m_showsClaim && m_claim.answer() ? &m_claim : nullptr; }

void DisputePage::copyText() {
    QGuiApplication::clipboard()->setText(explanationText(m_model, shownClaim()));
    m_place->setText(tr("The text is on the clipboard."));
}

void DisputePage::copyPicture() {
    QGuiApplication::clipboard()->setImage(explanationPicture(m_model, shownClaim()));
    m_place->setText(tr("The picture is on the clipboard."));
}

bool DisputePage::walk(int key) {
    if (key == Qt::Key_Left) {
        walkTo(m_model.current() - 1);
    } else if (key == Qt::Key_Right) {
        walkTo(m_model.current() + 1);
    }
    return key == Qt::Key_Left || key == Qt::Key_Right;
}

void DisputePage::keyPressEvent(QKeyEvent* event) {
    if (!walk(event->key())) {
        QWidget::keyPressEvent(event);
    }
}

// The list would handle these keys itself.
bool DisputePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto* const key = static_cast<QKeyEvent*>(event);
        return key->modifiers() == Qt::NoModifier && walk(key->key());
    }
    return QWidget::eventFilter(watched, event);
}

void DisputePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
        m_model.refresh();
    } else if (event->type() == QEvent::PaletteChange) {
        showDispute();
        showStep();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
