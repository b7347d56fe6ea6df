// The addresses of this computer at which a phone may find it.
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace concord::gui {

enum class NetworkKind : std::uint8_t { Wifi, Cable, Other, Tunnel };  // the likeliest to have phones in it first

struct NetworkPlace {
    QString address;  // IPv4
    QString name;     // of the interface, "wlan0"
    NetworkKind kind = NetworkKind::Other;

    friend bool operator==(const NetworkPlace&, const NetworkPlace&) = default;
};

// Of the computer as it is now: without the loopback and the networks of containers and virtual machines, and those of
// VPNs at the end.
std::vector<NetworkPlace> networkPlaces();

// What is known of an interface by its name alone.
bool isOfContainers(const QString& name);
bool isTunnel(const QString& name);
void sortPlaces(std::vector<NetworkPlace>& places);

}  // namespace concord::gui
