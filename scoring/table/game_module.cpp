#include "scoring/table/game_module.h"

#include <nlohmann/json.hpp>

namespace concord {

std::string GameModule::itemJson(const ScoreTable& table, const ScoreLine& line) const {
    using Json = nlohmann::ordered_json;
    Json json{{"category", table.rows.at(line.row).id},
              {"points", line.points},
              {"cells", line.evidence},
              {"rule", line.rule}};
    if (!line.card.empty()) {
        json["card"] = line.card;
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::vector<Contradiction> GameModule::contradictions(const GameDocument&, const AskedNumbers&) const { return {}; }

}  // namespace concord
