// Degrades photos with truth files in ways that are common on real tables: reflections, glare, covered cells, filters,
// lenses, darkness, messengers.
//
//   stress FOLDER... --out DIR --row ROW... [--seed S] [--count N] [--half first|second] [--kept-apart | --fitted]
//
// A row is a kind of degradation, see rows() below: each fills a row of the tables in docs/accuracy.md.
//
// Writes ROW_NAME.jpg beside ROW_NAME.json for every photo and row. The truth is that of the photo, but its tier is the
// row, `of_tier` is the photo's own tier, and `covered` lists the covered cells. The same seed gives the same photos.
// --half takes the photos of odd or of even numbers: one half for fitting, the other for measuring. Photos of one board
// are in the same half.

#include "tools/stress/cover.h"
#include "tools/stress/processing.h"
#include "tools/stress/things.h"
#include "tools/stress/turned_camera.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
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

// How a photo differs from one that was cut, scaled or turned.
struct Frame {
    std::function<cv::Point2d(cv::Point2d)> moved;  // where a pixel of the original lies in it
    cv::Size size;
    double focalPx = 1;
    cv::Point2d axis;  // as in CameraPose
};

// How a degradation changes the truth of a photo.
struct Change {
    std::vector<Cell> covered = {};
    std::optional<Frame> frame = {};
};

using Degradation = std::function<Change(cv::Mat&, const Truth&, stress::Random&)>;

double boardWidthPx(const Truth& truth) {
    return cv::norm(truth.pose.photoFromBoard({100, 0, 0}) - truth.pose.photoFromBoard({-100, 0, 0}));
}

cv::Point2d topPixel(const Truth& truth, Cell cell) {
    const cv::Point2d at = concord::vision::cellCenterMm(truth.board.side(), cell);
    return truth.pose.photoFromBoard(
        {at.x, at.y, truth.board.stack(cell).height() * concord::vision::tokenThicknessMm});
}

// Reflections of lamps on the tops of `count` stacks. radius: as a share of the board's width.
Degradation reflections(std::size_t count, double radius, double light) {
    return [=](cv::Mat& bgr, const Truth& truth, stress::Random& random) {
        std::vector<Cell> stacks;
        for (const Cell cell : concord::cells(truth.board.side())) {
            if (!truth.board.stack(cell).empty()) {
                stacks.push_back(cell);
            }
        }
        std::shuffle(stacks.begin(), stacks.end(), random);
        std::vector<cv::Point2d> centers;
        for (std::size_t i = 0; i < std::min(count, stacks.size()); ++i) {
            centers.push_back(topPixel(truth, stacks[i]));
        }
        stress::addReflections(bgr, centers, radius * boardWidthPx(truth), light);
        return Change{};
    };
}

Degradation glare(double light) {
    return [=](cv::Mat& bgr, const Truth& truth, stress::Random& random) {
        std::uniform_real_distribution<double> offset(-50, 50);
        const double x = offset(random);
        const double y = offset(random);
        stress::addGlare(bgr, truth.pose.photoFromBoard({x, y, 0}), boardWidthPx(truth) / 2, light);
        return Change{};
    };
}

// A degradation that leaves the truth as it is.
Degradation onlyPixels(const std::function<void(cv::Mat&, stress::Random&)>& change) {
    return [=](cv::Mat& bgr, const Truth&, stress::Random& random) {
        change(bgr, random);
        return Change{};
    };
}

Degradation hand(int count) {
    return [=](cv::Mat& bgr, const Truth& truth, stress::Random& random) {
        return Change{.covered = stress::coverByHand(bgr, truth, count, random)};
    };
}

Degradation cup(int count) {
    return [=](cv::Mat& bgr, const Truth& truth, stress::Random& random) {
        return Change{.covered = stress::coverByCup(bgr, truth, count, random)};
    };
}

Degradation thing(stress::Thing which) {
    return [=](cv::Mat& bgr, const Truth& truth, stress::Random& random) {
        return Change{.covered = stress::coverByThing(bgr, truth, which, random)};
    };
}

Degradation offCentre(double angleDeg) {
    return [=](cv::Mat& bgr, const Truth& truth, stress::Random& random) {
        const stress::TurnedCamera camera(truth, angleDeg, random);
        bgr = camera.photo(bgr);
        const auto& pose = camera.pose();
        return Change{.frame = Frame{[camera](cv::Point2d p) { return camera.moved(p); }, cv::Size(pose.size),
                                     pose.focalPx, pose.axis}};
    };
}

// Degradations whose sizes are shares of the board's width.
Degradation inBoardWidths(
    const std::function<void(cv::Mat&, double widthPx, cv::Point2d middle, stress::Random&)>& change) {
    return [=](cv::Mat& bgr, const Truth& truth, stress::Random& random) {
        change(bgr, boardWidthPx(truth), truth.pose.photoFromBoard({0, 0, 0}), random);
        return Change{};
    };
}

// Sent by a messenger, and passed on: smaller, and compressed twice.
Change sendTwice(cv::Mat& bgr, const Truth& truth, stress::Random& random) {
    const double longSide = std::uniform_real_distribution<double>(960, 1280)(random);
    const double scale = std::min(1.0, longSide / std::max(bgr.cols, bgr.rows));
    cv::resize(bgr, bgr, {}, scale, scale, cv::INTER_AREA);
    std::uniform_int_distribution<int> quality(50, 75);
    stress::compress(bgr, quality(random));
    stress::compress(bgr, quality(random));
    const auto moved = [scale](cv::Point2d p) {
        const cv::Point2d half(0.5, 0.5);  // a pixel's middle
        return (p + half) * scale - half;
    };
    return {.frame = Frame{moved, bgr.size(), truth.pose.focalPx * scale, truth.pose.axis * scale}};
}

// Turned by any angle, as a program does that levels photos; what lies outside the photo is black.
Change turn(cv::Mat& bgr, const Truth& truth, stress::Random& random) {
    const double angleDeg = std::uniform_real_distribution<double>(-180, 180)(random);
    const cv::Point2f middle(static_cast<float>(bgr.cols - 1) / 2, static_cast<float>(bgr.rows - 1) / 2);
    cv::Matx23d map = cv::getRotationMatrix2D(middle, angleDeg, 1);
    const cv::Size size = cv::RotatedRect(middle, bgr.size(), static_cast<float>(angleDeg)).boundingRect().size();
    map(0, 2) += (size.width - bgr.cols) / 2.0;
    map(1, 2) += (size.height - bgr.rows) / 2.0;
    cv::warpAffine(bgr, bgr, map, size, cv::INTER_CUBIC);
    const auto moved = [map](cv::Point2d p) {
        const cv::Vec2d to = map * cv::Vec3d(p.x, p.y, 1);
        return cv::Point2d(to[0], to[1]);
    };
    const cv::Vec2d axis = map * cv::Vec3d(truth.pose.axis.x, truth.pose.axis.y, 0);
    return {.frame = Frame{moved, size, truth.pose.focalPx, {axis[0], axis[1]}}};
}

const std::map<std::string, Degradation>& rows() {
    static const std::map<std::string, Degradation> all{
        {"clean", onlyPixels([](cv::Mat&, stress::Random&) {})},
        {"lamps-mild", reflections(2, 0.035, 0.35)},
        {"lamps-strong", reflections(3, 0.05, 0.9)},
        {"lamps-extreme", reflections(5, 0.07, 2.5)},
        {"veil-mild", glare(0.25)},
        {"veil-strong", glare(0.7)},
        {"veil-extreme", glare(1.6)},
        {"gray", onlyPixels([](cv::Mat& bgr, stress::Random&) { stress::scaleSaturation(bgr, 0); })},
        {"nearly-gray", onlyPixels([](cv::Mat& bgr, stress::Random&) { stress::scaleSaturation(bgr, 0.1); })},
        {"inverted", onlyPixels([](cv::Mat& bgr, stress::Random&) { stress::invert(bgr); })},
        {"filtered", onlyPixels([](cv::Mat& bgr, stress::Random& random) { stress::applyColourFilter(bgr, random); })},
        {"hand-1", hand(1)},
        {"hand-2", hand(2)},
        {"hand-3", hand(3)},
        {"cup-1", cup(1)},
        {"cup-2", cup(2)},
        {"cup-3", cup(3)},
        {"any-hand", thing(stress::Thing::Hand)},
        {"any-sleeve", thing(stress::Thing::Sleeve)},
        {"any-cup", thing(stress::Thing::Cup)},
        {"any-card", thing(stress::Thing::Card)},
        {"any-pouch", thing(stress::Thing::Pouch)},
        {"any-slab", thing(stress::Thing::Slab)},
        {"off-centre-12", offCentre(12)},
        {"off-centre-20", offCentre(20)},
        {"off-centre-28", offCentre(28)},
        {"blurred", inBoardWidths([](cv::Mat& bgr, double width, cv::Point2d, stress::Random&) {
             stress::defocus(bgr, 0.005 * width);
         })},
        {"half-sharp", inBoardWidths([](cv::Mat& bgr, double width, cv::Point2d middle, stress::Random& random) {
             stress::focusAcross(bgr, middle, 0.5 * width, 0.009 * width, random);
         })},
        {"shaken", inBoardWidths([](cv::Mat& bgr, double width, cv::Point2d, stress::Random& random) {
             stress::shake(bgr, 0.012 * width, random);
         })},
        {"noisy",
         onlyPixels([](cv::Mat& bgr, stress::Random& random) { stress::photographInTheDark(bgr, 0.05, random); })},
        {"shadow", inBoardWidths([](cv::Mat& bgr, double width, cv::Point2d middle, stress::Random& random) {
             stress::castShadow(bgr, middle, 0.06 * width, 0.3, random);
         })},
        {"underexposed", onlyPixels([](cv::Mat& bgr, stress::Random&) { stress::expose(bgr, -2); })},
        {"overexposed", onlyPixels([](cv::Mat& bgr, stress::Random&) { stress::expose(bgr, 1); })},
        {"colour-cast", onlyPixels([](cv::Mat& bgr, stress::Random& random) { stress::castColour(bgr, 0.9, random); })},
        {"mixed-light", inBoardWidths([](cv::Mat& bgr, double width, cv::Point2d middle, stress::Random& random) {
             stress::mixLights(bgr, middle, 0.4 * width, 0.5, random);
         })},
        {"hdr", onlyPixels([](cv::Mat& bgr, stress::Random&) { stress::mapTonesLocally(bgr); })},
        {"sharpened", onlyPixels([](cv::Mat& bgr, stress::Random&) { stress::sharpen(bgr, 2, 2); })},
        {"vivid", onlyPixels([](cv::Mat& bgr, stress::Random&) { stress::scaleSaturation(bgr, 1.8); })},
        {"pale", onlyPixels([](cv::Mat& bgr, stress::Random&) { stress::scaleSaturation(bgr, 0.45); })},
        {"screen", onlyPixels([](cv::Mat& bgr, stress::Random& random) { stress::photographScreen(bgr, random); })},
        {"messenger", sendTwice},
        {"turned", turn},
    };
    return all;
}

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
void moveTruth(nlohmann::ordered_json& truth, const Frame& frame) {
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
    const Change change = rows().at(row)(bgr, truth, random);
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
    for (const auto& [name, degradation] : rows()) {
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
