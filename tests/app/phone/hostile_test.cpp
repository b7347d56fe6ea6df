// Hostile and broken clients against the real program. Whatever they do, the good phone is served and its commands
// reach the window, which shows that the window's event loop still runs.
#include "tests/app/phone/fixture.h"

#include <random>
#include <vector>

namespace concord::gui {
namespace {

using HostileClients = PhonesAtApp;

TEST_F(HostileClients, WrongSecretsGetNotFound) {
    const std::string expected = withoutDate(notFoundReply());
    std::string almostRight = pageUrl().secret;
    almostRight.back() = almostRight.back() == 'a' ? 'b' : 'a';
    for (const std::string& secret : {std::string(), almostRight, pageUrl().secret + 'a', pageUrl().secret.substr(1),
                                      std::string(26, 'a'), std::string(4000, 'a')}) {
        const Socket socket(port(), neighbour);
        ASSERT_TRUE(socket.send(requestOf(pageUrl(), "GET", '/' + secret + "/state")));
        EXPECT_EQ(withoutDate(socket.receiveReply()), expected) << secret;
    }
    const Socket upload(port(), neighbour);
    ASSERT_TRUE(
        upload.send(requestOf(pageUrl(), "POST", '/' + almostRight + "/photo", "Content-Length: 60000000\r\n")));
    EXPECT_EQ(withoutDate(upload.receiveReply()), expected);
    expectGoodPhoneServed();
}

TEST_F(HostileClients, ForeignHostsAndOriginsAreRefused) {
    const std::string expected = withoutDate(notFoundReply());
    const std::string state = "GET " + pageUrl().path("state") + " HTTP/1.1\r\n";
    const std::string host = "Host: " + pageUrl().hostAndPort + "\r\n";
    for (const std::string& header :
         {std::string("Host: evil.example\r\n"), "Host: evil.example:" + std::to_string(port()) + "\r\n",
          "Host: localhost:" + std::to_string(port()) + "\r\n", std::string("Host: \r\n"),
          host + "Origin: http://evil.example\r\n", host + "Origin: null\r\n",
          host + "Origin: https://" + pageUrl().hostAndPort + "\r\n", host + "Sec-Fetch-Site: cross-site\r\n"}) {
        const Socket socket(port(), neighbour);
        ASSERT_TRUE(socket.send(state + header + "\r\n"));
        EXPECT_EQ(withoutDate(socket.receiveReply()), expected) << header;
    }
    const Socket socket(port(), neighbour);
    ASSERT_TRUE(socket.send(state + host + "Origin: http://" + pageUrl().hostAndPort + "\r\n\r\n"));
    EXPECT_EQ(socket.receiveReply().status, 200);
    expectGoodPhoneServed();
}

TEST_F(HostileClients, WrongMethodsAreRefused) {
    const std::string expected = withoutDate(notFoundReply());
    for (const char* const method : {"PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND", "get", "X"}) {
        const Socket socket(port(), neighbour);
        ASSERT_TRUE(socket.send(requestOf(pageUrl(), method, pageUrl().path("state"))));
        EXPECT_EQ(withoutDate(socket.receiveReply()), expected) << method;
    }
    for (const char* const name : {"state", "index.html", "", "nothing", "photo/x.jpg"}) {
        EXPECT_EQ(m_goodPhone.post(name, "{}").status, 404) << name;
    }
    for (const char* const name : {"command", "photo", "area"}) {
        EXPECT_EQ(m_goodPhone.get(name).status, 404) << name;
    }
    expectGoodPhoneServed();
}

TEST_F(HostileClients, OtherPathsAreNotFound) {
    for (const char* const name :
         {"../../../../etc/passwd", "..%2f..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/etc/passwd", "//etc/passwd",
          R"(..\..\etc\passwd)", ":/phone/index.html", "./state", "state/", "state%00", "texts/../state",
          "photo/../../../etc/passwd.jpg", "photo/%2e%2e/c2.jpg", "photo/x/c99.jpg", "photo/.jpg", "photo//.jpg",
          "INDEX.HTML", "file:///etc/passwd"}) {
        EXPECT_EQ(m_goodPhone.get(name).status, 404) << name;
    }
    expectGoodPhoneServed();
}

TEST_F(HostileClients, GarbageClosesTheConnection) {
    std::vector<Socket> sockets;
    for (const std::string& bytes :
         {std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11), std::string(100, '\0'),
          std::string("\r\n\r\n\r\n"), std::string("GET\r\n\r\n"), std::string("GET / HTTP/9.9\r\n\r\n"),
          std::string("GET / HTTP/1.1\r\nHost\r\n\r\n"), std::string("SSH-2.0-x\r\n")}) {
        sockets.emplace_back(port(), neighbour);
        ASSERT_TRUE(sockets.back().send(bytes));
        sockets.back().shutdownWrite();
    }
    for (const Socket& socket : sockets) {
        socket.waitUntilClosed();
    }
    expectGoodPhoneServed();
}

// Thousands of valid requests with bytes changed, removed and inserted.
TEST_F(HostileClients, MutatedRequestsDoNoHarm) {
    const std::string body = R"({"client":"a","number":1,"revision":1,"do":"check","player":"p1","cell":"a1"})";
    const std::string length = "Content-Length: " + std::to_string(body.size()) + "\r\n";
    const std::vector<std::string> requests{
        requestOf(pageUrl(), "GET", pageUrl().path("state")),
        requestOf(pageUrl(), "GET", pageUrl().path("photo/519d9f/c2.jpg?x=1&y=%41")),
        requestOf(pageUrl(), "POST", pageUrl().path("command"), length) + body,
        requestOf(pageUrl(), "POST", pageUrl().path("photo?player=p1&name=x"), "Transfer-Encoding: chunked\r\n") +
            "5\r\nabcde\r\n0\r\n\r\n",
        requestOf(pageUrl(), "POST", pageUrl().path("area"), length) + body,
    };
    std::mt19937 random(1);
    const auto below = [&](std::size_t limit) {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
    };
    constexpr int requestCount = 3000;
    for (int i = 0; i < requestCount; ++i) {
        std::string request = requests[below(requests.size())];
        for (std::size_t changes = 1 + below(6); changes > 0 && !request.empty(); --changes) {
            const std::size_t place = below(request.size());
            switch (below(3)) {
                case 0:
                    request[place] = static_cast<char>(below(256));
                    break;
                case 1:
                    request.erase(place, 1 + below(20));
                    break;
                default:
                    request.insert(place, 1 + below(20), "%/\r\n:;0\xff"[below(9)]);
            }
        }
        const Socket socket(port(), neighbour);
        socket.send(request);
    }
    expectGoodPhoneServed();
}

TEST_F(HostileClients, EndlessHeadersAreCutOff) {
    const Socket socket(port(), neighbour);
    ASSERT_TRUE(socket.send("GET " + pageUrl().path("state") + " HTTP/1.1\r\nHost: " + pageUrl().hostAndPort + "\r\n"));
    while (socket.send("X-More: " + std::string(1000, 'x') + "\r\n")) {
    }
    expectGoodPhoneServed();
}

}  // namespace
}  // namespace concord::gui
