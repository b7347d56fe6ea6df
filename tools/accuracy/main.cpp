// Reads photos with truth files and prints the reader's accuracy, tier by tier.
//
//   accuracy FOLDER... [--kept-apart | --fitted] [--two-views | --boxes] [--cells cells.csv]
//
// A folder holds NAME.jpg beside NAME.json, the truth, and photos whose board a person has confirmed, with the truth in
// the photo itself (docs/real-photos.md). --kept-apart takes only held-out photos, --fitted only the others.
// --two-views takes photos of one board (NAME_a, NAME_b, ...) in pairs and prints the accuracy of each alone and of
// both fused. --boxes assumes that each folder shows one box, and reads every photo with what other boards taught about
// the box: none, one, three and ten boards of its box, and ten of another box. --cells writes one line per cell. Hidden
// cells of hard photos are counted separately, with two views only the cells hidden in both; normal and real photos
// are counted both ways.

#include "tools/accuracy/tally.h"

#include "scoring/json/input_error.h"
#include "vision/reading/read_board.h"
#include "vision/reading/sight_box.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <optional>
#include <stdexcept>

namespace {

namespace fs = std::filesystem;
namespace vision = concord::vision;
using namespace concord::accuracy;

struct Arguments {
    std::vector<std::string> folders;
    bool heldOutOnly = false;
    bool fittedOnly = false;
    bool twoViews = false;
    bool boxes = false;
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
    if ((truth.tier == "normal" || truth.tier == "real") && row == truth.tier) {
        Truth withoutHidden = truth;
        withoutHidden.excludeHidden = true;
        withoutHidden.otherBoardsFraction.reset();  // already counted in the other row
        results.tallies[row + ", hidden cells separate"].add(withoutHidden, reading, nullptr);
    }
}

// Two photos of one board, each alone and both fused.
void addPair(const Truth& first, const Truth& second, Results& results) {
    if (!(first.board == second.board)) {
        std::cerr << second.photo.filename().string() << ": left out, not the board of "
                  << first.photo.filename().string() << '\n';
        return;
    }
    addReading(first, {}, "one view: first", results);
    addReading(second, {}, "one view: second", results);
    const vision::PhotoFile other = fileOf(second);
    vision::ReadOptions options;
    options.secondPhoto = other;
    Truth both = first;
    both.otherBoardsFraction.reset();  // counted for the single views
    both.excludeHidden = true;
    for (std::size_t i = 0; i < both.visibility.size(); ++i) {  // hidden are only the cells that neither view shows
        if (first.visibility[i].hidden() && !second.visibility[i].hidden()) {
            both.visibility[i] = second.visibility[i];
        }
    }
    addReading(both, options, "two views", results);
}

// The photo itself may hold the truth.
bool isPhotoWithoutTruthFile(const fs::path& file) {
    return file.extension() == ".jpg" && !fs::exists(fs::path(file).replace_extension(".json"));
}

// Nothing if the photo has none.
std::optional<Truth> truthIn(const fs::path& file) {
    try {
        return isPhotoWithoutTruthFile(file) ? settledTruth(file) : readTruth(file);
    } catch (const concord::InputError& error) {
        const std::string place = error.place().empty() ? "" : error.place() + ": ";
        throw std::runtime_error(file.string() + ": " + place + english(error.message()));
    } catch (const std::exception& error) {
        throw std::runtime_error(file.string() + ": " + error.what());
    }
}

std::vector<fs::path> filesOf(const Arguments& arguments) {
    std::vector<fs::path> files;
    for (const std::string& folder : arguments.folders) {
        for (const auto& entry : fs::directory_iterator(folder)) {
            const bool heldOut = isHeldOut(entry.path());
            const bool wanted = !(arguments.heldOutOnly && !heldOut) && !(arguments.fittedOnly && heldOut);
            if (wanted && (entry.path().extension() == ".json" || isPhotoWithoutTruthFile(entry.path()))) {
                files.push_back(entry.path());
            }
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

// NAME of NAME_a and NAME_b.
std::string boardName(const fs::path& file) {
    const std::string stem = file.stem().string();
    return stem.substr(0, stem.rfind('_'));
}

struct BoxPhoto {
    Truth truth;
    std::optional<vision::BoxSighting> sighting;  // what the photo shows of its box
};

std::vector<BoxPhoto> photosOfBox(const Arguments& arguments, const std::string& folder) {
    Arguments thisFolder = arguments;
    thisFolder.folders = {folder};
    std::vector<BoxPhoto> photos;
    for (const fs::path& file : filesOf(thisFolder)) {
        if (const auto truth = truthIn(file); truth && truth->hasBoard) {
            photos.push_back({*truth, vision::sightBox(fileOf(*truth), truth->board)});
        }
    }
    return photos;
}

// What up to `boards` photos teach about their box: those after photos[at], cyclically, without photos[at] itself.
vision::BoxProfile profileOf(const std::vector<BoxPhoto>& photos, std::size_t at, int boards) {
    vision::BoxProfile profile;
    for (std::size_t i = 1; i < photos.size() && static_cast<int>(profile.boards().size()) < boards; ++i) {
        if (const auto& sighting = photos[(at + i) % photos.size()].sighting) {
            profile.add(*sighting);
        }
    }
    return profile;
}

void addBoxes(const Arguments& arguments, Results& results) {
    constexpr int maxBoards = 10;
    std::vector<std::vector<BoxPhoto>> boxes;
    for (const std::string& folder : arguments.folders) {
        boxes.push_back(photosOfBox(arguments, folder));
    }
    for (std::size_t box = 0; box < boxes.size(); ++box) {
        for (std::size_t at = 0; at < boxes[box].size(); ++at) {
            const Truth& truth = boxes[box][at].truth;
            vision::ReadOptions options;
            addReading(truth, options, " 0 boards", results);  // padded, as the rows are sorted as text
            for (const int boards : {1, 3, maxBoards}) {
                options.box = profileOf(boxes[box], at, boards);
                addReading(truth, options, (boards < maxBoards ? " " : "") + std::to_string(boards) + " boards",
                           results);
            }
            if (boxes.size() > 1) {
                options.box = profileOf(boxes[(box + 1) % boxes.size()], at, maxBoards);
                addReading(truth, options, "10 boards of another box", results);
            }
        }
    }
}

void addPhotos(const Arguments& arguments, Results& results) {
    std::optional<Truth> firstView;  // of a pair
    for (const fs::path& file : filesOf(arguments)) {
        const std::optional<Truth> truth = truthIn(file);
        if (!truth) {
            continue;
        }
        if (!arguments.twoViews) {
            addReading(*truth, {}, truth->tier, results);
        } else if (firstView && boardName(firstView->photo) == boardName(truth->photo)) {
            addPair(*firstView, *truth, results);
            firstView.reset();
        } else {
            firstView = truth;
        }
    }
}

void run(const Arguments& arguments) {
    Results results;
    if (!arguments.cellsFile.empty()) {
        results.csv.open(arguments.cellsFile);
        results.csv << csvHeader;
        if (!results.csv) {
            throw std::runtime_error(arguments.cellsFile + ": cannot be written");
        }
    }
    if (arguments.boxes) {
        addBoxes(arguments, results);
    } else {
        addPhotos(arguments, results);
    }
    if (results.cells() != nullptr && !results.csv.flush()) {
        throw std::runtime_error(arguments.cellsFile + ": cannot be written");
    }
    print(std::cout, results.tallies);
    if (arguments.boxes) {
        printLogLoss(std::cout, results.tallies);
    }
}

}  // namespace

int main(int argc, char** argv) try {
    CLI::App app("Reads photos whose truth is known and prints how accurate the reader was, tier by tier.");
    Arguments arguments;
    app.add_option("FOLDER", arguments.folders,
                   "Folders of NAME.jpg beside NAME.json, or of photos with the truth in them")
        ->required()
        ->check(CLI::ExistingDirectory);
    auto* heldOut =
        app.add_flag("--kept-apart", arguments.heldOutOnly, "Only photos held out from training, by their file names");
    app.add_flag("--fitted", arguments.fittedOnly, "Only the others")->excludes(heldOut);
    auto* views = app.add_flag("--two-views", arguments.twoViews, "Photos of one board in pairs");
    app.add_flag("--boxes", arguments.boxes,
                 "Each folder shows one box: read with what 0 to 10 of its other boards teach")
        ->excludes(views);
    app.add_option("--cells", arguments.cellsFile, "Write one line per cell");
    CLI11_PARSE(app, argc, argv);
    run(arguments);
    return 0;
} catch (const std::exception& error) {
    std::cerr << "accuracy: " << error.what() << '\n';
    return 2;
}
