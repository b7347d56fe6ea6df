// Stands in for the web page in tests: sends commands and photos to an engine and reads its state.
#pragma once

#include "app/web/table/engine.h"
#include "vision/geometry/board_frame.h"
#include "vision/reading/reading_json.h"

#include <nlohmann/json.hpp>

#include <stdexcept>
#include <string>
#include <vector>

namespace concord::web {

using Json = nlohmann::json;

inline Cell cellNamed(const std::string& name, Side side = Side::A) { return cellFromName(side, name).value(); }

// A board with a tree on a1 and water on the next `waterCells` cells.
inline Board boardWithWater(int waterCells, Side side = Side::A) {
    Board board(side);
    board.setStack(cellNamed("a1", side), Stack::fromTokens(std::vector{Token::Green}).value());
    for (int i = 1; i <= waterCells; ++i) {
        board.setStack(cells(side)[static_cast<std::size_t>(i)], Stack::fromTokens(std::vector{Token::Blue}).value());
    }
    return board;
}

// A reading of `board` in which every cell is certain except a1, which a person is asked about.
inline vision::Reading readingOf(const Board& board, double sideConfidence = 0.99) {
    vision::Reading reading;
    reading.photos = {"one.jpg"};
    reading.side = board.side();
    reading.sideConfidence = sideConfidence;
    reading.board = board;
    reading.imageSize = {400, 300};
    reading.total = {.mostLikely = 1, .low = 1, .high = 1, .sure = 0.9};
    const auto inPhoto = [](cv::Point2d mm) { return cv::Point2d(200 + mm.x, 150 - mm.y); };
    for (const Cell cell : cells(board.side())) {
        vision::CellReading& one = reading.cells.emplace_back();
        one.cell = cell;
        one.stack = board.stack(cell);
        one.confidence = 1;
        one.alternatives = {{one.stack, 1.0}};
        one.center = inPhoto(vision::cellCenterMm(board.side(), cell));
        one.top = one.center;
        for (const cv::Point2d& corner : vision::cellHexagonMm(board.side(), cell)) {
            one.outline.push_back(inPhoto(corner));
        }
    }
    vision::CellReading& doubtful = reading.cells.front();
    doubtful.confidence = 0.8;
    doubtful.review = true;
    doubtful.alternatives = {{doubtful.stack, 0.8}, {Stack(), 0.2}};
    reading.review = {doubtful.cell};
    return reading;
}

inline std::string readingJson(const Board& board, double sideConfidence = 0.99) {
    return vision::completeReadingToJson(readingOf(board, sideConfidence));
}

class FakePage {
public:
    Engine engine;

    Json state() { return Json::parse(engine.state()); }
    Json player(std::size_t seat) { return state()["players"].at(seat); }
    Json photo(const std::string& id) {
        const Json photos = state()["photos"];
        for (const Json& photo : photos) {
            if (photo["id"] == id) {
                return photo;
            }
        }
        return {};
    }
    Json cell(std::size_t seat, const std::string& name) {
        const Json cells = player(seat)["board"]["cells"];
        for (const Json& cell : cells) {
            if (cell["cell"] == name) {
                return cell;
            }
        }
        return {};
    }
    int points(std::size_t seat, const std::string& row) {
        const Json state = this->state();
        for (std::size_t i = 0; i < state["rows"].size(); ++i) {
            if (state["rows"][i]["id"] == row) {
                return state["players"].at(seat)["values"][i]["points"];
            }
        }
        return -1;  // there is no such row
    }

    // The answer to a command, with its status.
    Json send(Json command) {
        command["client"] = "page";
        command["number"] = ++m_number;
        command["revision"] = state()["revision"];
        return Json::parse(engine.command(command.dump()));
    }
    // Sends a command, and returns whether it was carried out.
    bool carryOut(const Json& command) {
        const Json answer = send(command);
        return answer["status"] == 200 && answer["body"].value("done", false);
    }
    void newGame(const std::vector<std::string>& players, const std::string& game = "harmonies") {
        const Json answer =
            Json::parse(engine.newGame(Json{{"game", game}, {"side", "A"}, {"players", players}}.dump()));
        if (!answer.value("ok", false)) {
            throw std::runtime_error(answer.dump());
        }
    }
    // Adds a photo, and returns its id. player: an id, "new" for a further player, or "" for the next one without a
    // board.
    std::string addPhoto(const std::string& player, const std::string& name) {
        const Json photo{
            {"name", name}, {"player", player}, {"sha256", "sha of " + name}, {"width", 400}, {"height", 300}};
        return Json::parse(engine.addPhoto(photo.dump()))["id"];
    }
    // Adds a photo and immediately delivers a reading of `board` for it.
    std::string addReadPhoto(const std::string& player, const std::string& name, const Board& board) {
        std::string id = addPhoto(player, name);
        engine.photoRead(id, readingJson(board));
        return id;
    }

private:
    int m_number = 0;
};

}  // namespace concord::web
