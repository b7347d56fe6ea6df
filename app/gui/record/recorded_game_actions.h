// The actions on recorded games, used by several pages, with their questions and messages. record::Store does the work.
#pragma once

#include "app/gui/document/table.h"
#include "app/gui/record/async_record.h"

#include <QObject>

#include <vector>

class QWidget;

namespace concord::gui {

class OfferBar;

class RecordedGameActions : public QObject {
    Q_OBJECT

public:
    // offers: shows the offer to undo a deletion, and what was imported or exported.
    RecordedGameActions(AsyncRecord& asyncRecord, OfferBar& offers, QObject* parent = nullptr);

    AsyncRecord& asyncRecord() { return m_asyncRecord; }

    // Deletes those of `games` that still exist, or, if that fails, none. Does not ask, because undoDelete() restores
    // them: first the games of the latest deletion, at the next call those of the deletion before.
    void deleteGames(const std::vector<record::Number>& games);
    void undoDelete();
    bool canUndoDelete() const { return !m_deleted.empty(); }
    // Restores games that were deleted at any time.
    void restore(const std::vector<record::Number>& games);
    // Only for deleted games. Afterwards undoDelete() has nothing to restore.
    void deletePermanently(const std::vector<record::Number>& games);

    // Records a copy of the game with the present time as its date; duplicated() follows, so that it can be changed.
    void duplicate(record::Number game);
    // Shows a form for date, place, duration, note, who started and the players' names.
    void edit(record::Number game, QWidget* window);
    // Shows the QR code that adds the game to BG Stats.
    void showCode(record::Number game, QWidget* window);
    // Shows a dialog to rename and merge players.
    void editPlayers(QWidget* window);
    void showDeleted(QWidget* window);

    // Asks for the file and exports the games to it.
    void askAndExport(const std::vector<record::Number>& games, QWidget* window);
    // The file name's extension decides the format: .jsonl or .json, .csv, .bgsplay.
    void exportTo(const QString& path, const std::vector<record::Number>& games);
    void askAndImport(QWidget* window);
    void importFrom(const QString& path);

signals:
    void deleted(const std::vector<concord::record::Number>& games);
    void restored(const std::vector<concord::record::Number>& games);
    void edited(concord::record::Number game, const concord::gui::Table& before, const concord::gui::Table& after);
    void duplicated(concord::record::Number copy);
    void exported(const QString& path);
    void imported(const concord::record::ImportCounts& counts);
    void failed(const concord::gui::Wording& problem);

private:
    void offerUndo();
    void forgetDeleted(const std::vector<record::Number>& restoredGames);

    AsyncRecord& m_asyncRecord;
    OfferBar& m_offers;
    std::vector<std::vector<record::Number>> m_deleted;  // one entry per deletion, the latest last
};

}  // namespace concord::gui
