// Every point of one player with its reason: rows of the pad with their lines, then warnings.
#pragma once

#include "app/gui/document/game_extras.h"

#include <QAbstractItemModel>
#include <QStringList>

#include <vector>

namespace concord::gui {

class ScoreItemsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        TitleRole = Qt::DisplayRole,
        RuleRole = Qt::UserRole,  // the rule in words and its page; invalid for a row and a warning
        PointsRole,               // int; invalid for a warning
        CellsRole,                // std::vector<Cell>, where there is a board; for a row those of all its lines
        IsPathRole,               // bool: the cells are in order from end to end
    };

    explicit ScoreItemsModel(const Document& document, QObject* parent = nullptr);

    void setPlayer(int player);
    void setLanguage(const QString& language);  // of the names of cards: "en", "de" ...
    // Of a row of the pad; invalid when it has no lines.
    QModelIndex indexOfRow(std::string_view rowId) const;
    // The row of the pad that the index belongs to; empty for an invalid index and for warnings.
    std::string_view rowOf(const QModelIndex& index) const;
    std::vector<Cell> cellsOf(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Entry {
        ExplainedLine line;
        int points = 0;
    };
    struct Group {
        std::string_view row;  // empty: warnings
        QString name;
        int points = 0;
        std::vector<Entry> entries;
        QStringList warnings;

        int size() const { return static_cast<int>(entries.size()) + static_cast<int>(warnings.size()); }
    };

    void refresh();
    std::vector<Group> groupsNow() const;
    Group warningsNow() const;
    static QVariant groupData(const Group& group, int role);
    static QVariant entryData(const Entry& entry, int role);
    static QVariant warningData(const QString& warning, int role);

    const Document& m_document;
    int m_player = 0;
    QString m_language = QStringLiteral("en");
    std::vector<Group> m_groups;
};

}  // namespace concord::gui

Q_DECLARE_METATYPE(std::vector<concord::Cell>)
