#include "app/gui/photo/photo_bar.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>
#include "app/gui/kit/photo_dialog.h"

namespace concord::gui {

PhotoBar::PhotoBar(PhotoInbox& inbox, QWidget* parent)
    : QWidget(parent),
      m_inbox(inbox),
      m_menu(new QMenu(this)),
      m_secondMenu(new QMenu(this)),
      m_sources(fill(m_menu, PhotoUse::Board)),
      m_secondSources(fill(m_secondMenu, PhotoUse::SecondView)),
      m_outline(new QAction(this)),
      m_otherSide(new QAction(this)) {
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_sources.camera->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_K));
    m_sources.paste->setShortcut(QKeySequence::Paste);
    m_menu->addSeparator();
    m_menu->addMenu(m_secondMenu);
    m_menu->addActions({m_outline, m_otherSide});
    m_outline->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_M));
    connect(m_otherSide, &QAction::triggered, &m_inbox, &PhotoInbox::readAsOtherSide);
    m_photoButton = menuButton(m_menu);
    m_secondButton = menuButton(m_secondMenu);
    m_outlineButton = new QToolButton(this);
    m_outlineButton->setDefaultAction(m_outline);
    for (QToolButton* const button : {m_photoButton, m_secondButton, m_outlineButton}) {
        button->setMinimumHeight(34);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    setTexts();
}

void PhotoBar::setTexts() {
    m_menu->setTitle(tr("&Photo"));
    m_secondMenu->setTitle(tr("&Second photo of this board"));
    for (const Sources& sources : {m_sources, m_secondSources}) {
        sources.file->setText(tr("From a &file…"));
        sources.paste->setText(tr("&Paste"));
        sources.camera->setText(tr("&Camera…"));
    }
    m_outline->setText(tr("&Move the outline"));
    m_outline->setToolTip(tr("If the cells do not fit the photo: drag the board's corners into place."));
    m_otherSide->setText(tr("Read as the &other side"));
    m_secondButton->setText(tr("Second photo"));
    m_secondButton->setToolTip(tr("Another photo of the same board settles many doubts."));
    m_outlineButton->setText(tr("Move the outline"));
    refresh(m_hasPhoto);
}

QToolButton* PhotoBar::menuButton(QMenu* menu) {
    auto* const button = new QToolButton(this);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    return button;
}

PhotoBar::Sources PhotoBar::fill(QMenu* menu, PhotoUse use) {
    return {menu->addAction(QString(), this, [this, use] { askForFile(use); }),
            menu->addAction(QString(), this, [this, use] { paste(use); }),
            menu->addAction(QString(), this, [this, use] { emit cameraRequested(use); })};
}

void PhotoBar::refresh(bool hasPhoto) {
    m_hasPhoto = hasPhoto;
    m_photoButton->setText(hasPhoto ? tr("New photo") : tr("Read from a photo"));
    m_secondButton->setVisible(m_inbox.canAddView());
    m_secondMenu->menuAction()->setEnabled(m_inbox.canAddView());
    m_outline->setEnabled(hasPhoto);
    m_outlineButton->setVisible(hasPhoto);
    m_otherSide->setEnabled(m_inbox.canReadAsOtherSide());
}

void PhotoBar::askForFile(PhotoUse use) {
    const QString filter = tr("Photos") + QStringLiteral(" (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.heic *.heif);;") +
                           tr("All files") + QStringLiteral(" (*)");
    const bool several = use != PhotoUse::SecondView;  // a board has two views at most
    m_inbox.open(askForPhotos(window(), tr("Open photos of boards"), filter, photoFolder(), several), use);
}

void PhotoBar::paste(PhotoUse use) {
    const QMimeData* const copied = QGuiApplication::clipboard()->mimeData();
    if (copied == nullptr || !m_inbox.add(*copied, use)) {
        emit nothingToPaste([] { return tr("Nothing to paste: copy a photo or its file first."); });
    }
}

void PhotoBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
