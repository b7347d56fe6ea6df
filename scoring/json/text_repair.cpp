#include "scoring/json/text_repair.h"

#include <algorithm>
#include <array>

namespace concord {

namespace {

using Kind = JsonValue::Kind;

// The kind of a text of a game or its record, by its key; nothing for texts that people do not write, and for keys of
// other programs.
std::optional<TextKind> kindOf(std::string_view key) {
    constexpr std::array<std::pair<std::string_view, TextKind>, 8> kinds{{{"name", TextKind::Name},
                                                                          {"colour", TextKind::Line},
                                                                          {"place", TextKind::Line},
                                                                          {"player", TextKind::Line},
                                                                          {"scoredBy", TextKind::Line},
                                                                          {"starter", TextKind::Line},
                                                                          {"zone", TextKind::Line},
                                                                          {"note", TextKind::Note}}};
    const auto* const found = std::ranges::find(kinds, key, &std::pair<std::string_view, TextKind>::first);
    return found == kinds.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

Message messageOf(const RepairedText& repaired) {
    return {CONCORD_TEXT("%1 cannot be stored portably and is written as %2"),
            {spelledForMessage(repaired.before), spelledForMessage(repaired.now)}};
}

TextRepair::TextRepair(const std::vector<std::string>& names) : m_names(repairedNames(names)) {
    for (std::size_t n = 0; n < names.size(); ++n) {
        const auto earlier = names.begin() + static_cast<std::ptrdiff_t>(n);
        if (std::find(names.begin(), earlier, names[n]) != earlier) {
            continue;  // the same name twice stays, and is refused as it was written
        }
        if (!names[n].empty() && m_names[n] != names[n]) {
            m_renamed.emplace(names[n], m_names[n]);
        }
        if (m_names[n] != repaired(names[n], TextKind::Name)) {
            report(names[n], m_names[n]);  // another player has the repaired name
        }
    }
}

void TextRepair::report(const std::string& before, const std::string& now) {
    m_isUnchanged = false;
    const auto known = std::ranges::find(m_changes, before, &RepairedText::before);
    if (known == m_changes.end()) {
        m_changes.push_back({before, now});
    } else {
        known->now = now;
    }
}

std::string TextRepair::repaired(const std::string& text, TextKind kind) {
    CheckedText checked = checkText(text, kind);
    if (checked.complaint) {
        report(text, checked.text);
    }
    m_isUnchanged = m_isUnchanged && checked.text == text;
    return std::move(checked.text);
}

std::string TextRepair::repaired(const JsonValue& json) {
    return json.toJson([this](const std::string& text, const std::string& key) {
        const auto renamed = m_renamed.find(text);
        if (renamed != m_renamed.end()) {
            m_isUnchanged = false;
            return renamed->second;
        }
        const auto kind = text.empty() ? std::nullopt : kindOf(key);
        return kind ? repaired(text, *kind) : text;
    });
}

std::vector<std::string> playerNamesIn(const JsonValue& game) {
    std::vector<std::string> names;
    const auto players = game.member("players");
    if (!players || players->kind() != Kind::List) {
        return names;
    }
    for (const JsonValue& player : players->children()) {
        const auto name = player.member("name");
        names.push_back(name && name->kind() == Kind::Text ? name->text() : std::string{});
    }
    return names;
}

}  // namespace concord
