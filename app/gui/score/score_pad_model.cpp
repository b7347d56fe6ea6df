#include "app/gui/score/score_pad_model.h"

#include "app/gui/document/outcome.h"
#include "app/text/words.h"

#include <QColor>
#include <QFont>
#include <QLocale>

#include <algorithm>

namespace concord::gui {

namespace {

std::vector<Category> rowsOf(const Game& game) {
    if (game.players.empty()) {
        return {};
    }
    std::vector<Category> rows{Category::Trees,     Category::Mountains, Category::Fields,
                               Category::Buildings, Category::Water,     Category::Landscapes};
    const auto hasAnimals = [](const Player& player) { return player.animals.has_value(); };
    const auto hasSpirit = [](const Player& player) { return player.spirit.has_value(); };
    if (std::ranges::any_of(game.players, hasAnimals)) {
        rows.push_back(Category::Animals);
    }
    if (std::ranges::any_of(game.players, hasSpirit)) {
        rows.push_back(Category::Spirit);
    }
    rows.push_back(Category::Total);
    return rows;
}

bool isSum(Category category) { return category == Category::Landscapes || category == Category::Total; }

}  // namespace

ScorePadModel::ScorePadModel(const Document& document, QObject* parent)
    : QAbstractTableModel(parent),
      m_document(document),
      m_rows(rowsOf(document.game())),
      m_players(document.playerCount()) {
    // Views query the model as soon as the document changes, so the model must update first.
    for (const auto signal : {&Document::replaced, &Document::reshaped, &Document::changed}) {
        connect(&document, signal, this, &ScorePadModel::refresh);
    }
}

void ScorePadModel::refresh() {
    std::vector<Category> rows = rowsOf(m_document.game());
    const int players = m_document.playerCount();
    if (rows != m_rows || players != m_players) {
        beginResetModel();
        m_rows = std::move(rows);
        m_players = players;
        endResetModel();
    } else if (!m_rows.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
    if (!m_rows.empty()) {
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
}

int ScorePadModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ScorePadModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_players; }

QString ScorePadModel::numberText(const PlayerScore& score, Category category) const {
    QString number = QLocale().toString(score.at(category));
    if (const std::optional<int> computed = score.computed.at(category)) {
        return tr("%1 (board: %2)").arg(number, QLocale().toString(*computed));
    }
    return number;
}

QVariant ScorePadModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const PlayerScore& score = m_document.score().players.at(static_cast<std::size_t>(index.column()));
    const Category category = categoryOf(index.row());
    switch (role) {
        case Qt::DisplayRole:
            return hasNumber(m_document.player(index.column()), category) ? numberText(score, category)
                                                                          : QStringLiteral("–");
        case Qt::TextAlignmentRole:
            return int(Qt::AlignRight | Qt::AlignVCenter);
        case Qt::FontRole: {
            QFont font;
            font.setBold(isSum(category));
            return font;
        }
        default:
            return {};
    }
}

QVariant ScorePadModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const bool isRow = orientation == Qt::Vertical;
    if (section < 0 || section >= (isRow ? rowCount() : columnCount())) {
        return {};
    }
    if (role == Qt::FontRole) {
        QFont font;
        font.setBold(isRow && isSum(categoryOf(section)));
        return font;
    }
    if (role == Qt::TextAlignmentRole) {
        return int((isRow ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {  // in a narrow column only the start is visible
        return {};
    }
    if (isRow) {
        const Category category = categoryOf(section);
        return category == Category::Water ? words::waterOf(m_document.game().side) : words::category(category);
    }
    return QString::fromStdString(m_document.player(section).name);
}

}  // namespace concord::gui
