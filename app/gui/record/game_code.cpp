#include "app/gui/record/game_code.h"

#include "app/gui/kit/qr_code.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace concord::gui {

GameCodeDialog::GameCodeDialog(const QString& link, const QString& game, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Into BG Stats"));
    auto* const column = new QVBoxLayout(this);
    auto* const text = new QLabel(tr("Scan this with the phone that has BG Stats: it takes in the game %1.").arg(game));
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    column->addWidget(text);
    auto* const view = new QrView(this);
    view->setText(link);
    view->setAccessibleName(tr("The link as a code"));
    column->addWidget(view, 1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* const copy = buttons->addButton(tr("&Copy the link"), QDialogButtonBox::ActionRole);
    connect(copy, &QPushButton::clicked, this, [link] { QGuiApplication::clipboard()->setText(link); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    constexpr QSize comfortable(520, 600);
    constexpr int frame = 48;  // of the window, around it
    resize(comfortable.width(), std::min(comfortable.height(), screen()->availableSize().height() - frame));
}

}  // namespace concord::gui
