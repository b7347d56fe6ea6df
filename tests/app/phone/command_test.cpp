// Commands from phones: what is understood, and what is refused and where.
#include "app/phone/messages/command.h"
#include "app/phone/messages/renature_area.h"

#include <gtest/gtest.h>

namespace concord::phone {
namespace {

std::string commandWith(const std::string& rest) {
    return R"({"client": "5f0c", "number": 4, "revision": 17, )" + rest + '}';
}

template <typename T>
T read(const std::string& rest) {
    return std::get<T>(commandFromJson(commandWith(rest)).action);
}

// Where the error is, and what was expected.
std::string problemIn(const std::string& text) {
    try {
        commandFromJson(text);
    } catch (const InputError& error) {
        return error.place() + ": " + english(error.message());
    }
    return "none";
}

TEST(PhoneCommand, HasASenderANumberAndARevision) {
    const Command command = commandFromJson(commandWith(R"("who": "p3", "do": "undo")"));
    EXPECT_EQ(command.client, "5f0c");
    EXPECT_EQ(command.who, "p3");
    EXPECT_EQ(command.number, 4);
    EXPECT_EQ(command.revision, 17);
    EXPECT_EQ(nameOf(command.action), "undo");
}

TEST(PhoneCommand, SetsAStack) {
    const auto set = read<SetStack>(R"("do": "set-stack", "player": "p3", "cell": "c2", "stack": ["brown", "green"])");
    EXPECT_EQ(set.player, "p3");
    EXPECT_EQ(name(set.cell), "c2");
    ASSERT_EQ(set.stack.height(), 2);
    EXPECT_EQ(set.stack.top(), Token::Green);
    EXPECT_TRUE(read<SetStack>(R"("do": "set-stack", "player": "p3", "cell": "g4", "stack": [])").stack.empty());
}

TEST(PhoneCommand, SetsACube) {
    EXPECT_EQ(read<SetCube>(R"("do": "set-cube", "player": "p3", "cell": "c2", "cube": "spirit")").cube, Cube::Spirit);
    EXPECT_EQ(read<SetCube>(R"("do": "set-cube", "player": "p3", "cell": "c2", "cube": "none")").cube, Cube::None);
}

TEST(PhoneCommand, TypesNumbers) {
    const std::string head = R"("do": "type", "player": "p3", "row": "animals", )";
    EXPECT_EQ(read<TypeNumber>(head + R"("points": -3)").points, std::vector{-3});
    EXPECT_EQ(read<TypeNumber>(head + R"("points": null)").points, std::vector<int>());
    EXPECT_EQ(read<TypeNumber>(head + R"("parts": [4, 9])").points, (std::vector{4, 9}));
}

TEST(PhoneCommand, NormalisesNames) {
    EXPECT_EQ(read<AddPlayer>(R"("do": "add-player", "name": "  Ann   Lee ")").name, "Ann Lee");
    EXPECT_EQ(read<AddPlayer>(R"("do": "add-player", "name": "")").name, "");
    EXPECT_EQ(read<RenamePlayer>(R"("do": "rename", "player": "p1", "name": "Zoe\u0308")").name, "Zo\u00eb");
}

TEST(PhoneCommand, ReadsWhatToDoWithPhotos) {
    EXPECT_EQ(read<CancelPhoto>(R"("do": "cancel-photo", "photo": "ab12")").photo, "ab12");
    EXPECT_EQ(read<RemovePhoto>(R"("do": "remove-photo", "photo": "ab12")").photo, "ab12");
    EXPECT_EQ(read<GivePhoto>(R"("do": "give-photo", "photo": "ab12", "player": "p2")").player, "p2");
    EXPECT_EQ(read<AnswerPhoto>(R"("do": "answer-photo", "photo": "ab12", "answer": "fuse")").answer, "fuse");
}

TEST(PhoneCommand, SaysWhatIsWrongAndWhere) {
    EXPECT_EQ(problemIn("[]"), ": expected an object, got [...]");
    EXPECT_EQ(problemIn(commandWith(R"("do": "dance")")), "/do: expected a command, got \"dance\"");
    EXPECT_EQ(problemIn(commandWith(R"("do": "check", "player": "p1", "cell": "h1")")),
              "/cell: expected a cell such as \"c2\", got \"h1\"");
    EXPECT_EQ(problemIn(commandWith(R"("do": "check", "player": "a/b", "cell": "a1")")),
              "/player: expected an identifier of letters, digits and dashes, got \"a/b\"");
    EXPECT_EQ(problemIn(commandWith(R"("do": "set-stack", "player": "p1", "cell": "a1", "stack": ["red", "green"])")),
              "/stack: expected tokens that may lie on each other");
    EXPECT_EQ(problemIn(commandWith(R"("do": "set-stack", "player": "p1", "cell": "a1", "stack": ["pink"])")),
              "/stack/0: expected a token colour, got \"pink\"");
    EXPECT_EQ(problemIn(commandWith(R"("do": "type", "player": "p1", "row": "trees", "points": 1000)")),
              "/points: expected a number from -999 to 999, got 1000");
    EXPECT_NE(problemIn(commandWith(R"("do": "undo", "more": 1)")), "none");
    EXPECT_NE(problemIn(commandWith(R"("do": "type", "player": "p1", "row": "trees")")), "none");
    EXPECT_NE(problemIn(R"({"client": "5f0c", "number": 4, "do": "undo"})"), "none");
    EXPECT_NE(problemIn(R"({"client": "", "number": 4, "revision": 1, "do": "undo"})"), "none");
    EXPECT_NE(problemIn(R"({"client": "5f0c", "number": -4, "revision": 1, "do": "undo"})"), "none");
    EXPECT_NE(problemIn(commandWith("\"do\": \"add-player\", \"name\": \"" + std::string(300, 'x') + '"')), "none");
    EXPECT_EQ(problemIn(std::string(maxCommandBytes + 1, ' ')), ": expected at most 8192 bytes");
}

TEST(PhoneArea, IsReadAndScored) {
    const renature::Area area =
        areaFromJson(R"({"main": 4, "bonus": 2, "plants": {"orange": {"bush": 1, "turf": 1}, "blue": {"turf": 2}}})");
    EXPECT_EQ(area.main, 4);
    EXPECT_EQ(area.bonus, 2);
    EXPECT_EQ(area.plants[renature::Colour::Orange].strength(), 3);
    const std::string answer = areaAnswer(area, nullptr);
    EXPECT_NE(answer.find(R"("orange":{"strength":3,"dropped":false,"points":4})"), std::string::npos) << answer;
    EXPECT_NE(answer.find(R"("blue":{"strength":2,"dropped":false,"points":2})"), std::string::npos) << answer;
    EXPECT_EQ(answer.find("problem"), std::string::npos) << answer;
}

TEST(PhoneArea, RefusesImpossibleAreas) {
    const renature::Area area = areaFromJson(R"({"main": 1, "bonus": null, "plants": {"blue": {"oak": 9}}})");
    EXPECT_NE(areaAnswer(area, nullptr).find("problem"), std::string::npos);
    for (const char* const text :
         {"{}", R"({"main": 4, "bonus": 2})", R"({"main": 100, "bonus": 2, "plants": {}})",
          R"({"main": 4, "bonus": -1, "plants": {}})", R"({"main": 4, "bonus": 1, "plants": {"pink": {}}})",
          R"({"main": 4, "bonus": 1, "plants": {"blue": {"rose": 1}}})",
          R"({"main": 4, "bonus": 1, "plants": [], "x": 1})"}) {
        EXPECT_THROW(areaFromJson(text), InputError) << text;
    }
    try {
        areaFromJson(R"({"main": 0, "bonus": null, "plants": {}})");
        ADD_FAILURE() << "an area without cells was accepted";
    } catch (const InputError& error) {
        EXPECT_EQ(error.place() + ": " + english(error.message()),
                  "/main: expected a whole number from 1 to 99, got 0");
    }
}

}  // namespace
}  // namespace concord::phone
