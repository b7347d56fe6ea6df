#include "app/gui/score/pad_model.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/kit/player_colours.h"
#include "app/gui/kit/tool_tip.h"
#include "app/text/words.h"
#include "scoring/json/text_rule.h"

#include <QFont>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace concord::gui {

namespace {

constexpr int headerIconSize = 64;  // at the largest row height

}  // namespace

PadModel::PadModel(Document& document, QObject* parent) : PadModel(document, ReadOnly(), parent) {
    m_edited = &document;
    refresh();
}

PadModel::PadModel(const Document& document, ReadOnly, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_edited(nullptr) {
    // Views query the model on each of these signals, so it must not wait for the last of them, changed().
    for (const auto signal : {&Document::replaced, &Document::structureChanged, &Document::changed}) {
        connect(&document, signal, this, &PadModel::refresh);
    }
    refresh();
}

void PadModel::compare(Comparison comparison) {
    m_comparison = std::move(comparison);
    refresh();
}

std::vector<PadModel::Line> PadModel::lines() const {
    std::vector<Line> lines;
    if (!m_document.isOpen()) {
        return lines;
    }
    const GameExtras& extras = extrasOf(m_document.game());
    const auto add = [&](std::string_view id) {
        lines.push_back({extras.opensBoard(id) ? Row::Board : Row::Other, id, 0});
    };
    if (m_edited != nullptr) {
        lines.push_back({Row::Name, {}, 0});
        std::ranges::for_each(extras.linesAbove(m_document), add);
    }
    const std::vector<PadRow>& rows = m_document.score().rows;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool isShown = (rows[i].kind != PadRow::Kind::Extra || m_comparison) &&
                             (m_edited != nullptr ? extras.showsRowForTyping(m_document, rows[i])
                                                  : extras.showsRowForReading(m_document, rows[i]));
        if (isShown) {
            lines.push_back({Row::Number, rows[i].id, i});
        }
    }
    if (m_edited != nullptr) {
        std::ranges::for_each(extras.linesBelow(m_document), add);
    }
    return lines;
}

void PadModel::refresh() {
    m_winners = m_document.isOpen() ? outcomeOf(m_document).winners : std::vector<int>();
    m_starter = startPlayer(m_document.table());
    m_marks = m_document.isOpen() ? padMarks(m_document) : std::vector<PadMark>();
    if (fitsScore()) {
        showPlayers(m_document.playerCount());
        showLines(lines());
    } else {
        beginResetModel();
        m_players = m_document.playerCount();
        m_lines = lines();
        endResetModel();
    }
    if (!m_lines.empty()) {
        const int lastRow = static_cast<int>(m_lines.size()) - 1;
        const int lastColumn = m_players - 1;
        emit dataChanged(index(0, 0), index(lastRow, lastColumn));
        emit headerDataChanged(Qt::Vertical, 0, lastRow);
        emit headerDataChanged(Qt::Horizontal, 0, lastColumn);
    }
}

// Whether the lines still name the rows that they show: another game has others.
bool PadModel::fitsScore() const {
    const std::vector<PadRow>& rows = m_document.score().rows;
    return std::ranges::all_of(m_lines, [&](const Line& line) {
        return line.kind != Row::Number || (line.row < rows.size() && rows[line.row].id == line.id);
    });
}

// Inserts or removes only the columns that differ, so that the view keeps its place. showLines() does so for rows.
void PadModel::showPlayers(int players) {
    if (players > m_players) {
        beginInsertColumns({}, m_players, players - 1);
        m_players = players;
        endInsertColumns();
    } else if (players < m_players) {
        beginRemoveColumns({}, players, m_players - 1);
        m_players = players;
        endRemoveColumns();
    }
}

void PadModel::showLines(const std::vector<Line>& wanted) {
    const auto [oldFirst, newFirst] = std::ranges::mismatch(m_lines, wanted);
    const int first = static_cast<int>(oldFirst - m_lines.begin());
    int same = 0;  // lines at the end that stay
    const int oldCount = static_cast<int>(m_lines.size());
    const int newCount = static_cast<int>(wanted.size());
    while (same < std::min(oldCount, newCount) - first && m_lines[static_cast<std::size_t>(oldCount - 1 - same)] ==
                                                              wanted[static_cast<std::size_t>(newCount - 1 - same)]) {
        ++same;
    }
    if (oldCount - same > first) {
        beginRemoveRows({}, first, oldCount - same - 1);
        m_lines.erase(m_lines.begin() + first, m_lines.end() - same);
        endRemoveRows();
    }
    if (newCount - same > first) {
        beginInsertRows({}, first, newCount - same - 1);
        m_lines = wanted;
        endInsertRows();
    }
}

int PadModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int PadModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_players; }

int PadModel::rowOf(std::string_view id) const {
    const auto found = std::ranges::find(m_lines, id, &Line::id);
    return found == m_lines.end() ? -1 : static_cast<int>(found - m_lines.begin());
}

int PadModel::firstNumber() const {
    const auto found = std::ranges::find(m_lines, Row::Number, &Line::kind);
    return found == m_lines.end() ? -1 : static_cast<int>(found - m_lines.begin());
}

bool PadModel::breaksTie(int row) const {
    const std::string_view line = m_document.isOpen() ? extrasOf(m_document.game()).tieBreakLine() : std::string_view();
    return !line.empty() && row >= 0 && idOf(row) == line;
}

QModelIndex PadModel::wantedForTie() const {
    for (const int player : m_document.isOpen() ? outcomeOf(m_document).tieBreakMissing : std::vector<int>()) {
        const int row = rowOf(extrasOf(m_document.game()).tieBreakLine());
        if (row >= 0 && index(row, player).flags().testFlag(Qt::ItemIsEditable)) {
            return index(row, player);
        }
    }
    return {};
}

bool PadModel::isSum(int row) const {
    const Line& line = m_lines.at(static_cast<std::size_t>(row));
    return line.kind == Row::Number && padRow(line).kind != PadRow::Kind::Points;
}

const PadMark* PadModel::markAt(const QModelIndex& index) const {
    const auto found = std::ranges::find_if(
        m_marks, [&](const PadMark& mark) { return mark.player == index.column() && mark.line == lineAt(index).id; });
    return found == m_marks.end() ? nullptr : &*found;
}

NumberRange PadModel::rangeOf(int row) const {
    const Line& line = m_lines.at(static_cast<std::size_t>(row));
    return line.kind == Row::Number ? NumberRange{padRow(line).min, padRow(line).max} : NumberRange();
}

QVariant PadModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() >= m_document.playerCount()) {
        return {};
    }
    const bool isNumber = lineAt(index).kind == Row::Number;
    switch (role) {
        case Qt::DisplayRole:
            return m_edited != nullptr ? shownText(index) : m_comparison ? comparedText(index) : readText(index);
        case Qt::EditRole:
            return m_edited != nullptr ? editedText(index) : QVariant();
        case Qt::ToolTipRole:  // in a narrow column only the start of a name is visible
            return m_edited != nullptr && lineAt(index).kind == Row::Name ? plainToolTip(shownText(index))
                                                                          : markText(index);
        case Qt::AccessibleTextRole:
            return m_edited != nullptr ? spoken(index) : QVariant();
        case Qt::TextAlignmentRole:
            return m_edited != nullptr ? QVariant() : QVariant(int(Qt::AlignRight | Qt::AlignVCenter));
        case Qt::FontRole: {
            QFont font;
            font.setBold(isSum(index.row()));
            return m_edited != nullptr ? QVariant() : QVariant(font);
        }
        case NoteRole:
            return isNumber ? note(index) : QString();
        case SourceRole:
            return static_cast<int>(isNumber ? sourceAt(index) : PointSource::Unknown);
        case ColourRole:
            return playerColour(m_document.player(index.column()), index.column());
        case WinnerRole:
            return std::ranges::count(m_winners, index.column()) > 0;
        case StarterRole:
            return m_starter == index.column();
        case MarkRole:
            return markAt(index) != nullptr ? QVariant(static_cast<int>(markAt(index)->kind)) : QVariant();
        case PlayerRole:
            return QVariant::fromValue(m_document.playerState(index.column()).player);
        default:
            return {};
    }
}

QVariant PadModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const bool isRow = orientation == Qt::Vertical;
    if (section < 0 || section >= (isRow ? rowCount() : std::min(m_players, m_document.playerCount()))) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && m_edited == nullptr) {
        return int((isRow ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role == Qt::FontRole) {
        QFont font;
        font.setBold(isRow && isSum(section) && !m_comparison);
        return font;
    }
    // In a narrow column only the start of a name is visible.
    const bool isToolTip = role == Qt::ToolTipRole && m_edited == nullptr;
    const bool isText = role == Qt::DisplayRole || isToolTip;
    if (!isRow) {
        const QString name = QString::fromStdString(m_document.player(section).name);
        return !isText ? QVariant() : isToolTip ? plainToolTip(name) : name;
    }
    const Line& line = m_lines.at(static_cast<std::size_t>(section));
    if (role == Qt::DecorationRole && m_edited != nullptr && line.kind == Row::Number) {
        return extrasOf(m_document.game()).rowIcon(line.id, headerIconSize);
    }
    if (!isText) {
        return {};
    }
    switch (line.kind) {
        case Row::Name:
            return tr("Player");
        case Row::Number:
            return words::rowName(padRow(line));
        default:
            return extrasOf(m_document.game()).lineName(line.id)();
    }
}

Qt::ItemFlags PadModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid() || m_edited == nullptr) {
        return flags;
    }
    const Line& line = lineAt(index);
    const bool isTyped =
        line.kind == Row::Name || (line.kind == Row::Number && !isSum(index.row())) ||
        (line.kind == Row::Other && extrasOf(m_document.game()).isTypedLine(m_document, index.column(), line.id));
    return isTyped ? flags | Qt::ItemIsEditable : flags;
}

void PadModel::rename(int player, const QString& name) {
    const std::string before = m_document.player(player).name;
    m_edited->renamePlayer(player, name);
    const std::string wanted = repairedText(name.toStdString(), TextKind::Line);
    if (!wanted.empty() && m_document.player(player).name == before && wanted != before) {
        emit refused([name] { return tr("There is a player called %1 already.").arg(name); });
    }
}

// Says which numbers are possible if the text is a number out of range, or else what a text of numbers looks like.
void PadModel::refuse(const QModelIndex& index, const QString& text) {
    constexpr NumberRange any{-99'999, 99'999};  // a sum may be larger than any number that can be typed
    if (!typedNumbers(text, any)) {
        emit refused([] { return tr("Type a number, or several with a plus between them."); });
        return;
    }
    const QString row = headerData(index.row(), Qt::Vertical).toString();
    emit refused([row, range = rangeOf(index.row())] {
        return tr("%1: the number must be from %2 to %3.")
            .arg(row, QLocale().toString(range.min), QLocale().toString(range.max));
    });
}

bool PadModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable)) {
        return false;
    }
    const QString text = value.toString().trimmed();
    const Line line = lineAt(index);
    if (line.kind == Row::Name) {
        rename(index.column(), text);
        return true;
    }
    const auto numbers = text.isEmpty() ? std::vector<int>() : typedNumbers(text, rangeOf(index.row()));
    if (!numbers) {
        refuse(index, text);
        return false;
    }
    const GameExtras& extras = extrasOf(m_document.game());
    const Wording replaced = line.kind == Row::Number && !numbers->empty()
                                 ? extras.replacesMore(m_document, index.column(), line.id)
                                 : Wording();
    const Wording why = line.kind == Row::Number ? extras.typeNumbers(*m_edited, index.column(), line.id, *numbers)
                                                 : extras.typeLine(*m_edited, index.column(), line.id, sumOf(*numbers));
    if (why) {
        emit refused(why);
    } else if (replaced) {
        emit replacedMore(replaced);
    }
    return !why;
}

}  // namespace concord::gui
