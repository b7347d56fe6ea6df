// Games that were written down before there was a rule for texts (text_rule.h). What the rule refuses is mended, so
// that they can be read, and written where today's games are; what was changed is reported.
#pragma once

#include "scoring/json/strict_json.h"
#include "scoring/json/text_rule.h"

#include <map>

namespace concord {

// A text that could not stay as it was.
struct RepairedText {
    std::string before;
    std::string now;

    friend bool operator==(const RepairedText&, const RepairedText&) = default;
};

// For people.
Message messageOf(const RepairedText& repaired);

class TextRepair {
public:
    // names: of the players of the game, as they stand in it. One that changes changes wherever it is named.
    explicit TextRepair(const std::vector<std::string>& names);

    // The players as they are called now, all different.
    const std::vector<std::string>& names() const { return m_names; }

    // JSON of the game, its record or its score with texts that are right. Members of other programs stay.
    std::string repaired(const JsonValue& json);
    std::string repaired(const std::string& text, TextKind kind);

    // Whether all texts so far are as they were, blanks and spelling too.
    bool isAsBefore() const { return m_isAsBefore; }
    // In the order they were met, each once. Other blanks and another spelling in Unicode count as no change.
    const std::vector<RepairedText>& changes() const { return m_changes; }

private:
    void report(const std::string& before, const std::string& now);

    std::vector<std::string> m_names;
    std::map<std::string, std::string> m_renamed;
    std::vector<RepairedText> m_changes;
    bool m_isAsBefore = true;
};

// The names of the players in a game, in whatever state; empty where it is none.
std::vector<std::string> playerNamesIn(const JsonValue& game);

}  // namespace concord
