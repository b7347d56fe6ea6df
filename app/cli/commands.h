// The commands of `concord`: for each one its options, their definition and the function that runs it. Those about the
// record of games are in record_commands.h.
#pragma once

#include "app/cli/inputs.h"
#include "app/cli/record_commands.h"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>
#include <vector>

namespace concord::cli {

struct ScoreOptions {
    std::vector<std::string> files;
    bool explain = false;
    bool json = false;
    bool jsonLines = false;
};
CLI::App* addScore(CLI::App& app, ScoreOptions& options);
int runScore(const ScoreOptions& options, Streams& streams);
// Reads one game per line from streams.in, writes one result per line to streams.out.
int runScoreLines(Streams& streams);

struct VerifyOptions {
    std::vector<std::string> files;
    bool json = false;
};
CLI::App* addVerify(CLI::App& app, VerifyOptions& options);
int runVerify(const VerifyOptions& options, Streams& streams);

struct AuditOptions {
    std::vector<std::string> files;
    bool json = false;
};
CLI::App* addAudit(CLI::App& app, AuditOptions& options);
int runAudit(const AuditOptions& options, Streams& streams);

struct WhyOptions {
    std::string file;
    std::string player;
    // The cells of the claim as typed; exactly one kind is given.
    std::optional<std::string> river;
    std::optional<std::string> field;
    std::optional<std::string> island;
    std::optional<std::string> building;
    std::optional<std::string> tree;
    std::optional<std::string> mountain;
    bool json = false;
};
CLI::App* addWhy(CLI::App& app, WhyOptions& options);
int runWhy(const WhyOptions& options, Streams& streams);

// An area of Renature.
struct AreaOptions {
    std::vector<std::string> plants;  // "orange=bush,2xturf"
    int main = 0;                     // large number of its token
    std::optional<int> bonus;         // small number of its token; nothing: not known
    bool json = false;
};
CLI::App* addArea(CLI::App& app, AreaOptions& options);
int runArea(const AreaOptions& options, Streams& streams);

struct ReadOptions {
    std::vector<std::string> photos;
    std::string side;  // "A", "B" or empty
    bool json = false;
    bool batch = false;
    std::string game;       // file for the concord-game; empty: not written
    std::string overlay;    // file for the photo with the overlay of the reading
    std::string debug;      // folder for one picture per stage
    std::string sameBoard;  // another photo of the same board; may be empty
    std::string box;        // concord-box file with what is known of the box; may be empty
    bool force = false;     // replace files of any kind
    bool timing = false;    // print the duration of each stage
};
CLI::App* addRead(CLI::App& app, ReadOptions& options);
int runRead(const ReadOptions& options, Streams& streams);

struct BoxOptions : DatabaseOptions {
    std::vector<std::string> photos;
    std::string board;   // file of the game with the settled board; empty: the board is in the photo
    std::string player;  // whose board of that game; may be empty
    bool json = false;
};
CLI::App* addBox(CLI::App& app, BoxOptions& options);
int runBox(const CLI::App& command, const BoxOptions& options, Streams& streams);

// The options of all commands.
struct Options {
    ScoreOptions score;
    VerifyOptions verify;
    AuditOptions audit;
    WhyOptions why;
    AreaOptions area;
    ReadOptions read;
    BoxOptions box;
    RecordOptions record;
    HistoryOptions history;
    StatsOptions stats;
    ExportOptions exported;
    ImportOptions imported;
    RestoreOptions restore;
    PlayersOptions players;
};

// Defines all commands; the completion scripts are made from them too. `options` must exist while `app` parses.
void setUpCommandLine(CLI::App& app, Options& options);

}  // namespace concord::cli
