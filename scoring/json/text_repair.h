// Repairs games that were written before the rule for texts (text_rule.h), so that they can be read and written again;
// the changes are reported.
#pragma once

#include "scoring/json/strict_json.h"
#include "scoring/json/text_rule.h"

#include <map>

namespace concord {

// A text that had to be changed.
struct RepairedText {
    std::string before;
    std::string now;

    friend bool operator==(const RepairedText&, const RepairedText&) = default;
};

// The change as a message to a person.
Message messageOf(const RepairedText& repaired);

class TextRepair {
public:
    // names: those of the players of the game, as written. A name that has to be changed is changed in all texts of the
    // JSON that equal it, whatever their keys, and in keys.
    explicit TextRepair(const std::vector<std::string>& names);

    // The players' names after the repair, all different.
    const std::vector<std::string>& names() const { return m_names; }

    // JSON of the game, its record or its score with valid texts. Members under keys of other programs stay as they
    // are, except for changed names.
    std::string repaired(const JsonValue& json);
    // A single text, by the rule alone: without the players' new names.
    std::string repaired(const std::string& text, TextKind kind);

    // Whether all texts so far are unchanged, including blanks and the Unicode form.
    bool isUnchanged() const { return m_isUnchanged; }
    // In the order in which they were found, each once, without changes of blanks and of the Unicode form alone.
    const std::vector<RepairedText>& changes() const { return m_changes; }

private:
    void report(const std::string& before, const std::string& now);

    std::vector<std::string> m_names;
    std::map<std::string, std::string> m_renamed;
    std::vector<RepairedText> m_changes;
    bool m_isUnchanged = true;
};

// The names of the players in a game, even if the game is damaged: empty where a name is missing or not a text. No
// names at all without a list of players.
std::vector<std::string> playerNamesIn(const JsonValue& game);

}  // namespace concord
