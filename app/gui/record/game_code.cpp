#include "app/gui/record/game_code.h"

#include "app/gui/kit/picture_scale.h"
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
    setWindowTitle(tr("Add to BG Stats"));
    auto* const column = new QVBoxLayout(this);
    auto* const text = new QLabel(tr("Scan this with the phone that has BG Stats to add the game %1.").arg(game));
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
    // With a text that wraps, layouts set no minimum height, and in a low window the buttons would cover the code.
    setMinimumHeight(column->totalHeightForWidth(column->totalMinimumSize().width()));
    const QSize comfortable = QSize(520, 600) * pictureScale(font());
    constexpr int windowFrame = 48;  // room on the screen for the title bar and the borders
    resize(
        comfortable.boundedTo(screen()->availableSize() - QSize(windowFrame, windowFrame)).expandedTo(minimumSize()));
}

}  // namespace concord::gui
