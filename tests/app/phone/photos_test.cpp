// Photos that phones send to the inbox.
#include "tests/app/phone/edits.h"

namespace concord::gui {
namespace {

TEST_F(PhoneEdits, PutPhotosIntoTheInbox) {
    const std::string id = m_engine->takePhoto("bytes", QStringLiteral("one.jpg"), "p2").id;
    ASSERT_EQ(m_photos.entries().size(), 1U);
    EXPECT_EQ(m_photos.entries()[0].player, m_document.playerState(1).player);
    EXPECT_EQ(m_engine->takePhoto("bytes", QStringLiteral("one.jpg"), "p2").id, id);
    EXPECT_EQ(m_photos.entries().size(), 1U);
    EXPECT_EQ(m_engine->takePhoto("bytes", QStringLiteral("one.jpg"), "p9").refused, phone::Refusal::PlayerGone);
    m_engine->takePhoto("other bytes", QStringLiteral("two.jpg"), "new");
    EXPECT_EQ(m_document.playerCount(), 3);
    EXPECT_EQ(m_photos.entries()[1].player, m_document.playerState(2).player);
    m_engine->takePhoto("other bytes", QStringLiteral("two.jpg"), "new");
    EXPECT_EQ(m_document.playerCount(), 3);
}

TEST_F(PhoneEdits, AddNoPlayerToAFullTable) {
    const std::string id = m_engine->takePhoto("bytes", QStringLiteral("one.jpg"), "new").id;
    const PhoneEngine::TakenPhoto last = m_engine->takePhoto("other bytes", QStringLiteral("two.jpg"), "new");
    EXPECT_TRUE(last.note.isEmpty());
    ASSERT_EQ(m_document.playerCount(), 4);
    const PhoneEngine::TakenPhoto more = m_engine->takePhoto("more bytes", QStringLiteral("three.jpg"), "new");
    EXPECT_FALSE(more.refused);  // so nobody has to take the photo again
    EXPECT_EQ(more.note.text, "The table is full. Say whose board the photo shows.");
    EXPECT_EQ(m_photos.entries().size(), 3U);
    waitForState();
    EXPECT_EQ(send("a", {{"do", "give-photo"}, {"photo", id}, {"player", "new"}})["error"]["text"],
              "The table is full. Say whose board the photo shows.");
    EXPECT_EQ(m_document.playerCount(), 4);
}

TEST_F(PhoneEdits, SendNoMorePhotosThanTheInboxTakes) {
    for (int i = 0; i < 40; ++i) {
        EXPECT_FALSE(m_engine->takePhoto("photo " + QByteArray::number(i), QStringLiteral("x.jpg"), "").refused) << i;
    }
    EXPECT_EQ(m_engine->takePhoto("one more", QStringLiteral("x.jpg"), "").refused, phone::Refusal::TooManyPhotos);
    EXPECT_EQ(m_photos.entries().size(), 40U);
    EXPECT_FALSE(m_engine->takePhoto("photo 3", QStringLiteral("x.jpg"), "").refused);  // it is there already
    m_photos.setOnBoard(m_photos.entries().front().id);
    EXPECT_FALSE(m_engine->takePhoto("one more", QStringLiteral("x.jpg"), "").refused);
}

TEST_F(PhoneEdits, SendNoMoreBytesThanTheInboxTakes) {
    constexpr int large = 59 << 20;  // six fit into the limit of 400 MB, a seventh does not
    for (char letter = 'a'; letter < 'g'; ++letter) {
        EXPECT_FALSE(m_engine->takePhoto(QByteArray(large, letter), QStringLiteral("x.jpg"), "").refused);
    }
    EXPECT_EQ(m_engine->takePhoto(QByteArray(large, 'z'), QStringLiteral("x.jpg"), "").refused,
              phone::Refusal::TooManyPhotos);
    EXPECT_FALSE(m_engine->takePhoto("a small one", QStringLiteral("x.jpg"), "").refused);
}

TEST_F(PhoneEdits, TakeNoPhotosForAGameWithoutBoards) {
    NewGame game;
    game.game = "renature";
    game.players = {{"Ann", "white"}, {"Bob", "orange"}};
    m_document.replace(tableFor(game), {});
    EXPECT_EQ(m_engine->takePhoto("bytes", QStringLiteral("one.jpg"), "").refused, phone::Refusal::NoBoards);
    EXPECT_TRUE(m_photos.entries().empty());
}

TEST_F(PhoneEdits, MovePhotos) {
    const std::string id = m_engine->takePhoto("bytes", QStringLiteral("one.jpg"), "p2").id;
    send("b", {{"do", "rename"}, {"player", "p1"}, {"name", "Anna"}});
    EXPECT_EQ(state()["photos"][0]["player"], "p2");
    const std::int64_t revisionBefore = revision();
    EXPECT_EQ(send("a", {{"do", "give-photo"}, {"photo", id}, {"player", "p1"}})["done"], true);
    EXPECT_EQ(state()["photos"][0]["player"], "p1");
    EXPECT_EQ(send("b", {{"do", "give-photo"}, {"photo", id}, {"player", "p2"}}, revisionBefore)["done"], false);
    EXPECT_EQ(send("a", {{"do", "cancel-photo"}, {"photo", id}})["done"], true);
    EXPECT_EQ(send("a", {{"do", "remove-photo"}, {"photo", id}})["done"], true);
    EXPECT_TRUE(send("a", {{"do", "remove-photo"}, {"photo", id}}).contains("error"));
}

}  // namespace
}  // namespace concord::gui
