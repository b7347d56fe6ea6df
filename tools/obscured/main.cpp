// Data to fit the decision that something hides a cell (scripts/train/train_obscured.py), the comparison of paints
// (scripts/train/train_board_paints.py) and the decision that a gray top is a brown one that mirrors light
// (scripts/train/train_paled_tops.py).
//
//   obscured-cells FOLDER... --out FILE [--parts FILE]
//
// Writes one line per cell of every photo whose board is found in its place: the truth, the probabilities that
// the posterior and the prior give to the true stack, the kind of that stack, the posterior before discounts, and the
// features of the decisions, the last of which are empty for tops not read as gray. --parts: one line per visible top,
// wall and bare cell, with its colours (scripts/train/train_part_colours.py).

#include "tools/accuracy/truth.h"
#include "vision/geometry/board_frame.h"
#include "vision/geometry/visibility.h"
#include "vision/pixels/board_parts.h"
#include "vision/reading/hypothesis_search.h"
#include "vision/reading/obscured_cells.h"
#include "vision/reading/obscured_features.h"
#include "vision/stacks/colours.h"
#include "vision/stacks/paled_tops.h"
#include "vision/stacks/stack_prior.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <stdexcept>

namespace {

namespace fs = std::filesystem;
namespace vision = concord::vision;
using concord::Cell;
using concord::Stack;
using concord::accuracy::Truth;

std::vector<fs::path> filesIn(const std::vector<std::string>& folders, bool fittedOnly) {
    std::vector<fs::path> files;
    for (const std::string& folder : folders) {
        for (const auto& entry : fs::directory_iterator(folder)) {
            if (entry.path().extension() == ".json" && !(fittedOnly && concord::accuracy::isHeldOut(entry.path()))) {
                files.push_back(entry.path());
            }
        }
    }
    std::ranges::sort(files);
    return files;
}

bool isInPlace(const vision::Hypothesis& hypothesis, const Truth& truth, double scale) {
    constexpr double nearMm = 4;
    if (hypothesis.finding.side != truth.board.side()) {
        return false;
    }
    std::vector<double> errors;
    for (const Cell cell : cells(hypothesis.finding.side)) {
        const cv::Point2d half(0.5, 0.5);
        const cv::Point2d pixel = (truth.centers.at(name(cell)) + half) * scale - half;
        errors.push_back(cv::norm(hypothesis.fit.pose.boardFromPhoto(pixel, 0) -
                                  vision::cellCenterMm(hypothesis.finding.side, cell)));
    }
    std::ranges::sort(errors);
    return errors[errors.size() / 2] < nearMm;
}

// The probability of the right stack, whatever colour lies under a red token.
double probabilityOf(Stack right, const std::array<double, Stack::kinds>& p) {
    double sum = 0;
    for (const Stack stack : concord::allStacks()) {
        if (stack == right || (stack.isBuilding() && right.isBuilding())) {
            sum += p[static_cast<std::size_t>(stack.kind())];
        }
    }
    return sum;
}

struct GrayTops {
    std::vector<std::optional<vision::GrayTop>> tops;
    std::vector<double> logOdds;  // of brown against gray, when they are about to be doubted
};

// As discountPoorlyVisible() in vision/reading/read_board.cpp gets them.
GrayTops grayTopsIn(vision::Hypothesis hypothesis) {
    vision::compareCells(hypothesis);
    const auto visible = vision::visibilityIn(hypothesis);
    const auto lights = vision::lightsOf(hypothesis);
    const auto obscured = vision::obscuredCells(hypothesis, lights, visible);
    const auto compared =
        vision::comparedWithPhoto(hypothesis, visible, obscured, vision::coloursOf(lights, hypothesis.posteriors));
    GrayTops grays;
    for (std::size_t i = 0; i < obscured.size(); ++i) {
        grays.tops.push_back(obscured[i].gray);
        grays.logOdds.push_back(vision::brownAgainstGray(compared[i]));
    }
    return grays;
}

void writeCells(std::ostream& out, const Truth& truth, const vision::Hypothesis& hypothesis) {
    const concord::Side side = hypothesis.finding.side;
    const auto visible = vision::visibilityIn(hypothesis);
    const auto colours = vision::topColoursIn(hypothesis);
    const auto lights = vision::lightsOf(hypothesis);
    const auto features = vision::obscuredFeatures(hypothesis, lights, visible);
    const GrayTops grays = grayTopsIn(hypothesis);
    std::vector<vision::CellPosterior> posteriors = hypothesis.posteriors;
    vision::discountHidden(posteriors, visible);
    for (std::size_t i = 0; i < features.size(); ++i) {
        const Cell cell = concord::cells(side)[i];
        const cv::Point2d middle = vision::cellCenterMm(side, cell);
        const Stack right = truth.board.stack(cell);
        out << truth.photo.filename().string() << ',' << truth.tier << ',' << middle.x << ',' << middle.y << ','
            << (std::ranges::find(truth.covered, cell) != truth.covered.end()) << ',' << truth.visibility[i].hidden()
            << ',' << probabilityOf(right, posteriors[i].stacks) << ',' << probabilityOf(right, vision::stackPrior)
            << ',' << right.kind();
        for (const double p : hypothesis.posteriors[i].stacks) {
            out << ',' << p;
        }
        for (const double feature : features[i]) {
            out << ',' << feature;
        }
        const vision::TopColour& seen = colours[i];
        out << ',' << seen.bgr[0] << ',' << seen.bgr[1] << ',' << seen.bgr[2] << ',' << seen.areaMm2 << ','
            << seen.burntShare << ',' << seen.isBesideCube;
        if (const auto& gray = grays.tops[i]) {
            out << ',' << grays.logOdds[i] << ',' << gray->reflection << ',' << gray->brown << ',' << gray->missingPrint
                << ',' << gray->sheenRemoved;
        } else {
            out << ",,,,,";
        }
        out << '\n';
    }
}

// The colours of all parts of the true board.
void writeParts(std::ostream& out, const Truth& truth, const vision::Hypothesis& hypothesis) {
    const concord::Side side = hypothesis.finding.side;
    std::vector<vision::CellPosterior> right = hypothesis.posteriors;
    std::vector<bool> known;
    for (std::size_t i = 0; i < right.size(); ++i) {
        const Cell cell = concord::cells(side)[i];
        right[i].stacks.fill(0);
        right[i].stacks[static_cast<std::size_t>(truth.board.stack(cell).kind())] = 1;
        known.push_back(std::ranges::find(truth.covered, cell) == truth.covered.end());
    }
    const vision::CameraPose& pose = hypothesis.work.pose;
    const vision::BoardParts parts(side, pose, hypothesis.token,
                                   vision::standingStacks(pose, side, hypothesis.token, hypothesis.evidence, right));
    for (const vision::PartSample& sample : vision::partSamples(hypothesis.work, hypothesis.light, parts, known)) {
        const cv::Matx33d& s = sample.scatter;
        out << truth.photo.filename().string() << ',' << name(side) << ',' << sample.material;
        for (const double number : {sample.colour[0], sample.colour[1], sample.colour[2], s(0, 0), s(0, 1), s(0, 2),
                                    s(1, 1), s(1, 2), s(2, 2)}) {
            out << ',' << number;
        }
        out << '\n';
    }
}

void writeAll(const std::vector<fs::path>& files, const std::string& target, const std::string& partsTarget) {
    std::ofstream out(target);
    std::ofstream parts;
    if (!partsTarget.empty()) {
        parts.open(partsTarget);
        parts << "photo,side,material,blue,green,red,bb,bg,br,gg,gr,rr\n";
    }
    out << "photo,tier,xMm,yMm,covered,hidden,posterior,prior,kind";
    for (int kind = 0; kind < Stack::kinds; ++kind) {
        out << ",p" << kind;
    }
    for (const std::string_view name : vision::obscuredFeatureNames) {
        out << ',' << name;
    }
    for (int k = 0; k < vision::embeddingLength; ++k) {
        out << ",code" << k;
    }
    out << ",topBlue,topGreen,topRed,topMm2,topBurnt,besideCube";
    out << ",grayTop:logOdds";
    for (const std::string_view name : vision::grayTopNames) {
        out << ",grayTop:" << name;
    }
    out << '\n';
    constexpr int digits = 5;
    out.precision(digits);
    for (const fs::path& file : files) {
        const Truth truth = concord::accuracy::readTruth(file);
        if (!truth.hasBoard) {
            continue;
        }
        const vision::Photo photo = vision::ingest(concord::accuracy::bytesOf(truth.photo));
        vision::HypothesisSearch search(photo, {}, {}, {});
        vision::SearchTrace trace;
        const auto finding = search.find(trace);
        if (!finding || finding->quality() < vision::minBoardQuality) {
            continue;
        }
        const auto hypothesis = search.readBest(*finding);
        if (hypothesis && isInPlace(*hypothesis, truth, photo.scale)) {
            writeCells(out, truth, *hypothesis);
            out.flush();
            if (!partsTarget.empty()) {
                writeParts(parts, truth, *hypothesis);
            }
        }
    }
    if (!out || !parts) {
        throw std::runtime_error((out ? partsTarget : target) + ": cannot be written");
    }
}

}  // namespace

int main(int argc, char** argv) try {
    CLI::App app("Writes the features that decide whether something hides a cell.");
    std::vector<std::string> folders;
    std::string out;
    std::string parts;
    bool fittedOnly = false;
    app.add_option("FOLDER", folders, "Folders of NAME.jpg beside NAME.json")
        ->required()
        ->check(CLI::ExistingDirectory);
    app.add_option("--out", out, "Table of cells")->required();
    app.add_option("--parts", parts, "Table of the colours of tops, walls and bare cells");
    app.add_flag("--fitted", fittedOnly, "Without photos held out from training, by their file names");
    CLI11_PARSE(app, argc, argv);
    writeAll(filesIn(folders, fittedOnly), out, parts);
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "obscured-cells: %s\n", error.what());
    return 2;
}
