#include "app/cli/parallel_map.h"
#include "app/text/numbers.h"
#include "app/text/terminal.h"
#include "app/text/text_board.h"
#include "app/text/text_table.h"

#include <gtest/gtest.h>

#include <pty.h>
#include <unistd.h>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <set>
#include <sstream>
#include <thread>

namespace concord::cli {
namespace {

Board boardOfSideB() {
    Board board(Side::B);
    const auto put = [&](const char* cell, std::vector<Token> tokens, Cube cube = Cube::None) {
        board.setStack(*cellFromName(Side::B, cell), *Stack::fromTokens(tokens));
        board.setCube(*cellFromName(Side::B, cell), cube);
    };
    put("a1", {Token::Blue});
    put("b1", {Token::Brown, Token::Brown, Token::Green}, Cube::Animal);
    put("c1", {Token::Gray, Token::Gray});
    put("f3", {Token::Yellow}, Cube::Spirit);
    put("g4", {Token::Brown, Token::Red});
    return board;
}

TEST(TextBoard, DrawsSideB) {
    const std::vector<Cell> doubtful{*cellFromName(Side::B, "b1"), *cellFromName(Side::B, "g1")};
    std::ostringstream drawn;
    text::writeSideBySide(drawn, {text::drawBoard(boardOfSideB(), doubtful, false)}, 80);
    EXPECT_EQ(drawn.str(), R"(  _____         _____         _____         _____
 /     \       /     \       /     \       /     \
/ a1    \_____/ c1    \_____/ e1    \_____/ g1 ?  \
\ B   1 /     \ AA  2 /     \       /     \       /
 \_____/ b1 ?* \_____/ d1    \_____/ f1    \_____/
 /     \ NNG 3 /     \       /     \       /     \
/ a2    \_____/ c2    \_____/ e2    \_____/ g2    \
\       /     \       /     \       /     \       /
 \_____/ b2    \_____/ d2    \_____/ f2    \_____/
 /     \       /     \       /     \       /     \
/ a3    \_____/ c3    \_____/ e3    \_____/ g3    \
\       /     \       /     \       /     \       /
 \_____/ b3    \_____/ d3    \_____/ f3  + \_____/
 /     \       /     \       /     \ Y   1 /     \
/ a4    \_____/ c4    \_____/ e4    \_____/ g4    \
\       /     \       /     \       /     \ NR  2 /
 \_____/       \_____/       \_____/       \_____/
)");
}

TEST(TextBoard, DistinguishesAllColours) {
    std::set<char> letters;
    for (const Token token : allTokens) {
        letters.insert(text::letter(token));
        EXPECT_TRUE(text::boardLegend(false).contains(QLatin1Char(text::letter(token)) + QStringLiteral(" ")));
    }
    EXPECT_EQ(letters.size(), 6U);
    EXPECT_FALSE(text::boardLegend(false).contains(QLatin1Char('?')));
    EXPECT_TRUE(text::boardLegend(true).contains(QLatin1Char('?')));
}

TEST(TextBoard, DrawsTheSameLettersWithColours) {
    const text::Block plain = text::drawBoard(boardOfSideB(), {}, false);
    const text::Block coloured = text::drawBoard(boardOfSideB(), {}, true);
    ASSERT_EQ(plain.lines.size(), coloured.lines.size());
    for (std::size_t i = 0; i < plain.lines.size(); ++i) {
        std::string stripped = coloured.lines[i];
        for (auto start = stripped.find('\x1B'); start != std::string::npos; start = stripped.find('\x1B')) {
            stripped.erase(start, stripped.find('m', start) - start + 1);
        }
        EXPECT_EQ(stripped, plain.lines[i]);
    }
}

TEST(TextTable, AlignsNamesOfAnyScript) {
    text::TextTable table(
        {QStringLiteral("Points"), QStringLiteral("Ada"), QString::fromUtf8("梅子"), QStringLiteral("Zoe\u0301")});
    table.addSeparator();
    table.addRow({QStringLiteral("Trees"), QStringLiteral("1"), QStringLiteral("10"), QStringLiteral("5*")});
    std::ostringstream out;
    table.write(out);
    EXPECT_EQ(out.str(), "Points  Ada  梅子  Zoe\u0301\n----------------------\nTrees     1    10   5*\n");
}

TEST(Printable, ReplacesCharactersThatControlTheTerminalOrHideText) {
    const char32_t controls[] = {0x07,   0x1B,   0x7F,   0x9B,   0xAD,   0x61C,  0x180E, 0x200B,  0x200E,  0x200F,
                                 0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2060,  0x2061,  0x2066,
                                 0x2067, 0x2068, 0x2069, 0x206A, 0xFEFF, 0xFFF9, 0xFFFB, 0x1D173, 0xE0001, 0xE0041};
    for (const char32_t c : controls) {
        const QString text = QString::fromStdU32String(std::u32string{U'a', c, U'b'});
        EXPECT_EQ(text::printable(text), QStringLiteral("a\uFFFDb")) << std::hex << static_cast<std::uint32_t>(c);
    }
}

TEST(Printable, LeavesReadableTextAsItIs) {
    for (const char* text :
         {"Zoë", "梅子", "שלום", "مرحبا", "می\u200Cخواهم", "👨\u200D👩\u200D👧", "❤\uFE0F", "\u0600\u0661"}) {
        EXPECT_EQ(text::printable(QString::fromUtf8(text)), QString::fromUtf8(text)) << text;
    }
}

TEST(TextTable, PadsAndCutsNamesToAWidth) {
    EXPECT_EQ(text::fitted(QStringLiteral("abcdef"), 6), QStringLiteral("abcdef"));
    EXPECT_EQ(text::fitted(QStringLiteral("abcdefg"), 6), QStringLiteral("abc..."));
    EXPECT_EQ(text::fitted(QStringLiteral("ab"), 4), QStringLiteral("ab  "));
    EXPECT_EQ(text::fitted(QString::fromUtf8("漢字漢字"), 6), QString::fromUtf8("漢...."));
}

// What terminalOf() says about a new pseudo-terminal with these environment variables.
text::Terminal terminalUnder(const char* term, const char* noColour) {
    setenv("TERM", term, 1);
    noColour == nullptr ? unsetenv("NO_COLOR") : setenv("NO_COLOR", noColour, 1);
    int controllerEnd = -1;
    int terminalEnd = -1;
    winsize size{.ws_row = 50, .ws_col = 132, .ws_xpixel = 0, .ws_ypixel = 0};
    EXPECT_EQ(openpty(&controllerEnd, &terminalEnd, nullptr, nullptr, &size), 0);
    const text::Terminal terminal = text::terminalOf(terminalEnd);
    close(terminalEnd);
    close(controllerEnd);
    return terminal;
}

TEST(Numbers, PercentIs100OnlyForTheWholeAndMayBeNegative) {
    EXPECT_EQ(text::percent(1), QStringLiteral("100\u00a0%"));
    EXPECT_EQ(text::percent(0.999), QStringLiteral("99\u00a0%"));
    EXPECT_EQ(text::percent(-0.051), QStringLiteral("-5\u00a0%"));
}

TEST(TerminalTest, HasColoursUnlessDisabled) {
    EXPECT_TRUE(terminalUnder("xterm-256color", nullptr).colours);
    EXPECT_TRUE(terminalUnder("xterm-256color", "").colours);
    EXPECT_FALSE(terminalUnder("xterm-256color", "1").colours);
    EXPECT_FALSE(terminalUnder("dumb", nullptr).colours);
    EXPECT_FALSE(terminalUnder("", nullptr).colours);
    EXPECT_EQ(terminalUnder("xterm-256color", nullptr).columns, 132);
}

TEST(TerminalTest, ShowsNoColoursInAPipe) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    setenv("TERM", "xterm-256color", 1);
    unsetenv("NO_COLOR");
    EXPECT_FALSE(text::terminalOf(ends[1]).colours);
    EXPECT_EQ(text::terminalOf(ends[1]).columns, 80);
    close(ends[0]);
    close(ends[1]);
}

TEST(ParallelMap, DeliversInOrder) {
    std::atomic<int> calls = 0;
    std::vector<std::string> delivered;
    parallelMapInOrder(
        50,
        [&](std::size_t i) {
            ++calls;
            return std::to_string(i);
        },
        [&](const std::string& text) { delivered.push_back(text); });
    EXPECT_EQ(calls, 50);
    ASSERT_EQ(delivered.size(), 50U);
    for (std::size_t i = 0; i < delivered.size(); ++i) {
        EXPECT_EQ(delivered[i], std::to_string(i));
    }
    parallelMapInOrder(
        0, [](std::size_t) { return std::string(); }, [](const std::string&) { FAIL(); });
}

TEST(ParallelMap, RethrowsAnErrorOfTheWork) {
    const auto failing = [](std::size_t i) -> std::string {
        if (i == 3) {
            throw std::runtime_error("task 3");
        }
        return {};
    };
    EXPECT_THROW(parallelMapInOrder(10, failing, [](const std::string&) {}), std::runtime_error);
}

// A thread can then reuse what it set up for its first photo.
TEST(ParallelMap, WorksOnAtMostAsManyThreadsAsThereAreCores) {
    static std::atomic<unsigned> threads;
    threads = 0;
    parallelMapInOrder(
        200,
        [](std::size_t) {
            thread_local bool counted = false;
            threads += counted ? 0 : 1;
            counted = true;
            return std::string();
        },
        [](const std::string&) {});
    EXPECT_LE(threads, std::max(1U, std::thread::hardware_concurrency()));
}

TEST(ParallelMap, BeginsAtMostTwoTasksPerCoreAheadOfDelivery) {
    std::atomic<std::size_t> begun = 0;
    std::size_t delivered = 0;
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    parallelMapInOrder(
        100,
        [&](std::size_t) {
            ++begun;
            return std::string();
        },
        [&](const std::string&) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            ++delivered;
            EXPECT_LE(begun, delivered + 2 * cores);
        });
}

TEST(ParallelMap, StopsSoonAfterAnError) {
    std::atomic<std::size_t> begun = 0;
    const auto work = [&](std::size_t) {
        ++begun;
        return std::string();
    };
    const auto fail = [](const std::string&) { throw std::runtime_error("the pipe is closed"); };
    EXPECT_THROW(parallelMapInOrder(1000, work, fail), std::runtime_error);
    EXPECT_LE(begun, 2 * std::max<std::size_t>(1, std::thread::hardware_concurrency()));
}

}  // namespace
}  // namespace concord::cli
