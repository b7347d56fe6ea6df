// The addresses of this computer at which a phone may find it.
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace concord::gui {

enum class NetworkKind : std::uint8_t { Wifi, Cable, Other, Tunnel };  // those where phones are likeliest come first

struct NetworkPlace {
    QString address;  // IPv4
    QString name;     // of the interface, "wlan0"
    NetworkKind kind = NetworkKind::Other;

    friend bool operator==(const NetworkPlace&, const NetworkPlace&) = default;
};

// The present addresses of this computer, without the loopback and the networks of containers and virtual machines,
// sorted by sortPlaces().
std::vector<NetworkPlace> networkPlaces();

// What the name of an interface alone says about it. Containers include virtual machines.
bool isOfContainers(const QString& name);
bool isTunnel(const QString& name);
// By kind, but link-local addresses come last.
void sortPlaces(std::vector<NetworkPlace>& places);

}  // namespace concord::gui
