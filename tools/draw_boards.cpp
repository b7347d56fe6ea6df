// Draws photos of finished boards with truth files, for tests and for training.
//
//   draw-boards --out DIR --count N --seed S --tier easy|normal|hard|mixed
//
// For pairs of photos of one board, or of two nearly equal boards, run it twice with the same seed and different
// --suffix, the second time with --view 1 and optionally --change.
#include "tools/drawing/draw.h"

#include <CLI/CLI.hpp>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>

#include <cstdio>
#include <filesystem>
#include <fstream>

namespace fs = std::filesystem;
using concord::drawing::Drawing;

namespace {

struct Options {
    std::string out;
    int first = 0;
    int count = 10;
    std::uint64_t seed = 1;
    std::string tier = "mixed";
    std::string change = "none";
    std::string suffix;
    int threads = 1;
    concord::drawing::DrawOptions draw;
};

// The truth file is written last, so that a picture with a truth file is always complete.
void save(const Drawing& drawing, const fs::path& folder, const std::string& name) {
    const fs::path photo = folder / (name + ".jpg");
    if (!cv::imwrite(photo.string(), drawing.picture, {cv::IMWRITE_JPEG_QUALITY, drawing.jpegQuality}))
        throw std::runtime_error(photo.string() + ": cannot be written");
    const fs::path truthFile = folder / (name + ".json");
    const fs::path unfinished = folder / (name + ".json.part");
    std::ofstream file(unfinished);
    file << truthToJson(drawing.truth, name + ".jpg");
    file.close();
    if (!file)
        throw std::runtime_error(unfinished.string() + ": cannot be written");
    fs::rename(unfinished, truthFile);
}

void drawAll(const Options& options) {
    fs::create_directories(options.out);
    cv::setNumThreads(options.threads);
    for (int i = options.first; i < options.first + options.count; ++i) {
        char name[32];
        std::snprintf(name, sizeof name, "drawn_%05d", i);
        const std::string file = name + options.suffix;
        if (fs::exists(fs::path(options.out) / (file + ".json")))
            continue;
        // The factor keeps neighbouring seeds from drawing the same pictures.
        save(concord::drawing::draw(options.seed * 1000003 + static_cast<std::uint64_t>(i), options.draw), options.out,
             file);
    }
}

int run(int argc, char** argv) {
    Options options;
    CLI::App app("Draws photos of finished boards whose answer is known. Pictures already there are kept.");
    app.add_option("--out", options.out, "Folder for NAME.jpg and NAME.json")->required();
    app.add_option("--count", options.count, "How many pictures")->check(CLI::NonNegativeNumber);
    app.add_option("--first", options.first, "Number of the first picture")->check(CLI::NonNegativeNumber);
    app.add_option("--seed", options.seed, "The same seed draws the same pictures");
    app.add_option("--tier", options.tier, "How steeply the boards are seen")
        ->check(CLI::IsMember({"easy", "normal", "hard", "mixed"}));
    app.add_option("--negatives", options.draw.negatives, "Share of pictures without a board")
        ->check(CLI::Range(0.0, 1.0));
    app.add_option("--buildings", options.draw.buildings, "So many times as often as people build them")
        ->check(CLI::Range(0.0, 100.0));
    app.add_option("--spirits", options.draw.spirits, "Share of animal cubes replaced by spirit cubes")
        ->check(CLI::Range(0.0, 1.0));
    app.add_option("--neighbours", options.draw.neighbours, "Share of tables where another board is seen in part")
        ->check(CLI::Range(0.0, 1.0));
    app.add_option("--as-printed", options.draw.asPrinted,
                   "Share of pictures with paints and cubes like the printed game's")
        ->check(CLI::Range(0.0F, 1.0F));
    app.add_option("--rooms", options.draw.rooms, "Share of pictures under the lights and colours of a furnished room")
        ->check(CLI::Range(0.0F, 1.0F));
    app.add_option("--glass", options.draw.cubes.glass, "Share of pictures whose cubes refract what lies behind them")
        ->check(CLI::Range(0.0F, 1.0F));
    app.add_option("--patches", options.draw.cubes.patches, "Share of pictures with prints that look like clear cubes")
        ->check(CLI::Range(0.0F, 1.0F));
    app.add_option("--box", options.draw.box, "Pictures of one number show one box, whose paints are unusual");
    app.add_option("--busy-tables", options.draw.busyTables, "Share of tables full of print and figures")
        ->check(CLI::Range(0.0, 1.0));
    app.add_option("--illustrations", options.draw.illustrations, "Share of pictures drawn as in a rulebook")
        ->check(CLI::Range(0.0, 1.0));
    app.add_option("--view", options.draw.view, "The same boards from another viewpoint for each number");
    app.add_option("--change", options.change, "How the boards are changed before they are drawn")
        ->check(CLI::IsMember({"none", "two-moved", "three-added", "cleared"}));
    app.add_option("--suffix", options.suffix, "Appended to the names of the pictures, as in drawn_00001_a");
    app.add_option("--long-side", options.draw.longSide, "Pixels along the long side")->check(CLI::Range(64, 8000));
    app.add_option("--threads", options.threads, "Threads for one picture")->check(CLI::Range(1, 64));
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    }
    options.draw.tier = concord::drawing::tierFromName(options.tier);
    options.draw.change = concord::drawing::changeFromName(options.change).value();
    drawAll(options);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "draw-boards: %s\n", error.what());
        return 2;
    }
}
