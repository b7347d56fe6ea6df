#include "tools/views/picture.h"

#include <QApplication>
#include <QEventLoop>
#include <QPainter>
#include <QTimer>

namespace concord::views {

namespace {

constexpr int momentMs = 60;

QWidgetList windowsOver(const QWidget& window) {
    QWidgetList over;
    for (QWidget* const one : QApplication::topLevelWidgets()) {
        if (one != &window && one->isVisible()) {
            over << one;
        }
    }
    return over;
}

}  // namespace

void settle() {
    QEventLoop loop;
    QTimer::singleShot(momentMs, &loop, &QEventLoop::quit);
    loop.exec();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

QPixmap pictureOf(QWidget& window) {
    QPixmap picture = window.grab();
    QPainter painter(&picture);
    for (QWidget* const over : windowsOver(window)) {
        const QPoint place = over->pos() - window.pos();
        painter.drawPixmap(place, over->grab());
        painter.setPen(Qt::gray);
        painter.drawRect(QRect(place, over->size()));
    }
    return picture;
}

QPixmap pictureDuring(QWidget& window, const std::function<void()>& show) {
    QPixmap picture;
    QEventLoop loop;
    QTimer::singleShot(3 * momentMs, &window, [&] {
        settle();
        picture = pictureOf(window);
        for (QWidget* const over : windowsOver(window)) {
            over->close();
        }
        loop.quit();
    });
    show();
    if (picture.isNull()) {  // show() returned at once
        loop.exec();
    }
    settle();
    return picture;
}

}  // namespace concord::views
