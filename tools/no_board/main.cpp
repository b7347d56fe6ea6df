// Data to fit the decision "there is no board" and to evaluate it.
//
//   no-board FOLDER... --features FILE   writes one line per hypothesis: the features that the decision uses
//   no-board FOLDER...                   prints how many pictures with and without a board are read, and how long it
//                                        takes
//
// A picture beside a truth file with cells shows a board, any other shows none. Times are CPU time of one thread.

#include "scoring/json/input_error.h"
#include "tools/accuracy/truth.h"
#include "vision/geometry/board_frame.h"
#include "vision/reading/hypothesis_search.h"
#include "vision/reading/no_board.h"
#include "vision/reading/read_board.h"

#include <CLI/CLI.hpp>
#include <opencv2/core/utility.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <optional>
#include <stdexcept>

namespace {

namespace fs = std::filesystem;
namespace vision = concord::vision;
using concord::accuracy::Truth;

struct Picture {
    fs::path file;
    std::optional<Truth> truth;  // nothing: there is no board
};

std::vector<Picture> picturesIn(const std::vector<std::string>& folders) {
    std::vector<Picture> pictures;
    for (const std::string& folder : folders) {
        for (const auto& entry : fs::recursive_directory_iterator(folder)) {
            if (entry.path().extension() != ".jpg") {
                continue;
            }
            Picture picture{entry.path(), {}};
            fs::path truthFile = entry.path();
            if (fs::exists(truthFile.replace_extension(".json"))) {
                Truth truth = concord::accuracy::readTruth(truthFile);
                if (truth.hasBoard) {
                    picture.truth = std::move(truth);
                }
            }
            pictures.push_back(std::move(picture));
        }
    }
    std::ranges::sort(pictures, {}, &Picture::file);
    return pictures;
}

double processorMs() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double quantile(std::vector<double> values, double share) {
    if (values.empty()) {
        return 0;
    }
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(std::lround(share * static_cast<double>(values.size() - 1)))];
}

// The median distance of the cells from their true places, mm on the board, at most 1000; negative if there is no
// board.
double errorMm(const Picture& picture, const vision::Hypothesis& hypothesis, double scale) {
    constexpr double farOff = 1000;
    if (!picture.truth) {
        return -1;
    }
    if (picture.truth->board.side() != hypothesis.finding.side) {
        return farOff;
    }
    std::vector<double> errors;
    for (const concord::Cell cell : cells(hypothesis.finding.side)) {
        const cv::Point2d half(0.5, 0.5);
        const cv::Point2d pixel = (picture.truth->centers.at(name(cell)) + half) * scale - half;
        errors.push_back(cv::norm(hypothesis.fit.pose.boardFromPhoto(pixel, 0) -
                                  vision::cellCenterMm(hypothesis.finding.side, cell)));
    }
    return std::min(quantile(errors, 0.5), farOff);
}

// Pictures of other things come from anywhere: damaged ones are named and left out.
void forEachReadable(const std::vector<Picture>& pictures, const std::function<void(const Picture&)>& use) {
    for (const Picture& picture : pictures) {
        try {
            use(picture);
        } catch (const concord::InputError& error) {
            std::cerr << picture.file.string() << ": left out: " << error.what() << '\n';
        }
    }
}

void writeFeatures(const std::vector<Picture>& pictures, const std::string& file) {
    std::ofstream out(file);
    out << "file,tier,board,errorMm,depth";
    for (const std::string_view feature : vision::featureNames) {
        out << ',' << feature;
    }
    out << '\n';
    forEachReadable(pictures, [&](const Picture& picture) {
        const vision::Photo photo = vision::ingest(concord::accuracy::bytesOf(picture.file));
        vision::HypothesisSearch::Hooks hooks;
        hooks.tried = [&](const vision::Hypothesis& hypothesis, vision::HypothesisSearch::Depth depth) {
            if (hypothesis.posteriors.empty()) {
                return;  // the borders alone confirmed the place
            }
            out << picture.file.string() << ',' << (picture.truth ? picture.truth->tier : "no board") << ','
                << picture.truth.has_value() << ',' << errorMm(picture, hypothesis, photo.scale) << ','
                << (depth == vision::HypothesisSearch::Depth::Glance ? "glance" : "whole");
            for (const double feature : vision::featuresOf(hypothesis)) {
                out << ',' << feature;
            }
            out << '\n';
        };
        vision::HypothesisSearch search(photo, {}, std::move(hooks), {});
        vision::SearchTrace trace;
        const auto finding = search.find(trace);
        if (finding && finding->quality() >= vision::minBoardQuality) {
            search.read(*finding);
        }
        out.flush();
    });
    if (!out) {
        throw std::runtime_error(file + ": cannot be written");
    }
}

// Of one tier.
struct Row {
    int pictures = 0;
    std::vector<double> readMs;
    std::vector<double> refusedMs;
};

void printTime(const std::vector<double>& ms) {
    std::printf(ms.empty() ? " - |" : " %.0f, %.0f, %.0f ms |", quantile(ms, 0.5), quantile(ms, 0.95), quantile(ms, 1));
}

void printTable(const std::vector<Picture>& pictures, const std::string& timesFile) {
    std::map<std::string, Row> rows;
    std::ofstream times(timesFile.empty() ? "/dev/null" : timesFile);
    forEachReadable(pictures, [&](const Picture& picture) {
        const std::string tier = picture.truth ? picture.truth->tier : "no board";
        const auto bytes = concord::accuracy::bytesOf(picture.file);
        double start = 0;
        vision::ReadOptions options;
        options.decoded = [&](const vision::Photo&) { start = processorMs(); };  // decoding is not counted
        const vision::ReadResult result = vision::readBoard(bytes, picture.file.filename().string(), options);
        const double ms = processorMs() - start;
        const bool isRead = std::holds_alternative<vision::Reading>(result);
        Row& row = rows[tier];
        ++row.pictures;
        (isRead ? row.readMs : row.refusedMs).push_back(ms);
        times << picture.file.string() << ',' << tier << ',' << isRead << ',' << ms << '\n';
        if (isRead != picture.truth.has_value()) {
            std::cerr << picture.file.string() << (isRead ? ": a board was read where there is none\n" : ": refused\n");
        }
    });
    std::printf(
        "| pictures | number | read | refused | time of a reading: median, 95 %%, longest | of a refusal |\n"
        "|---|---|---|---|---|---|\n");
    for (const auto& [tier, row] : rows) {
        std::printf("| %s | %d | %zu | %zu |", tier.c_str(), row.pictures, row.readMs.size(), row.refusedMs.size());
        printTime(row.readMs);
        printTime(row.refusedMs);
        std::printf("\n");
    }
}

}  // namespace

int main(int argc, char** argv) try {
    CLI::App app("Writes the features that decide whether a picture shows a board, or evaluates the decision.");
    std::vector<std::string> folders;
    std::string features;
    std::string times;
    app.add_option("FOLDER", folders, "Folders of pictures, with truth files beside those of boards")
        ->required()
        ->check(CLI::ExistingDirectory);
    app.add_option("--features", features, "Write one line per hypothesis");
    app.add_option("--times", times, "Write one line per picture");
    CLI11_PARSE(app, argc, argv);
    cv::setNumThreads(1);
    const std::vector<Picture> pictures = picturesIn(folders);
    features.empty() ? printTable(pictures, times) : writeFeatures(pictures, features);
    return 0;
} catch (const std::exception& error) {
    std::cerr << "no-board: " << error.what() << '\n';
    return 2;
}
