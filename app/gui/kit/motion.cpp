#include "app/gui/kit/motion.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QStyle>
#include <QWidget>

namespace concord::gui {

namespace {

bool desktopWantsNoAnimations = false;

// The portal answers with a variant inside a variant.
QVariant unpacked(QVariant value) {
    while (value.canConvert<QDBusVariant>()) {
        value = value.value<QDBusVariant>().variant();
    }
    return value;
}

}  // namespace

void askDesktopForMotion() {
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        return;
    }
    QDBusMessage question = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.portal.Desktop"), QStringLiteral("/org/freedesktop/portal/desktop"),
        QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("Read"));
    question << QStringLiteral("org.gnome.desktop.interface") << QStringLiteral("enable-animations");
    auto* const answer = new QDBusPendingCallWatcher(bus.asyncCall(question), QCoreApplication::instance());
    QObject::connect(answer, &QDBusPendingCallWatcher::finished, answer, [answer] {
        const QDBusPendingReply<QVariant> reply = *answer;
        if (!reply.isError()) {
            const QVariant animations = unpacked(reply.value());
            desktopWantsNoAnimations = animations.typeId() == QMetaType::Bool && !animations.toBool();
        }
        answer->deleteLater();
    });
}

bool wantsNoAnimations(const QWidget& widget) {
    return desktopWantsNoAnimations ||
           widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) <= 0;
}

}  // namespace concord::gui
