#include "scoring/json/json_expect.h"

#include <algorithm>

namespace concord {

namespace {

using Kind = JsonValue::Kind;

std::string listed(std::span<const std::string_view> names) {
    std::string list;
    for (const std::string_view name : names) {
        list.append(list.empty() ? "" : ", ").append(name);
    }
    return list;
}

}  // namespace

void expectObject(const JsonValue& value) {
    if (value.kind() != Kind::Object) {
        value.failGot(CONCORD_TEXT("expected an object, got %1"));
    }
}

std::vector<JsonValue> listAt(const JsonValue& value) {
    if (value.kind() != Kind::List) {
        value.failGot(CONCORD_TEXT("expected a list, got %1"));
    }
    return value.children();
}

std::string textAt(const JsonValue& value) {
    if (value.kind() != Kind::Text) {
        value.failGot(CONCORD_TEXT("expected a text, got %1"));
    }
    return value.text();
}

std::string textAt(const JsonValue& value, TextKind kind) {
    CheckedText checked = checkText(textAt(value), kind);
    if (checked.complaint) {
        value.fail(std::move(*checked.complaint));
    }
    return std::move(checked.text);
}

bool booleanAt(const JsonValue& value) {
    if (value.kind() != Kind::Boolean) {
        value.failGot(CONCORD_TEXT("expected true or false, got %1"));
    }
    return value.boolean();
}

int wholeAt(const JsonValue& value, std::int64_t max) {
    const auto whole = value.kind() == Kind::Number ? value.whole() : std::nullopt;
    if (!whole || *whole < 0 || *whole > max || value.toJson() == "-0") {
        value.failGot(CONCORD_TEXT("expected a whole number from 0 to %1, got %2"), {std::to_string(max)});
    }
    return static_cast<int>(*whole);
}

int positiveAt(const JsonValue& value, std::int64_t max) {
    const auto whole = value.kind() == Kind::Number ? value.whole() : std::nullopt;
    if (!whole || *whole < 1 || *whole > max) {
        value.failGot(CONCORD_TEXT("expected a whole number from 1 to %1, got %2"), {std::to_string(max)});
    }
    return static_cast<int>(*whole);
}

int integerAt(const JsonValue& value) {
    const auto whole = value.kind() == Kind::Number ? value.whole() : std::nullopt;
    if (!whole || *whole < -maxJsonNumber || *whole > maxJsonNumber || value.toJson() == "-0") {
        value.failGot(CONCORD_TEXT("expected a whole number from %1 to %2, got %3"),
                      {std::to_string(-maxJsonNumber), std::to_string(maxJsonNumber)});
    }
    return static_cast<int>(*whole);
}

void refuseOtherKeys(const JsonValue& object, std::span<const std::string_view> known) {
    for (const JsonValue& member : object.children()) {
        if (std::ranges::find(known, std::string_view(member.key())) == known.end()) {
            member.fail(
                {CONCORD_TEXT("expected one of the keys %1, got %2"), {listed(known), quotedForMessage(member.key())}});
        }
    }
}

JsonValue require(const JsonValue& object, std::string_view key) {
    const auto value = object.member(key);
    if (!value) {
        object.fail({CONCORD_TEXT("expected the key %1"), {quotedForMessage(key)}});
    }
    return *value;
}

void requireText(const JsonValue& object, std::string_view key, std::string_view expected) {
    const JsonValue value = require(object, key);
    if (value.kind() != Kind::Text || value.text() != expected) {
        value.failGot(CONCORD_TEXT("expected %1, got %2"), {quotedForMessage(expected)});
    }
}

void requireVersion1(const JsonValue& object) {
    const JsonValue version = require(object, "version");
    if (version.kind() != Kind::Number || version.whole() != 1) {
        version.failGot(CONCORD_TEXT("expected version 1, got %1"));
    }
}

}  // namespace concord
