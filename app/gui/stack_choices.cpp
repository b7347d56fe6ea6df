#include "stack_choices.h"

#include "../words.h"
#include "close_up.h"
#include "theme.h"
#include "token_look.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr int iconSize = 40;
constexpr int mostAlternatives = 4;
constexpr int pictureHeight = 66;
constexpr double leastShown = 0.005;  // would read as 0 %

QToolButton* button(QWidget* parent) {
    auto* const made = new QToolButton(parent);
    made->setFocusPolicy(Qt::TabFocus);
    made->setMinimumHeight(34);
    return made;
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
      m_right(button(this)),
      m_other(button(this)) {
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* const titleRow = new QHBoxLayout;
    m_title->setWordWrap(true);
    titleRow->addWidget(m_title, 1);
    titleRow->addWidget(m_right);
    titleRow->addWidget(m_other);
    column->addLayout(titleRow);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
    m_row->addWidget(m_closeUp);
    m_row->addStretch();
    m_pictures->setFixedHeight(pictureHeight);
    column->addWidget(m_pictures);
    m_other->setPopupMode(QToolButton::InstantPopup);
    fillMenu();
    connect(m_right, &QToolButton::clicked, this, &StackChoices::confirmed);
    refresh();
}

void StackChoices::fillMenu() {
    auto* const menu = new QMenu(m_other);
    for (const Stack stack : allStacks()) {
        QAction* const action = menu->addAction(stackIcon(stack, iconSize), words::stack(stack));
        connect(action, &QAction::triggered, this, [this, stack] { emit stackChosen(stack); });
    }
    m_other->setMenu(menu);
}

void StackChoices::showNote(const QString& note) {
    m_title->setText(QStringLiteral("<b>") + note.toHtmlEscaped() + QStringLiteral("</b>"));
}

void StackChoices::refresh() {
    for (QToolButton* const button : m_alternatives) {
        button->hide();
        button->deleteLater();  // it may be the one being clicked
    }
    m_alternatives.clear();
    m_closeUp->clear();
    const std::optional<Cell> cell = m_document.isOpen() ? m_selection.cell() : std::nullopt;
    m_other->setEnabled(cell.has_value());
    // Keeps its height from cell to cell, so that the board does not jump.
    m_pictures->setVisible(m_document.isOpen() && m_document.cellReading(m_selection.player(), {}) != nullptr);
    m_other->setText(tr("Other stack…"));
    m_right->setText(tr("That's right"));
    m_right->setToolTip(tr("Nothing needs to change here; go on to the next cell (Enter)."));
    m_right->setVisible(cell && m_document.isDoubtful(m_selection.player(), *cell));
    if (!cell) {
        m_title->setText(tr("Click a cell to choose it."));
        return;
    }
    const std::optional<Board>& board = m_document.player(m_selection.player()).board;
    const Stack present = board ? board->stack(*cell) : Stack();
    const QString cellName = QString::fromStdString(name(*cell));
    m_title->setText(m_right->isVisibleTo(this)
                         ? tr("<b>%1</b>: %2 — is that right?").arg(cellName, words::stack(present).toHtmlEscaped())
                         : tr("<b>%1</b>: %2").arg(cellName, words::stack(present).toHtmlEscaped()));
    if (const vision::CellReading* reading = m_document.cellReading(m_selection.player(), *cell)) {
        m_closeUp->setPixmap(closeUp(*m_document.sheet(m_selection.player()).photo, *reading, pictureHeight));
        const int count = std::min(mostAlternatives, static_cast<int>(reading->alternatives.size()));
        for (int place = 0; place < count; ++place) {
            const vision::Alternative& alternative = reading->alternatives[static_cast<std::size_t>(place)];
            if (place == 0 || alternative.p >= leastShown) {
                addAlternative(place, alternative, alternative.stack == present);
            }
        }
    }
}

void StackChoices::addAlternative(int place, const vision::Alternative& alternative, bool isPresent) {
    QToolButton* const button = gui::button(m_pictures);
    button->setIconSize({iconSize, iconSize});
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setMinimumSize(pictureHeight, pictureHeight);
    button->setIcon(stackIcon(alternative.stack, iconSize));
    button->setText(percent(alternative.p));
    button->setCheckable(true);
    button->setChecked(isPresent);
    button->setToolTip(tr("%1 (%2). Key: %3.")
                           .arg(words::stack(alternative.stack), percent(alternative.p), QString::number(place + 1)));
    button->setAccessibleName(words::stack(alternative.stack));
    connect(button, &QToolButton::clicked, this, [this, stack = alternative.stack] { emit stackChosen(stack); });
    m_row->insertWidget(place + 1, button);  // after the photo
    m_alternatives.push_back(button);
}

}  // namespace concord::gui
