// Degrades photos with truth files in ways that are common on real tables: reflections, glare, covered cells, filters,
// lenses, darkness, messengers.
//
//   stress FOLDER... --out DIR --row ROW... [--seed S] [--count N] [--half first|second] [--kept-apart | --fitted]
//
// A row is a kind of degradation, see rows.h.
//
// Writes ROW_NAME.jpg beside ROW_NAME.json for every photo and row. The truth is that of the photo, but its tier is the
// row, `of_tier` is the photo's own tier, and `covered` lists the covered cells. The same seed gives the same photos.
// --half takes the photos of odd or of even numbers: one half for fitting, the other for measuring. Photos of one board
// are in the same half.

#include "tools/stress/rows.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;
namespace stress = concord::stress;
using concord::Cell;
using concord::accuracy::Truth;
using Bytes = std::vector<unsigned char>;

struct Arguments {
    std::vector<std::string> folders;
    std::vector<std::string> rows;
    std::string out;
    std::string half;
    unsigned seed = 1;
    std::size_t count = 1000;
    bool heldOutOnly = false;
    bool fittedOnly = false;
};

bool isOdd(const fs::path& file) {
    const std::string stem = file.stem().string();
    const auto last = stem.find_last_of("0123456789");
    return last != std::string::npos && (stem[last] - '0') % 2 == 1;
}

std::vector<fs::path> truthFiles(const Arguments& arguments) {
    std::vector<fs::path> files;
    for (const std::string& folder : arguments.folders) {
        for (const auto& entry : fs::directory_iterator(folder)) {
            const bool isHeldOut = concord::accuracy::isHeldOut(entry.path());
            const bool isWanted = isHeldOut ? !arguments.fittedOnly : !arguments.heldOutOnly;
            const bool inHalf = arguments.half.empty() || isOdd(entry.path()) == (arguments.half == "first");
            if (entry.path().extension() == ".json" && isWanted && inHalf) {
                files.push_back(entry.path());
            }
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

// The photo's EXIF segment, which has the focal length and the orientation; or nothing.
Bytes exifOf(const Bytes& jpeg) {
    constexpr unsigned char app1 = 0xe1;           // the marker of an EXIF segment
    constexpr unsigned char startOfScan = 0xda;    // no segments follow it
    constexpr std::string_view exif{"Exif\0", 5};  // XMP has such segments, too
    std::size_t at = 2;                            // after the start of the image
    while (at + 4 <= jpeg.size() && jpeg[at] == 0xff && jpeg[at + 1] != startOfScan) {
        const std::size_t length = 2 + jpeg[at + 2] * 256U + jpeg[at + 3];
        const auto content = jpeg.begin() + static_cast<std::ptrdiff_t>(at) + 4;
        if (jpeg[at + 1] == app1 && at + length <= jpeg.size() && length >= 4 + exif.size() &&
            std::equal(exif.begin(), exif.end(), content)) {
            return {jpeg.begin() + static_cast<std::ptrdiff_t>(at),
                    jpeg.begin() + static_cast<std::ptrdiff_t>(at + length)};
        }
        at += length;
    }
    return {};
}

void write(const fs::path& file, const Bytes& bytes) {
    std::ofstream out(file, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out) {
        throw std::runtime_error(file.string() + ": cannot be written");
    }
}

// A hash (FNV-1a), so that random numbers depend on the seed, the photo and the row only.
unsigned seedFor(unsigned seed, const std::string& name) {
    unsigned hash = 2166136261U ^ seed;
    for (const char c : name) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    }
    return hash;
}

// The truth of the photo with another frame: every point lies elsewhere.
void moveTruth(nlohmann::ordered_json& truth, const stress::Frame& frame) {
    const auto move = [&](nlohmann::ordered_json& point) {
        const cv::Point2d to = frame.moved({point.at(0), point.at(1)});
        point = {to.x, to.y};
    };
    for (const char* key : {"centers_px", "tops_px"}) {
        for (auto& [cell, point] : truth[key].items()) {
            move(point);
        }
    }
    for (auto& point : truth["board_outline_px"]) {
        move(point);
    }
    truth.erase("other_boards_px");
    truth["exif_orientation"] = 1;
    truth["image_size"] = {frame.size.width, frame.size.height};
    truth["camera"]["focal_px"] = frame.focalPx;
    truth["camera"]["axis_px"] = {frame.axis.x, frame.axis.y};
}

void degrade(const fs::path& source, const std::string& row, const Arguments& arguments) {
    const Truth truth = concord::accuracy::readTruth(source);
    const Bytes original = concord::accuracy::bytesOf(truth.photo);
    cv::Mat bgr = cv::imdecode(original, cv::IMREAD_COLOR | cv::IMREAD_IGNORE_ORIENTATION);
    if (bgr.empty()) {
        throw std::runtime_error(truth.photo.string() + ": expected a photo");
    }
    const std::string name = row + "_" + source.stem().string();
    stress::Random random(seedFor(arguments.seed, name));
    const stress::Change change = stress::rows().at(row)(bgr, truth, random);
    constexpr int quality = 92;
    Bytes jpeg;
    cv::imencode(".jpg", bgr, jpeg, {cv::IMWRITE_JPEG_QUALITY, quality});
    if (!change.frame) {  // programs that crop, scale or turn photos often drop EXIF
        const Bytes exif = exifOf(original);
        jpeg.insert(jpeg.begin() + 2, exif.begin(), exif.end());
    }
    write(fs::path(arguments.out) / (name + ".jpg"), jpeg);

    std::ifstream in(source);
    auto json = nlohmann::ordered_json::parse(in);
    json["photo"] = name + ".jpg";
    json["of_tier"] = json["tier"];
    json["tier"] = row;
    json["covered"] = nlohmann::ordered_json::array();
    for (const Cell cell : change.covered) {
        json["covered"].push_back(concord::name(cell));
    }
    if (change.frame) {
        moveTruth(json, *change.frame);
    }
    const std::string text = json.dump(1) + "\n";
    write(fs::path(arguments.out) / (name + ".json"), {text.begin(), text.end()});
}

void run(const Arguments& arguments) {
    fs::create_directories(arguments.out);
    std::size_t taken = 0;
    for (const fs::path& source : truthFiles(arguments)) {
        if (taken == arguments.count) {
            break;
        }
        if (!concord::accuracy::readTruth(source).hasBoard) {
            continue;
        }
        for (const std::string& row : arguments.rows) {
            degrade(source, row, arguments);
        }
        ++taken;
    }
}

}  // namespace

int main(int argc, char** argv) try {
    CLI::App app("Degrades photos whose truth is known, in ways that are common on real tables.");
    Arguments arguments;
    std::vector<std::string> rowNames;
    for (const auto& [name, degradation] : stress::rows()) {
        rowNames.push_back(name);
    }
    app.add_option("FOLDER", arguments.folders, "Folders of NAME.jpg beside NAME.json")
        ->required()
        ->check(CLI::ExistingDirectory);
    app.add_option("--out", arguments.out, "Folder for the new photos")->required();
    app.add_option("--row", arguments.rows, "What is done to the photos")->required()->check(CLI::IsMember(rowNames));
    app.add_option("--seed", arguments.seed, "The same seed makes the same photos");
    app.add_option("--count", arguments.count, "How many photos are taken, at most");
    app.add_option("--half", arguments.half, "Photos of odd (first) or even (second) numbers")
        ->check(CLI::IsMember({"first", "second"}));
    auto* heldOut =
        app.add_flag("--kept-apart", arguments.heldOutOnly, "Only photos held out from training, by their file names");
    app.add_flag("--fitted", arguments.fittedOnly, "Only the others")->excludes(heldOut);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    }
    run(arguments);
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "stress: %s\n", error.what());
    return 2;
}
