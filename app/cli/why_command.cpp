#include "app/cli/commands.h"

#include "app/text/harmonies/claim_text.h"
#include "app/text/text_board.h"
#include "app/text/words.h"
#include "scoring/harmonies/cell_text.h"
#include "scoring/harmonies/claims/claim.h"
#include "scoring/harmonies/score_json.h"
#include "scoring/json/strict_json.h"
#include "scoring/json/text_rule.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <ostream>

namespace concord::cli {

namespace {

struct WhyCommand {
    Q_DECLARE_TR_FUNCTIONS(WhyCommand)
};

constexpr char claimedSign = '#';
constexpr char shownSign = '!';

// The kind of the claim that was given, and the text that names its cells.
struct GivenClaim {
    ClaimKind kind = ClaimKind::Tree;
    std::optional<std::string> cells;
};

GivenClaim givenClaim(const WhyOptions& options) {
    for (const auto& [kind, cells] : {GivenClaim{ClaimKind::Tree, options.tree},
                                      {ClaimKind::Mountain, options.mountain},
                                      {ClaimKind::Field, options.field},
                                      {ClaimKind::Building, options.building},
                                      {ClaimKind::River, options.river}}) {
        if (cells) {
            return {kind, cells};
        }
    }
    return {ClaimKind::Island, options.island};
}

std::vector<Cell> claimedCells(Side side, const GivenClaim& claim) {
    try {
        return cellsFromText(side, *claim.cells);
    } catch (const InputError& error) {
        throw InputError("--" + std::string(name(claim.kind)), error.message());
    }
}

// The player that is meant: by name, or the only one with a board.
const Player& playerOf(const Game& game, const std::string& given) {
    std::string namesWithBoard;
    const Player* only = nullptr;
    for (const Player& player : game.players) {
        if (player.board) {
            only = namesWithBoard.empty() ? &player : nullptr;
            namesWithBoard += (namesWithBoard.empty() ? "" : ", ") + quotedForMessage(player.name);
        }
    }
    if (namesWithBoard.empty()) {
        throw InputError("/players", {CONCORD_TEXT("expected a player with a board, got none"), {}});
    }
    if (given.empty()) {
        if (only == nullptr) {
            throw InputError("--player",
                             {CONCORD_TEXT("expected one of the players with a board, %1"), {namesWithBoard}});
        }
        return *only;
    }
    const std::string wanted = expectText(given, TextKind::Name, "--player");
    const auto found =
        std::ranges::find_if(game.players, [&](const Player& player) { return player.board && player.name == wanted; });
    if (found == game.players.end()) {
        throw InputError("--player", {CONCORD_TEXT("expected one of the players with a board, %1, got %2"),
                                      {namesWithBoard, quotedForMessage(wanted)}});
    }
    return *found;
}

void writeBoard(std::ostream& out, const Board& board, const ClaimAnswer& answer, const text::Terminal& terminal) {
    std::vector<text::CellMark> marks;
    QStringList legend{QStringLiteral("%1 %2").arg(QLatin1Char(claimedSign)).arg(WhyCommand::tr("claimed"))};
    for (const Cell cell : answer.claimed) {
        marks.push_back({cell, claimedSign});
    }
    for (const Cell cell : answer.cells) {
        marks.push_back({cell, shownSign});
    }
    if (!answer.cells.empty()) {
        legend << QStringLiteral("%1 %2").arg(QLatin1Char(shownSign)).arg(WhyCommand::tr("shows why"));
    }
    text::writeSideBySide(out, {text::drawMarkedBoard(board, marks, terminal.colours)}, terminal.columns);
    out << utf8(text::boardLegend(legend)) << "\n\n";
}

void writeAnswer(std::ostream& out, const Game& game, const Player& player, const ClaimAnswer& answer) {
    out << utf8(text::printable(QString::fromStdString(player.name) + QStringLiteral(": ") + words::claimTitle(answer)))
        << '\n'
        << utf8(words::claimReason(answer)) << '\n'
        << utf8(words::claimVerdict(answer)) << '\n';
    const Category category = categoryOf(answer.kind);
    if (const std::optional<int> typed = player.typed.at(category)) {
        out << utf8(WhyCommand::tr("On the pad the typed number counts instead of the board. %1: %2.")
                        .arg(words::rowName(category, game.side), words::points(*typed)))
            << '\n';
    }
}

}  // namespace

CLI::App* addWhy(CLI::App& app, WhyOptions& options) {
    CLI::App* command = app.add_subcommand(
        "why", utf8(WhyCommand::tr("Say whether cells are what a player claims, and if not, what breaks the claim; "
                                   "exit status 1 if it does not hold")));
    command->add_option("FILE", options.file, utf8(WhyCommand::tr("The game; - is standard input")))
        ->required()
        ->type_name("");
    command
        ->add_option("--player", options.player,
                     utf8(WhyCommand::tr("Whose board; needed where several players have one")))
        ->type_name("NAME");
    CLI::Option* river =
        command->add_option("--river", options.river, utf8(WhyCommand::tr("The cells of a river, from end to end")));
    CLI::Option* field = command->add_option("--field", options.field, utf8(WhyCommand::tr("The cells of a field")));
    CLI::Option* island =
        command->add_option("--island", options.island, utf8(WhyCommand::tr("The cells of an island, empty ones too")));
    CLI::Option* building =
        command->add_option("--building", options.building, utf8(WhyCommand::tr("The cell of a building, or several")));
    CLI::Option* tree =
        command->add_option("--tree", options.tree, utf8(WhyCommand::tr("The cell of a tree, or several")));
    CLI::Option* mountain =
        command->add_option("--mountain", options.mountain, utf8(WhyCommand::tr("The cell of a mountain, or several")));
    const std::vector<CLI::Option*> claims{river, field, island, building, tree, mountain};
    for (std::size_t i = 0; i < claims.size(); ++i) {
        claims[i]->type_name("CELLS");
        for (std::size_t k = 0; k < i; ++k) {
            claims[i]->excludes(claims[k]);
        }
    }
    command->add_flag("--json", options.json, utf8(WhyCommand::tr("Write concord-claim JSON")));
    command->callback([claims] {
        if (std::ranges::none_of(claims, [](const CLI::Option* claim) { return claim->count() > 0; })) {
            throw CLI::RequiredError("--river, --field, --island, --building, --tree or --mountain");
        }
    });
    return command;
}

int runWhy(const WhyOptions& options, Streams& streams) {
    return processGames({options.file}, options.json, streams, [&](const GameDocument& document) {
        const Game& game = harmoniesOf(document);
        const GivenClaim claim = givenClaim(options);
        const Player& player = playerOf(game, options.player);
        const ClaimAnswer answer =
            explainClaim(*player.board, game.rulings, claim.kind, claimedCells(game.side, claim));
        if (options.json) {
            streams.out << claimToJson(player, answer) << '\n';
        } else {
            writeBoard(streams.out, *player.board, answer, streams.terminal);
            writeAnswer(streams.out, game, player, answer);
        }
        return answer.holds ? Success : Differs;
    });
}

}  // namespace concord::cli
