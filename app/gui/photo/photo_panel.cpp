#include "app/gui/photo/photo_panel.h"

#include "app/gui/photo/outline_item.h"
#include "app/gui/photo/photo_view.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace concord::gui {

PhotoPanel::PhotoPanel(PhotoScene& scene, QWidget* parent)
    : QWidget(parent),
      m_scene(scene),
      m_view(new PhotoView(&scene)),
      m_instruction(new QLabel),
      m_turn(new QPushButton),
      m_read(new QPushButton),
      m_cancel(new QPushButton),
      m_bar(outlineBar()) {
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view, 1);
    column->addWidget(m_bar);
    m_bar->hide();
}

QFrame* PhotoPanel::outlineBar() {
    auto* const bar = new QFrame(this);
    auto* const row = new QHBoxLayout(bar);
    row->setContentsMargins(4, 4, 4, 4);
    m_instruction->setWordWrap(true);
    row->addWidget(m_instruction, 1);
    for (QPushButton* const button : {m_turn, m_read, m_cancel}) {
        button->setMinimumHeight(40);
        row->addWidget(button);
    }
    connect(m_turn, &QPushButton::clicked, this, [this] {
        if (isMarking()) {
            m_scene.outlineItem()->turn();
        }
    });
    connect(m_read, &QPushButton::clicked, this, &PhotoPanel::readMarked);
    connect(m_cancel, &QPushButton::clicked, this, &PhotoPanel::endOutline);
    return bar;
}

void PhotoPanel::beginOutline(const Photo& photo) {
    OutlineItem* const item = m_scene.beginOutline(photo);
    connect(item, &OutlineItem::changed, this, &PhotoPanel::showInstruction);
    connect(item, &OutlineItem::readRequested, this, &PhotoPanel::readMarked);
    // Queued: the item is still handling its event.
    connect(item, &OutlineItem::cancelled, this, &PhotoPanel::endOutline, Qt::QueuedConnection);
    setTexts();
    m_bar->show();
    emit markingChanged(true);
    m_view->showAll();
    m_view->setFocus();
}

void PhotoPanel::endOutline() {
    m_bar->hide();
    if (isMarking()) {
        m_scene.endOutline();
        m_view->showBoard();
        emit markingChanged(false);
    }
}

void PhotoPanel::setTexts() {
    m_turn->setText(tr("&Turn (R)"));
    m_turn->setToolTip(tr("Moves the thick line to the next edge."));
    m_read->setText(tr("&Read again"));
    m_cancel->setText(tr("Cancel"));
    showInstruction();
}

void PhotoPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
    }
    QWidget::changeEvent(event);
}

void PhotoPanel::showInstruction() {
    const bool usable = isMarking() && m_scene.outlineItem()->outline().isUsable();
    m_read->setEnabled(usable);
    m_instruction->setText(usable
                               ? tr("Drag the corners 1 to 4 onto the corners of the board, with the thick line on its "
                                    "straight edge.")
                               : tr("The lines must not cross: corners 1 to 4 go around the board clockwise."));
}

void PhotoPanel::readMarked() {
    if (isMarking() && m_scene.outlineItem()->outline().isUsable()) {
        emit outlineMarked(m_scene.outlineItem()->outline().forReading());
    }
}

}  // namespace concord::gui
