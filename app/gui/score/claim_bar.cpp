#include "app/gui/score/claim_bar.h"

#include "app/gui/kit/icons.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace concord::gui {

namespace {

constexpr int controlHeight = 40;

}  // namespace

ClaimBar::ClaimBar(ClaimModel& claim, QWidget* parent)
    : QWidget(parent),
      m_claim(claim),
      m_why(new QPushButton),
      m_kind(new QComboBox),
      m_cells(new QLineEdit),
      m_settled(new QPushButton(this)) {
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* const part : std::initializer_list<QWidget*>{m_why, m_kind, m_cells}) {
        part->setMinimumHeight(controlHeight);
        row->addWidget(part, part == m_cells ? 1 : 0);
    }
    row->addStretch(0);
    m_settled->setMinimumHeight(controlHeight);
    m_why->setCheckable(true);
    m_settled->setCheckable(true);
    m_cells->setClearButtonEnabled(true);
    m_cells->installEventFilter(this);
    connect(m_why, &QPushButton::toggled, this, [this](bool open) {
        m_claim.setOpen(open);
        if (open) {
            m_cells->setFocus();
        }
    });
    connect(m_kind, &QComboBox::activated, this,
            [this](int index) { m_claim.setKind(static_cast<ClaimKind>(m_kind->itemData(index).toInt())); });
    connect(m_cells, &QLineEdit::textEdited, this, [this] { applyCells(false); });
    connect(m_cells, &QLineEdit::editingFinished, this, [this] { applyCells(true); });
    connect(m_settled, &QPushButton::clicked, this, [this](bool settled) {
        m_claim.settle(settled);
        m_settled->setChecked(m_claim.isSettled());  // unchanged in a game whose "record" could not be read
    });
    connect(&claim, &ClaimModel::changed, this, &ClaimBar::refresh);
    setTexts();
}

// An unfinished cell is not reported while it is being typed.
void ClaimBar::applyCells(bool isFinished) {
    if (m_cells->text() == m_claim.text()) {
        if (!std::exchange(m_problem, QString()).isEmpty()) {  // of what was typed before
            emit problemChanged();
        }
        return;
    }
    m_isTyping = !isFinished;
    const QString problem = m_claim.setText(m_cells->text());
    m_isTyping = false;
    m_problem = isFinished ? problem : QString();
    emit problemChanged();
}

void ClaimBar::refresh() {
    const bool isOpen = m_claim.isOpen();
    const QSignalBlocker quiet(m_why);
    setVisible(m_claim.isPossible());
    m_why->setVisible(m_claim.isPossible());
    m_why->setChecked(isOpen);
    m_why->setText(claimQuestion(m_claim.kind()));
    m_kind->setVisible(isOpen);
    m_cells->setVisible(isOpen);
    const std::vector<ClaimKind> kinds = m_claim.isPossible() ? m_claim.kinds() : std::vector<ClaimKind>();
    m_kind->clear();
    for (const ClaimKind kind : kinds) {
        m_kind->addItem(claimKindName(kind), static_cast<int>(kind));
    }
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(m_claim.kind())));
    if (!m_isTyping) {
        m_cells->setText(m_claim.text());
        m_problem.clear();
    }
    m_settled->setChecked(m_claim.isSettled());
}

void ClaimBar::setTexts() {
    m_why->setToolTip(tr("Claim cells of the board, and see what they are and why."));
    m_kind->setAccessibleName(tr("What is claimed"));
    m_cells->setAccessibleName(tr("Claimed cells"));
    m_cells->setPlaceholderText(tr("Click the cells, or type a1-a2-b2"));
    m_settled->setText(tr("&Settled"));
    m_settled->setToolTip(tr("Both sides agree: the score pad and the record of the game say so."));
    refresh();
}

// Escape ends the claim rather than the page.
bool ClaimBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_cells && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        m_why->setChecked(false);
        m_why->setFocus();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ClaimBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
