// Draws a picture and its truth.
#pragma once

#include "tools/drawing/camera.h"
#include "tools/drawing/changed_board.h"
#include "tools/drawing/layout.h"
#include "tools/drawing/token_style.h"

#include "scoring/harmonies/board.h"

#include <opencv2/core/mat.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace concord::drawing {

// How steeply a board is photographed.
enum class Tier : std::uint8_t { Easy, Normal, Hard };
std::string_view name(Tier tier);
std::optional<Tier> tierFromName(std::string_view name);

struct DrawOptions {
    std::optional<Tier> tier;     // nothing: random
    float negatives = 0;          // share of pictures without a board, [0, 1]
    int longSide = 1200;          // pixels
    float illustrations = 0.15F;  // share of pictures that look drawn, as in rulebooks, [0, 1]
    float buildings = 1;          // how often they are built, relative to real games
    float spirits = 0;            // share of animal cubes replaced by spirit cubes, [0, 1]; a game has one spirit cube
    float neighbours = 0.22F;     // share of tables on which another player's board is seen in part, [0, 1]
    float busyTables = 0;         // share of tables full of print and figures, [0, 1]
    float rooms = 0;              // share of pictures under the many lights and colours of a furnished room, [0, 1]
    float asPrinted = 0;          // share of pictures with paints and cubes like the printed game's, [0, 1]
    HardCubes cubes = {};         // in shares of pictures
    // All pictures with the same number show tokens, cubes and boards of one box. Most boxes have paints that other
    // pictures lack: odd colours, and some near another token's.
    std::optional<std::uint64_t> box = {};
    std::uint64_t view = 0;                  // each number: another camera, with the same board, tokens and table
    BoardChange change = BoardChange::None;  // made to the board before it is drawn
};

// What a picture of a board shows. Pixels are those of the stored picture, lens distortion
// included; (0, 0) is the centre of the top left pixel.
struct BoardTruth {
    Tier tier = Tier::Easy;
    Board board{};
    BoardLayout layout{};
    std::vector<cv::Point2d> centres{};              // of the cells on the board's surface, in the order of cells(side)
    std::vector<cv::Point2d> tops{};                 // of the uppermost tokens' top faces
    std::vector<cv::Point2d> outline{};              // along the plate's upper edge
    std::vector<std::vector<cv::Point2d>> others{};  // outlines of other boards, which may extend beyond the picture
    cv::Matx33d homography{};                        // board mm to pixels without lens distortion
    float tiltDeg = 0, azimuthDeg = 0, rollDeg = 0, fieldOfViewDeg = 60;
    float tokenDiameter = 21, tokenThickness = 9;
    bool motif = false;  // whether the tokens have motifs
    std::string cubeStyle{};
};

struct Truth {
    std::optional<BoardTruth> board;  // nothing: the picture shows none
    cv::Size size;
    std::string style, light, table;  // style: "photo" or "illustration"; the others are names
    std::uint64_t seed = 0;
};

struct Drawing {
    cv::Mat3b picture;  // BGR
    int jpegQuality = 90;
    Truth truth;
};

// Deterministic in the seed for one compiler (random.h says why), with any number of threads.
Drawing draw(std::uint64_t seed, const DrawOptions& options);

// The truth as JSON text, in the format of truth files.
std::string truthToJson(const Truth& truth, const std::string& photo);

}  // namespace concord::drawing
