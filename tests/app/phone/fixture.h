// The real program, serving a well-behaved phone; tests add hostile ones.
#pragma once

#include "tests/app/phone/client.h"

#include <gtest/gtest.h>

namespace concord::gui {

inline const char* const neighbour = "127.0.0.2";  // another computer

class PhonesAtApp : public ::testing::Test {
protected:
    // Checks that the GUI thread carries out an edit of the good phone, and that the phone then sees it.
    void expectGoodPhoneServed() {
        const std::string name = "Ann " + std::to_string(++m_renames);
        const nlohmann::json answer = m_goodPhone.sendCommand({{"do", "rename"}, {"player", "p1"}, {"name", name}});
        ASSERT_TRUE(answer.is_object());
        EXPECT_EQ(answer.value("done", false), true) << answer;
        EXPECT_EQ(m_goodPhone.state()["players"][0]["name"], name);
        EXPECT_EQ(m_goodPhone.get("").status, 200);
        EXPECT_TRUE(m_program.isRunning());
    }

    // The reply to a request for something that does not exist.
    HttpReply notFoundReply() {
        const Socket socket(port(), neighbour);
        EXPECT_TRUE(socket.send(requestOf(pageUrl(), "GET", "/")));
        return socket.receiveReply();
    }

    // A reply without its date, to compare it with another one.
    static std::string withoutDate(const HttpReply& reply) {
        const std::size_t begin = reply.head.find("Date: ");
        std::string head = reply.head;
        return head.erase(begin, head.find("\r\n", begin) - begin) + reply.body;
    }

    const PageUrl& pageUrl() const { return m_program.pageUrl(); }
    int port() const { return m_program.pageUrl().port; }

    AppProcess m_program{{QStringLiteral(CONCORD_SAMPLES_DIR "/boards/four-players.json")}};
    GoodPhone m_goodPhone{m_program.pageUrl()};

private:
    int m_renames = 0;
};

}  // namespace concord::gui
