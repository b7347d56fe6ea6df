// Checks of JSON values: each function throws InputError at the place of the value that is wrong.
#pragma once

#include "scoring/json/strict_json.h"
#include "scoring/json/text_rule.h"

#include <span>

namespace concord {

inline constexpr std::int64_t maxJsonNumber = 1000000;  // far above any score; sums stay in an int

void expectObject(const JsonValue& value);
std::vector<JsonValue> listAt(const JsonValue& value);
std::string textAt(const JsonValue& value);
// A text that a person wrote, normalised: see text_rule.h.
std::string textAt(const JsonValue& value, TextKind kind);
bool booleanAt(const JsonValue& value);
// A whole number written without sign, point or exponent, from 0 to max.
int wholeAt(const JsonValue& value, std::int64_t max = maxJsonNumber);
// The same from 1 to max.
int positiveAt(const JsonValue& value, std::int64_t max = maxJsonNumber);
// The same from -maxJsonNumber to maxJsonNumber, a negative number with its sign.
int integerAt(const JsonValue& value);

// For these the value must be an object, as checked by expectObject().
void refuseOtherKeys(const JsonValue& object, std::span<const std::string_view> known);
JsonValue require(const JsonValue& object, std::string_view key);
void requireText(const JsonValue& object, std::string_view key, std::string_view expected);
void requireVersion1(const JsonValue& object);  // of a file: "version": 1

}  // namespace concord
