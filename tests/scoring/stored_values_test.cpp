#include "scoring/json/stored_values.h"

#include <gtest/gtest.h>

namespace concord {
namespace {

TEST(StoredValues, LocalTimesAreRealDatesWithAnOffset) {
    for (const char* time : {"2026-11-21T19:30:00+01:00", "2024-02-29T00:00:00Z", "1999-12-31T23:59:59-09:30",
                             "1900-01-01T00:00:00+14:00", "9999-12-31T23:59:59Z"}) {
        EXPECT_TRUE(isTimeWithOffset(time)) << time;
    }
    for (const char* time : {"", "2026-11-21", "2026-11-21T19:30:00", "2026-02-30T19:30:00Z", "2026-11-21T25:30:00Z",
                             "0026-11-21T19:30:00Z", "2026-11-21 19:30:00Z", "yesterday evening, about eight",
                             "2026-12-31T24:00:00+01:00", "2016-12-31T23:59:60Z", "-001-11-21T19:30:00Z",
                             "2025-02-29T19:30:00Z", "2026-13-01T19:30:00+01:00", "2026-11-21T19:30:00+01:60"}) {
        EXPECT_FALSE(isTimeWithOffset(time)) << time;
    }
    // In UTC these are in the year 10000, and years of five digits do not sort as text.
    for (const char* time : {"9999-12-31T23:59:59-14:00", "9999-12-31T23:59:59-00:01"}) {
        EXPECT_FALSE(isTimeWithOffset(time)) << time;
    }
}

TEST(StoredValues, UuidsHaveTheStandardFormAndAreNotNil) {
    EXPECT_TRUE(isUuid("0f8fad5b-d9cb-469f-a165-70867728950e"));
    EXPECT_TRUE(isUuid("0F8FAD5B-D9CB-469F-A165-70867728950E"));
    for (const char* text : {"", "0f8fad5b-d9cb-469f-a165-70867728950", "0f8fad5bd9cb469fa16570867728950e",
                             "{f8fad5b-d9cb-469f-a165-70867728950}", "0g8fad5b-d9cb-469f-a165-70867728950e",
                             "00000000-0000-0000-0000-000000000000"}) {
        EXPECT_FALSE(isUuid(text)) << text;
    }
}

}  // namespace
}  // namespace concord
