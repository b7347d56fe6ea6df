#include "app/cli/commands.h"

#include "app/text/renature/renature_words.h"
#include "app/text/text_table.h"
#include "scoring/renature/area_text.h"
#include "scoring/renature/score_json.h"

#include <QCoreApplication>

#include <ostream>

namespace concord::cli {

namespace {

using renature::Area;
using renature::AreaOutcome;
using renature::Colour;

struct AreaCommand {
    Q_DECLARE_TR_FUNCTIONS(AreaCommand)
};

Area areaOf(const AreaOptions& options) {
    Area area;
    area.main = options.main;
    area.bonus = options.bonus;
    for (const std::string& plants : options.plants) {
        try {
            addPlants(area, plants);
        } catch (const InputError& error) {
            throw InputError(plants, error.message());
        }
    }
    expectPossible(area);
    return area;
}

void writeColours(std::ostream& out, const Area& area, const AreaOutcome& outcome) {
    text::TextTable table(
        {AreaCommand::tr("Colour"), AreaCommand::tr("strength"), AreaCommand::tr("points"), AreaCommand::tr("plants")});
    table.addSeparator();
    for (const Colour colour : renature::allColours) {
        if (!area.plants[colour].empty()) {
            table.addRow({words::colour(colour), QString::number(outcome.strength[colour]),
                          QString::number(outcome.points[colour]), words::plants(area.plants[colour])});
        }
    }
    table.write(out);
}

void writeArea(std::ostream& out, const Area& area, const AreaOutcome& outcome) {
    writeColours(out, area, outcome);
    const QString why = words::areaSentence(area, outcome);
    out << '\n' << utf8(why.isEmpty() ? AreaCommand::tr("No plant stands in this area: nobody scores.") : why) << '\n';
    bool any = false;
    for (const Colour colour : renature::allColours) {
        if (const auto gain = nextGain(area, colour); gain && (gain->plants || area.freeCells() > 0)) {
            out << (any ? "" : "\n") << utf8(words::gainSentence(colour, *gain)) << '\n';
            any = true;
        }
    }
}

}  // namespace

CLI::App* addArea(CLI::App& app, AreaOptions& options) {
    CLI::App* command = app.add_subcommand(
        "area", utf8(AreaCommand::tr(
                    "Renature: show who scores what in one area and why, and what the others lack to score more")));
    command
        ->add_option("PLANTS", options.plants,
                     utf8(AreaCommand::tr("Plants by colour: orange=bush blue=bush,2xturf neutral=pine")))
        ->type_name("");
    command
        ->add_option("--main", options.main,
                     utf8(AreaCommand::tr("The large number of the token: the size of the area")))
        ->required()
        ->check(CLI::Range(1, 99).description(""))
        ->type_name("N");
    command
        ->add_option("--bonus", options.bonus,
                     utf8(AreaCommand::tr("The small number of the token; leave it out if it is not known")))
        ->check(CLI::Range(0, 99).description(""))
        ->type_name("N");
    command->add_flag("--json", options.json,
                      utf8(AreaCommand::tr("Write the area as JSON, as in the score's list of areas")));
    return command;
}

int runArea(const AreaOptions& options, Streams& streams) {
    try {
        const Area area = areaOf(options);
        const AreaOutcome outcome = decideArea(area);
        if (options.json) {
            streams.out << areaToJson(outcome) << '\n';
        } else {
            writeArea(streams.out, area, outcome);
        }
        return Success;
    } catch (const InputError& error) {
        streams.err << errorMessage("concord area", error) << '\n';
        return Failure;
    }
}

}  // namespace concord::cli
