// The real program, serving a well-behaved phone; tests add hostile ones.
#pragma once

#include "tests/app/phone/client.h"

#include <gtest/gtest.h>

namespace concord::gui {

inline const char* const neighbour = "127.0.0.2";  // another computer

class PhonesAtApp : public ::testing::Test {
protected:
    // The GUI thread carries out an edit of the phone, and the phone sees it.
    void expectGoodPhoneServed() {
        const std::string name = "Ann " + std::to_string(++m_names);
        const nlohmann::json answer = m_good.command({{"do", "rename"}, {"player", "p1"}, {"name", name}});
        ASSERT_TRUE(answer.is_object());
        EXPECT_EQ(answer.value("done", false), true) << answer;
        EXPECT_EQ(m_good.state()["players"][0]["name"], name);
        EXPECT_EQ(m_good.get("").status, 200);
        EXPECT_TRUE(m_program.isRunning());
    }

    // The reply to a request for something that does not exist.
    HttpReply notFoundReply() {
        const Socket socket(port(), neighbour);
        EXPECT_TRUE(socket.send(requestOf(address(), "GET", "/")));
        return socket.reply();
    }

    // A reply without its date, to compare it with another one.
    static std::string withoutDate(const HttpReply& reply) {
        const std::size_t begin = reply.head.find("Date: ");
        std::string head = reply.head;
        return head.erase(begin, head.find("\r\n", begin) - begin) + reply.body;
    }

    const PageUrl& address() const { return m_program.address(); }
    int port() const { return m_program.address().port; }

    AppProcess m_program{{QStringLiteral(CONCORD_SAMPLES_DIR "/boards/four-players.json")}};
    GoodPhone m_good{m_program.address()};

private:
    int m_names = 0;
};

}  // namespace concord::gui
