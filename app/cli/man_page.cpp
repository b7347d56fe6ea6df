#include "app/cli/documents.h"
#include "app/text/app_options.h"
#include "version.h"

#include <sstream>

namespace concord::cli {

namespace {

// A text as roff shows it unchanged.
std::string roff(const std::string& text) {
    std::string escaped;
    for (const char c : text) {
        if (c == '-') {
            escaped += "\\-";
        } else if (c == '\\') {
            escaped += "\\e";
        } else {
            escaped += c;
        }
    }
    const bool command = escaped.starts_with('.') || escaped.starts_with('\'');
    return command ? "\\&" + escaped : escaped;
}

// "-o, --output FILE" in bold and italics.
std::string title(const CLI::Option& option) {
    std::string names;
    for (const std::string& name : option.get_snames()) {
        names += "\\fB\\-" + roff(name) + "\\fR";
    }
    for (const std::string& name : option.get_lnames()) {
        names += (names.empty() ? "" : ", ") + std::string(R"(\fB\-\-)") + roff(name) + "\\fR";
    }
    const std::string type = option.get_type_name();
    return type.empty() ? names : names + " \\fI" + roff(type) + "\\fR";
}

std::string positionalName(const CLI::Option& option) {
    return "\\fI" + roff(option.get_name()) + "\\fR" + (option.get_expected_max() > 1 ? "..." : "");
}

// within: the parent command, "history ".
void writeCommand(std::ostream& out, const CLI::App& command, const std::string& within = {}) {
    const std::string name = within + roff(command.get_name());
    out << ".SS \"" << name << "\"\n";
    out << R"(\fBconcord )" << name << R"(\fR [\fIOPTION\fR...])";
    for (const CLI::Option* option : command.get_options()) {
        out << (option->get_positional() ? ' ' + positionalName(*option) : "");
    }
    out << "\n.PP\n" << roff(command.get_description()) << ".\n";
    for (const CLI::Option* option : command.get_options()) {
        out << ".TP\n" << (option->get_positional() ? positionalName(*option) : title(*option)) << '\n';
        out << roff(option->get_description()) << ".\n";
    }
    for (const CLI::App* inner : command.get_subcommands({})) {
        writeCommand(out, *inner, name + ' ');
    }
}

constexpr const char* ending = R"(.SH EXIT STATUS
.TP
\fB0\fR
Fine.
.TP
\fB1\fR
\fBverify\fR found a difference, a claim of \fBwhy\fR fails, or no board was found in a photo.
.TP
\fB2\fR
Bad usage or bad input.
.PP
Of many inputs all are answered and the worst status counts.
.SH ENVIRONMENT
.TP
\fBNO_COLOR\fR
When set, boards are drawn without colours.
.SH EXAMPLES
.nf
concord score \-\-explain game.json
concord why game.json \-\-player Pauline \-\-river a1\-a2\-b2
concord read table.jpg \-o board.json
concord read \-\-batch \-\-json *.jpg > boards.jsonl
concord record game.json \-\-place "Caf\['e] Meeple" \-\-minutes 45
concord history \-\-player Pauline \-\-year 2026
concord export games.jsonl
.fi
.SH NOTES
Concord is unofficial and not affiliated with the publisher of the game.
)";

// "--lang language" in bold and italics.
std::string title(const QCommandLineOption& option) {
    std::string names;
    for (const QString& name : option.names()) {
        const std::string dashes = name.size() == 1 ? "\\-" : "\\-\\-";
        names += (names.empty() ? "\\fB" : ", \\fB") + dashes + roff(name.toStdString()) + "\\fR";
    }
    const std::string value = option.valueName().toStdString();
    return value.empty() ? names : names + " \\fI" + roff(value) + "\\fR";
}

constexpr const char* appEnding = R"(.SH FILES
.TP
\fI~/.local/share/Concord/Concord/games\fR
Games put aside between two starts of the program, with their photos.
.SH EXIT STATUS
.TP
\fB0\fR
Fine.
.TP
\fB2\fR
Bad usage.
.SH EXAMPLES
.nf
concord\-app table.jpg
concord\-app \-\-lang fr game.json
.fi
.SH SEE ALSO
\fBconcord\fR(1)
.SH NOTES
Concord is unofficial and not affiliated with the publisher of the game.
)";

}  // namespace

std::string appManPage() {
    std::ostringstream out;
    out << ".TH CONCORD\\-APP 1 \"\" \"Concord " CONCORD_VERSION "\" \"User Commands\"\n";
    out << ".SH NAME\nconcord\\-app \\- window that counts finished boards of the board game Harmonies\n";
    out << ".SH SYNOPSIS\n\\fBconcord\\-app\\fR [\\fIOPTION\\fR...] \\fI" << roff(gui::appFileName) << "\\fR\n";
    out << ".SH DESCRIPTION\n" << roff(gui::appDescription) << '\n';
    out << ".TP\n\\fI" << roff(gui::appFileName) << "\\fR\n" << roff(gui::appFileDescription) << "\n.SH OPTIONS\n";
    for (const QCommandLineOption& option : gui::appOptions()) {
        out << ".TP\n" << title(option) << '\n' << roff(option.description().toStdString()) << '\n';
    }
    out << ".TP\n\\fB\\-v\\fR, \\fB\\-\\-version\\fR\nPrint the version.\n" << appEnding;
    return out.str();
}

std::string manPage(const CLI::App& app) {
    std::ostringstream out;
    out << ".TH CONCORD 1 \"\" \"Concord " CONCORD_VERSION "\" \"User Commands\"\n";
    out << ".SH NAME\nconcord \\- score finished boards of the board game Harmonies\n";
    out << ".SH SYNOPSIS\n\\fBconcord\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR...] [\\fIFILE\\fR...]\n";
    out << ".SH DESCRIPTION\n" << roff(app.get_description()) << "\n.SH OPTIONS\n";
    for (const CLI::Option* option : app.get_options()) {
        out << ".TP\n" << title(*option) << '\n' << roff(option->get_description()) << ".\n";
    }
    out << ".SH COMMANDS\n";
    for (const CLI::App* command : app.get_subcommands({})) {
        writeCommand(out, *command);
    }
    out << ending;
    return out.str();
}

}  // namespace concord::cli
