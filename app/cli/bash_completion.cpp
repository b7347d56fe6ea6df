#include "app/cli/completions.h"
#include "app/text/app_options.h"

#include <algorithm>
#include <sstream>

namespace concord::cli {

namespace {

std::string namesOf(const CLI::Option& option, const char* separator) {
    std::string names;
    const auto add = [&](const std::string& name) { names += (names.empty() ? "" : separator) + name; };
    for (const std::string& name : option.get_snames()) {
        add('-' + name);
    }
    for (const std::string& name : option.get_lnames()) {
        add("--" + name);
    }
    return names;
}

std::string optionWords(const CLI::App& command) {
    std::string all;
    for (const CLI::Option* option : command.get_options()) {
        const std::string names = namesOf(*option, " ");
        all += (all.empty() || names.empty() ? "" : " ") + names;
    }
    return all;
}

// What makes compgen offer the values of an option: its choices, folders, or else files.
std::string compgenArguments(const CLI::Option& option) {
    std::string type = option.get_type_name();
    if (type.find('|') != std::string::npos) {
        std::ranges::replace(type, '|', ' ');
        return "-W '" + type + "'";
    }
    return type == "DIR" ? "-d" : "-f";
}

void writeValues(std::ostream& out, const CLI::App& command) {
    for (const CLI::Option* option : command.get_options()) {
        if (!option->get_positional() && option->get_items_expected_max() > 0) {
            out << "            " << namesOf(*option, "|") << ") mapfile -t COMPREPLY < <(compgen "
                << compgenArguments(*option) << " -- \"$word\"); return ;;\n";
        }
    }
}

std::string commandWords(const CLI::App& app) {
    std::string commands;
    for (const CLI::App* command : app.get_subcommands({})) {
        commands += (commands.empty() ? "" : " ") + command->get_name();
    }
    return commands;
}

// Writes shell code that sets `options` to those of the command; if the word before is an option that takes a value, it
// offers values instead and returns.
void writeOptions(std::ostream& out, const CLI::App& command) {
    out << "        case \"$before\" in\n";
    writeValues(out, command);
    out << "        esac\n        options='" << optionWords(command) << "'\n";
}

// Writes the branch for a command. Subcommands have branches of their own: an option may mean something else there.
void writeCase(std::ostream& out, const CLI::App& command) {
    out << "        " << command.get_name() << ")\n";
    if (commandWords(command).empty()) {
        writeOptions(out, command);
    } else {
        out << "        if [[ $COMP_CWORD -eq 2 && $word != -* ]]; then\n            mapfile -t COMPREPLY < <(compgen "
               "-W '"
            << commandWords(command) << "' -- \"$word\"); return\n        fi\n"
            << "        case \"${COMP_WORDS[2]}\" in\n";
        for (const CLI::App* inner : command.get_subcommands({})) {
            writeCase(out, *inner);
        }
        out << "        *)\n";
        writeOptions(out, command);
        out << "        ;;\n        esac\n";
    }
    out << "        ;;\n";
}

constexpr const char* declareWords =
    R"(    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}")";

std::string namesOf(const QCommandLineOption& option, const char* separator) {
    std::string names;
    for (const QString& name : option.names()) {
        names += (names.empty() ? "" : separator) + std::string(name.size() == 1 ? "-" : "--") + name.toStdString();
    }
    return names;
}

}  // namespace

std::string appBashCompletion() {
    std::ostringstream out;
    std::string options = "-v --version";
    out << "# bash completion for concord-app\n_concord_app()\n{\n"
        << declareWords << "\n    COMPREPLY=()\n"
        << "    case \"$before\" in\n";
    for (const QCommandLineOption& option : text::appOptions()) {
        options += ' ' + namesOf(option, " ");
        if (!option.valueName().isEmpty()) {
            const bool isLanguage = option.valueName() == QStringLiteral("language");
            out << "        " << namesOf(option, "|") << ") mapfile -t COMPREPLY < <(compgen "
                << (isLanguage ? "-W '" + std::string(text::appLanguages) + "'" : "-f")
                << " -- \"$word\"); return ;;\n";
        }
    }
    out << "    esac\n    if [[ $word == -* ]]; then\n        mapfile -t COMPREPLY < <(compgen -W '" << options
        << "' -- \"$word\")\n    else\n        mapfile -t COMPREPLY < <(compgen -f -- \"$word\")\n    fi\n}\n"
        << "complete -o filenames -F _concord_app concord-app\n";
    return out.str();
}

std::string bashCompletion(const CLI::App& app) {
    std::ostringstream out;
    out << "# bash completion for concord\n_concord()\n{\n"
        << declareWords << " options\n"
        << "    COMPREPLY=()\n"
        << "    if [[ $COMP_CWORD -eq 1 ]]; then\n"
        << "        mapfile -t COMPREPLY < <(compgen -W '" << commandWords(app) << ' ' << optionWords(app)
        << "' -- \"$word\")\n"
        << "        return\n    fi\n"
        << "    case \"${COMP_WORDS[1]}\" in\n";
    for (const CLI::App* command : app.get_subcommands({})) {
        writeCase(out, *command);
    }
    out << "        *) return ;;\n    esac\n"
        << "    if [[ $word == -* ]]; then\n"
        << "        mapfile -t COMPREPLY < <(compgen -W \"$options\" -- \"$word\")\n"
        << "    else\n"
        << "        mapfile -t COMPREPLY < <(compgen -f -- \"$word\")\n"
        << "    fi\n}\n"
        << "complete -o filenames -F _concord concord\n";
    return out.str();
}

}  // namespace concord::cli
