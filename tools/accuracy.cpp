// Reads photos whose truth is known and prints how right the reader was, tier by tier.
//
//   accuracy FOLDER... [--kept-apart | --fitted] [--cells cells.csv]
//
// A folder holds NAME.jpg beside NAME.json, the truth (samples/photos/README.md says how it is
// written). --kept-apart takes only the photos that no fitting saw, --fitted only the others.
// --cells writes one line a cell, to fit the confidence to.

#include "../scoring/fast_score.h"
#include "../vision/board_frame.h"
#include "../vision/read_board.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using nlohmann::json;
namespace fs = std::filesystem;
using concord::Board;
using concord::Cube;
using concord::Side;
using concord::Stack;
using concord::Token;
namespace vision = concord::vision;

struct Truth {
    fs::path photo;
    bool board = false;
    std::string tier = "no board";
    Board truth;
    std::map<std::string, cv::Point2d> centers;  // pixels of the stored image
};

struct Tally {
    int photos = 0;
    int found = 0;
    int cells = 0;
    int tops = 0;
    int stacks = 0;
    int cubes = 0;
    int wrongUnmarked = 0;
    int marked = 0;
    int scores = 0;
    double confidence = 0;
    std::vector<double> readMs;
    std::vector<double> placeErrorsMm;
};

struct Arguments {
    std::vector<fs::path> folders;
    enum class Part { All, KeptApart, Fitted } part = Part::All;
    std::string cellsFile;
};

// dev_NNN that leave 0 or 3 modulo 5, and all dev_neg_NN, stay apart from all fitting
// (scripts/train/board_data.py holds the same rule).
bool keptApart(const fs::path& photo) {
    const std::string stem = photo.stem().string();
    if (!stem.starts_with("dev_")) {
        return false;
    }
    if (stem.starts_with("dev_neg_")) {
        return true;
    }
    const auto digits = stem.find_last_not_of("0123456789") + 1;
    if (digits >= stem.size()) {
        return false;
    }
    const int number = std::stoi(stem.substr(digits));
    return number % 5 == 0 || number % 5 == 3;
}

Truth readTruth(const fs::path& file) {
    std::ifstream in(file);
    const json j = json::parse(in);
    Truth truth;
    truth.photo = file.parent_path() / j.at("photo").get<std::string>();
    if (!j.contains("cells")) {
        return truth;
    }
    truth.board = true;
    truth.tier = j.at("tier").get<std::string>();
    const Side side = j.at("side") == "B" ? Side::B : Side::A;
    truth.truth = Board(side);
    for (const auto& [cellName, tokens] : j.at("cells").items()) {
        std::vector<Token> stack;
        for (const json& t : tokens) {
            stack.push_back(concord::tokenFromName(t.get<std::string>()).value());
        }
        truth.truth.setStack(concord::cellFromName(side, cellName).value(), Stack::fromTokens(stack).value());
    }
    for (const auto& [cellName, at] : j.at("centers_px").items()) {
        truth.centers[cellName] = {at[0], at[1]};
    }
    for (const auto& [cellName, kind] : j.at("cubes").items()) {
        truth.truth.setCube(concord::cellFromName(side, cellName).value(),
                            kind == "spirit" ? Cube::Spirit : Cube::Animal);
    }
    return truth;
}

std::vector<unsigned char> bytesOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

int landscapeScore(const Board& board) { return concord::fastLandscapeScore(board.side(), concord::BoardMasks(board)); }

void compareCells(const Truth& truth, const vision::Reading& reading, Tally& tally, std::ostream* csv) {
    const double pxPerMm = cv::norm(truth.centers.at("a1") - truth.centers.at("a2")) / vision::pitchMm;
    for (const vision::CellReading& cell : reading.cells) {
        const Stack right = truth.truth.stack(cell.cell);
        const bool stackRight = cell.stack == right;
        tally.cells += 1;
        tally.stacks += stackRight;
        tally.tops += cell.stack.top() == right.top();
        tally.cubes += cell.cube == truth.truth.cube(cell.cell);
        tally.marked += cell.review;
        tally.wrongUnmarked += !stackRight && !cell.review;
        tally.confidence += cell.confidence;
        tally.placeErrorsMm.push_back(cv::norm(cell.center - truth.centers.at(name(cell.cell))) / pxPerMm);
        if (csv != nullptr) {
            double p = 0;
            for (const auto& a : cell.alternatives) {
                p += a.stack == right ? a.p : 0;
            }
            *csv << truth.photo.filename().string() << ',' << truth.tier << ',' << name(cell.cell) << ','
                 << right.kind() << ',' << cell.stack.kind() << ',' << cell.confidence << ',' << p << ','
                 << reading.tiltDeg << '\n';
        }
    }
}

void add(const Truth& truth, std::map<std::string, Tally>& tallies, std::ostream* csv) {
    Tally& tally = tallies[truth.tier];
    ++tally.photos;
    const vision::ReadResult result = vision::readBoard(bytesOf(truth.photo), truth.photo.filename().string());
    const auto* reading = std::get_if<vision::Reading>(&result);
    if (!truth.board) {
        tally.found += reading == nullptr;
        if (reading != nullptr) {
            std::cerr << truth.photo.filename().string() << ": a board was read where there is none\n";
        }
        return;
    }
    if (reading == nullptr) {
        std::cerr << truth.photo.filename().string() << ": " << english(std::get<vision::NoBoard>(result).message)
                  << '\n';
        tally.cells += cellCount(truth.truth.side());
        return;
    }
    tally.readMs.push_back(reading->timing.readMs);
    if (reading->side != truth.truth.side()) {
        std::cerr << truth.photo.filename().string() << ": wrong side\n";
        tally.cells += cellCount(truth.truth.side());
        return;
    }
    ++tally.found;
    tally.scores += landscapeScore(reading->board) == landscapeScore(truth.truth);
    compareCells(truth, *reading, tally, csv);
}

// Wilson's interval for a proportion, 95 %.
std::string interval(int hits, int of) {
    if (of == 0) {
        return "-";
    }
    constexpr double z = 1.96;
    const double n = of;
    const double p = hits / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.2f %% (%.1f-%.1f)", 100 * p, 100 * std::max(0.0, middle - half),
                  100 * std::min(1.0, middle + half));
    return text.data();
}

double median(std::vector<double> values) {
    if (values.empty()) {
        return 0;
    }
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

void print(const std::map<std::string, Tally>& tallies) {
    std::cout << "| tier | photos | board and side found, or rightly refused | top colour | whole stack | cubes | "
                 "score right | wrong, unmarked "
                 "| marked a board "
                 "| place error | median read |\n|---|---|---|---|---|---|---|---|---|---|---|\n";
    for (const auto& [tier, t] : tallies) {
        std::cout << "| " << tier << " | " << t.photos << " | " << interval(t.found, t.photos) << " | ";
        if (t.cells == 0) {
            std::cout << "- | - | - | - | - | - | - | - |\n";
            continue;
        }
        std::array<char, 96> rest{};
        std::snprintf(rest.data(), rest.size(), "%.2f | %.1f mm | %.0f ms |",
                      t.marked / std::max(1.0, static_cast<double>(t.found)), median(t.placeErrorsMm),
                      median(t.readMs));
        std::cout << interval(t.tops, t.cells) << " | " << interval(t.stacks, t.cells) << " | "
                  << interval(t.cubes, t.cells) << " | " << interval(t.scores, t.photos) << " | "
                  << interval(t.wrongUnmarked, t.cells) << " | " << rest.data() << '\n';
    }
}

bool parse(int argc, char** argv, Arguments& arguments) {
    for (int i = 1; i < argc; ++i) {
        const std::string a = argv[i];
        if (a == "--kept-apart") {
            arguments.part = Arguments::Part::KeptApart;
        } else if (a == "--fitted") {
            arguments.part = Arguments::Part::Fitted;
        } else if (a == "--cells" && i + 1 < argc) {
            arguments.cellsFile = argv[++i];
        } else if (a.starts_with("-")) {
            return false;
        } else {
            arguments.folders.emplace_back(a);
        }
    }
    return !arguments.folders.empty();
}

int run(const Arguments& arguments) {
    std::vector<fs::path> files;
    for (const fs::path& folder : arguments.folders) {
        for (const auto& entry : fs::directory_iterator(folder)) {
            if (entry.path().extension() == ".json") {
                files.push_back(entry.path());
            }
        }
    }
    std::sort(files.begin(), files.end());
    std::ofstream csv;
    if (!arguments.cellsFile.empty()) {
        csv.open(arguments.cellsFile);
        csv << "photo,tier,cell,truth,read,confidence,truthP,tiltDeg\n";
    }
    std::map<std::string, Tally> tallies;
    for (const fs::path& file : files) {
        const bool apart = keptApart(file);
        if ((arguments.part == Arguments::Part::KeptApart && !apart) ||
            (arguments.part == Arguments::Part::Fitted && apart)) {
            continue;
        }
        try {
            add(readTruth(file), tallies, csv.is_open() ? &csv : nullptr);
        } catch (const std::exception& error) {
            throw std::runtime_error(file.string() + ": " + error.what());
        }
    }
    print(tallies);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    if (!parse(argc, argv, arguments)) {
        std::cerr << "usage: accuracy FOLDER... [--kept-apart | --fitted] [--cells cells.csv]\n";
        return 2;
    }
    try {
        return run(arguments);
    } catch (const std::exception& error) {
        std::cerr << "accuracy: " << error.what() << '\n';
        return 2;
    }
}
