#include "app/gui/record/recorded_pad_model.h"

#include "app/gui/document/outcome.h"
#include "app/text/words.h"

#include <QBrush>
#include <QFont>
#include <QLocale>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr std::array<Category, 5> landscapes{Category::Trees, Category::Mountains, Category::Fields,
                                             Category::Buildings, Category::Water};

bool isSum(std::optional<Category> category) {
    return !category || *category == Category::Landscapes || *category == Category::Total;
}

}  // namespace

std::optional<int> pointsOf(const record::SeatScore& seat, std::optional<Category> category) {
    if (category == Category::Total) {
        return seat.total;
    }
    const auto named = [&](std::string_view wanted) -> std::optional<int> {
        const auto found = std::ranges::find(seat.points, wanted, &record::CategoryPoints::category);
        return found == seat.points.end() ? std::nullopt : std::optional(found->points);
    };
    if (category == Category::Landscapes) {
        int sum = 0;
        for (const Category one : landscapes) {
            sum += named(name(one)).value_or(0);
        }
        return sum;
    }
    return named(category ? name(*category) : "suns");
}

void RecordedPadModel::setGame(const record::OpenedGame& game) {
    beginResetModel();
    m_game = game;
    m_rows.assign(landscapes.begin(), landscapes.end());
    m_rows.emplace_back(Category::Landscapes);
    const auto any = [&](auto has) { return std::ranges::any_of(game.game.players, has); };
    if (any([](const Player& player) { return player.animals.has_value(); })) {
        m_rows.emplace_back(Category::Animals);
    }
    if (any([](const Player& player) { return player.spirit.has_value(); })) {
        m_rows.emplace_back(Category::Spirit);
    }
    m_rows.emplace_back(Category::Total);
    if (game.score.suns) {
        m_rows.emplace_back(std::nullopt);
    }
    endResetModel();
}

int RecordedPadModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RecordedPadModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_game.game.players.size());
}

bool RecordedPadModel::changed(int row, std::size_t player) const {
    return pointsOf(m_game.scoreNow.at(player), categoryOf(row)) !=
           pointsOf(m_game.recordedScore.at(player), categoryOf(row));
}

QString RecordedPadModel::text(int row, std::size_t player) const {
    const std::optional<Category> category = categoryOf(row);
    const bool isThere = !category || hasNumber(m_game.game.players.at(player), *category);
    const std::optional<int> now = pointsOf(m_game.scoreNow.at(player), category);
    QString text = now && isThere ? QLocale().toString(*now) : QStringLiteral("–");
    if (changed(row, player)) {
        const std::optional<int> then = pointsOf(m_game.recordedScore.at(player), category);
        text = tr("%1 (recorded: %2)").arg(text, then ? QLocale().toString(*then) : QStringLiteral("–"));
    }
    const std::optional<int> claimed = category ? m_game.game.players.at(player).claimed.at(*category) : std::nullopt;
    if (claimed && !(isThere && claimed == now)) {
        text = tr("%1 (on paper: %2)").arg(text, QLocale().toString(*claimed));
    }
    return text;
}

QVariant RecordedPadModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto player = static_cast<std::size_t>(index.column());
    switch (role) {
        case Qt::DisplayRole:
            return text(index.row(), player);
        case Qt::TextAlignmentRole:
            return int(Qt::AlignRight | Qt::AlignVCenter);
        case Qt::FontRole: {
            QFont font;
            font.setBold(isSum(categoryOf(index.row())));
            return font;
        }
        default:
            return {};
    }
}

QVariant RecordedPadModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const bool isRow = orientation == Qt::Vertical;
    if (section < 0 || section >= (isRow ? rowCount() : columnCount())) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return int((isRow ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (!isRow) {
        return QString::fromStdString(m_game.game.players.at(static_cast<std::size_t>(section)).name);
    }
    const std::optional<Category> category = categoryOf(section);
    return category ? words::rowName(*category, m_game.game.side) : tr("Suns");
}

}  // namespace concord::gui
