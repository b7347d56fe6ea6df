// The score pad of any game: one column per player, the rows of its score from the top down. Where the document may be
// edited, the names and further lines of the game stand above the rows, others below, and every number except sums can
// be typed. Elsewhere it only shows the points; after compare(), also those that were recorded or claimed on paper, if
// they differ.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/score/pad_marks.h"
#include "app/gui/score/pad_numbers.h"

#include <QAbstractTableModel>

#include <optional>
#include <string_view>
#include <vector>

namespace concord::gui {

class PadModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Row {
        Name,
        Board,   // opens what the numbers of the player come from
        Number,  // a row of the score
        Other    // a number beside the score, such as one that breaks a tie
    };
    enum Role {
        NoteRole = Qt::UserRole,  // QString: "board: 7", "5 + 10 + 12"
        SourceRole,               // int: PointSource; None counts as Unknown
        ColourRole,               // QColor of the player
        WinnerRole,               // bool: has won, and the game is over
        StarterRole,              // bool: started the game
        MarkRole,                 // int: PadMark::Kind; nothing: not marked
        PlayerRole                // PlayerId
    };
    // Of the shown game, in the order of its players.
    struct Comparison {
        std::vector<SeatScore> recorded;         // as computed when the game was recorded
        std::vector<std::vector<Claim>> claims;  // what the paper says
    };
    struct ReadOnly {};

    explicit PadModel(Document& document, QObject* parent = nullptr);
    PadModel(const Document& document, ReadOnly readOnly, QObject* parent = nullptr);

    // From now on also shows how a recorded game differs from what was recorded or claimed, and the rows that its total
    // leaves out.
    void compare(Comparison comparison);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    // Text: a name; a number, or several with "+" between them; empty: removes the typed number. Anything else is
    // refused.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

    Row kindOf(int row) const { return m_lines.at(static_cast<std::size_t>(row)).kind; }
    // Of a PadRow, or of a further line of the game; empty: the names.
    std::string_view idOf(int row) const { return m_lines.at(static_cast<std::size_t>(row)).id; }
    int rowOf(std::string_view id) const;  // -1 if there is none
    int firstNumber() const;               // the topmost row of Row::Number; -1 if there is none
    bool breaksTie(int row) const;         // whether its numbers are typed only to break a tie
    QModelIndex wantedForTie() const;      // the first such number that is missing and can be typed; invalid: none
    bool isSum(int row) const;             // also true of a row beside the total, which nobody types either
    NumberRange rangeOf(int row) const;
    const PadMark* markAt(const QModelIndex& index) const;  // the most important one; null: not marked

signals:
    void refused(const concord::gui::Wording& why);        // a sentence for the person
    void replacedMore(const concord::gui::Wording& what);  // the typed number replaced more, such as named cards

private:
    struct Line {
        Row kind = Row::Number;
        std::string_view id;  // empty: the names
        std::size_t row = 0;  // of the score; Row::Number only

        friend bool operator==(const Line&, const Line&) = default;
    };

    std::vector<Line> lines() const;
    void refresh();
    bool fitsScore() const;
    void showPlayers(int players);
    void showLines(const std::vector<Line>& wanted);
    void rename(int player, const QString& name);
    void refuse(const QModelIndex& index, const QString& text);

    const Line& lineAt(const QModelIndex& index) const { return m_lines.at(static_cast<std::size_t>(index.row())); }
    const PadRow& padRow(const Line& line) const { return m_document.score().rows.at(line.row); }
    const PadValue& valueAt(const QModelIndex& index) const;  // Row::Number only
    PointSource sourceAt(const QModelIndex& index) const;
    QString shownText(const QModelIndex& index) const;     // where the document may be edited
    QString readText(const QModelIndex& index) const;      // where it is read-only
    QString comparedText(const QModelIndex& index) const;  // after compare()
    QString editedText(const QModelIndex& index) const;    // with which typing starts
    QString note(const QModelIndex& index) const;
    QString spoken(const QModelIndex& index) const;
    QString spokenValue(const QModelIndex& index) const;
    QString markText(const QModelIndex& index) const;  // all marks of the number

    const Document& m_document;
    Document* m_edited;  // null: read-only
    std::optional<Comparison> m_comparison;
    std::vector<Line> m_lines;
    std::vector<PadMark> m_marks;
    std::vector<int> m_winners;
    std::optional<int> m_starter;
    int m_players = 0;
};

}  // namespace concord::gui
