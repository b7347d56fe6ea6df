#include "app/gui/photo/camera_page.h"

#include "app/gui/kit/theme.h"
#include "app/gui/photo/live_picture.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace concord::gui {

CameraPage::CameraPage(CameraMaker maker, QWidget* parent)
    : QWidget(parent),
      m_maker(std::move(maker)),
      m_picture(new LivePicture(this)),
      m_hint(new QLabel(this)),
      m_choice(new QComboBox(this)),
      m_take(new QPushButton(this)),
      m_again(new QPushButton(this)),
      m_file(new QPushButton(this)),
      m_close(new QPushButton(this)) {
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    QFont large = m_hint->font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    large.setBold(true);
    m_hint->setFont(large);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setMargin(8);
    m_hint->setAutoFillBackground(true);
    column->addWidget(m_picture, 1);
    column->addWidget(m_hint);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_choice);
    row->addStretch();
    row->addWidget(m_file);
    row->addWidget(m_again);
    row->addWidget(m_take);
    row->addWidget(m_close);
    column->addLayout(row);
    for (QPushButton* const button : {m_take, m_again, m_file, m_close}) {
        button->setMinimumSize(150, 44);
    }
    setFocusPolicy(Qt::StrongFocus);
    m_afterPaint.setSingleShot(true);
    m_afterPaint.setInterval(30);
    connect(&m_afterPaint, &QTimer::timeout, this, &CameraPage::findCameras);
    m_timeout.setSingleShot(true);
    m_timeout.setInterval(8000);
    connect(&m_timeout, &QTimer::timeout, this,
            [this] { fail([] { return tr("The camera gives no picture. Perhaps another program uses it."); }); });
    connect(m_choice, &QComboBox::currentIndexChanged, this, &CameraPage::startChosen);
    connect(m_take, &QPushButton::clicked, this, &CameraPage::take);
    connect(m_close, &QPushButton::clicked, this, &CameraPage::giveUp);
    connect(m_again, &QPushButton::clicked, this, &CameraPage::open);
    connect(m_file, &QPushButton::clicked, this, [this] {
        giveUp();
        emit fileRequested();
    });
    offerOtherWays(false);
}

void CameraPage::giveUp() {
    close();
    emit closed();
}

QString CameraPage::hint() const { return m_hint->text(); }

void CameraPage::setTexts() {
    m_take->setText(tr("&Take the photo"));
    m_again->setText(tr("Try a&gain"));
    m_file->setText(tr("Photo from a &file…"));
    m_close->setText(tr("Close"));
    m_choice->setAccessibleName(tr("Camera"));
    if (m_message) {
        m_hint->setText(m_message());
    }
}

void CameraPage::open() {
    close();
    m_open = true;
    setTexts();
    showNoFrame();
    offerOtherWays(false);
    m_choice->hide();
    showHint([] { return tr("Starting the camera…"); }, true);
    setFocus();
    m_afterPaint.start();
}

void CameraPage::findCameras() {
    if (!m_open || m_camera) {
        return;
    }
    m_camera = m_maker();
    m_watch = std::make_unique<FrameWatch>();
    connect(m_camera.get(), &Camera::frameArrived, this, &CameraPage::show);
    connect(m_camera.get(), &Camera::failed, this, &CameraPage::fail);
    connect(m_watch.get(), &FrameWatch::judged, this, &CameraPage::judge);
    const QStringList names = m_camera->names();
    {
        const QSignalBlocker quiet(m_choice);
        m_choice->clear();
        m_choice->addItems(names);
        m_choice->setVisible(names.size() > 1);
    }
    if (names.isEmpty()) {
        fail([this] { return tr("%1 A photo from a file or the clipboard does as well.").arg(m_camera->whyNone()); });
    } else {
        startChosen();
    }
}

void CameraPage::startChosen() {
    if (m_camera) {
        showNoFrame();  // the last frame came from another camera
        showHint([] { return tr("Starting the camera…"); }, true);
        m_timeout.start();
        m_camera->start(m_choice->currentIndex());
    }
}

void CameraPage::close() {
    m_open = false;
    m_message = {};
    m_afterPaint.stop();
    m_timeout.stop();
    if (m_camera) {
        m_camera->stop();
        m_camera->disconnect(this);
        m_camera.release()->deleteLater();  // the sender may be on the call stack
    }
    m_watch.reset();
}

void CameraPage::show(const QImage& frame) {
    m_timeout.stop();
    offerOtherWays(false);
    m_picture->setFrame(frame);
    m_take->setEnabled(true);
    m_watch->offer(frame);
}

void CameraPage::judge(const FrameJudgement& judgement) {
    if (m_picture->frame().isNull()) {
        return;  // the camera has failed meanwhile, or another one was chosen
    }
    const bool good = judgement.fault == FrameFault::None;
    m_picture->setBoard(judgement.board, good);
    showHint([fault = judgement.fault] { return hintFor(fault); }, good);
}

void CameraPage::showHint(const Wording& hint, bool good) {
    const bool dark = isDark(QWidget::palette());
    QPalette colours = QWidget::palette();
    colours.setColor(QPalette::Window, good ? (dark ? QColor(36, 70, 44) : QColor(220, 242, 222))
                                            : (dark ? QColor(92, 66, 30) : QColor(255, 236, 200)));
    m_hint->setPalette(colours);
    m_message = hint;
    m_hint->setText(hint());
}

void CameraPage::fail(const Wording& why) {
    m_timeout.stop();
    showNoFrame();
    showHint(why, false);
    offerOtherWays(true);
}

void CameraPage::showNoFrame() {
    m_take->setEnabled(false);
    m_picture->setFrame({});
    m_picture->setBoard({}, false);
}

// Shows the buttons that help while no photo can be taken, or hides them.
void CameraPage::offerOtherWays(bool offered) {
    m_take->setVisible(!offered);
    m_again->setVisible(offered);
    m_file->setVisible(offered);
}

void CameraPage::take() {
    const QImage picture = m_picture->frame();
    if (!m_open || picture.isNull()) {
        return;
    }
    close();
    emit taken(picture);
}

void CameraPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (m_open && !event->spontaneous()) {
        giveUp();
    }
}

void CameraPage::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            take();
            break;
        case Qt::Key_Escape:
            giveUp();
            break;
        default:
            QWidget::keyPressEvent(event);
    }
}

void CameraPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
