// The main score pad: one column per player, from the name down to the total, where every number can be typed. The
// roles say where a number comes from.
#pragma once

#include "app/gui/document/document.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace concord::gui {

class PadModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Row { Name, Board, Number, Cubes };
    enum Role {
        NoteRole = Qt::UserRole,  // QString: "board: 7", "5 + 10 + 12"
        SourceRole,               // int: Source
        ColourRole,               // QColor of the player
        WinnerRole,               // bool: has won, and the game is over
        StarterRole               // bool: has started
    };
    enum class Source { Unknown, Typed, Board, Cards, Sum };

    explicit PadModel(Document& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    // Text: a name; a number, or several with "+" between them (for animals one per card); empty: removes the typed
    // number. Anything else is refused.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

    Row kindOf(int row) const { return m_rows.at(static_cast<std::size_t>(row)).kind; }
    Category categoryOf(int row) const { return m_rows.at(static_cast<std::size_t>(row)).category; }  // Row::Number
    int rowOf(Category category) const;  // -1 if there is none
    bool isSum(int row) const;

signals:
    void refused(const concord::gui::Wording& why);  // a sentence for the person

private:
    struct Line {
        Row kind = Row::Number;
        Category category = Category::Trees;

        friend bool operator==(const Line&, const Line&) = default;
    };

    std::vector<Line> lines() const;
    void refresh();
    void showLines(const std::vector<Line>& wanted);
    void rename(int player, const QString& name);
    Source sourceOf(int player, Category category) const;
    QString shownText(const QModelIndex& index) const;
    QString editedText(const QModelIndex& index) const;
    QString note(int player, Category category) const;
    QString boardText(int player) const;
    QString spoken(const QModelIndex& index) const;

    Document& m_document;
    std::vector<Line> m_rows;
    std::vector<int> m_winners;
    std::optional<int> m_starter;
    int m_players = 0;
};

// "12", or "5+10+12": the numbers. Nothing if the text is something else or a number is too large.
std::optional<std::vector<int>> typedNumbers(const QString& text);

}  // namespace concord::gui
