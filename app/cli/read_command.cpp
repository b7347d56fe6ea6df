#include "app/cli/commands.h"

#include "app/cli/output_file.h"
#include "app/cli/parallel_map.h"
#include "app/cli/reading_text.h"
#include "app/files/file_reader.h"
#include "app/record/record_files.h"
#include "app/text/unexpected_error.h"
#include "app/text/words.h"
#include "scoring/harmonies/game_json.h"
#include "vision/codecs/encode.h"
#include "vision/photo/ingest.h"
#include "vision/reading/box_profile_json.h"
#include "vision/reading/compare_views.h"
#include "vision/reading/overlay.h"
#include "vision/reading/prepare_reading.h"
#include "vision/reading/read_board.h"
#include "vision/reading/reading_json.h"

#include <nlohmann/json.hpp>
#include <opencv2/core/utility.hpp>

#include <QCoreApplication>

#include <iomanip>
#include <limits>
#include <ostream>
#include <set>
#include <thread>

namespace concord::cli {

namespace {

struct ReadCommand {
    Q_DECLARE_TR_FUNCTIONS(ReadCommand)
};

constexpr const char* standardInput = "-";

using Bytes = std::vector<unsigned char>;
using Json = nlohmann::ordered_json;

Bytes photoBytes(const std::string& file, std::istream& in) {
    const std::string bytes = readInput(file, in, files::maxPhotoBytes);
    return {bytes.begin(), bytes.end()};
}

std::string pngBytes(const cv::Mat& picture) {
    const Bytes png = vision::encodePng(picture);
    return {png.begin(), png.end()};
}

// Returns a sink that writes one picture per stage into the folder; creates the folder if it is missing.
vision::DebugSink debugSink(const std::string& folder, Outputs& outputs) {
    if (folder == "-") {
        throw InputError({}, {CONCORD_TEXT("expected a folder, but standard output is not one"), {}});
    }
    makeFolder(folder);
    return
        [folder, &outputs, written = std::set<std::string>()](std::string_view stage, const cv::Mat& picture) mutable {
            const std::string file = folder + '/' + std::string(stage) + ".png";
            if (written.insert(file).second) {  // a stage may be started again
                outputs.reserve(file, files::Kind::Png);
            }
            outputs.write(file, pngBytes(picture));
        };
}

std::optional<Side> sideOf(const ReadOptions& options) {
    if (options.side.empty()) {
        return std::nullopt;
    }
    return options.side == "A" ? Side::A : Side::B;
}

vision::BoxProfile boxOf(const std::string& file, std::istream& in) {
    return vision::boxFromJson(readInput(file, in, maxJsonBytes));
}

Game gameOf(const vision::Reading& reading) {
    Player player;
    player.name = "Player 1";
    player.board = reading.board;
    player.cubesKnown = reading.board.cubeCount(Cube::Animal) + reading.board.cubeCount(Cube::Spirit) > 0;
    Game game;
    game.side = reading.side;
    game.players.push_back(std::move(player));
    return game;
}

// Draws at full size, because a reading gives positions in pixels of the stored image.
cv::Mat overlayOf(const Bytes& photo, const vision::Reading& reading) {
    vision::IngestOptions fullSize;
    fullSize.targetLongSidePx = std::numeric_limits<int>::max();
    return vision::drawOverlay(vision::ingest(photo, fullSize).bgr, reading);
}

// Runs the action on the file and reports errors. Returns whether it succeeded.
template <typename Action>
bool tryFile(const std::string& file, Streams& streams, Action action) {
    try {
        action();
        return true;
    } catch (const OutputError& error) {
        streams.err << errorMessage(error.file(), error) << '\n';
        return false;
    } catch (const InputError& error) {
        streams.err << errorMessage(file, error) << '\n';
        return false;
    } catch (const std::exception& error) {
        streams.err << errorMessage(file, InputError({}, text::unexpectedError(error))) << '\n';
        return false;
    }
}

// out: standard error, so that the durations do not mix with the results.
void writeTiming(std::ostream& out, const vision::Timing& timing) {
    std::vector<std::pair<std::string, double>> stages;  // the durations of a stage that was started again are added up
    for (const auto& [stage, ms] : timing.stagesMs) {
        const auto known = std::ranges::find(stages, stage, &std::pair<std::string, double>::first);
        if (known == stages.end()) {
            stages.emplace_back(stage, ms);
        } else {
            known->second += ms;
        }
    }
    const auto ingest = std::ranges::find(stages, "ingest", &std::pair<std::string, double>::first);
    stages.emplace(ingest == stages.end() ? ingest : std::next(ingest), "  decode", timing.decodeMs);  // a part of it
    stages.emplace_back("total", timing.readMs);
    for (const auto& [stage, ms] : stages) {
        out << std::left << std::setw(12) << stage << std::right << std::setw(9) << std::fixed << std::setprecision(1)
            << ms << " ms\n";
    }
}

int writeResults(const ReadOptions& options, const Bytes& photo, const vision::Reading& reading,
                 const std::optional<vision::ViewComparison>& views, const Outputs& outputs, Streams& streams) {
    if (options.json) {
        outputs.report() << vision::readingToJson(reading, true, views ? &*views : nullptr) << '\n';
    } else {
        writeReading(outputs.report(), reading, views ? &*views : nullptr, outputs.terminal());
    }
    if (options.timing) {
        writeTiming(streams.err, reading.timing);
    }
    bool allWritten = true;
    if (!options.game.empty()) {
        allWritten =
            tryFile(options.game, streams, [&] { outputs.write(options.game, gameToJson(gameOf(reading)) + '\n'); });
    }
    if (!options.overlay.empty()) {
        allWritten = tryFile(options.overlay, streams,
                             [&] { outputs.write(options.overlay, pngBytes(overlayOf(photo, reading))); }) &&
                     allWritten;
    }
    return allWritten ? Success : Failure;
}

// Called before the photo is read. Returns whether the files of --output and --overlay may be written.
bool reserveOutputs(const ReadOptions& options, Outputs& outputs, Streams& streams) {
    for (const std::string& file : {options.photos.front(), options.sameBoard, options.box}) {
        if (!file.empty()) {
            outputs.addInput(file);
        }
    }
    record::addRecordFiles(outputs.records(), record::Location::standard());
    const auto reserve = [&](const std::string& file, files::Kind kind) {
        return file.empty() || tryFile(file, streams, [&] { outputs.reserve(file, kind); });
    };
    return reserve(options.game, files::Kind::Game) && reserve(options.overlay, files::Kind::Png);
}

int readOne(const ReadOptions& options, Streams& streams) {
    const std::jthread preparing(vision::prepareReading);  // while the photo is loaded and decoded
    const std::string& file = options.photos.front();
    vision::ReadOptions readerOptions;
    readerOptions.side = sideOf(options);
    std::optional<vision::ViewComparison> views;
    readerOptions.compared = [&views](const vision::ViewComparison& comparison) { views = comparison; };
    Bytes photo;
    std::optional<vision::ReadResult> result;
    Outputs outputs(streams, options.force);
    if (!reserveOutputs(options, outputs, streams)) {
        return Failure;
    }
    const bool debugReady = options.debug.empty() || tryFile(options.debug, streams, [&] {
                                readerOptions.debug = debugSink(options.debug, outputs);
                            });
    const bool secondReady = options.sameBoard.empty() || tryFile(options.sameBoard, streams, [&] {
                                 readerOptions.secondPhoto = vision::PhotoFile{
                                     photoBytes(options.sameBoard, streams.in), nameInJson(options.sameBoard)};
                             });
    const bool boxReady = options.box.empty() ||
                          tryFile(options.box, streams, [&] { readerOptions.box = boxOf(options.box, streams.in); });
    if (!debugReady || !secondReady || !boxReady || !tryFile(file, streams, [&] {
            photo = photoBytes(file, streams.in);
            result = vision::readBoard(photo, nameInJson(file), readerOptions);
        })) {
        return Failure;
    }
    if (const auto* none = std::get_if<vision::NoBoard>(&*result)) {
        streams.err << errorMessage(file, InputError({}, none->message)) << '\n';
        return NoBoardFound;
    }
    return writeResults(options, photo, std::get<vision::Reading>(*result), views, outputs, streams);
}

struct BatchResult {
    std::string line;
    int status = Success;
};

BatchResult readForBatch(const std::string& file, const vision::ReadOptions& readerOptions, std::istream& in) {
    const auto failed = [&file](const Message& message, int status) {
        const Json json{{"photo", nameInJson(file)}, {"error", english(message)}};
        return BatchResult{json.dump(-1, ' ', false, Json::error_handler_t::replace), status};
    };
    try {
        const vision::ReadResult result = vision::readBoard(photoBytes(file, in), nameInJson(file), readerOptions);
        if (const auto* none = std::get_if<vision::NoBoard>(&result)) {
            return failed(none->message, NoBoardFound);
        }
        return {vision::readingToJson(std::get<vision::Reading>(result), false), Success};
    } catch (const InputError& error) {
        return failed(error.message(), Failure);
    } catch (const std::exception& error) {
        return failed(text::unexpectedError(error), Failure);
    }
}

int readBatch(const ReadOptions& options, Streams& streams) {
    cv::setNumThreads(1);  // the photos already use all cores
    vision::ReadOptions readerOptions;
    readerOptions.side = sideOf(options);
    if (!options.box.empty() &&
        !tryFile(options.box, streams, [&] { readerOptions.box = boxOf(options.box, streams.in); })) {
        return Failure;
    }
    std::vector<int> statuses(options.photos.size(), Success);
    parallelMapInOrder(
        options.photos.size(),
        [&](std::size_t i) {
            BatchResult batchResult = readForBatch(options.photos[i], readerOptions, streams.in);
            statuses[i] = batchResult.status;
            return std::move(batchResult.line);
        },
        [&](const std::string& line) { streams.out << line << std::endl; });
    return *std::ranges::max_element(statuses);
}

std::ptrdiff_t timesStandardInputIsNamed(const ReadOptions& options) {
    const std::vector<std::string> others{options.sameBoard, options.box};
    return std::ranges::count(options.photos, standardInput) + std::ranges::count(others, standardInput);
}

}  // namespace

CLI::App* addRead(CLI::App& app, ReadOptions& options) {
    CLI::App* command = app.add_subcommand(
        "read", utf8(ReadCommand::tr("Read a board from a photo; exit status 1 if the photo shows no board")));
    command->add_option("PHOTO", options.photos, utf8(ReadCommand::tr("Photo to read; - is standard input")))
        ->required()
        ->type_name("");
    command->add_option("--side", options.side, utf8(ReadCommand::tr("Side of the board; detected if not given")))
        ->check(CLI::IsMember({"A", "B"}).description(""))
        ->type_name("A|B");
    command
        ->add_option("--box", options.box,
                     utf8(ReadCommand::tr("What is known of your box, as written by \"concord box show --json\"")))
        ->type_name("FILE");
    command->add_flag("--json", options.json, utf8(ReadCommand::tr("Write concord-reading JSON")));
    CLI::Option* batch =
        command->add_flag("--batch", options.batch,
                          utf8(ReadCommand::tr("Read many photos on all cores, one line of JSON each; needs --json")));
    const std::vector<CLI::Option*> singlePhotoOptions{
        command->add_option("-o,--output", options.game, utf8(ReadCommand::tr("Write the board as a concord-game")))
            ->type_name("FILE"),
        command
            ->add_option("--overlay", options.overlay,
                         utf8(ReadCommand::tr("Draw what was read over the photo, as PNG")))
            ->type_name("FILE"),
        command
            ->add_option("--debug", options.debug,
                         utf8(ReadCommand::tr("Write one labelled picture per stage into a folder")))
            ->type_name("DIR"),
        command
            ->add_option("--same-board", options.sameBoard,
                         utf8(ReadCommand::tr("A second photo of the same board; ignored if it shows a different one")))
            ->type_name("PHOTO2"),
        addForceOption(*command, options.force),
        command->add_flag("--timing", options.timing, utf8(ReadCommand::tr("Print how long each stage took")))};
    batch->needs(command->get_option("--json"));
    for (CLI::Option* option : singlePhotoOptions) {
        option->excludes(batch);
    }
    command->callback([&options] {
        if (options.photos.size() > 1 && !options.batch) {
            throw CLI::ExtrasError({options.photos.begin() + 1, options.photos.end()});
        }
        if (timesStandardInputIsNamed(options) > 1) {  // it can be read once only
            throw CLI::ExtrasError(std::vector<std::string>{standardInput});
        }
    });
    return command;
}

int runRead(const ReadOptions& options, Streams& streams) {
    return options.batch ? readBatch(options, streams) : readOne(options, streams);
}

}  // namespace concord::cli
