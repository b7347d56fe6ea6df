#include "app/gui/phone/network_places.h"

#include <QNetworkInterface>
#include <QStringList>

#include <algorithm>

namespace concord::gui {

namespace {

bool startsWithOneOf(const QString& name, const QStringList& beginnings) {
    return std::ranges::any_of(beginnings, [&](const QString& beginning) { return name.startsWith(beginning); });
}

NetworkKind kindOf(const QNetworkInterface& interface) {
    if (isTunnel(interface.name()) || interface.flags().testFlag(QNetworkInterface::IsPointToPoint)) {
        return NetworkKind::Tunnel;
    }
    return interface.type() == QNetworkInterface::Wifi       ? NetworkKind::Wifi
           : interface.type() == QNetworkInterface::Ethernet ? NetworkKind::Cable
                                                             : NetworkKind::Other;
}

}  // namespace

bool isOfContainers(const QString& name) {
    return startsWithOneOf(
        name, {QStringLiteral("docker"), QStringLiteral("br-"), QStringLiteral("veth"), QStringLiteral("virbr"),
               QStringLiteral("vnet"), QStringLiteral("vmnet"), QStringLiteral("vboxnet"), QStringLiteral("lxc"),
               QStringLiteral("lxd"), QStringLiteral("podman"), QStringLiteral("cni")});
}

bool isTunnel(const QString& name) {
    return startsWithOneOf(name,
                           {QStringLiteral("tun"), QStringLiteral("tap"), QStringLiteral("wg"), QStringLiteral("ppp"),
                            QStringLiteral("tailscale"), QStringLiteral("zt"), QStringLiteral("utun")});
}

void sortPlaces(std::vector<NetworkPlace>& places) {
    // A link-local address is of little use: the computer gave it to itself because no router gave it one.
    const auto rank = [](const NetworkPlace& place) {
        return std::pair(place.address.startsWith(QStringLiteral("169.254.")), place.kind);
    };
    std::ranges::stable_sort(places, {}, rank);
}

std::vector<NetworkPlace> networkPlaces() {
    std::vector<NetworkPlace> places;
    for (const QNetworkInterface& interface : QNetworkInterface::allInterfaces()) {
        const QNetworkInterface::InterfaceFlags flags = interface.flags();
        if (!flags.testFlag(QNetworkInterface::IsUp) || !flags.testFlag(QNetworkInterface::IsRunning) ||
            flags.testFlag(QNetworkInterface::IsLoopBack) || isOfContainers(interface.name())) {
            continue;
        }
        for (const QNetworkAddressEntry& entry : interface.addressEntries()) {
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol && !entry.ip().isLoopback()) {
                places.push_back({entry.ip().toString(), interface.name(), kindOf(interface)});
            }
        }
    }
    sortPlaces(places);
    return places;
}

}  // namespace concord::gui
