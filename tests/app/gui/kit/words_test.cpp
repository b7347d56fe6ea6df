#include "app/text/words.h"

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QTranslator>

#include <set>

namespace concord {
namespace {

constexpr int ruleCount = static_cast<int>(Rule::Typed) + 1;

TEST(WordsTest, EveryRuleHasATitleAndADistinctSentence) {
    std::set<QString> sentences;
    for (int i = 0; i < ruleCount; ++i) {
        const auto rule = static_cast<Rule>(i);
        ScoreItem item;
        item.rule = rule;
        item.cells = {Cell{0, 0}, Cell{0, 1}};
        EXPECT_FALSE(words::itemTitle(item, QStringLiteral("en")).isEmpty()) << name(rule);
        EXPECT_TRUE(words::ruleSentence(rule).endsWith(QLatin1Char('.'))) << name(rule);
        sentences.insert(words::ruleSentence(rule));
    }
    EXPECT_EQ(sentences.size(), static_cast<std::size_t>(ruleCount));
}

TEST(WordsTest, EveryStackHasADistinctName) {
    std::set<QString> names;
    for (const Stack stack : allStacks()) {
        names.insert(words::stack(stack));
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(Stack::kinds));
}

TEST(WordsTest, EnglishHasSingularAndPlural) {
    ScoreItem item;
    item.rule = Rule::Island;
    item.cells = {Cell{0, 0}};
    EXPECT_EQ(words::itemTitle(item, QStringLiteral("en")), QStringLiteral("Island of 1 space"));
    item.cells.push_back(Cell{0, 1});
    EXPECT_EQ(words::itemTitle(item, QStringLiteral("en")), QStringLiteral("Island of 2 spaces"));
}

TEST(WordsTest, ArgumentsAreNotSearchedForPlaceholders) {
    EXPECT_EQ(words::translated(Message{"%1 and %2", {"%2", "two"}}), QStringLiteral("%2 and two"));
}

TEST(WordsTest, ACardFallsBackToItsEnglishNameAndThenToItsId) {
    EXPECT_NE(words::card("fennec-fox", QStringLiteral("en")), QStringLiteral("fennec-fox"));
    EXPECT_EQ(words::card("fennec-fox", QStringLiteral("xx")), words::card("fennec-fox", QStringLiteral("en")));
    EXPECT_EQ(words::card("unknown-card", QStringLiteral("en")), QStringLiteral("unknown-card"));
}

TEST(TranslationTest, WordsAndMessagesAreTranslatedIntoGerman) {
    QTranslator german;
    ASSERT_TRUE(german.load(QStringLiteral(":/translations/concord_de.qm")));
    QCoreApplication::installTranslator(&german);
    EXPECT_EQ(words::category(Category::Trees), QStringLiteral("Bäume"));
    EXPECT_EQ(words::translated(Message{"expected a list, got %1", {"3"}}),
              QStringLiteral("erwartet wurde eine Liste, nicht 3"));
    QCoreApplication::removeTranslator(&german);
}

}  // namespace
}  // namespace concord
