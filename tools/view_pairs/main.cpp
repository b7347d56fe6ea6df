// Compares pairs of photos and prints how often the same board was taken for different ones, and different ones for the
// same.
//
//   view-pairs FOLDER... [--every even|odd] [--list] [--readings DIR]
//
// A folder contains NAME.jpg beside its truth file NAME.json. The pairs are photos of one board or of nearly equal ones
// (NAME_a, NAME_b ...), and the first photos of successive boards. --every selects boards with even or odd numbers.
// --readings stores the readings, so that another run need not repeat them.

#include "tools/accuracy/truth.h"

#include "vision/reading/compare_views.h"
#include "vision/reading/read_board.h"
#include "vision/reading/reading_json.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>

namespace {

namespace fs = std::filesystem;
namespace vision = concord::vision;
using concord::accuracy::Truth;

struct Arguments {
    std::vector<std::string> folders;
    std::string every;
    std::string readings;
    bool list = false;
};

struct Photo {
    Truth truth;
    vision::Reading reading;
};

std::string numberOf(const std::string& stem) {
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    const auto begin = std::ranges::find_if(stem, digit);
    return {begin, std::find_if_not(begin, stem.end(), digit)};
}

std::string boardName(const std::string& stem) { return stem.substr(0, stem.rfind('_')); }

std::optional<vision::Reading> readingOf(const Truth& truth, const std::string& folder) {
    const fs::path file = fs::path(folder) / (truth.photo.stem().string() + ".reading");
    if (!folder.empty() && fs::exists(file)) {
        std::ifstream in(file);
        return vision::readingFromJson(std::string(std::istreambuf_iterator<char>(in), {}));
    }
    const vision::ReadResult result =
        vision::readBoard(concord::accuracy::bytesOf(truth.photo), truth.photo.filename().string());
    const auto* reading = std::get_if<vision::Reading>(&result);
    if (!folder.empty()) {
        fs::create_directories(folder);
        std::ofstream(file) << (reading != nullptr ? vision::readingToJson(*reading, false)
                                                   : "none");  // readingFromJson() gives nothing for it
    }
    return reading != nullptr ? std::optional(*reading) : std::nullopt;
}

// Whether the files are named as photos of one board (NAME_a and NAME_b).
enum class Names { Same, Different };

int countTokens(const concord::Board& board) {
    int count = 0;
    for (const concord::Cell cell : concord::cells(board.side())) {
        count += board.stack(cell).height();
    }
    return count;
}

std::string kindOfPair(const Truth& one, const Truth& other, Names names) {
    if (one.board.side() != other.board.side()) {
        return "boards of different sides";
    }
    if (names == Names::Different) {
        return "boards of the same side";
    }
    const auto same = [&](concord::Cell cell) { return one.board.stack(cell) == other.board.stack(cell); };
    if (std::ranges::all_of(concord::cells(one.board.side()), same)) {
        return "the same board";
    }
    if (countTokens(one.board) == countTokens(other.board)) {
        return "two tokens moved";
    }
    const bool otherIsLater = countTokens(one.board) < countTokens(other.board);
    const concord::Board& before = otherIsLater ? one.board : other.board;
    const concord::Board& after = otherIsLater ? other.board : one.board;
    const auto keepsItsTokens = [&](concord::Cell cell) {
        const auto tokens = before.stack(cell).tokens();
        return std::ranges::mismatch(tokens, after.stack(cell).tokens()).in1 == tokens.end();
    };
    return std::ranges::all_of(concord::cells(one.board.side()), keepsItsTokens) ? "a turn later"
                                                                                 : "two tokens moved and a turn later";
}

struct Tally {
    int pairs = 0;
    int same = 0;  // pairs taken for the same board
    int cannotTell = 0;
    int different = 0;
    int added = 0;  // pairs taken for different boards because tokens were added
    // In the pairs taken for different boards:
    int differingCells = 0;  // in truth
    int namedRightly = 0;    // reported, and different in truth
    int namedFalsely = 0;
};

// Whether the stacks are equal, whatever colour lies under a red token.
bool areEqualApartFromBase(concord::Stack a, concord::Stack b) {
    const auto isBuilding = [](concord::Stack s) { return s.height() == 2 && s.top() == concord::Token::Red; };
    return a == b || (isBuilding(a) && isBuilding(b));
}

void compare(const Photo& one, const Photo& other, Names names, const Arguments& arguments,
             std::map<std::string, Tally>& tallies) {
    const std::string kind = kindOfPair(one.truth, other.truth, names);
    const vision::ViewComparison views = vision::compareViews(one.reading, other.reading);
    Tally& tally = tallies[kind];
    ++tally.pairs;
    tally.same += views.verdict == vision::SameBoard::Yes;
    tally.cannotTell += views.verdict == vision::SameBoard::CannotTell;
    tally.different += views.verdict == vision::SameBoard::No;
    tally.added += views.verdict == vision::SameBoard::No && views.tokensWereAdded();
    if (views.verdict == vision::SameBoard::No && !views.differing.empty()) {
        for (const concord::Cell cell : concord::cells(one.truth.board.side())) {
            const bool differs = !areEqualApartFromBase(one.truth.board.stack(cell), other.truth.board.stack(cell));
            const bool isNamed =
                std::ranges::find(views.differing, cell, &vision::CellDifference::cell) != views.differing.end();
            tally.differingCells += differs;
            tally.namedRightly += differs && isNamed;
            tally.namedFalsely += !differs && isNamed;
        }
    }
    if (arguments.list) {
        std::cout << kind << ": " << one.truth.photo.stem().string() << ' ' << other.truth.photo.stem().string() << ' '
                  << name(views.verdict) << " same " << views.same << " newer " << views.secondNewer << ' '
                  << views.firstNewer << " sides " << views.sidesDiffer << " comparable " << views.comparable
                  << " differing";
        for (const vision::CellDifference& cell : views.differing) {
            std::cout << ' ' << name(cell.cell) << '=' << cell.p;
        }
        std::cout << '\n';
    }
}

std::vector<std::vector<Photo>> boardsIn(const Arguments& arguments) {
    std::vector<fs::path> files;
    for (const std::string& folder : arguments.folders) {
        for (const auto& entry : fs::directory_iterator(folder)) {
            const std::string number = numberOf(entry.path().stem().string());
            const bool odd = !number.empty() && (number.back() - '0') % 2 == 1;
            const bool wanted = arguments.every.empty() || odd == (arguments.every == "odd");
            if (entry.path().extension() == ".json" && wanted) {
                files.push_back(entry.path());
            }
        }
    }
    std::ranges::sort(files, {}, [](const fs::path& file) { return file.stem(); });
    std::vector<std::vector<Photo>> boards;
    std::string lastBoard;
    for (const fs::path& file : files) {
        const Truth truth = concord::accuracy::readTruth(file);
        const auto reading = truth.hasBoard ? readingOf(truth, arguments.readings) : std::nullopt;
        if (!reading) {
            continue;
        }
        const std::string board = boardName(file.stem().string());
        if (board != lastBoard) {
            boards.emplace_back();
            lastBoard = board;
        }
        boards.back().push_back({truth, *reading});
    }
    return boards;
}

void run(const Arguments& arguments) {
    const std::vector<std::vector<Photo>> boards = boardsIn(arguments);
    std::map<std::string, Tally> tallies;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        for (std::size_t a = 0; a < boards[i].size(); ++a) {
            for (std::size_t b = a + 1; b < boards[i].size(); ++b) {
                compare(boards[i][a], boards[i][b], Names::Same, arguments, tallies);
            }
        }
        if (i + 1 < boards.size()) {
            compare(boards[i].front(), boards[i + 1].front(), Names::Different, arguments, tallies);
        }
    }
    std::cout
        << "| photos of | pairs | taken for the same | cannot tell | taken for different boards | of which by "
           "added tokens "
           "| cells that differ, of which named | named that do not differ |\n|---|---|---|---|---|---|---|---|\n";
    for (const auto& [kind, t] : tallies) {
        std::cout << "| " << kind << " | " << t.pairs << " | " << t.same << " | " << t.cannotTell << " | "
                  << t.different << " | " << t.added << " | " << t.differingCells << ", " << t.namedRightly << " | "
                  << t.namedFalsely << " |\n";
    }
}

}  // namespace

int main(int argc, char** argv) try {
    CLI::App app("Compares pairs of photos and prints how often the same board was taken for different ones.");
    Arguments arguments;
    app.add_option("FOLDER", arguments.folders, "Folders of NAME.jpg beside NAME.json")
        ->required()
        ->check(CLI::ExistingDirectory);
    app.add_option("--every", arguments.every, "Only boards with even or with odd numbers")
        ->check(CLI::IsMember({"even", "odd"}));
    app.add_option("--readings", arguments.readings, "Folder that stores the readings");
    app.add_flag("--list", arguments.list, "Print every pair");
    CLI11_PARSE(app, argc, argv);
    run(arguments);
    return 0;
} catch (const std::exception& error) {
    std::cerr << "view-pairs: " << error.what() << '\n';
    return 2;
}
