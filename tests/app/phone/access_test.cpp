// Access to the phones' server, its connections, and the network addresses that it offers.
#include "app/gui/phone/access_check.h"
#include "app/gui/phone/connection_table.h"
#include "app/gui/phone/http_socket.h"
#include "app/gui/phone/network_places.h"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <set>
#include <vector>

namespace concord::gui {
namespace {

TEST(AccessCheck, MakesANewSecretEveryTime) {
    std::set<std::string> secrets;
    for (int i = 0; i < 100; ++i) {
        const std::string secret = AccessCheck::newSecret();
        EXPECT_EQ(secret.size(), 26U);
        EXPECT_EQ(secret.find_first_not_of("abcdefghijkmnpqrstuvwxyz23456789"), std::string::npos);
        secrets.insert(secret);
    }
    EXPECT_EQ(secrets.size(), 100U);
}

TEST(AccessCheck, FindsAPathOnlyBehindTheSecret) {
    const AccessCheck access("abc23", "10.0.0.1:80");
    EXPECT_EQ(access.pathOf("/abc23/"), "");
    EXPECT_EQ(access.pathOf("/abc23/photo/x.jpg"), "photo/x.jpg");
    for (const char* const url : {"", "/", "/abc23", "/abc2", "/abc234/", "/abc22/", "/ABC23/", "//abc23/", "/x/abc23/",
                                  "/abc23abc23/", "/abc23abc23"}) {
        EXPECT_FALSE(access.pathOf(url).has_value()) << url;
    }
}

TEST(AccessCheck, AcceptsItsOwnPageOnly) {
    const AccessCheck access("abc23", "10.0.0.1:80");
    EXPECT_TRUE(access.accepts("10.0.0.1:80", nullptr, nullptr));
    EXPECT_TRUE(access.accepts("10.0.0.1:80", "http://10.0.0.1:80", "same-origin"));
    EXPECT_TRUE(access.accepts("10.0.0.1:80", nullptr, "none"));
    EXPECT_FALSE(access.accepts(nullptr, nullptr, nullptr));
    EXPECT_FALSE(access.accepts("10.0.0.1", nullptr, nullptr));
    EXPECT_FALSE(access.accepts("evil.example", nullptr, nullptr));
    EXPECT_FALSE(access.accepts("10.0.0.1:80", "null", nullptr));
    EXPECT_FALSE(access.accepts("10.0.0.1:80", "https://10.0.0.1:80", nullptr));
    EXPECT_FALSE(access.accepts("10.0.0.1:80", nullptr, "cross-site"));
}

TEST(Unescaping, KeepsInvalidEscapesAndZeroBytes) {
    for (const auto& [given, expected] : std::vector<std::pair<std::string, std::string>>{{"a%2eb%2Fc", "a.b/c"},
                                                                                          {"%", "%"},
                                                                                          {"%4", "%4"},
                                                                                          {"%4x%zz", "%4x%zz"},
                                                                                          {"x%00y", "x%00y"},
                                                                                          {"%25%32%65", "%2e"},
                                                                                          {"", ""}}) {
        std::string text = given;
        text.resize(unescapeInPlace(text.data()));
        EXPECT_EQ(text, expected) << given;
    }
}

// The two ends of a connection.
class SocketPair {
public:
    SocketPair() { socketpair(AF_UNIX, SOCK_STREAM, 0, m_ends.data()); }
    ~SocketPair() {
        close(m_ends[0]);
        close(m_ends[1]);
    }
    SocketPair(const SocketPair&) = delete;
    SocketPair& operator=(const SocketPair&) = delete;

    int server() const { return m_ends[0]; }
    bool isCut() const {
        char byte = 0;
        return recv(m_ends[1], &byte, 1, MSG_DONTWAIT) == 0;
    }
    void waitForCut() const {
        char byte = 0;
        EXPECT_EQ(recv(m_ends[1], &byte, 1, 0), 0);
    }

private:
    std::array<int, 2> m_ends{};
};

TEST(ConnectionTable, CutsOffLateConnections) {
    HttpLimits limits;
    limits.headerTimeout = std::chrono::milliseconds(50);
    ConnectionTable table(limits);
    const SocketPair late;
    const SocketPair patient;
    table.add(late.server(), "a");
    table.clearDeadline(table.add(patient.server(), "a"));
    late.waitForCut();
    EXPECT_FALSE(patient.isCut());
}

TEST(ConnectionTable, MakesRoomByCuttingOffStrangers) {
    HttpLimits limits;
    limits.connectionsPerAddress = 2;
    ConnectionTable table(limits);
    const SocketPair first;
    const SocketPair second;
    ConnectionTable::Connection* const known = table.add(first.server(), "a");
    ConnectionTable::Connection* const stranger = table.add(second.server(), "a");
    table.trust(known);
    EXPECT_TRUE(table.admits("b"));
    EXPECT_FALSE(second.isCut());
    EXPECT_TRUE(table.admits("a"));
    EXPECT_FALSE(first.isCut());
    EXPECT_TRUE(second.isCut());
    table.remove(stranger);
    const SocketPair third;
    table.trust(table.add(third.server(), "a"));
    EXPECT_FALSE(table.admits("a"));  // whoever knows the secret is not cut off
    EXPECT_TRUE(table.admits("b"));
}

TEST(ConnectionTable, LimitsMessagesByAddress) {
    HttpLimits limits;
    limits.messageBurst = 3;
    limits.messagesPerSecond = 0;
    ConnectionTable table(limits);
    EXPECT_TRUE(table.mayMessage("a"));
    EXPECT_TRUE(table.mayMessage("a"));
    EXPECT_TRUE(table.mayMessage("a"));
    EXPECT_FALSE(table.mayMessage("a"));
    EXPECT_TRUE(table.mayMessage("b"));
}

TEST(NetworkPlaces, AreSortedByKindWithLinkLocalOnesLast) {
    std::vector<NetworkPlace> places{{QStringLiteral("10.8.0.2"), QStringLiteral("tun0"), NetworkKind::Tunnel},
                                     {QStringLiteral("169.254.3.4"), QStringLiteral("eth1"), NetworkKind::Cable},
                                     {QStringLiteral("192.168.0.7"), QStringLiteral("eth0"), NetworkKind::Cable},
                                     {QStringLiteral("192.168.0.8"), QStringLiteral("wlan0"), NetworkKind::Wifi}};
    sortPlaces(places);
    EXPECT_EQ(places[0].name, QStringLiteral("wlan0"));
    EXPECT_EQ(places[1].name, QStringLiteral("eth0"));
    EXPECT_EQ(places[2].name, QStringLiteral("tun0"));
    EXPECT_EQ(places[3].name, QStringLiteral("eth1"));
}

TEST(NetworkPlaces, ExcludeContainersAndRecogniseTunnels) {
    for (const char* const name : {"docker0", "br-12ab", "veth1", "virbr0", "vboxnet0"}) {
        EXPECT_TRUE(isOfContainers(QString::fromLatin1(name))) << name;
    }
    EXPECT_FALSE(isOfContainers(QStringLiteral("wlan0")));
    EXPECT_FALSE(isOfContainers(QStringLiteral("br0")));  // the usual name of a bridge that a person sets up
    EXPECT_TRUE(isTunnel(QStringLiteral("wg0")));
    EXPECT_FALSE(isTunnel(QStringLiteral("enp3s0")));
    for (const NetworkPlace& place : networkPlaces()) {
        EXPECT_FALSE(place.address.startsWith(QStringLiteral("127.")));
    }
}

}  // namespace
}  // namespace concord::gui
