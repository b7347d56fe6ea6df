// PadModel: the texts of its cells.
#include "app/gui/document/game_extras.h"
#include "app/gui/score/pad_model.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace concord::gui {

namespace {

QString number(int value) { return QLocale().toString(value); }

const QString unknown = QStringLiteral("–");

}  // namespace

const PadValue& PadModel::valueAt(const QModelIndex& index) const {
    return m_document.score().players.at(static_cast<std::size_t>(index.column())).values.at(lineAt(index).row);
}

// Absent or unknown: the pad shows neither.
PointSource PadModel::sourceAt(const QModelIndex& index) const {
    const PointSource source = valueAt(index).source;
    return source == PointSource::None ? PointSource::Unknown : source;
}

QString PadModel::shownText(const QModelIndex& index) const {
    const Line& line = lineAt(index);
    switch (line.kind) {
        case Row::Name:
            return QString::fromStdString(m_document.player(index.column()).name);
        case Row::Number:
            return valueAt(index).hasNumber() ? number(valueAt(index).points) : QString();
        default:
            return extrasOf(m_document.game()).lineText(m_document, index.column(), line.id);
    }
}

QString PadModel::readText(const QModelIndex& index) const {
    const PadValue& value = valueAt(index);
    if (!value.hasNumber()) {
        return unknown;
    }
    if (!value.computed) {
        return number(value.points);
    }
    return (extrasOf(m_document.game()).hasBoards() ? tr("%1 (board: %2)") : tr("%1 (counted: %2)"))
        .arg(number(value.points), number(*value.computed));
}

QString PadModel::comparedText(const QModelIndex& index) const {
    const PadRow& row = padRow(lineAt(index));
    const PadValue& value = valueAt(index);
    const auto player = static_cast<std::size_t>(index.column());
    QString text = value.hasNumber() ? number(value.points) : unknown;
    if (player < m_comparison->recorded.size()) {
        const std::optional<int> then = pointsOf(m_comparison->recorded[player], row);
        if (then != value.points) {
            text = tr("%1 (recorded: %2)").arg(text, then ? number(*then) : unknown);
        }
    }
    if (player < m_comparison->claims.size()) {
        const std::vector<Claim>& claims = m_comparison->claims[player];
        const auto claimed = std::ranges::find(claims, row.id, &Claim::row);
        if (claimed != claims.end() && !(value.hasNumber() && claimed->points == value.points)) {
            text = tr("%1 (on paper: %2)").arg(text, number(claimed->points));
        }
    }
    return text;
}

QString PadModel::note(const QModelIndex& index) const {
    const PadValue& value = valueAt(index);
    if (value.computed) {
        return (extrasOf(m_document.game()).hasBoards() ? tr("board: %1") : tr("counted: %1"))
            .arg(number(*value.computed));
    }
    if (value.parts.size() < 2) {
        return {};
    }
    QStringList parts;
    for (const int points : value.parts) {
        parts << number(points);
    }
    return parts.join(QStringLiteral(" + "));
}

QString PadModel::editedText(const QModelIndex& index) const {
    const Line& line = lineAt(index);
    switch (line.kind) {
        case Row::Name:
            return shownText(index);
        case Row::Number:
            break;
        default:
            return flags(index).testFlag(Qt::ItemIsEditable) ? shownText(index) : QString();
    }
    if (sourceAt(index) != PointSource::Typed) {
        return {};
    }
    return valueAt(index).parts.size() > 1 && !valueAt(index).computed ? note(index) : shownText(index);
}

QString PadModel::markText(const QModelIndex& index) const {
    QStringList texts;
    for (const PadMark& mark : m_marks) {
        if (mark.player == index.column() && mark.line == lineAt(index).id) {
            texts << mark.text;
        }
    }
    return texts.join(QLatin1Char('\n'));
}

QString PadModel::spoken(const QModelIndex& index) const {
    const QString mark = markText(index);
    return mark.isEmpty() ? spokenValue(index)
                          : tr("%1. %2", "a number of the pad, and what is marked there").arg(spokenValue(index), mark);
}

QString PadModel::spokenValue(const QModelIndex& index) const {
    const QString name = QString::fromStdString(m_document.player(index.column()).name);
    const QString row = headerData(index.row(), Qt::Vertical).toString();
    const QString text = shownText(index);
    switch (lineAt(index).kind) {
        case Row::Name:
            return tr("Player %1: %2").arg(index.column() + 1).arg(name);
        case Row::Board:
            return tr("%1: %2").arg(name, text);
        case Row::Other:
            return tr("%1, %2: %3").arg(name, row, text.isEmpty() ? tr("not known") : text);
        case Row::Number:
            break;
    }
    const QString details = note(index);
    switch (sourceAt(index)) {
        case PointSource::Unknown:
            return tr("%1, %2: %3").arg(name, row, tr("not known"));
        case PointSource::Typed:
            return details.isEmpty() ? tr("%1, %2: %3 typed").arg(name, row, text)
                                     : tr("%1, %2: %3 typed (%4)").arg(name, row, text, details);
        default:
            return tr("%1, %2: %3").arg(name, row, text);
    }
}

}  // namespace concord::gui
