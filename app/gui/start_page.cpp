#include "start_page.h"

#include "token_look.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace concord::gui {

namespace {

QLabel* centred(const QString& text, double scale, QWidget* parent) {
    auto* const label = new QLabel(text, parent);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    label->setFont(font);
    return label;
}

QPushButton* largeButton(QAction* action, QWidget* parent) {
    auto* const button = new QPushButton(action->toolTip(), parent);
    button->setMinimumSize(230, 56);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

}  // namespace

StartPage::StartPage(QAction* open, QAction* newSideA, QAction* newSideB, QWidget* parent) : QWidget(parent) {
    auto* const column = new QVBoxLayout(this);
    column->setSpacing(14);
    column->addStretch(2);
    auto* const picture = new QLabel(this);
    picture->setAlignment(Qt::AlignCenter);
    picture->setPixmap(applicationIcon().pixmap(128, 128));
    column->addWidget(picture);
    column->addWidget(centred(tr("Drop a photo of a finished board here"), 1.7, this));
    column->addWidget(centred(tr("Concord reads it, counts the points and shows where each one comes from. "
                                 "A saved game can be dropped here too."),
                              1.0, this));
    auto* const buttons = new QHBoxLayout;
    buttons->addStretch();
    QPushButton* const openButton = largeButton(open, this);
    openButton->setDefault(true);
    buttons->addWidget(openButton);
    buttons->addWidget(largeButton(newSideA, this));
    buttons->addWidget(largeButton(newSideB, this));
    buttons->addStretch();
    column->addLayout(buttons);
    column->addStretch(3);
}

}  // namespace concord::gui
