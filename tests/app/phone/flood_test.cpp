// Floods the real program with connections, bodies and edits. A well-behaved phone is still served, and the window
// carries out its edits, so the event loop runs.
#include "tests/app/phone/fixture.h"

#include <QByteArray>
#include <QFile>

#include <deque>
#include <thread>
#include <vector>

namespace concord::gui {
namespace {

using Floods = PhonesAtApp;
using nlohmann::json;

std::string chunk(std::size_t size) {
    std::array<char, 16> length{};
    std::snprintf(length.data(), length.size(), "%zx\r\n", size);
    return length.data() + std::string(size, 'x') + "\r\n";
}

TEST_F(Floods, SlowLorisKeepsNobodyOut) {
    std::deque<Socket> slow;
    for (int i = 0; i < 100; ++i) {
        slow.emplace_back(port(), neighbour);
        if (slow.back().isOpen()) {
            slow.back().send("GET " + pageUrl().path("state") + " HTTP/1.1\r\nHost: ");
        }
    }
    expectGoodPhoneServed();
    // A byte from time to time does not help: the whole header has to come in time.
    while (!slow.empty()) {
        std::erase_if(slow, [](const Socket& socket) { return !socket.isOpen() || !socket.send("x"); });
        expectGoodPhoneServed();
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
}

TEST_F(Floods, TenThousandConnectionsKeepNobodyOut) {
    constexpr int connections = 10000;
    constexpr std::size_t maxOpen = 600;
    std::deque<Socket> open;
    for (int i = 0; i < connections; ++i) {
        open.emplace_back(port(), "127.0.0." + std::to_string(2 + i % 200));
        if (open.size() > maxOpen) {
            open.pop_front();
        }
        if (i % 1000 == 0) {
            expectGoodPhoneServed();
        }
    }
    expectGoodPhoneServed();
}

TEST_F(Floods, ManyConnectionsOfOneComputerLeaveRoomForItsPhone) {
    constexpr int connections = 400;
    std::deque<Socket> open;
    for (int i = 0; i < connections; ++i) {
        open.emplace_back(port());  // from the same address as the good phone
    }
    expectGoodPhoneServed();
}

TEST_F(Floods, UnfinishedUploadsLeaveNothing) {
    for (int i = 0; i < 60; ++i) {
        const Socket socket(port(), neighbour);
        socket.send(requestOf(pageUrl(), "POST", pageUrl().path("photo?player=new&name=half.jpg"),
                              "Content-Length: 1000000\r\n") +
                    std::string(5000, 'x'));
    }
    expectGoodPhoneServed();
    EXPECT_EQ(m_goodPhone.state()["players"].size(), 4U);
    EXPECT_TRUE(m_goodPhone.state()["photos"].empty());
}

TEST_F(Floods, EndlessBodiesAreCutOff) {
    const std::string chunked = "Transfer-Encoding: chunked\r\n";
    for (const char* const name : {"command", "area", "photo", "state", "nothing"}) {
        const Socket socket(port(), neighbour);
        ASSERT_TRUE(socket.send(requestOf(pageUrl(), "POST", pageUrl().path(name), chunked)));
        const std::string piece = chunk(1 << 16);
        while (socket.send(piece)) {
        }
        expectGoodPhoneServed();
    }
    EXPECT_TRUE(m_goodPhone.state()["photos"].empty());
}

TEST_F(Floods, BodiesWithATooLargeContentLengthAreRefusedAtOnce) {
    for (const auto& [name, size] : {std::pair("command", "8193"), std::pair("photo", "62914561"),
                                     std::pair("photo", "99999999999999999999"), std::pair("photo", "-1")}) {
        const Socket socket(port(), neighbour);
        ASSERT_TRUE(socket.send(
            requestOf(pageUrl(), "POST", pageUrl().path(name), std::string("Content-Length: ") + size + "\r\n")));
        const HttpReply reply = socket.receiveReply();
        EXPECT_TRUE(reply.status == 413 || reply.status == 400) << name << ' ' << size << ' ' << reply.status;
        if (reply.json().is_object()) {  // libmicrohttpd itself refuses what is not a number of bytes
            EXPECT_EQ(reply.status, 413);
            EXPECT_EQ(reply.json()["error"]["text"], "This photo is larger than 60 MB.") << reply.body;
        }
    }
    expectGoodPhoneServed();
}

TEST_F(Floods, InvalidMessagesAreRefused) {
    const std::string start = R"({"client":"c","number":1,"revision":1,"do":)";
    for (const std::string& body :
         {std::string(), std::string("x"), std::string("[]"), std::string("{}"), std::string(4000, '['),
          start + "\"nothing\"}", start + R"("rename","player":"p1"})", start + R"("rename","player":"p1","name":""})",
          start + R"("rename","player":"../p1","name":"A"})", start + R"("rename","player":"p1","name":"A","x":1})",
          start + R"("set-stack","player":"p1","cell":"z9","stack":[]})",
          start + R"("set-stack","player":"p1","cell":"a1","stack":["red","green"]})",
          start + R"("type","player":"p1","row":"trees","points":1000000})", std::string("\xff\xfe{}")}) {
        EXPECT_EQ(m_goodPhone.post("command", body).status, 400) << body;
    }
    expectGoodPhoneServed();
}

TEST_F(Floods, EditsThatComeTooFastAreDoneOrRefused) {
    const std::int64_t revision = m_goodPhone.state()["revision"];
    std::vector<std::thread> phones;
    std::atomic<int> done = 0;
    std::atomic<int> refused = 0;
    constexpr int phoneCount = 4;
    phones.reserve(phoneCount);
    for (int phone = 0; phone < phoneCount; ++phone) {
        phones.emplace_back([&, phone] {
            GoodPhone flooding(pageUrl(), "127.0.0." + std::to_string(20 + phone));
            for (int i = 0; i < 200; ++i) {
                const json command{{"client", "flooding-" + std::to_string(phone)},
                                   {"number", i},
                                   {"revision", 1000000},  // newer than any, so that no edit conflicts
                                   {"do", "type"},
                                   {"player", "p2"},
                                   {"row", "trees"},
                                   {"points", i}};
                const int status = flooding.post("command", command.dump()).status;
                ++(status == 200 ? done : refused);
            }
        });
    }
    constexpr int goodEdits = 5;
    for (int i = 0; i < goodEdits; ++i) {
        expectGoodPhoneServed();
    }
    for (std::thread& phone : phones) {
        phone.join();
    }
    EXPECT_GT(done, 0);
    EXPECT_EQ(done + refused, 800);  // how many are refused depends on how fast they come
    const std::int64_t after = m_goodPhone.state()["revision"];
    EXPECT_GT(after, revision);
    EXPECT_LE(after - revision, done + goodEdits);
    expectGoodPhoneServed();
}

TEST_F(Floods, ListenersThatDoNotReadHoldNobodyUp) {
    std::deque<Socket> listeners;
    for (int i = 0; i < 50; ++i) {
        listeners.emplace_back(port(), neighbour);
        listeners.back().send(requestOf(pageUrl(), "GET", pageUrl().path("events?client=c" + std::to_string(i))));
    }
    for (int i = 0; i < 20; ++i) {
        expectGoodPhoneServed();
    }
}

TEST_F(Floods, ClientsThatDoNotReadTheirAnswerHoldNobodyUp) {
    std::deque<Socket> slow;
    for (int i = 0; i < 30; ++i) {
        slow.emplace_back(port(), neighbour);
        slow.back().send(requestOf(pageUrl(), "GET", pageUrl().path("texts/ja.json")));
    }
    expectGoodPhoneServed();
}

}  // namespace
}  // namespace concord::gui
