#include "app/gui/score/score_items_model.h"

#include "app/gui/document/outcome.h"
#include "app/text/words.h"

#include <algorithm>
#include <array>

namespace concord::gui {

namespace {

constexpr std::array groupedCategories{Category::Trees, Category::Mountains, Category::Fields, Category::Buildings,
                                       Category::Water, Category::Animals,   Category::Spirit};

// The internal id is 0 for categories, and the category's row plus one for items.
constexpr quintptr groupId = 0;

// Sums are omitted: all their numbers are shown.
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
    const PlayerScore& score = m_document.score().players.at(static_cast<std::size_t>(m_player));
    for (const Category category : groupedCategories) {
        Group group{.category = category, .points = score.at(category), .items = {}, .remarks = {}};
        std::ranges::copy_if(score.items, std::back_inserter(group.items),
                             [&](const ScoreItem& item) { return item.category == category; });
        if (group.size() > 0) {
            groups.push_back(std::move(group));
        }
    }
    Group remarks;
    remarks.remarks = words::remarks(m_document.game(), m_document.score(), m_player);
    const bool isFinal = gaps(m_document.table()).empty();
    for (const Warning& warning : m_document.score().warnings) {
        if (isFinal || !isAboutATie(warning)) {
            remarks.remarks << words::translated(warning.message);
        }
    }
    if (remarks.size() > 0) {
        groups.push_back(std::move(remarks));
    }
    return groups;
}

QModelIndex ScoreItemsModel::indexOfCategory(Category category) const {
    const auto found = std::ranges::find(m_groups, std::optional(category), &Group::category);
    return found == m_groups.end() ? QModelIndex() : index(static_cast<int>(found - m_groups.begin()), 0);
}

std::optional<Category> ScoreItemsModel::categoryOf(const QModelIndex& index) const {
    if (!index.isValid()) {
        return {};
    }
    const int group = index.parent().isValid() ? index.parent().row() : index.row();
    return m_groups.at(static_cast<std::size_t>(group)).category;
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
    return group.category ? scoreItemData(group.items.at(row), role) : remarkData(group.remarks.at(index.row()), role);
}

QVariant ScoreItemsModel::groupData(const Group& group, int role) const {
    switch (role) {
        case TitleRole:
            if (!group.category) {
                return tr("Remarks");
            }
            return group.category == Category::Water ? words::waterOf(m_document.game().side)
                                                     : words::category(*group.category);
        case PointsRole:
            return group.category ? QVariant(group.points) : QVariant();
        case CellsRole: {
            std::vector<Cell> cells;
            for (const ScoreItem& item : group.items) {
                cells.insert(cells.end(), item.cells.begin(), item.cells.end());
            }
            return QVariant::fromValue(cells);
        }
        case IsPathRole:
            return false;
        default:
            return {};
    }
}

QVariant ScoreItemsModel::scoreItemData(const ScoreItem& item, int role) const {
    switch (role) {
        case TitleRole: {
            const QString title = words::itemTitle(item, m_language);
            return item.cells.empty() ? title : tr("%1: %2").arg(title, words::cells(item.cells));
        }
        case RuleRole:
        case Qt::ToolTipRole: {
            const QString page = words::rulebookPage(item.rule);
            const QString sentence = words::ruleSentence(item.rule);
            return page.isEmpty() ? sentence : tr("%1 %2.").arg(sentence, page);
        }
        case PointsRole:
            return item.points;
        case CellsRole:
            return QVariant::fromValue(item.cells);
        case IsPathRole:
            return item.rule == Rule::River;
        default:
            return {};
    }
}

QVariant ScoreItemsModel::remarkData(const QString& remark, int role) {
    switch (role) {
        case TitleRole:
            return remark;
        case CellsRole:
            return QVariant::fromValue(std::vector<Cell>());
        case IsPathRole:
            return false;
        default:
            return {};
    }
}

}  // namespace concord::gui
