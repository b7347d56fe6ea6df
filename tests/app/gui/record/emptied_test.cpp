// What the window asks when the record's file is empty or gone, but copies of its games exist.
#include "app/gui/record/emptied_question.h"
#include "app/gui/record/past_games_page.h"
#include "tests/app/gui/record/record_support.h"

#include <gtest/gtest.h>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QSignalSpy>

namespace concord::gui {
namespace {

class EmptiedRecordTest : public RecordFixture {
protected:
    EmptiedRecordTest() {
        addThreeGames();
        QFile::remove(m_folder.location().file());
        m_page.resize(1024, 600);
        m_page.show();
        settle();
    }

    // Clicks the question's button that has this role.
    void choose(QMessageBox::ButtonRole role) {
        auto* const box = dialog<QMessageBox>();
        ASSERT_NE(box, nullptr);
        for (QAbstractButton* const button : box->buttons()) {
            if (box->buttonRole(button) == role) {
                button->click();
                settle();
                return;
            }
        }
        FAIL() << "the question has no button with this role";
    }

    QWidget m_window;
    OfferBar m_offers;
    EmptiedQuestion m_question{m_asyncRecord, m_offers, &m_window};
    RecordedGameActions m_actions{m_asyncRecord, m_offers};
    PastGamesPage m_page{m_actions};
};

TEST_F(EmptiedRecordTest, RestoresTheGamesAndContinues) {
    EXPECT_FALSE(QFile::exists(m_folder.location().file()));
    choose(QMessageBox::AcceptRole);
    EXPECT_EQ(m_page.games().rowCount(), 3);
    EXPECT_TRUE(m_offers.text().startsWith(QStringLiteral("3 game")));
    EXPECT_EQ(storedGames().size(), 3U);
}

TEST_F(EmptiedRecordTest, StartsAnewWithTheCopiesSetAside) {
    choose(QMessageBox::DestructiveRole);
    EXPECT_EQ(m_page.games().rowCount(), 0);
    EXPECT_TRUE(storedGames().empty());
    EXPECT_EQ(QDir(m_folder.location().folder() + QStringLiteral("/games.set-aside"))
                  .entryList({QStringLiteral("*.json")})
                  .size(),
              4);  // three games and players.json
}

TEST_F(EmptiedRecordTest, IsLeftAsItIsAndAskedAboutAgain) {
    QSignalSpy failed(&m_asyncRecord, &AsyncRecord::failed);
    choose(QMessageBox::RejectRole);
    EXPECT_EQ(failed.count(), 1);
    EXPECT_FALSE(QFile::exists(m_folder.location().file()));
    EXPECT_EQ(dialog<QMessageBox>(), nullptr);
    m_page.hide();
    m_page.show();
    settle();
    choose(QMessageBox::AcceptRole);
    EXPECT_EQ(m_page.games().rowCount(), 3);
}

TEST_F(EmptiedRecordTest, IsAskedAboutOnceForAllPendingRequests) {
    std::size_t gameCount = 0;
    m_asyncRecord.ask(
        &m_page, [](record::Store& store) { return store.games().size(); },
        [&](std::size_t games) { gameCount = games; });
    settle();
    int questionCount = 0;
    for (QWidget* const widget : QApplication::topLevelWidgets()) {
        questionCount += widget->isVisible() && qobject_cast<QMessageBox*>(widget) != nullptr ? 1 : 0;
    }
    EXPECT_EQ(questionCount, 1);
    choose(QMessageBox::AcceptRole);
    EXPECT_EQ(gameCount, 3U);
}

TEST_F(EmptiedRecordTest, ListsCopiesThatCouldNotBeRestored) {
    QFile spoiled(m_folder.location().folder() + QStringLiteral("/games/00000000-0000-4000-8000-000000000001.json"));
    ASSERT_TRUE(spoiled.open(QIODevice::WriteOnly));
    spoiled.write("{");
    spoiled.close();
    choose(QMessageBox::AcceptRole);
    auto* const report = dialog<QMessageBox>();
    ASSERT_NE(report, nullptr);
    EXPECT_TRUE(report->text().startsWith(QStringLiteral("3 game")));
    EXPECT_TRUE(report->detailedText().contains(QStringLiteral("set-aside")));
    report->close();
    EXPECT_EQ(m_page.games().rowCount(), 3);
}

}  // namespace
}  // namespace concord::gui
