#include "app/gui/record/recorded_game_actions.h"

#include "app/gui/kit/offer_bar.h"
#include "app/gui/kit/save_dialog.h"
#include "app/gui/kit/written_file.h"
#include "app/gui/record/deleted_games.h"
#include "app/gui/record/file_exchange.h"
#include "app/gui/record/game_code.h"
#include "app/gui/record/game_details.h"
#include "app/gui/record/past_games_model.h"
#include "app/gui/record/players_dialog.h"
#include "app/gui/record/recorded_table.h"
#include "app/record/exchange.h"
#include "scoring/json/input_error.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include <algorithm>
#include <set>

namespace concord::gui {

namespace {

// The data for the form with the details of a game.
struct EditContents {
    record::OpenedGame opened;
    QStringList places;
    QStringList names;
};

EditContents editContents(record::Store& store, record::Number game) {
    EditContents contents{store.open(game), {}, {}};
    PastGamesModel all;
    all.setGames(store.games());
    contents.places = all.places();
    contents.names = all.players();
    return contents;
}

// A new game like the old one, but without its id, times and recorded score.
Table copyOf(const record::OpenedGame& opened) {
    Table copy = tableOf(opened);
    record::GameRecord& record = copy.record;
    record.id.clear();
    record.played.clear();
    record.zone.clear();
    record.recorded.clear();
    record.changed.clear();
    record.score.clear();
    record.scoredBy.clear();
    return copy;
}

// Deletes all of the games or none, ignoring those that somebody else has deleted. Returns the games that it deleted.
std::vector<record::Number> deleteExisting(record::Store& store, std::vector<record::Number> games) {
    const std::vector<record::GameSummary> present = store.games();
    std::erase_if(games, [&](record::Number game) {
        return std::ranges::count(present, game, &record::GameSummary::number) == 0;
    });
    for (std::size_t deleted = 0; deleted < games.size(); ++deleted) {
        try {
            store.deleteGame(games[deleted]);
        } catch (const InputError&) {
            std::for_each_n(games.begin(), deleted, [&](record::Number game) { store.restore(game); });
            throw;
        }
    }
    return games;
}

// The path with this ending. An ending of another export format is replaced; any other, as in "games.2024", is a part
// of the name.
QString withEnding(const QString& path, const QString& ending) {
    const QFileInfo file(path);
    const QStringList replaced{QStringLiteral("jsonl"), QStringLiteral("json"), QStringLiteral("csv"),
                               QStringLiteral("bgsplay")};
    const QString name = replaced.contains(file.suffix().toLower()) ? file.completeBaseName() : file.fileName();
    return file.dir().filePath(name + QLatin1Char('.') + ending);
}

template <typename Dialog, typename... Arguments>
void open(QWidget* window, Arguments&&... arguments) {
    auto* const dialog = new Dialog(std::forward<Arguments>(arguments)..., window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setModal(true);
    dialog->show();
}

}  // namespace

RecordedGameActions::RecordedGameActions(AsyncRecord& asyncRecord, OfferBar& offers, QObject* parent)
    : QObject(parent), m_asyncRecord(asyncRecord), m_offers(offers) {
    connect(&asyncRecord, &AsyncRecord::failed, this, &RecordedGameActions::failed);
}

void RecordedGameActions::deleteGames(const std::vector<record::Number>& games) {
    m_asyncRecord.change(
        this, [games](record::Store& store) { return deleteExisting(store, games); },
        [this](const std::vector<record::Number>& gone) {
            if (!gone.empty()) {
                m_deleted.push_back(gone);
                offerUndo();
                emit deleted(gone);
            }
        });
}

void RecordedGameActions::offerUndo() {
    const auto message = [count = static_cast<int>(m_deleted.back().size())] {
        return tr("%n game(s) deleted.", nullptr, count);
    };
    m_offers.offer(message, {{[] { return tr("&Undo"); }, [this] { undoDelete(); }}});
}

void RecordedGameActions::undoDelete() {
    if (!m_deleted.empty()) {
        const std::vector<record::Number> games = m_deleted.back();
        restore(games);
    }
}

// Games that are restored, by undoDelete() or from the list of deleted games, are not offered to be restored again.
void RecordedGameActions::forgetDeleted(const std::vector<record::Number>& restoredGames) {
    std::size_t forgotten = 0;
    for (std::vector<record::Number>& games : m_deleted) {
        forgotten +=
            std::erase_if(games, [&](record::Number game) { return std::ranges::count(restoredGames, game) > 0; });
    }
    std::erase_if(m_deleted, [](const std::vector<record::Number>& games) { return games.empty(); });
    if (forgotten == 0) {
        return;
    }
    if (m_deleted.empty()) {
        m_offers.hide();
    } else {
        offerUndo();
    }
}

void RecordedGameActions::restore(const std::vector<record::Number>& games) {
    forgetDeleted(games);
    m_asyncRecord.change(
        this,
        [games](record::Store& store) {
            std::ranges::for_each(games, [&](record::Number game) { store.restore(game); });
            return games;
        },
        [this](const std::vector<record::Number>& back) { emit restored(back); });
}

void RecordedGameActions::deletePermanently(const std::vector<record::Number>& games) {
    m_deleted.clear();  // all of it, although only `games` can no longer be restored
    m_offers.hide();
    m_asyncRecord.change(
        this,
        [games](record::Store& store) {
            std::ranges::for_each(games, [&](record::Number game) { store.deletePermanently(game); });
            return true;
        },
        [](bool) {});
}

void RecordedGameActions::duplicate(record::Number game) {
    m_asyncRecord.change(
        this, [game](record::Store& store) { return recordTable(store, copyOf(store.open(game))); },
        [this](record::Number copy) { emit duplicated(copy); });
}

void RecordedGameActions::edit(record::Number game, QWidget* window) {
    m_asyncRecord.ask(
        this, [game](record::Store& store) { return editContents(store, game); },
        [this, game, window](const EditContents& contents) {
            auto* const dialog =
                new GameDetailsDialog(detailsOf(tableOf(contents.opened)), contents.places, contents.names, window);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->setModal(true);
            connect(dialog, &QDialog::accepted, this, [this, dialog, game, opened = contents.opened] {
                m_asyncRecord.change(
                    this,
                    [opened, game, details = dialog->details()](record::Store& store) {
                        Table after = withDetails(tableOf(opened), details);
                        saveTable(store, game, after, opened.revision);
                        return after;
                    },
                    [this, game, before = tableOf(opened)](const Table& after) { emit edited(game, before, after); });
            });
            dialog->show();
        });
}

void RecordedGameActions::showCode(record::Number game, QWidget* window) {
    struct Link {
        QString text;
        QString game;
    };
    m_asyncRecord.ask(
        this,
        [game](record::Store& store) {
            const std::vector<record::GameSummary> games = store.games();
            const auto found = std::ranges::find(games, game, &record::GameSummary::number);
            if (found == games.end()) {
                return Link{};
            }
            return Link{QString::fromStdString(record::pushLink(*found)),
                        tr("%1 (%2)", "players with points, and when").arg(seatsText(*found), playedText(*found))};
        },
        [window](const Link& link) {
            if (!link.text.isEmpty()) {
                open<GameCodeDialog>(window, link.text, link.game);
            }
        });
}

void RecordedGameActions::editPlayers(QWidget* window) { open<PlayersDialog>(window, m_asyncRecord); }

void RecordedGameActions::showDeleted(QWidget* window) { open<DeletedGamesDialog>(window, *this); }

void RecordedGameActions::askAndExport(const std::vector<record::Number>& games, QWidget* window) {
    const QString folder = savedFolder();
    const QString lines = tr("Everything, one game per line (*.jsonl)");
    const QString table = tr("Table (*.csv)");
    const QString bgStats = tr("BG Stats (*.bgsplay)");
    QString chosen = lines;
    QString path = QFileDialog::getSaveFileName(window, tr("Export games"),
                                                QDir(folder).filePath(tr("games") + QStringLiteral(".jsonl")),
                                                QStringList{lines, table, bgStats}.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty()) {
        return;
    }
    // The user may have chosen another format but kept the ending of the file name.
    const QString ending = chosen == table     ? QStringLiteral("csv")
                           : chosen == bgStats ? QStringLiteral("bgsplay")
                                               : QString();
    if (!ending.isEmpty() && QFileInfo(path).suffix() != ending) {
        path = withEnding(path, ending);
        if (QFileInfo::exists(path) &&
            QMessageBox::question(window, tr("Export games"),
                                  tr("%1 already exists. Replace it?").arg(QFileInfo(path).fileName())) !=
                QMessageBox::Yes) {
            return;
        }
    }
    exportTo(path, games);
}

void RecordedGameActions::exportTo(const QString& path, const std::vector<record::Number>& games) {
    m_asyncRecord.ask(
        this, [path, games](record::Store& store) { return exportGames(store, path, games); },
        [this, path](const record::ExportCounts& counts) {
            rememberSavedFolder(path);
            const WrittenOffer folder = folderOffer(path);
            m_offers.offer(
                [path, counts] {
                    const QString written =
                        tr("%n game(s) written to %1.", nullptr, counts.games).arg(QDir::toNativeSeparators(path));
                    return QStringList{written, leftOutInWords(counts)}.join(QLatin1Char(' ')).trimmed();
                },
                {{folder.name, folder.action}});
            emit exported(path);
        });
}

void RecordedGameActions::askAndImport(QWidget* window) {
    const QString folder = savedFolder();
    const QString path = QFileDialog::getOpenFileName(window, tr("Import games"), folder, tr("Games (*.jsonl *.json)"));
    if (!path.isEmpty()) {
        importFrom(path);
    }
}

void RecordedGameActions::importFrom(const QString& path) {
    m_asyncRecord.change(
        this, [path](record::Store& store) { return importGames(store, path); },
        [this](const record::ImportCounts& counts) {
            m_offers.offer([counts] { return countsInWords(counts); }, {});
            emit imported(counts);
        });
}

}  // namespace concord::gui
