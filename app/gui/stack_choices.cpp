#include "stack_choices.h"

#include "../words.h"
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

QToolButton* bigButton(QWidget* parent) {
    auto* const button = new QToolButton(parent);
    button->setIconSize({iconSize, iconSize});
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setFocusPolicy(Qt::TabFocus);
    button->setMinimumHeight(64);
    return button;
}

}  // namespace

StackChoices::StackChoices(const Document& document, const Selection& selection, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_title(new QLabel(this)),
      m_row(new QHBoxLayout),
      m_right(bigButton(this)),
      m_other(bigButton(this)) {
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    m_title->setWordWrap(true);
    column->addWidget(m_title);
    m_row->setSpacing(4);
    m_row->addStretch();
    m_row->addWidget(m_right);
    m_row->addWidget(m_other);
    column->addLayout(m_row);
    m_other->setPopupMode(QToolButton::InstantPopup);
    m_other->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_right->setToolButtonStyle(Qt::ToolButtonTextOnly);
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

void StackChoices::refresh() {
    for (QToolButton* const button : m_alternatives) {
        button->hide();
        button->deleteLater();  // it may be the one being clicked
    }
    m_alternatives.clear();
    const std::optional<Cell> cell = m_document.isOpen() ? m_selection.cell() : std::nullopt;
    m_other->setEnabled(cell.has_value());
    m_other->setText(tr("Other\nstack…"));
    m_right->setText(tr("That's\nright"));
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
        const int count = std::min(mostAlternatives, static_cast<int>(reading->alternatives.size()));
        for (int place = 0; place < count; ++place) {
            const vision::Alternative& alternative = reading->alternatives[static_cast<std::size_t>(place)];
            addAlternative(place, alternative, alternative.stack == present);
        }
    }
}

void StackChoices::addAlternative(int place, const vision::Alternative& alternative, bool isPresent) {
    QToolButton* const button = bigButton(this);
    button->setIcon(stackIcon(alternative.stack, iconSize));
    button->setText(percent(alternative.p));
    button->setCheckable(true);
    button->setChecked(isPresent);
    button->setToolTip(tr("%1 (%2). Key: %3.")
                           .arg(words::stack(alternative.stack), percent(alternative.p), QString::number(place + 1)));
    button->setAccessibleName(words::stack(alternative.stack));
    connect(button, &QToolButton::clicked, this, [this, stack = alternative.stack] { emit stackChosen(stack); });
    m_row->insertWidget(place, button);
    m_alternatives.push_back(button);
}

}  // namespace concord::gui
