// What can be done with recorded games, wherever they are seen: look for the questions and the
// messages that belong to it here, and for what it does to the record in record::Store.
#pragma once

#include "app/gui/record/async_record.h"

#include <QObject>

#include <vector>

class QWidget;

namespace concord::gui {

class OfferBar;

class RecordedGameActions : public QObject {
    Q_OBJECT

public:
    // offers: where deleting can be undone.
    RecordedGameActions(AsyncRecord& asyncRecord, OfferBar& offers, QObject* parent = nullptr);

    AsyncRecord& asyncRecord() { return m_asyncRecord; }

    // Deletes without asking: undoErase() brings the latest back, one call after the other.
    void erase(const std::vector<record::Number>& games);
    void undoErase();
    bool canUndoErase() const { return !m_erased.empty(); }
    // Brings games back that were deleted at any time.
    void restore(const std::vector<record::Number>& games);
    void eraseForever(const std::vector<record::Number>& games);

    // A game like it, to be changed: recorded as of now.
    void duplicate(record::Number game);
    // Asks for date, place, note, who started and the players' names.
    void edit(record::Number game, QWidget* window);
    // Shows the code that brings the game into BG Stats.
    void showCode(record::Number game, QWidget* window);
    // Lets the person change what players are called and who is the same.
    void editPlayers(QWidget* window);
    void showErased(QWidget* window);

    // Files by their ending: .jsonl or .json, .csv, .bgsplay. Asks for one first; games: those wanted.
    void askAndExport(const std::vector<record::Number>& games, QWidget* window);
    void exportTo(const QString& path, const std::vector<record::Number>& games);
    void askAndImport(QWidget* window);
    void importFrom(const QString& path);

signals:
    void erased(const std::vector<concord::record::Number>& games);
    void duplicated(concord::record::Number copy);
    void exported(const QString& path);
    void imported(const concord::record::ImportCounts& counts);
    void failed(const concord::gui::Wording& problem);

private:
    void offerUndo();

    AsyncRecord& m_asyncRecord;
    OfferBar& m_offers;
    std::vector<std::vector<record::Number>> m_erased;  // what was deleted together, the latest last
};

}  // namespace concord::gui
