#include "app/gui/score/score_items_model.h"

#include "app/gui/document/document.h"
#include "app/gui/photo/photo_warnings.h"
#include "app/gui/score/explanation.h"
#include "app/text/game_words.h"
#include "app/text/words.h"

#include <algorithm>

namespace concord::gui {

namespace {

// The internal id is 0 for a group (a row of the pad, or the warnings). For a line or a warning, it is the index of its
// group plus 1.
constexpr quintptr groupId = 0;

// These warnings are left out while numbers are missing, because the tie may not last.
bool isAboutATie(const Warning& warning) {
    return warning.code == "tie-not-broken" || warning.code == "spirit-cube-tie-break";
}

}  // namespace

ScoreItemsModel::ScoreItemsModel(const Document& document, QObject* parent)
    : QAbstractItemModel(parent), m_document(document) {
    connect(&document, &Document::changed, this, &ScoreItemsModel::refresh);
    refresh();
}

void ScoreItemsModel::setPlayer(int player) {
    m_player = player;
    refresh();
}

void ScoreItemsModel::setLanguage(const QString& language) {
    m_language = language;
    refresh();
}

void ScoreItemsModel::refresh() {
    beginResetModel();
    m_groups = groupsNow();
    endResetModel();
}

std::vector<ScoreItemsModel::Group> ScoreItemsModel::groupsNow() const {
    std::vector<Group> groups;
    if (!m_document.isOpen() || m_player >= m_document.playerCount()) {
        return groups;
    }
    // Sums have no lines of their own and are left out, as are other rows without any.
    const ScoreTable& score = m_document.score();
    const PlayerColumn& player = score.players.at(static_cast<std::size_t>(m_player));
    const GameExtras& extras = extrasOf(m_document.game());
    for (std::size_t row = 0; row < score.rows.size(); ++row) {
        Group group{.row = score.rows[row].id,
                    .name = words::rowName(score.rows[row]),
                    .points = player.values.at(row).points,
                    .entries = {},
                    .warnings = {}};
        for (std::size_t line = 0; line < player.lines.size(); ++line) {
            if (player.lines[line].row == row) {
                group.entries.push_back(
                    {extras.explained(m_document, m_player, line, m_language), player.lines[line].points});
            }
        }
        if (group.size() > 0) {
            groups.push_back(std::move(group));
        }
    }
    if (Group warnings = warningsNow(); warnings.size() > 0) {
        groups.push_back(std::move(warnings));
    }
    return groups;
}

ScoreItemsModel::Group ScoreItemsModel::warningsNow() const {
    Group group;
    group.name = tr("Remarks");
    group.warnings = words::gameWords(m_document.game().module())
                         .warnings(m_document.score(), m_document.game(), static_cast<std::size_t>(m_player));
    // The message bar shows the warnings of a photo only until its next message.
    if (const auto& photo = m_document.playerState(m_player).photo; photo && photo->reading) {
        group.warnings << warningsInWords(photo->reading->warnings);
    }
    const bool isFinal = gaps(m_document).empty();
    for (const Warning& warning : m_document.score().warnings) {
        if (isFinal || !isAboutATie(warning)) {
            group.warnings << words::translated(warning.message);
        }
    }
    return group;
}

QModelIndex ScoreItemsModel::indexOfRow(std::string_view rowId) const {
    const auto found = std::ranges::find(m_groups, rowId, &Group::row);
    return rowId.empty() || found == m_groups.end() ? QModelIndex()
                                                    : index(static_cast<int>(found - m_groups.begin()), 0);
}

std::string_view ScoreItemsModel::rowOf(const QModelIndex& index) const {
    if (!index.isValid()) {
        return {};
    }
    const int group = index.parent().isValid() ? index.parent().row() : index.row();
    return m_groups.at(static_cast<std::size_t>(group)).row;
}

std::vector<Cell> ScoreItemsModel::cellsOf(const QModelIndex& index) const {
    return data(index, CellsRole).value<std::vector<Cell>>();
}

QModelIndex ScoreItemsModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : groupId);
}

QModelIndex ScoreItemsModel::parent(const QModelIndex& child) const {
    if (!child.isValid() || child.internalId() == groupId) {
        return {};
    }
    return createIndex(static_cast<int>(child.internalId() - 1), 0, groupId);
}

int ScoreItemsModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) {
        return static_cast<int>(m_groups.size());
    }
    if (parent.internalId() != groupId || parent.column() != 0) {
        return 0;
    }
    return m_groups.at(static_cast<std::size_t>(parent.row())).size();
}

int ScoreItemsModel::columnCount(const QModelIndex&) const { return 1; }

QVariant ScoreItemsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (index.internalId() == groupId) {
        return groupData(m_groups.at(static_cast<std::size_t>(index.row())), role);
    }
    const Group& group = m_groups.at(index.internalId() - 1);
    const auto row = static_cast<std::size_t>(index.row());
    return group.row.empty() ? warningData(group.warnings.at(index.row()), role)
                             : entryData(group.entries.at(row), role);
}

QVariant ScoreItemsModel::groupData(const Group& group, int role) {
    switch (role) {
        case TitleRole:
            return group.name;
        case PointsRole:
            return group.row.empty() ? QVariant() : QVariant(group.points);
        case Qt::AccessibleTextRole:
            return group.row.empty() ? group.name : spokenLine(group.name, group.points, {}, {});
        case CellsRole: {
            std::vector<Cell> cells;
            for (const Entry& entry : group.entries) {
                cells.insert(cells.end(), entry.line.cells.begin(), entry.line.cells.end());
            }
            return QVariant::fromValue(cells);
        }
        case IsPathRole:
            return false;
        default:
            return {};
    }
}

QVariant ScoreItemsModel::entryData(const Entry& entry, int role) {
    switch (role) {
        case TitleRole:
            return entry.line.title;
        case RuleRole:
        case Qt::ToolTipRole:
            return entry.line.rule;
        case Qt::AccessibleTextRole:
            return spokenLine(entry.line.title, entry.points, entry.line.reason, entry.line.rule);
        case PointsRole:
            return entry.points;
        case CellsRole:
            return QVariant::fromValue(entry.line.cells);
        case IsPathRole:
            return entry.line.isPath;
        default:
            return {};
    }
}

QVariant ScoreItemsModel::warningData(const QString& warning, int role) {
    switch (role) {
        case TitleRole:
        case Qt::AccessibleTextRole:
            return warning;
        case CellsRole:
            return QVariant::fromValue(std::vector<Cell>());
        case IsPathRole:
            return false;
        default:
            return {};
    }
}

}  // namespace concord::gui
