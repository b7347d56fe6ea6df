#include "tools/drawing/draw.h"

#include <nlohmann/json.hpp>

namespace concord::drawing {

namespace {

using Json = nlohmann::ordered_json;

double rounded(double v, double unit) { return std::round(v / unit) * unit; }

Json pixel(cv::Point2d p) { return {rounded(p.x, 0.01), rounded(p.y, 0.01)}; }

Json cellsOf(const BoardTruth& t) {
    Json json = Json::object();
    for (const Cell cell : cells(t.board.side())) {
        Json stack = Json::array();
        for (const Token token : t.board.stack(cell).tokens())
            stack.push_back(std::string(name(token)));
        json[name(cell)] = stack;
    }
    return json;
}

Json cubesOf(const BoardTruth& t) {
    Json json = Json::object();
    for (const Cell cell : cells(t.board.side()))
        if (t.board.cube(cell) != Cube::None)
            json[name(cell)] = t.board.cube(cell) == Cube::Animal ? "animal" : "spirit";
    return json;
}

Json byCell(const BoardTruth& t, const std::vector<cv::Point2d>& points) {
    Json json = Json::object();
    for (std::size_t i = 0; i < points.size(); ++i)
        json[name(cells(t.board.side())[i])] = pixel(points[i]);
    return json;
}

}  // namespace

std::string truthToJson(const Truth& truth, const std::string& photo) {
    Json json;
    json["photo"] = photo;
    if (!truth.board) {
        json["board"] = false;
        return json.dump(1) + "\n";
    }
    const BoardTruth& t = *truth.board;
    json["side"] = std::string(name(t.board.side()));
    json["tier"] = std::string(name(t.tier));
    json["cells"] = cellsOf(t);
    json["cubes"] = cubesOf(t);
    json["centers_px"] = byCell(t, t.centres);
    json["tops_px"] = byCell(t, t.tops);
    json["board_outline_px"] = Json::array();
    for (const cv::Point2d& p : t.outline)
        json["board_outline_px"].push_back(pixel(p));
    json["other_boards_px"] = Json::array();
    for (const std::vector<cv::Point2d>& outline : t.others) {
        Json points = Json::array();
        for (const cv::Point2d& p : outline)
            points.push_back(pixel(p));
        json["other_boards_px"].push_back(points);
    }
    json["image_size"] = {truth.size.width, truth.size.height};
    json["exif_orientation"] = 1;
    json["camera"] = {{"tilt_deg", rounded(t.tiltDeg, 0.01)},
                      {"azimuth_deg", rounded(t.azimuthDeg, 0.01)},
                      {"roll_deg", rounded(t.rollDeg, 0.01)},
                      {"hfov_deg", rounded(t.fieldOfViewDeg, 0.01)}};
    json["light"] = truth.light;
    json["table"] = truth.table;
    json["style"] = truth.style;
    json["token"] = {{"diameter_mm", rounded(t.tokenDiameter, 0.01)},
                     {"thickness_mm", rounded(t.tokenThickness, 0.01)},
                     {"motif", t.motif}};
    json["layout"] = {{"pitch_mm", rounded(t.layout.pitch, 0.001)}, {"column_mm", rounded(t.layout.columnStep, 0.001)}};
    json["cube_style"] = t.cubeStyle;
    json["seed"] = truth.seed;
    json["homography"] = std::vector<double>(t.homography.val, t.homography.val + 9);
    return json.dump(1) + "\n";
}

}  // namespace concord::drawing
