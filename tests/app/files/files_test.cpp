// Reading and writing files: names of any bytes, writing completely or not at all, and what may be replaced.
#include "app/files/file_kind.h"
#include "app/files/file_reader.h"
#include "app/files/file_writer.h"
#include "app/files/output_rules.h"
#include "scoring/json/input_error.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <csignal>
#include <fstream>
#include <sstream>
#include <system_error>
#include <utility>

namespace concord::files {
namespace {

namespace fs = std::filesystem;

class Files : public testing::Test {
protected:
    Path path(const std::string& name) const { return toPath(m_folder.path()) / name; }

    Path write(const std::string& name, const std::string& bytes) const {
        std::ofstream(path(name), std::ios::binary) << bytes;
        return path(name);
    }

    static std::string contents(const Path& file) { return readFile(file, std::size_t{1} << 30); }

    std::size_t fileCount() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(toPath(m_folder.path())), {}));
    }

private:
    QTemporaryDir m_folder;
};

// The code of the system_error that the action throws; 0 if it throws none.
template <typename Action>
int errorCodeOf(Action action) {
    try {
        action();
    } catch (const std::system_error& error) {
        return error.code().value();
    }
    return 0;
}

// --- names ----------------------------------------------------------------------------------------

TEST(FileName, KeepsEveryByte) {
    for (const std::string name :
         {"game.json", "caf\xC3\xA9", "caf\xE9.json", "\xFF\xFE\x80", "\xEF\xBB\xBFgame", "\xF0\x9F\x8C\xB3 \xF0\x9F",
          "\xED\xB3\xA9", "\xF0\x9F\x93\xB7.db", "\xEF\xBF\xBD"}) {
        EXPECT_EQ(toPath(toQString(Path(name))).native(), name) << testing::PrintToString(name);
    }
    EXPECT_EQ(toQString(Path("caf\xC3\xA9")), QStringLiteral("café"));
    EXPECT_EQ(escapedByte(toQString(Path("\xE9")).front()), 0xE9);
    EXPECT_EQ(escapedByte(u'e'), -1);
    EXPECT_TRUE(isUtf8(QStringLiteral("games \U0001F4F7.db"))) << "its second surrogate looks like an escaped byte";
    EXPECT_FALSE(isUtf8(toQString(Path("caf\xE9.db"))));
}

// --- reading --------------------------------------------------------------------------------------

TEST_F(Files, AreReadUpToALimit) {
    const Path file = write("ten", "0123456789");
    EXPECT_EQ(readFile(file, 10), "0123456789");
    EXPECT_EQ(readFile(file, 9).size(), 10U) << "one byte more shows that the file is too long";
    EXPECT_EQ(readFile(file, 3), "0123");
    std::istringstream in("0123456789");
    EXPECT_EQ(readStream(in, 3), "0123");
}

TEST_F(Files, SayWhyTheyCannotBeRead) {
    EXPECT_EQ(errorCodeOf([&] { readFile(path("none"), 10); }), ENOENT);
    EXPECT_EQ(errorCodeOf([&] { readFile(path(""), 10); }), EISDIR);
}

TEST_F(Files, TakeNoMoreMemoryThanTheirContentsNeed) {
    std::istringstream in("a game");
    const std::string bytes = readStream(in, std::size_t{1} << 30);
    EXPECT_EQ(bytes, "a game");
    EXPECT_LT(bytes.capacity(), std::size_t{1} << 20);
    EXPECT_LT(readFile(write("game", "a game"), std::size_t{1} << 30).capacity(), std::size_t{1} << 20);
}

// --- writing --------------------------------------------------------------------------------------

TEST_F(Files, AreReplacedWhole) {
    const Path file = write("game.json", "before");
    {
        FileWriter writer(file);
        writer.write("half");
        EXPECT_EQ(contents(file), "before");
    }
    EXPECT_EQ(contents(file), "before");
    writeFile(file, std::string(1 << 20, 'x'));
    EXPECT_EQ(contents(file), std::string(1 << 20, 'x'));
    EXPECT_EQ(fileCount(), 1U) << "no temporary file stays";
}

TEST_F(Files, HaveNoNameBeforeTheyAreDone) {
    const int nameless = ::open(path("").c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, S_IRUSR);
    if (nameless < 0) {
        GTEST_SKIP() << "this file system does not support files without a name";
    }
    ::close(nameless);
    FileWriter writer(path("game.json"));
    writer.write(std::string(1 << 20, 'x'));
    EXPECT_EQ(fileCount(), 0U) << "nothing that a killed program would leave behind";
    writer.commit();
    EXPECT_EQ(fileCount(), 1U);
    EXPECT_EQ(contents(path("game.json")).size(), std::size_t{1} << 20);
}

TEST_F(Files, SayWhyTheyCannotBeWritten) {
    fs::create_directory(path("folder"));
    write("file", "");
    EXPECT_EQ(errorCodeOf([&] { writeFile(path("none/file"), "text"); }), ENOENT);
    EXPECT_EQ(errorCodeOf([&] { writeFile(path("folder"), "text"); }), EISDIR);
    EXPECT_EQ(errorCodeOf([&] { writeFile(path("file/below"), "text"); }), ENOTDIR);
    EXPECT_EQ(errorCodeOf([&] { makeFolder(path("file/below")); }), ENOTDIR);
    EXPECT_EQ(errorCodeOf([&] { writeFile(path(std::string(300, 'x')), "text"); }), ENAMETOOLONG);
    EXPECT_EQ(fileCount(), 2U);
}

TEST_F(Files, KeepTheOldContentsIfTheNewOnesDoNotFit) {
    const Path file = write("game.json", "before");
    // A limit on the size of files stands in for a full disk.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit limit{100000, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
    const int code = errorCodeOf([&] { writeFile(file, std::string(200000, 'x')); });
    setrlimit(RLIMIT_FSIZE, &before);
    EXPECT_EQ(code, EFBIG);
    EXPECT_EQ(contents(file), "before");
    EXPECT_EQ(fileCount(), 1U);
}

TEST_F(Files, MayHaveTheLongestNamesAndKeepTheirPermissions) {
    const Path file = path(std::string(255, 'x'));
    writeFile(file, "one");
    EXPECT_EQ(::chmod(file.c_str(), 0640), 0);
    writeFile(file, "two");
    EXPECT_EQ(contents(file), "two");
    EXPECT_EQ(fs::status(file).permissions(), static_cast<fs::perms>(0640));
    const mode_t mask = ::umask(0027);
    writeFile(path("new"), "one");
    ::umask(mask);
    EXPECT_EQ(fs::status(path("new")).permissions(), static_cast<fs::perms>(0640));
}

TEST_F(Files, AreWrittenToTheTargetsOfLinks) {
    fs::create_directory(path("far"));
    fs::create_symlink("far/file", path("near"));
    fs::create_symlink("near", path("nearer"));
    writeFile(path("nearer"), "one");
    writeFile(path("near"), "two");
    EXPECT_EQ(contents(path("far/file")), "two");
    EXPECT_TRUE(fs::is_symlink(path("near")) && fs::is_symlink(path("nearer")));
    fs::create_symlink("round", path("round"));
    EXPECT_EQ(errorCodeOf([&] { writeFile(path("round"), "one"); }), ELOOP);
}

TEST_F(Files, DescriptorsAreWrittenDirectly) {
    std::array<int, 2> pipe{};
    ASSERT_EQ(::pipe(pipe.data()), 0);
    const Path writeEnd = "/proc/self/fd/" + std::to_string(pipe[1]);
    EXPECT_TRUE(targetOf(writeEnd).writeDirectly);
    EXPECT_EQ(targetOf(writeEnd).descriptor, pipe[1]);
    writeFile(writeEnd, "through");
    ::close(pipe[1]);
    EXPECT_EQ(contents("/proc/self/fd/" + std::to_string(pipe[0])), "through");
    ::close(pipe[0]);
    EXPECT_EQ(errorCodeOf([&] { writeFile(writeEnd, "nobody reads"); }), ENOENT);
}

TEST(FileTarget, DevicesAreWrittenDirectly) {
    EXPECT_TRUE(targetOf("/dev/null").writeDirectly);
    writeFile("/dev/null", "gone");
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

// --- kinds ----------------------------------------------------------------------------------------

TEST(FileKind, IsKnownByTheFirstBytes) {
    using std::string_literals::operator""s;
    const std::string game = R"({"format":"concord-game","version":1})";
    const std::vector<std::pair<std::string, Kind>> contents{
        {"", Kind::Empty},
        {"\x89PNG\r\n\x1A\n rest", Kind::Png},
        {"\xFF\xD8\xFF\xE0", Kind::Jpeg},
        {"RIFF\0\0\0\0WEBP"s, Kind::Webp},
        {"II*\0rest"s, Kind::Tiff},
        {"MM\0*rest"s, Kind::Tiff},
        {"\0\0\0\x18"s + "ftypheic", Kind::Heif},
        {"%PDF-1.4", Kind::Pdf},
        {"SQLite format 3\0rest"s, Kind::Sqlite},
        {game, Kind::GameLine},
        {game + "\n", Kind::GameLine},
        {"\xEF\xBB\xBF" + game, Kind::GameLine},
        {game + "\n" + game, Kind::GameLines},
        {"{\n  \"format\" : \"concord-game\",\n  \"version\": 1}", Kind::Game},
        {"{\n\"version\": 1, \"format\": \"concord-game\"\n}", Kind::Game},
        {R"({"version":1,"format":"concord-game"})", Kind::GameLine},
        {R"({"format":"concord-game","players":[)", Kind::Game},
        {R"({"format":"concord-score"})", Kind::Unknown},
        {R"({"note":"{\"format\":\"concord-game\"}"})", Kind::Unknown},
        {"{}", Kind::Unknown},
        {"[1]", Kind::Unknown},
        {"<svg/>", Kind::Unknown},
        {"{\n \"userInfo\": {},\n \"games\": [\n  {", Kind::BgStats},
        {R"({"userInfo":{"meRefId":1},"games":[)", Kind::Unknown},
        {"number,id,game,side,played,place\r\n", Kind::Csv},
        {"number,name\n", Kind::Text},
        {"Ada wins.\n\ttrees 5\n", Kind::Text},
        {"caf\xE9", Kind::Unknown},
        {"#!/bin/sh\n", Kind::Unknown},
        {"text\0"s, Kind::Unknown}};
    for (const auto& [bytes, kind] : contents) {
        EXPECT_EQ(kindOfBytes(bytes), kind) << testing::PrintToString(bytes);
    }
    const std::string oneByteLess(maxKindBytes - 1, 'x');
    EXPECT_EQ(kindOfBytes(oneByteLess + "\xC3"), Kind::Text) << "truncated within a character";
    EXPECT_EQ(kindOfBytes("\xEF\xBB\xBF" + oneByteLess.substr(3) + "\xC3"), Kind::Text) << "with a byte-order mark";
}

// --- rules ----------------------------------------------------------------------------------------

TEST_F(Files, OfASetAreKnownUnderEveryName) {
    FileSet set;
    const Path file = write("file", "");
    fs::create_hard_link(file, path("hard"));
    fs::create_symlink(file, path("soft"));
    fs::create_directory(path("below"));
    fs::create_directory_symlink("below", path("other"));
    fs::create_symlink("missing", path("loose"));
    write("below/there", "");
    set.add(file);
    set.add(path("missing"));
    set.addFolder(path("below"));
    set.addFolder(path("nowhere"));
    for (const char* name : {"file", "./file", "below/../file", "hard", "soft", "missing", "./missing", "loose",
                             "below/there", "below/new", "other/new", "below/deep/new", "nowhere/new"}) {
        EXPECT_TRUE(set.has(path(name))) << name;
    }
    for (const char* name : {"another", "belowX", "below2/new"}) {
        EXPECT_FALSE(set.has(path(name))) << name;
    }
    for (const auto& [name, isIn] :
         {std::pair("soft", true), std::pair("other/there", true), std::pair("apart", false)}) {
        const int opened = ::open(path(name).c_str(), O_RDWR | O_CREAT, 0600);
        ASSERT_GE(opened, 0) << name;
        EXPECT_EQ(set.hasOpen(opened), isIn) << name;
        ::close(opened);
    }
    set.add("/dev/null");
    EXPECT_FALSE(set.has("/dev/null")) << "a device may be input and output at once";
}

TEST_F(Files, AreReplacedOnlyWhereTheRulesAllowIt) {
    EXPECT_NO_THROW(expectReplaceable(path("new"), Kind::Png, {}, Replace::SameKind));
    EXPECT_THROW(expectReplaceable(path(""), Kind::Png, {}, Replace::AnyKind), InputError);
    EXPECT_THROW(expectReplaceable(write("notes", "text"), Kind::Png, {}, Replace::SameKind), InputError);
    EXPECT_NO_THROW(expectReplaceable(path("notes"), Kind::Png, {}, Replace::AnyKind));
    EXPECT_NO_THROW(expectReplaceable("/dev/null", Kind::Png, {}, Replace::SameKind));
}

}  // namespace
}  // namespace concord::files
