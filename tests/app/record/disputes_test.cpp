#include "app/record/entry.h"
#include "app/record/settled_disputes.h"

#include <gtest/gtest.h>

namespace concord::record {
namespace {

GameRecord recordWith(const std::string& json) { return recordFromJson(json, {"Pauline", "Johan"}); }

const SettledDispute riverDispute{"Pauline", "water", 15, "river", {"a1", "a2"}, {}, {}};
const SettledDispute numberDispute{"Johan", "landscapes", -3, {}, {}, {}, R"(,"by":{"vote":1.50})"};
const SettledDispute acceptedDispute{"Johan", "animals", 20, {}, {}, {"animal-cubes", "beyond-bound"}, {}};

TEST(SettledDisputes, AreReadBackBesideTheMembersOfOtherPrograms) {
    GameRecord record = recordWith(R"({"place":"Café","weather":{"rain":1.50}})");
    setSettledDisputes(record, {riverDispute, numberDispute, acceptedDispute});
    const std::string json = recordToJson(record);
    EXPECT_EQ(json, R"({"place":"Café","weather":{"rain":1.50},"disputes":[)"
                    R"({"player":"Pauline","row":"water","points":15,"claim":"river","cells":["a1","a2"]},)"
                    R"({"player":"Johan","row":"landscapes","points":-3,"by":{"vote":1.50}},)"
                    R"({"player":"Johan","row":"animals","points":20,"accepted":["animal-cubes","beyond-bound"]}]})");
    const GameRecord read = recordWith(json);
    EXPECT_EQ(settledDisputes(read), (std::vector{riverDispute, numberDispute, acceptedDispute}));
    EXPECT_EQ(recordToJson(read), json);
}

TEST(SettledDisputes, AnEmptyListRemovesTheMember) {
    GameRecord record = recordWith(R"({"weather":"rain"})");
    EXPECT_TRUE(settledDisputes(record).empty());
    setSettledDisputes(record, {riverDispute});
    setSettledDisputes(record, {});
    EXPECT_EQ(recordToJson(record), R"({"weather":"rain"})");
}

TEST(SettledDisputes, AnInvalidMemberIsKeptAndReadAsEmpty) {
    for (const char* value : {R"("many")", R"([1])", R"([{"player":"Pauline"}])", R"({"Pauline":[]})",
                              R"([{"player":"Pauline","row":"water","points":"15"}])",
                              R"([{"player":"Pauline","row":"water","points":15,"cells":"a1"}])",
                              R"([{"player":"Pauline","row":"water","points":15,"accepted":"all"}])"}) {
        const std::string json = std::string(R"({"disputes":)") + value + '}';
        const GameRecord record = recordWith(json);
        EXPECT_TRUE(settledDisputes(record).empty()) << value;
        EXPECT_EQ(recordToJson(record), json);
    }
}

TEST(SettledDisputes, AreRenamedAndDroppedWithTheirPlayer) {
    GameRecord record;
    setSettledDisputes(record, {riverDispute, numberDispute});
    renameInDisputes(record, "Pauline", "Paula");
    ASSERT_EQ(settledDisputes(record).size(), 2U);
    EXPECT_EQ(settledDisputes(record).front().player, "Paula");
    dropDisputesOf(record, "Paula");
    EXPECT_EQ(settledDisputes(record), std::vector{numberDispute});
    const GameRecord before = record;
    renameInDisputes(record, "Pauline", "Paula");
    dropDisputesOf(record, "Pauline");
    EXPECT_EQ(record, before);
}

}  // namespace
}  // namespace concord::record
