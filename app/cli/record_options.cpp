#include "app/cli/record_commands.h"

#include "app/cli/output_file.h"
#include "app/files/file_reader.h"
#include "app/files/output_rules.h"
#include "app/record/emptied.h"
#include "app/record/store.h"
#include "scoring/json/json_expect.h"
#include "scoring/json/stored_values.h"
#include "scoring/json/strict_json.h"
#include "scoring/json/text_repair.h"
#include "scoring/table/game_registry.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <charconv>
#include <functional>
#include <ostream>
#include <utility>

namespace concord::cli {

namespace {

struct RecordOption {
    Q_DECLARE_TR_FUNCTIONS(RecordOption)
};

}  // namespace

QString checkedRecordName(const std::string& file) {
    QString name = files::toQString(file);
    if (!files::isUtf8(name)) {
        throw InputError(
            {}, {CONCORD_TEXT("expected a record whose name is UTF-8, got \"%1\""), {utf8(text::printable(name))}});
    }
    return name;
}

record::Location locationOf(const DatabaseOptions& options) {
    return options.database.empty() ? record::Location::standard()
                                    : record::Location::of(checkedRecordName(options.database));
}

const DatabaseOptions& databaseOf(const DatabaseOptions& subcommand, const DatabaseOptions& command) {
    return subcommand.database.empty() ? command : subcommand;
}

namespace {

void refuseMissing(const record::Location& location) {
    // Where copies of its games are left, the store refuses it: its message says where they are and what to do.
    if (!location.isServer() && !QFileInfo::exists(location.file()) && !record::isEmptied(location)) {
        throw InputError({}, {CONCORD_TEXT("expected a record of games, there is no such file"), {}});
    }
}

void refuseInput(const record::Location& location, const std::vector<std::string>& inputs) {
    files::FileSet database;
    if (!location.isServer()) {
        files::addDatabase(database, files::toPath(location.file()));
    }
    if (std::ranges::any_of(inputs, [&](const std::string& file) { return database.has(file); })) {
        throw InputError({}, {CONCORD_TEXT("expected a record of games, this one is an input of the command"), {}});
    }
}

// text: "2026-11-21 19:30" or a day alone (then noon), in this machine's time zone; or a time with its offset.
void setPlayed(record::GameRecord& record, const std::string& text) {
    if (isTimeWithOffset(text)) {
        record.played = text;
        record.zone.clear();
        return;
    }
    QDateTime time = QDateTime::fromString(qt(text), QStringLiteral("yyyy-MM-dd HH:mm"));
    if (!time.isValid()) {
        time = QDateTime::fromString(qt(text) + QStringLiteral(" 12:00"), QStringLiteral("yyyy-MM-dd HH:mm"));
    }
    const std::string played = record::timeWithOffset(time);
    if (!isTimeWithOffset(played)) {
        throw InputError("--played",
                         {CONCORD_TEXT("expected a time like \"2026-11-21 19:30\", got %1"), {quotedForMessage(text)}});
    }
    record.played = played;
    record.zone = record::zoneHere();
}

// Runs the work and returns its result. Its errors are rethrown with the name of the file, except those of the record.
std::string withFileInErrors(const std::string& file, const std::function<std::string()>& work) {
    try {
        return work();
    } catch (const record::RecordError&) {
        throw;
    } catch (const InputError& error) {
        throw InputError(file + (error.place().empty() ? "" : ": " + error.place()), error.message());
    }
}

void addPhotos(const DetailOptions& options, record::Store& store, record::GameRecord& record, Streams& streams) {
    if (options.readings.size() > options.photos.size()) {
        throw InputError("--reading", {CONCORD_TEXT("expected a photo for each reading"), {}});
    }
    std::vector<std::string> readings(options.photos.size());  // all are read before a photo is added to the record
    for (std::size_t i = 0; i < options.readings.size(); ++i) {
        readings[i] = withFileInErrors(options.readings[i], [&] {
            const JsonDocument reading(readInput(options.readings[i], streams.in, maxJsonBytes));
            expectObject(reading.root());
            return reading.root().toJson();
        });
    }
    for (std::size_t i = 0; i < options.photos.size(); ++i) {
        const std::string added = withFileInErrors(options.photos[i], [&] {
            const std::string bytes = readInput(options.photos[i], streams.in, files::maxPhotoBytes);
            return store.addPhoto(QByteArray::fromStdString(bytes));
        });
        record.photos.push_back({added, {}, std::move(readings[i])});
    }
}

}  // namespace

record::GameFilter FilterOptions::filter() const {
    record::GameFilter filter;
    filter.game = qt(gameId);
    filter.text = qt(search);
    filter.player = qt(player);
    filter.place = qt(place);
    filter.year = year == 0 ? std::nullopt : std::optional(year);
    filter.variant = qt(side);
    filter.solo = solo ? std::optional(true) : together ? std::optional(false) : std::nullopt;
    return filter;
}

void addDatabaseOption(CLI::App& command, DatabaseOptions& options) {
    command
        .add_option(
            "--database", options.database,
            utf8(RecordOption::tr("The record: a file, or postgresql://... (default: the file in the platform's "
                                  "data folder)")))
        ->type_name("FILE");
}

void addFilterOptions(CLI::App& command, FilterOptions& options) {
    addDatabaseOption(command, options);
    std::vector<std::string> games;
    for (const GameModule* game : knownGames()) {
        games.emplace_back(game->facts().id);
    }
    command.add_option("--game", options.gameId, utf8(RecordOption::tr("Games of one kind")))
        ->check(CLI::IsMember(games).description(""))
        ->type_name(CLI::detail::join(games, "|"));
    command.add_option("--search", options.search, utf8(RecordOption::tr("Words in names, place, note or date")))
        ->type_name("TEXT");
    command.add_option("--player", options.player, utf8(RecordOption::tr("Games that somebody played")))
        ->type_name("NAME");
    command.add_option("--place", options.place, utf8(RecordOption::tr("Games played at a place")))->type_name("PLACE");
    command.add_option("--year", options.year, utf8(RecordOption::tr("Games of a year")))
        ->check(CLI::Range(1900, 9999).description(""))
        ->type_name("YEAR");
    command.add_option("--side", options.side, utf8(RecordOption::tr("Games on a side of the boards")))
        ->check(CLI::IsMember({"A", "B"}).description(""))
        ->type_name("A|B");
    CLI::Option* solo = command.add_flag("--solo", options.solo, utf8(RecordOption::tr("Only solo games")));
    command.add_flag("--together", options.together, utf8(RecordOption::tr("Only games with several players")))
        ->excludes(solo);
}

void addDetailOptions(CLI::App& command, DetailOptions& options) {
    addDatabaseOption(command, options);
    const auto text = [&](const char* name, std::string& value, const char* type, const QString& help) {
        command.add_option(name, value, utf8(help))->type_name(type);
    };
    text("--played", options.played, "TIME",
         RecordOption::tr("When: \"2026-11-21 19:30\", or with its offset from UTC"));
    text("--place", options.place, "PLACE", RecordOption::tr("Where it was played"));
    command.add_option("--minutes", options.minutes, utf8(RecordOption::tr("How long it took")))
        ->check(CLI::Range(0, maxMinutes).description(""))
        ->type_name("N");
    text("--starter", options.starter, "NAME", RecordOption::tr("Who started"));
    text("--note", options.note, "TEXT", RecordOption::tr("Anything worth keeping"));
    command
        .add_option("--photo", options.photos,
                    utf8(RecordOption::tr("A photo of a board; it is kept without the place it was taken at")))
        ->type_name("FILE")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command
        .add_option("--reading", options.readings,
                    utf8(RecordOption::tr("What was read from the photo (concord read --json), in the order of the "
                                          "photos")))
        ->type_name("FILE")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

int withStore(const DatabaseOptions& options, MissingRecord missing, Streams& streams,
              const std::function<int(record::Store&)>& work, const std::vector<std::string>& inputs) {
    std::string shown = options.database;
    try {
        const record::Location location = locationOf(options);
        shown = utf8(location.displayName());
        if (missing == MissingRecord::Refuse) {
            refuseMissing(location);
        }
        refuseInput(location, inputs);
        record::Store store(location);
        return work(store);
    } catch (const OutputError& error) {
        streams.err << errorMessage(error.file(), error) << '\n';
        return Failure;
    } catch (const InputError& error) {
        streams.err << errorMessage(shown, error) << '\n';
        return Failure;
    }
}

record::Number gameNumber(record::Store& store, const std::string& id) {
    if (isUuid(id)) {
        if (const auto number = store.findAny(id)) {
            return *number;
        }
    }
    record::Number number = 0;
    const char* const end = id.data() + id.size();
    const auto [rest, error] = std::from_chars(id.data(), end, number);
    if (error != std::errc{} || rest != end) {
        throw InputError(
            {}, {CONCORD_TEXT("expected the number or the UUID of a recorded game, got %1"), {quotedForMessage(id)}});
    }
    return number;
}

void reportRepaired(const record::Store& store, record::Number game, const std::vector<RepairedText>& repaired,
                    Streams& streams) {
    const std::string shown = QFile::encodeName(store.location().displayName()).toStdString();
    for (const RepairedText& text : repaired) {
        streams.err << errorMessage(shown, InputError("game " + std::to_string(game), messageOf(text))) << '\n';
    }
}

void applyDetails(const CLI::App& command, const DetailOptions& options, record::Store& store, record::Entry& entry,
                  Streams& streams) {
    record::GameRecord& record = entry.record;
    const auto given = [&](const char* name) { return command.count(name) > 0; };
    if (given("--played")) {
        setPlayed(record, options.played);
    }
    if (given("--place")) {
        record.place = expectText(options.place, TextKind::Line, "--place");
    }
    if (given("--minutes")) {
        record.minutes = options.minutes;
    }
    if (given("--starter")) {
        record.starter = expectText(options.starter, TextKind::Line, "--starter");
    }
    if (given("--note")) {
        record.note = expectText(options.note, TextKind::Note, "--note");
    }
    // Parsing it again validates it: a starter who did not play is refused, before a photo is added.
    record = record::recordFromJson(record::recordToJson(record), record::namesOf(entry.game));
    addPhotos(options, store, record, streams);
}

}  // namespace concord::cli
