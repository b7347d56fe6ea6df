#include "app/cli/completions.h"
#include "app/cli/commands.h"
#include "tests/app/cli/has.h"
#include "tests/app/cli/run.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <memory>

namespace concord::cli {
namespace {

// What bash offers for the last of the words, by the completion function of the script.
std::string offered(const std::string& script, const std::vector<std::string>& words,
                    const std::string& function = "_concord") {
    std::string command = "source " + script + "; COMP_WORDS=(";
    for (const std::string& word : words) {
        command += "'" + word + "' ";
    }
    command += "); COMP_CWORD=" + std::to_string(words.size() - 1) + "; " + function + "; echo ${COMPREPLY[*]}";
    const std::string call = "bash -c \"" + command + "\"";
    std::string escaped;  // popen() runs sh, which must leave variables to bash
    for (const char c : call) {
        escaped += c == '$' ? "\\$" : std::string(1, c);
    }
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(escaped.c_str(), "r"), pclose);
    std::string answer;
    for (int c = std::fgetc(pipe.get()); c != EOF && c != '\n'; c = std::fgetc(pipe.get())) {
        answer += static_cast<char>(c);
    }
    return answer;
}

class Completions : public testing::Test {
protected:
    Completions() { setUpCommandLine(m_app, m_options); }

    // Every option of every command, and of the program itself.
    std::vector<const CLI::Option*> allOptions() const {
        std::vector<const CLI::Option*> all = m_app.get_options();
        for (const CLI::App* command : allCommands()) {
            for (const CLI::Option* option : command->get_options()) {
                all.push_back(option);
            }
        }
        return all;
    }

    // The commands and their subcommands.
    std::vector<const CLI::App*> allCommands() const {
        std::vector<const CLI::App*> all = m_app.get_subcommands({});
        for (std::size_t c = 0; c < all.size(); ++c) {
            const auto inner = all[c]->get_subcommands({});
            all.insert(all.end(), inner.begin(), inner.end());
        }
        return all;
    }

    CLI::App m_app;
    Options m_options;
};

TEST_F(Completions, NameEveryCommandAndOption) {
    const std::string completion = bashCompletion(m_app);
    const auto commands = static_cast<const CLI::App&>(m_app).get_subcommands({});
    EXPECT_EQ(commands.size(), 14U);
    for (const CLI::App* command : commands) {
        EXPECT_TRUE(has(completion, "        " + command->get_name() + ")\n")) << command->get_name();
    }
    EXPECT_GE(allOptions().size(), 60U);
    for (const CLI::Option* option : allOptions()) {
        EXPECT_FALSE(option->get_description().empty()) << option->get_name();
        for (const std::string& name : option->get_lnames()) {
            EXPECT_TRUE(has(completion, "--" + name)) << name;
        }
        for (const std::string& name : option->get_snames()) {
            EXPECT_TRUE(has(completion, "-" + name)) << name;
        }
    }
}

TEST_F(Completions, CompleteInBash) {
    const Folder folder;
    const std::string script = folder.write("concord.bash", bashCompletion(m_app));
    EXPECT_EQ(offered(script, {"concord", "v"}), "verify");
    EXPECT_EQ(offered(script, {"concord", "--v"}), "--version");
    EXPECT_EQ(offered(script, {"concord", "score", "--js"}), "--json --jsonl");
    EXPECT_EQ(offered(script, {"concord", "read", "--side", ""}), "A B");
    EXPECT_EQ(offered(script, {"concord", "history", "s"}), "show");
    EXPECT_EQ(offered(script, {"concord", "history", "--er"}), "--erased");
    EXPECT_EQ(offered(script, {"concord", "history", "delete", "12", "--f"}), "--forever");
    EXPECT_EQ(offered(script, {"concord", "export", "--format", "b"}), "bgsplay");
    EXPECT_EQ(offered(script, {"concord", "read", "--o"}), "--output --overlay");
    folder.write("a game.json", "{}");
    EXPECT_EQ(offered(script, {"concord", "score", folder.path("a g")}), folder.path("a game.json"));
    EXPECT_EQ(offered(script, {"concord", "read", "-o", folder.path("a g")}), folder.path("a game.json"));
    EXPECT_EQ(offered(script, {"concord", "history", "--game", "h"}), "harmonies");
    EXPECT_EQ(offered(script, {"concord", "history", "edit", "3", "--game", folder.path("a g")}),
              folder.path("a game.json"));
}

TEST_F(Completions, CompleteConcordAppInBash) {
    const Folder folder;
    const std::string script = folder.write("concord-app.bash", appBashCompletion());
    const auto offers = [&](std::vector<std::string> words) {
        words.insert(words.begin(), "concord-app");
        return offered(script, words, "_concord_app");
    };
    EXPECT_EQ(offers({"--"}), "--version --lang --timing --database --phone --phone-url --help");
    EXPECT_EQ(offers({"--lang", ""}), "de en es fr ja ru");
    EXPECT_EQ(offers({"--timing", "--l"}), "--lang");
    folder.write("a game.json", "{}");
    EXPECT_EQ(offers({folder.path("a g")}), folder.path("a game.json"));
    EXPECT_EQ(offers({"--database", folder.path("a g")}), folder.path("a game.json"));
}

}  // namespace
}  // namespace concord::cli
