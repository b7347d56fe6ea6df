#include "app/gui/score/pad_model.h"

#include "app/gui/board/token_drawing.h"
#include "app/gui/document/outcome.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/player_colours.h"
#include "app/text/words.h"
#include "scoring/json/text_rule.h"

#include <QFont>
#include <QLocale>

#include <algorithm>
#include <numeric>

namespace concord::gui {

namespace {

constexpr int headerIconSize = 64;  // at the largest row height

// The token that illustrates a row.
QVariant rowIcon(Category category) {
    constexpr std::array<Token, landscapeCategories> tokens{Token::Green, Token::Gray, Token::Yellow, Token::Red,
                                                            Token::Blue};
    switch (category) {
        case Category::Animals:
            return cubeIcon(Cube::Animal, headerIconSize);
        case Category::Spirit:
            return cubeIcon(Cube::Spirit, headerIconSize);
        case Category::Landscapes:
        case Category::Total:
            return {};
        default:
            return stackIcon(Stack().with(tokens.at(static_cast<std::size_t>(category))).value_or(Stack()),
                             headerIconSize);
    }
}

bool isSumOf(Category category) { return category == Category::Landscapes || category == Category::Total; }

}  // namespace

std::optional<std::vector<int>> typedNumbers(const QString& text) {
    std::vector<int> numbers;
    for (const QString& part : text.split(QLatin1Char('+'))) {
        const QString digits = part.trimmed();
        const bool plain = !digits.isEmpty() && digits.size() <= 3 &&
                           std::ranges::all_of(digits, [](QChar one) { return one >= u'0' && one <= u'9'; });
        if (!plain) {
            return {};
        }
        numbers.push_back(digits.toInt());
    }
    constexpr std::size_t maxCards = 32;
    if (numbers.size() > maxCards || std::accumulate(numbers.begin(), numbers.end(), 0) > maxNumber) {
        return {};
    }
    return numbers;
}

PadModel::PadModel(Document& document, QObject* parent) : QAbstractTableModel(parent), m_document(document) {
    // Views query the model as soon as the document changes, so the model must update first.
    for (const auto signal : {&Document::replaced, &Document::reshaped, &Document::changed}) {
        connect(&document, signal, this, &PadModel::refresh);
    }
    refresh();
}

std::vector<PadModel::Line> PadModel::lines() const {
    if (!m_document.isOpen()) {
        return {};
    }
    std::vector<Line> lines{{Row::Name, {}}, {Row::Board, {}}};
    for (const Category category : {Category::Trees, Category::Mountains, Category::Fields, Category::Buildings,
                                    Category::Water, Category::Landscapes, Category::Animals}) {
        lines.push_back({Row::Number, category});
    }
    const auto hasSpirit = [](const Player& player) { return player.spirit.has_value(); };
    if (m_document.table().withSpirits || std::ranges::any_of(m_document.game().players, hasSpirit)) {
        lines.push_back({Row::Number, Category::Spirit});
    }
    lines.push_back({Row::Number, Category::Total});
    const auto hasCubes = [](const Player& player) {
        return hasBarePoints(player) && player.animals->front().placed.has_value();
    };
    // Cubes are only asked for to break a tie of players with typed animal points.
    if (outcomeOf(m_document).cubesWanted || std::ranges::any_of(m_document.game().players, hasCubes)) {
        lines.push_back({Row::Cubes, {}});
    }
    return lines;
}

void PadModel::refresh() {
    m_winners = m_document.isOpen() ? outcomeOf(m_document).winners : std::vector<int>();
    m_starter = startPlayer(m_document.game());
    // Inserts and removes rows and columns one by one, so that the view keeps its place.
    const int players = m_document.playerCount();
    if (players > m_players) {
        beginInsertColumns({}, m_players, players - 1);
        m_players = players;
        endInsertColumns();
    } else if (players < m_players) {
        beginRemoveColumns({}, players, m_players - 1);
        m_players = players;
        endRemoveColumns();
    }
    showLines(lines());
    if (!m_rows.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    }
}

void PadModel::showLines(const std::vector<Line>& wanted) {
    const auto [oldFirst, newFirst] = std::ranges::mismatch(m_rows, wanted);
    const int first = static_cast<int>(oldFirst - m_rows.begin());
    int same = 0;  // appended
    const int oldCount = rowCount();
    const int newCount = static_cast<int>(wanted.size());
    while (same < std::min(oldCount, newCount) - first && m_rows[static_cast<std::size_t>(oldCount - 1 - same)] ==
                                                              wanted[static_cast<std::size_t>(newCount - 1 - same)]) {
        ++same;
    }
    if (oldCount - same > first) {
        beginRemoveRows({}, first, oldCount - same - 1);
        m_rows.erase(m_rows.begin() + first, m_rows.end() - same);
        endRemoveRows();
    }
    if (newCount - same > first) {
        beginInsertRows({}, first, newCount - same - 1);
        m_rows = wanted;
        endInsertRows();
    }
}

int PadModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PadModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_players; }

int PadModel::rowOf(Category category) const {
    const auto found = std::ranges::find(m_rows, Line{Row::Number, category});
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

bool PadModel::isSum(int row) const { return kindOf(row) == Row::Number && isSumOf(categoryOf(row)); }

PadModel::Source PadModel::sourceOf(int player, Category category) const {
    const Player& one = m_document.player(player);
    if (isSumOf(category)) {
        return Source::Sum;
    }
    if (!hasNumber(one, category)) {
        return Source::Unknown;
    }
    switch (category) {
        case Category::Animals:
            return hasBarePoints(one) ? Source::Typed : Source::Cards;
        case Category::Spirit:
            return one.spirit->card.empty() ? Source::Typed : Source::Cards;
        default:
            return one.typed.at(category) ? Source::Typed : Source::Board;
    }
}

QString PadModel::boardText(int player) const {
    if (!hasTokens(m_document.player(player))) {
        return tr("Add board…");
    }
    const int doubtful = static_cast<int>(m_document.doubtfulCells(player).size());
    return doubtful > 0 ? tr("Board, %n doubt(s)", nullptr, doubtful) : tr("Board");
}

QString PadModel::shownText(const QModelIndex& index) const {
    const int player = index.column();
    const PlayerScore& score = m_document.score().players.at(static_cast<std::size_t>(player));
    switch (kindOf(index.row())) {
        case Row::Name:
            return QString::fromStdString(m_document.player(player).name);
        case Row::Board:
            return boardText(player);
        case Row::Cubes:
            return score.cubesPlaced ? QLocale().toString(*score.cubesPlaced) : QString();
        case Row::Number:
            break;
    }
    const Category category = categoryOf(index.row());
    return sourceOf(player, category) == Source::Unknown ? QString() : QLocale().toString(score.at(category));
}

QString PadModel::note(int player, Category category) const {
    const PlayerScore& score = m_document.score().players.at(static_cast<std::size_t>(player));
    if (const std::optional<int> computed = score.computed.at(category)) {
        return tr("board: %1").arg(QLocale().toString(*computed));
    }
    if (category == Category::Animals && score.animals.size() > 1) {
        QStringList parts;
        for (const int points : score.animals) {
            parts << QLocale().toString(points);
        }
        return parts.join(QStringLiteral(" + "));
    }
    return {};
}

QString PadModel::editedText(const QModelIndex& index) const {
    const Player& player = m_document.player(index.column());
    switch (kindOf(index.row())) {
        case Row::Name:
            return QString::fromStdString(player.name);
        case Row::Cubes:
            return hasBarePoints(player) ? shownText(index) : QString();
        case Row::Board:
            return {};
        case Row::Number:
            break;
    }
    const Category category = categoryOf(index.row());
    if (sourceOf(index.column(), category) != Source::Typed) {
        return {};
    }
    const QString parts = category == Category::Animals ? note(index.column(), category) : QString();
    return parts.isEmpty() ? shownText(index) : parts;
}

QString PadModel::spoken(const QModelIndex& index) const {
    const QString name = QString::fromStdString(m_document.player(index.column()).name);
    const QString row = headerData(index.row(), Qt::Vertical).toString();
    const QString text = shownText(index);
    switch (kindOf(index.row())) {
        case Row::Name:
            return tr("Player %1: %2").arg(index.column() + 1).arg(name);
        case Row::Board:
            return tr("%1: %2").arg(name, text);
        case Row::Cubes:
            return tr("%1, %2: %3").arg(name, row, text.isEmpty() ? tr("not known") : text);
        case Row::Number:
            break;
    }
    const Category category = categoryOf(index.row());
    const QString own = note(index.column(), category);
    switch (sourceOf(index.column(), category)) {
        case Source::Unknown:
            return tr("%1, %2: %3").arg(name, row, tr("not known"));
        case Source::Typed:
            return own.isEmpty() ? tr("%1, %2: %3 typed").arg(name, row, text)
                                 : tr("%1, %2: %3 typed (%4)").arg(name, row, text, own);
        default:
            return tr("%1, %2: %3").arg(name, row, text);
    }
}

QVariant PadModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() >= m_document.playerCount()) {
        return {};
    }
    const bool isNumber = kindOf(index.row()) == Row::Number;
    switch (role) {
        case Qt::DisplayRole:
            return shownText(index);
        case Qt::EditRole:
            return editedText(index);
        case Qt::AccessibleTextRole:
            return spoken(index);
        case NoteRole:
            return isNumber ? note(index.column(), categoryOf(index.row())) : QString();
        case SourceRole:
            return static_cast<int>(isNumber ? sourceOf(index.column(), categoryOf(index.row())) : Source::Unknown);
        case ColourRole:
            return playerColour(m_document.player(index.column()), index.column());
        case WinnerRole:
            return std::ranges::count(m_winners, index.column()) > 0;
        case StarterRole:
            return m_starter == index.column();
        default:
            return {};
    }
}

QVariant PadModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal) {
        return role == Qt::DisplayRole && section < m_players
                   ? QVariant(QString::fromStdString(m_document.player(section).name))
                   : QVariant();
    }
    if (section < 0 || section >= rowCount()) {
        return {};
    }
    const Line line = m_rows.at(static_cast<std::size_t>(section));
    if (role == Qt::DecorationRole) {
        return line.kind == Row::Number ? rowIcon(line.category) : QVariant();
    }
    if (role == Qt::FontRole) {
        QFont font;
        font.setBold(isSum(section));
        return font;
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (line.kind) {
        case Row::Name:
            return tr("Player");
        case Row::Board:
            return tr("Board");
        case Row::Cubes:
            return tr("Animal cubes");
        case Row::Number:
            break;
    }
    return line.category == Category::Water ? words::waterOf(m_document.game().side) : words::category(line.category);
}

Qt::ItemFlags PadModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid()) {
        return flags;
    }
    const Row kind = kindOf(index.row());
    const bool cubesFixed = kind == Row::Cubes && !hasBarePoints(m_document.player(index.column()));
    if (kind != Row::Board && !isSum(index.row()) && !cubesFixed) {
        flags |= Qt::ItemIsEditable;
    }
    return flags;
}

void PadModel::rename(int player, const QString& name) {
    const std::string before = m_document.player(player).name;
    m_document.renamePlayer(player, name);
    const std::string wanted = repairedText(name.toStdString(), TextKind::Line);
    if (!wanted.empty() && m_document.player(player).name == before && wanted != before) {
        emit refused([name] { return tr("There is a player called %1 already.").arg(name); });
    }
}

bool PadModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable)) {
        return false;
    }
    const QString text = value.toString().trimmed();
    const int player = index.column();
    if (kindOf(index.row()) == Row::Name) {
        rename(player, text);
        return true;
    }
    const std::optional<std::vector<int>> numbers = text.isEmpty() ? std::vector<int>() : typedNumbers(text);
    if (!numbers) {
        return false;
    }
    const auto sum =
        numbers->empty() ? std::nullopt : std::optional(std::accumulate(numbers->begin(), numbers->end(), 0));
    if (kindOf(index.row()) == Row::Cubes) {
        m_document.typeCubesPlaced(player, sum);
    } else if (categoryOf(index.row()) == Category::Animals) {
        m_document.typeAnimals(player, *numbers);
    } else {
        m_document.typeNumber(player, categoryOf(index.row()), sum);
    }
    return true;
}

}  // namespace concord::gui
