// Data to fit the model of the colours of boxes (scripts/train/train_box.py).
//
//   box-colours FOLDER... --out FILE
//
// Each folder shows one box; with --alone, each photo shows a box of its own. Writes one line per cell whose colour can
// be measured: box, photo, surface (of box_profile.h) and the logarithms of its colour.

#include "tools/accuracy/truth.h"
#include "vision/reading/sight_box.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace {

namespace fs = std::filesystem;
namespace vision = concord::vision;

struct Arguments {
    std::vector<std::string> folders;
    std::string out;
    bool oneBoxPerPhoto = false;
    bool fittedOnly = false;
};

std::vector<fs::path> filesIn(const std::string& folder, bool fittedOnly) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == ".json" && !(fittedOnly && concord::accuracy::isHeldOut(entry.path()))) {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

void writeAll(const Arguments& arguments) {
    std::ofstream out(arguments.out);
    out << "box,photo,surface,blue,green,red\n";
    constexpr int significantDigits = 5;
    out.precision(significantDigits);
    for (const std::string& folder : arguments.folders) {
        for (const fs::path& file : filesIn(folder, arguments.fittedOnly)) {
            const auto truth = concord::accuracy::readTruth(file);
            if (!truth.hasBoard) {
                continue;
            }
            const std::string photo = file.stem().string();
            const vision::PhotoFile bytes{concord::accuracy::bytesOf(truth.photo), photo};
            for (const auto& cell : vision::settledColours(bytes, truth.board)) {
                out << (arguments.oneBoxPerPhoto ? photo : fs::path(folder).filename().string()) << ',' << photo << ','
                    << cell.surface << ',' << cell.logBgr[0] << ',' << cell.logBgr[1] << ',' << cell.logBgr[2] << '\n';
            }
        }
    }
    if (!out) {
        throw std::runtime_error(arguments.out + ": cannot be written");
    }
}

}  // namespace

int main(int argc, char** argv) try {
    CLI::App app("Writes the colours of the tops of boards that are known.");
    Arguments arguments;
    app.add_option("FOLDER", arguments.folders, "Folders of NAME.jpg beside NAME.json")
        ->required()
        ->check(CLI::ExistingDirectory);
    app.add_option("--out", arguments.out, "Table of cells")->required();
    app.add_flag("--alone", arguments.oneBoxPerPhoto, "Every photo shows another box");
    app.add_flag("--fitted", arguments.fittedOnly, "Without photos held out from training, by their file names");
    CLI11_PARSE(app, argc, argv);
    writeAll(arguments);
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "box-colours: %s\n", error.what());
    return 2;
}
