// A well-behaved phone and the real program: photos become boards, and every phone gets the edits of the others.
#include "tests/app/phone/fixture.h"

#include <QFile>

namespace concord::gui {
namespace {

using nlohmann::json;

std::string fileAt(const char* path) {
    QFile file(QString::fromLatin1(path));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path;
    return file.readAll().toStdString();
}

// A phone that listens for new states.
class Listener {
public:
    explicit Listener(const PageUrl& pageUrl) : m_socket(pageUrl.port) {
        m_socket.send(requestOf(pageUrl, "GET", pageUrl.path("events?client=listener")));
    }

    // The next state for which wanted(state) is true.
    template <typename Wanted>
    json waitFor(const Wanted& wanted) {
        for (;;) {
            const std::size_t end = m_text.find("\n\n");
            if (end == std::string::npos) {
                const std::string more = m_socket.receive();
                if (more.empty()) {
                    ADD_FAILURE() << "the stream ended";
                    return {};
                }
                decode(more);
                continue;
            }
            const std::string event = m_text.substr(0, end);
            m_text.erase(0, end + 2);
            const std::size_t data = event.find("event: state\ndata: ");
            if (data != std::string::npos) {
                json state = json::parse(event.substr(event.find('{', data)));
                if (wanted(state)) {
                    return state;
                }
            }
        }
    }

private:
    // Undoes "Transfer-Encoding: chunked".
    void decode(const std::string& more) {
        m_raw += more;
        if (!m_hasHead) {
            const std::size_t end = m_raw.find("\r\n\r\n");
            m_hasHead = end != std::string::npos;
            m_raw.erase(0, m_hasHead ? end + 4 : 0);
        }
        for (std::size_t line = m_raw.find("\r\n"); m_hasHead && line != std::string::npos; line = m_raw.find("\r\n")) {
            const std::size_t size = std::stoul(m_raw.substr(0, line), nullptr, 16);
            if (m_raw.size() < line + 2 + size + 2) {
                return;
            }
            m_text += m_raw.substr(line + 2, size);
            m_raw.erase(0, line + 2 + size + 2);
        }
    }

    Socket m_socket;
    std::string m_raw;
    std::string m_text;
    bool m_hasHead = false;
};

TEST(PhoneAtProgram, PhotosBecomeBoardsThatEverybodySees) {
    const AppProcess program;
    GoodPhone phone(program.pageUrl());
    Listener other(program.pageUrl());
    other.waitFor([](const json& state) { return state.value("game", "unknown").empty(); });
    const std::string photo = fileAt(CONCORD_SAMPLES_DIR "/photos/easy/dev_010.jpg");
    const json taken = phone.post("photo?player=new&name=..%2F..%2Fetc%2Fpasswd", photo).json();
    ASSERT_TRUE(taken.contains("photo")) << taken;
    const std::string id = taken["photo"];
    const json state = other.waitFor([](const json& now) {
        return now["players"].size() == 1 && now["players"][0].contains("photo") &&
               now["players"][0]["photo"]["state"] == "read";
    });
    EXPECT_EQ(state["players"][0]["photo"]["id"], id);
    const HttpReply picture = phone.get("photo/" + id + ".jpg");
    EXPECT_EQ(picture.status, 200);
    EXPECT_EQ(picture.body.substr(0, 2), "\xff\xd8");
    EXPECT_EQ(phone.get("photo/" + id + "/c2.jpg").body.substr(0, 2), "\xff\xd8");
    // Sending it again adds neither a photo nor a player.
    const json again = phone.post("photo?player=new&name=x&upload=second", photo).json();
    EXPECT_EQ(again["photo"], id);
    EXPECT_EQ(again["note"]["text"], "This photo shows %1's board already.") << again;
    // The same upload sent again, as after a lost answer.
    EXPECT_FALSE(phone.post("photo?player=new&name=x&upload=second", photo).json().contains("note"));

    const json cell = state["players"][0]["board"]["cells"][0];
    ASSERT_EQ(phone.sendCommand({{"do", "set-stack"}, {"player", "p1"}, {"cell", cell["cell"]}, {"stack", {"yellow"}}})
                  .value("done", false),
              true);
    const json after = other.waitFor(
        [](const json& now) { return now["players"][0]["board"]["cells"][0]["stack"] == json({"yellow"}); });
    EXPECT_EQ(after["players"].size(), 1U);
    EXPECT_EQ(after["players"][0]["board"]["cells"][0]["checked"], true);
}

TEST(PhoneAtProgram, SaysWhyAFileIsNoPhoto) {
    const AppProcess program({QStringLiteral(CONCORD_SAMPLES_DIR "/boards/four-players.json")});
    const GoodPhone phone(program.pageUrl());
    Listener other(program.pageUrl());
    EXPECT_EQ(phone.post("photo?player=p1&name=song.mp3", "this is no photo").status, 200);
    const json state =
        other.waitFor([](const json& now) { return !now["photos"].empty() && now["photos"][0]["state"] == "failed"; });
    EXPECT_FALSE(state["photos"][0]["what"]["text"].get<std::string>().empty());
    EXPECT_EQ(phone.post("photo?player=p1&name=x", "").status, 400);
    EXPECT_EQ(phone.post("photo?player=p77&name=x", "bytes").status, 400);
    EXPECT_EQ(phone.post("photo?player=..&name=x", "bytes").status, 400);
}

TEST(PhoneAtProgram, ScoresAreasOfRenature) {
    const AppProcess program({QStringLiteral(CONCORD_SAMPLES_DIR "/renature/three-players.json")});
    const GoodPhone phone(program.pageUrl());
    const json state = phone.state();
    ASSERT_EQ(state["game"], "renature");
    EXPECT_FALSE(state["areas"]["colours"].empty());
    EXPECT_EQ(state["areas"]["plants"].size(), 4U);
    const std::string mine = state["areas"]["colours"][0]["id"];
    const json answer =
        phone.post("area", json{{"main", 4}, {"bonus", 2}, {"plants", {{mine, {{"oak", 1}}}}}}.dump()).json();
    EXPECT_EQ(answer["results"][mine]["points"], 6) << answer;
    EXPECT_EQ(phone.state()["revision"], state["revision"]);
}

TEST(PhoneAtProgram, AnswersSeveralRequestsOfOneConnection) {
    const AppProcess program({QStringLiteral(CONCORD_SAMPLES_DIR "/boards/four-players.json")});
    const PageUrl& pageUrl = program.pageUrl();
    const Socket socket(pageUrl.port);
    for (const char* const name : {"", "main.js", "style.css", "texts/de.json", "state", "state"}) {
        ASSERT_TRUE(socket.send(requestOf(pageUrl, "GET", pageUrl.path(name))));
        const HttpReply reply = socket.receiveReply();
        EXPECT_EQ(reply.status, 200) << name;
        for (const char* const header : {"Content-Security-Policy: default-src 'none'", "Referrer-Policy: no-referrer",
                                         "Cache-Control: no-store", "X-Content-Type-Options: nosniff"}) {
            EXPECT_NE(reply.head.find(header), std::string::npos) << header;
        }
    }
}

}  // namespace
}  // namespace concord::gui
