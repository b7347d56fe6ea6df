// Changes a record until it is killed or done; a separate program, so that tests can interfere with it.
//
//   record_writer RECORD NAME COUNT     records COUNT games of NAME, writes the number of each to standard output
//   record_writer RECORD count          writes how many games there are
//   record_writer RECORD do CHANGE      makes one of the changes below to a record that fillForChanges() (faults.h)
//                                       filled, "first" and "first-import" where there is no record; writes "done"
#include "app/record/backup.h"
#include "app/record/rebuild.h"
#include "app/record/restore.h"
#include "tests/app/record/support.h"

#include <QCoreApplication>

#include <unistd.h>
#include <iostream>
#include <map>

namespace {

using namespace concord::record;

// At once and without a buffer: the reader may kill this program, and file_faults logs when the text was written.
void say(const std::string& text) {
    const std::string line = text + '\n';
    if (::write(STDOUT_FILENO, line.data(), line.size()) < 0) {
        std::exit(3);
    }
}

int recordGames(const Location& location, const std::string& name, int count) {
    Store store(location);
    for (int i = 0; i < count; ++i) {
        say(std::to_string(store.record(gameOfTrees({{name, i % 50}, {"Everybody", 3}}))));
    }
    return 0;
}

std::vector<Entry> twoGames() {
    return {gameOfTrees({{"Zoe", 5}}, R"({"played": "2026-05-01T20:00:00Z"})"),
            gameOfTrees({{"Cleo", 6}}, R"({"played": "2026-05-02T20:00:00Z"})")};
}

void importTwo(Store& store) { store.import(twoGames(), nullptr); }

// The second game as somebody else changed it, and two that are new.
void importThree(Store& store) {
    Entry changed = store.open(2).entry;
    changed.game = changed.game.module().withNumber(changed.game, 0, "trees", 17);
    changed.record.score.clear();
    changed.record.changed = "2100-01-01T00:00:00Z";
    std::vector<Entry> games = twoGames();
    games.push_back(changed);
    store.import(games, nullptr);
}

// As if another program had the record open and had created SQLite's log.
void recordBesideAnother(const Location& location) {
    Store other(location);
    other.games();
    Store store(location);
    store.record(gameOfTrees({{"Zoe", 5}, {"Johan", 3}}));
    say("done");
}

int makeChange(const Location& location, const std::string& name) {
    const auto inStore = [&](const std::function<void(Store&)>& work) {
        return [&location, work] {
            Store store(location);
            work(store);
            say("done");  // while the record is still open, as in the window
        };
    };
    const std::map<std::string, std::function<void()>> changes{
        {"first", inStore([](Store& store) {
             store.record(gameOfTrees({{"Zoe", 5}, {"Johan", 3}}));
         })},
        {"first-import", inStore(importTwo)},
        {"record", inStore([](Store& store) {
             store.record(gameOfTrees({{"Zoe", 5}, {"Johan", 3}}));
         })},
        {"save", inStore([](Store& store) {
             store.save(1, gameOfTrees({{"Pauline", 9}, {"Johan", 3}}), 1);
         })},
        {"delete", inStore([](Store& store) { store.deleteGame(1); })},
        {"undelete", inStore([](Store& store) { store.restore(3); })},
        {"forever", inStore([](Store& store) { store.deletePermanently(3); })},
        {"rename", inStore([](Store& store) { store.rename(1, QStringLiteral("Paula")); })},
        {"import", inStore(importThree)},
        {"restore",
         [&] {
             restoreBackup(location, backupsOf(location).front().file);
             say("done");
         }},
        {"rebuild",
         [&] {
             rebuildFromCopies(location);
             say("done");
         }},
        {"beside", [&] { recordBesideAnother(location); }},
    };
    changes.at(name)();
    return 0;
}

}  // namespace

int main(int argc, char* argv[]) {
    const QCoreApplication application(argc, argv);
    const std::vector<std::string> args(argv + 1, argv + argc);
    try {
        const auto location = Location::of(QString::fromStdString(args.at(0)));
        if (args.at(1) == "count") {
            say(std::to_string(Store(location).games().size()));
            return 0;
        }
        return args.at(1) == "do" ? makeChange(location, args.at(2))
                                  : recordGames(location, args.at(1), std::stoi(args.at(2)));
    } catch (const std::exception& error) {
        std::cerr << error.what() << std::endl;
        return 2;
    }
}
