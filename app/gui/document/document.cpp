#include "app/gui/document/document.h"

#include "app/gui/document/table_edits.h"
#include "app/text/words.h"
#include "scoring/harmonies/harmonies_table.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace concord::gui {

// An entry of the undo stack: the table before and after.
class TableEdit : public QUndoCommand {
public:
    TableEdit(Document& document, Table after, Wording name)
        : m_document(document),
          m_name(std::move(name)),
          m_stroke(document.m_stroke),
          m_before(document.table()),
          m_after(std::move(after)) {}

    void undo() override { m_document.show(m_before); }
    void redo() override { m_document.show(m_after); }
    int id() const override { return m_stroke; }
    bool mergeWith(const QUndoCommand* later) override {
        const auto* const edit = static_cast<const TableEdit*>(later);
        m_after = edit->m_after;
        if (edit->name() != name()) {
            m_name = [] { return Document::tr("several cells"); };
        }
        setObsolete(m_after == m_before);
        return true;
    }
    QString name() const { return m_name(); }

private:
    Document& m_document;
    Wording m_name;
    int m_stroke;
    Table m_before;
    Table m_after;
};

namespace {

QString nameOf(const TablePlayer& player) { return QString::fromStdString(player.name); }

QString nameOf(const QUndoCommand* step) {
    return step != nullptr ? static_cast<const TableEdit*>(step)->name() : QString();
}

bool haveSameStructure(const GameDocument& one, const GameDocument& other) {
    const GameModule& module = one.module();
    return &module == &other.module() && module.players(one) == module.players(other) &&
           module.variant(one) == module.variant(other);
}

}  // namespace

Document::Document(QObject* parent) : QObject(parent) {}

// The undo stack clears itself when it is destroyed, and would notify listeners that may already be half destroyed.
Document::~Document() { m_undoStack.blockSignals(true); }

std::optional<int> Document::find(PlayerId player) const {
    const auto found = std::ranges::find(m_table.playerStates, player, &PlayerState::player);
    return found == m_table.playerStates.end() ? std::nullopt
                                               : std::optional(static_cast<int>(found - m_table.playerStates.begin()));
}

void Document::replace(Table table, const QString& path, std::vector<WaitingPhoto> waiting) {
    emit aboutToReplace();
    emit aboutToChange();
    m_undoStack.clear();
    endStroke();
    m_table = std::move(table);
    std::erase_if(m_waiting, [](const WaitingPhoto& photo) { return !photo.forNewGame; });
    m_waiting.insert(m_waiting.end(), waiting.begin(), waiting.end());
    compute();
    m_path = path;
    m_recording = {m_table.record.id, m_table.record.played};
    emit replaced();
    emit changed();
    emit pathChanged();
}

void Document::setWaitingPhotos(std::vector<WaitingPhoto> photos) {
    if (photos != m_waiting) {
        m_waiting = std::move(photos);
        emit waitingPhotosChanged();
    }
}

void Document::edit(Table after, const Wording& description) {
    if (after != m_table) {
        m_undoStack.push(new TableEdit(*this, std::move(after), description));
    }
}

void Document::editAlone(Table after, const Wording& description) {
    const int stroke = std::exchange(m_stroke, noStroke);
    edit(std::move(after), description);
    m_stroke = stroke;
}

QString Document::undoName() const { return nameOf(m_undoStack.command(m_undoStack.index() - 1)); }

QString Document::redoName() const { return nameOf(m_undoStack.command(m_undoStack.index())); }

void Document::typeNumber(int player, std::string_view row, std::optional<int> number) {
    const std::optional<std::size_t> index = m_score.rowOf(row);
    if (!index) {
        return;
    }
    edit(withNumber(m_table, player, row, number),
         [name = nameOf(this->player(player)), padRow = m_score.rows.at(*index), number] {
             const QString rowText = words::rowName(padRow);
             return number ? tr("%1, %2: %3 typed").arg(name, rowText, QString::number(*number))
                           : tr("%1, %2: number deleted").arg(name, rowText);
         });
}

void Document::addPlayer(const QString& name, const QString& colour) {
    edit(withPlayer(m_table, name.toStdString(), colour.toStdString()), [name] { return tr("%1 added").arg(name); });
}

void Document::removePlayer(int player) {
    edit(withoutPlayer(m_table, player), [name = nameOf(this->player(player))] { return tr("%1 removed").arg(name); });
}

void Document::renamePlayer(int player, const QString& name) {
    edit(withName(m_table, player, name.toStdString()), [name] { return tr("player called %1").arg(name); });
}

void Document::setColour(int player, const QString& colour) {
    edit(withColour(m_table, player, colour.toStdString()),
         [name = nameOf(this->player(player))] { return tr("%1: colour").arg(name); });
}

void Document::setStartPlayer(std::optional<int> player) {
    edit(withStartPlayer(m_table, player), [] { return tr("who started"); });
}

void Document::setRecording(const Recording& recording) {
    emit aboutToChange();
    m_recording = recording;
    m_table = withRecording(m_table, recording);
    emit changed();
}

void Document::markSaved(const QString& path) {
    m_undoStack.setClean();
    m_path = path;
    emit pathChanged();
}

void Document::compute() {
    m_players = playersOf(m_table);
    if (const Game* const game = m_table.game.get<Game>()) {
        m_harmoniesScore = scoreGame(*game);  // computed once, for both scores
        m_score = harmoniesTable(*game, m_harmoniesScore);
    } else {
        m_harmoniesScore = {};
        m_score = m_table.game.isEmpty() ? ScoreTable() : m_table.game.module().score(m_table.game);
    }
}

void Document::show(const Table& table) {
    emit aboutToChange();
    const bool isNewStructure = !haveSameStructure(m_table.game, table.game);
    m_table = withRecording(table, m_recording);
    compute();
    if (isNewStructure) {
        emit structureChanged();
    }
    emit changed();
}

}  // namespace concord::gui
