#include "app/gui/photo/stack_choices.h"

#include "app/gui/board/stack_keys.h"
#include "app/gui/board/token_drawing.h"
#include "app/gui/kit/checked_colours.h"
#include "app/gui/kit/tab_order.h"
#include "app/gui/kit/theme.h"
#include "app/gui/photo/close_up.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "vision/reading/doubts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr int smallestHeight = 130;
constexpr int titleHeight = 42;
constexpr int menuIconSize = 40;
// Less likely stacks are shown, but the question names them only if they are among the first two.
constexpr double minNamed = 0.10;

// "tall tree, medium tree or water"
QString orList(const QStringList& names) {
    QString list = names.value(0);
    for (qsizetype i = 1; i < names.size(); ++i) {
        list = (i + 1 < names.size() ? StackChoices::tr("%1, %2") : StackChoices::tr("%1 or %2")).arg(list, names[i]);
    }
    return list;
}

}  // namespace

StackChoices::StackChoices(const Document& document, const Selection& selection, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_title(new QLabel(this)),
      m_pictures(new QWidget(this)),
      m_row(new QHBoxLayout(m_pictures)),
      m_closeUp(new QLabel(m_pictures)),
      m_other(new QToolButton(this)),
      m_height(smallestHeight) {
    auto* const titleRow = new QHBoxLayout;
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::RichText);
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.1);
    m_title->setFont(font);
    titleRow->addWidget(m_title, 1);
    titleRow->addWidget(m_other);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
    m_row->addWidget(m_closeUp);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(titleRow);
    column->addWidget(m_pictures, 1);
    m_other->setFocusPolicy(Qt::TabFocus);
    m_other->setMinimumHeight(34);
    m_other->setPopupMode(QToolButton::InstantPopup);
    setTexts();
}

void StackChoices::setTexts() {
    m_closeUp->setAccessibleName(tr("The cell in the photo, enlarged"));
    fillMenu();
    const Wording note = m_note;
    refresh();
    if (note) {
        showNote(note);
    }
}

void StackChoices::fillMenu() {
    delete m_other->menu();
    auto* const menu = new QMenu(m_other);
    for (const Stack stack : allStacks()) {
        QAction* const action = menu->addAction(stackIcon(stack, menuIconSize), words::stack(stack));
        connect(action, &QAction::triggered, this, [this, stack] { emit stackChosen(stack); });
    }
    m_other->setMenu(menu);
}

void StackChoices::setQuestionHeight(int height) {
    if (const int next = std::max(smallestHeight, height); next != m_height) {
        m_height = next;
        refresh();
    }
}

void StackChoices::showNote(const Wording& note) {
    m_note = note;
    m_title->setText(QStringLiteral("<b>") + note().toHtmlEscaped() + QStringLiteral("</b>"));
}

QString StackChoices::title() const { return m_title->text(); }

const vision::Reading* StackChoices::reading() const {
    // Any cell will do: without a reading of the game's side, cellReading() is null for all of them.
    if (!m_document.isHarmonies() || m_document.cellReading(m_selection.player(), {}) == nullptr) {
        return nullptr;
    }
    return &*m_document.playerState(m_selection.player()).photo->reading;
}

void StackChoices::clearAlternatives() {
    for (QToolButton* const button : m_alternatives) {
        button->hide();
        button->deleteLater();  // the sender may be on the call stack
    }
    m_alternatives.clear();
    m_closeUp->clear();
}

void StackChoices::refresh() {
    m_note = {};
    const bool hadKeyboard = std::ranges::any_of(m_alternatives, &QWidget::hasFocus);
    clearAlternatives();
    const vision::Reading* const read = reading();
    // The height is the same for every cell, so that the board does not move. When no cell is selected and no
    // doubt is left, the board gets the space.
    const bool showsPictures =
        read != nullptr && (m_selection.cell().has_value() || !m_document.doubtfulCells(m_selection.player()).empty());
    setMinimumHeight(showsPictures ? m_height : 0);
    setMaximumHeight(showsPictures ? m_height : QWIDGETSIZE_MAX);
    m_closeUp->setFixedSize(m_height - titleHeight, m_height - titleHeight);
    m_pictures->setVisible(showsPictures);
    m_other->setText(tr("Other stack…"));
    const std::optional<Cell> cell = m_document.isHarmonies() ? m_selection.cell() : std::nullopt;
    m_other->setEnabled(cell.has_value());
    if (!cell) {
        showWithoutCell();
        return;
    }
    m_title->setText(titleOf(*cell));
    if (read == nullptr) {
        return;
    }
    const vision::CellReading& seen = *m_document.cellReading(m_selection.player(), *cell);
    showCloseUp(seen);
    const std::optional<Board>& board = m_document.harmoniesPlayer(m_selection.player()).board;
    const Stack present = board ? board->stack(*cell) : Stack();
    int place = 0;
    for (const vision::Alternative& alternative : vision::offeredAlternatives(seen)) {
        addAlternative(place++, alternative, alternative.stack == present);
    }
    nameAlternatives();
    orderTabs(this, {m_other, m_pictures});
    if (hadKeyboard && !m_alternatives.empty()) {
        m_alternatives.front()->setFocus();
    }
}

void StackChoices::showCloseUp(const vision::CellReading& cell) {
    const std::shared_ptr<const Photo>& photo = m_document.playerState(m_selection.player()).photo;
    const int size = m_height - titleHeight;
    if (photo != m_closeUpPhoto.lock() || cell.cell != m_closeUpCell || size != m_closeUpSize) {
        m_closeUpPhoto = photo;
        m_closeUpCell = cell.cell;
        m_closeUpSize = size;
        m_closeUpPicture = closeUp(*photo, cell, size);
    }
    m_closeUp->setPixmap(m_closeUpPicture);
}

void StackChoices::showWithoutCell() {
    const vision::Reading* const read = reading();
    const bool hasDoubts = m_document.isHarmonies() && !m_document.doubtfulCells(m_selection.player()).empty();
    if (read != nullptr && !hasDoubts && !read->review.empty()) {
        m_title->setText(tr("<b>✓ Done.</b> No cell is left to ask about."));
    } else if (read != nullptr && !hasDoubts) {
        m_title->setText(tr("<b>✓</b> No cell is doubtful enough to ask about."));
    } else {
        m_title->setText(tr("Click a cell to choose it."));
    }
}

QString StackChoices::titleOf(Cell cell) const {
    const int player = m_selection.player();
    const QString cellName = QString::fromStdString(name(cell));
    if (!m_document.isDoubtful(player, cell)) {
        const std::optional<Board>& board = m_document.harmoniesPlayer(player).board;
        const QString present = words::stack(board ? board->stack(cell) : Stack());
        return tr("<b>%1</b>: %2").arg(cellName, present.toHtmlEscaped());
    }
    const vision::CellReading& seen = *m_document.cellReading(player, cell);
    QStringList names;
    for (const vision::Alternative& alternative : vision::offeredAlternatives(seen)) {
        if (names.size() < 2 || alternative.p >= minNamed) {
            names << words::stack(alternative.stack).toHtmlEscaped();
        }
    }
    const QString question = tr("<b>%1: %2?</b>").arg(cellName, orList(names));
    const auto why = explanation(seen.reason);
    return why ? tr("%1 (%2)", "a question about a cell, and why it is in doubt")
                     .arg(question, words::translated(*why).toHtmlEscaped())
               : question;
}

void StackChoices::addAlternative(int place, const vision::Alternative& alternative, bool isPresent) {
    auto* const button = new QToolButton(m_pictures);
    const int side = m_height - titleHeight;
    const int iconSize = std::min(side - fontMetrics().height() - 12, 130);
    button->setFocusPolicy(Qt::TabFocus);
    button->setIconSize({iconSize, iconSize});
    button->setFixedHeight(side);
    button->setMinimumWidth(70);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setIcon(stackIcon(alternative.stack, iconSize));
    button->setText(tr("%1:  %2", "the key that chooses it, and its probability")
                        .arg(QString::number(place + 1), text::percent(alternative.p)));
    button->setCheckable(true);
    showWhetherChecked(button);
    button->setChecked(isPresent);
    button->setToolTip(
        tr("%1 (%2). Key: %3.")
            .arg(words::stack(alternative.stack), text::percent(alternative.p), QString::number(place + 1)));
    button->setAccessibleName(words::stack(alternative.stack));
    connect(button, &QToolButton::clicked, this, [this, stack = alternative.stack] { emit stackChosen(stack); });
    m_row->addWidget(button, 1);  // after the close-up
    m_alternatives.push_back(button);
}

// Shows the names beside the pictures if all of them have space there, otherwise none.
void StackChoices::nameAlternatives() {
    if (m_alternatives.empty()) {
        return;
    }
    constexpr int frame = 28;  // of a button, with the gap beside its picture
    const auto count = static_cast<int>(m_alternatives.size());
    const int room = (width() - m_closeUp->width()) / count - m_row->spacing();
    const bool areNamed = std::ranges::all_of(m_alternatives, [this, room](const QToolButton* button) {
        return button->iconSize().width() + frame + fontMetrics().horizontalAdvance(button->accessibleName()) <= room;
    });
    for (QToolButton* const button : m_alternatives) {
        const QString keyAndChance = button->text().section(QLatin1Char('\n'), 0, 0);
        button->setText(areNamed ? keyAndChance + QLatin1Char('\n') + button->accessibleName() : keyAndChance);
        button->setToolButtonStyle(areNamed ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonTextUnderIcon);
    }
}

void StackChoices::resizeEvent(QResizeEvent* event) {
    nameAlternatives();
    QWidget::resizeEvent(event);
}

void StackChoices::keyPressEvent(QKeyEvent* event) {
    if (latinKey(event->key()) == Qt::Key_N || (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_4)) {
        emit keyPressed(event->key());
    } else {
        QWidget::keyPressEvent(event);
    }
}

void StackChoices::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
