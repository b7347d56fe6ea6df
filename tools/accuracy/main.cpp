// Reads photos with truth files and prints the reader's accuracy, tier by tier.
//
//   accuracy FOLDER... [--kept-apart | --fitted] [--two-views] [--cells cells.csv]
//
// A folder holds NAME.jpg beside NAME.json, the truth. --kept-apart takes only held-out photos, --fitted only the
// others. --two-views takes photos of one board (NAME_a, NAME_b, ...) in pairs and prints the accuracy of each alone
// and of both fused. --cells writes one line per cell. Hidden cells of hard photos are counted separately, of two views
// those hidden in both; normal photos are counted both ways.

#include "tools/accuracy/tally.h"

#include "vision/reading/read_board.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <stdexcept>

namespace {

namespace fs = std::filesystem;
namespace vision = concord::vision;
using namespace concord::accuracy;

struct Arguments {
    std::vector<std::string> folders;
    bool heldOutOnly = false;
    bool fitted = false;
    bool twoViews = false;
    std::string cellsFile;
};

struct Results {
    std::map<std::string, Tally> tallies;
    std::ofstream csv;

    std::ostream* cells() { return csv.is_open() ? &csv : nullptr; }
};

vision::PhotoFile fileOf(const Truth& truth) { return {bytesOf(truth.photo), truth.photo.filename().string()}; }

void addReading(const Truth& truth, const vision::ReadOptions& options, const std::string& row, Results& results) {
    const vision::ReadResult result = vision::readBoard(fileOf(truth), options);
    const auto* reading = std::get_if<vision::Reading>(&result);
    const std::string photo = truth.photo.filename().string();
    if (truth.hasBoard && reading == nullptr) {
        std::cerr << photo << ": " << english(std::get<vision::NoBoard>(result).message) << '\n';
    } else if (!truth.hasBoard && reading != nullptr) {
        std::cerr << photo << ": a board was read where there is none\n";
    } else if (truth.hasBoard && reading->side != truth.board.side()) {
        std::cerr << photo << ": wrong side\n";
    }
    results.tallies[row].add(truth, reading, results.cells());
    if (truth.tier == "normal" && row == truth.tier) {
        Truth withoutHidden = truth;
        withoutHidden.excludeHidden = true;
        withoutHidden.otherBoards.reset();  // counted once
        results.tallies[row + ", hidden cells separate"].add(withoutHidden, reading, nullptr);
    }
}

// Two photos of one board, each alone and both fused.
void addPair(const Truth& first, const Truth& second, Results& results) {
    addReading(first, {}, "one view: first", results);
    addReading(second, {}, "one view: second", results);
    const vision::PhotoFile other = fileOf(second);
    vision::ReadOptions options;
    options.sameBoard = other;
    Truth both = first;
    both.otherBoards.reset();  // counted for the single views
    both.excludeHidden = true;
    for (std::size_t i = 0; i < both.visibility.size(); ++i) {  // hidden in one view, visible in the other
        if (first.visibility[i].hidden() && !second.visibility[i].hidden()) {
            both.visibility[i] = second.visibility[i];
        }
    }
    addReading(both, options, "two views", results);
}

std::vector<fs::path> truthFiles(const Arguments& arguments) {
    std::vector<fs::path> files;
    for (const std::string& folder : arguments.folders) {
        for (const auto& entry : fs::directory_iterator(folder)) {
            const bool heldOut = isHeldOut(entry.path());
            const bool wanted = !(arguments.heldOutOnly && !heldOut) && !(arguments.fitted && heldOut);
            if (entry.path().extension() == ".json" && wanted) {
                files.push_back(entry.path());
            }
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

Truth truthIn(const fs::path& file) {
    try {
        return readTruth(file);
    } catch (const std::exception& error) {
        throw std::runtime_error(file.string() + ": " + error.what());
    }
}

std::string boardName(const fs::path& file) {
    const std::string stem = file.stem().string();
    return stem.substr(0, stem.rfind('_'));
}

void run(const Arguments& arguments) {
    const std::vector<fs::path> files = truthFiles(arguments);
    Results results;
    if (!arguments.cellsFile.empty()) {
        results.csv.open(arguments.cellsFile);
        results.csv << csvHeader;
    }
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Truth truth = truthIn(files[i]);
        if (!arguments.twoViews) {
            addReading(truth, {}, truth.tier, results);
        } else if (i + 1 < files.size() && boardName(files[i]) == boardName(files[i + 1])) {
            addPair(truth, truthIn(files[i + 1]), results);
            ++i;
        }
    }
    print(std::cout, results.tallies);
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("Reads photos whose truth is known and prints how right the reader was, tier by tier.");
    Arguments arguments;
    app.add_option("FOLDER", arguments.folders, "Folders of NAME.jpg beside NAME.json")
        ->required()
        ->check(CLI::ExistingDirectory);
    auto* kept = app.add_flag("--kept-apart", arguments.heldOutOnly, "Only photos that no fitting saw");
    app.add_flag("--fitted", arguments.fitted, "Only the others")->excludes(kept);
    app.add_flag("--two-views", arguments.twoViews, "Photos of one board two and two");
    app.add_option("--cells", arguments.cellsFile, "Write one line a cell");
    CLI11_PARSE(app, argc, argv);
    try {
        run(arguments);
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "accuracy: " << error.what() << '\n';
        return 2;
    }
}
