#include "app/gui/board/typed_row.h"

#include "app/gui/board/stack_keys.h"
#include "app/text/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace concord::gui {

namespace {

struct RowWords {
    Q_DECLARE_TR_FUNCTIONS(TypedRow)
};

// The letters of one cell.
struct Group {
    QString text;
    int number = 0;  // 1 for the first
};

bool isEmptyCell(const QString& group) {
    const QString sign = group.normalized(QString::NormalizationForm_KC);
    return sign == QLatin1String("-") || sign == QLatin1String(".") || sign == QLatin1String("0") ||
           sign == QStringLiteral("–");  // some keyboards type it for "-"
}

// The stack of a group; the problem goes to `why`.
std::optional<Stack> stackOf(const Group& group, Wording& why) {
    if (isEmptyCell(group.text)) {
        return Stack();
    }
    Stack stack;
    const QList<uint> letters = group.text.toUcs4();
    for (const char32_t code : letters) {
        const QString letter = QString::fromUcs4(&code, 1);
        const uint plain = letter.normalized(QString::NormalizationForm_KC).toUcs4().first();
        const int key = latinKey(static_cast<int>(QChar::toUpper(plain)));
        if (const std::optional<Stack> whole = stackOfKey(key); whole && letters.size() == 1) {
            return whole;
        }
        const std::optional<Token> token = tokenOfKey(key);
        if (!token && stackOfKey(key)) {
            why = [group, letter] {
                return RowWords::tr("Group %1, “%2”: expected “%3” to stand alone, it is a whole stack.")
                    .arg(QString::number(group.number), group.text, letter);
            };
            return {};
        }
        if (!token) {
            why = [group, letter] {
                return RowWords::tr("Group %1, “%2”: expected one of the letters %3, or - for an empty cell, got “%4”.")
                    .arg(QString::number(group.number), group.text, keyLetters(), letter);
            };
            return {};
        }
        const std::optional<Stack> higher = stack.with(*token);
        if (!higher) {
            why = [group, token = *token, below = stack] {
                return RowWords::tr(
                           "Group %1, “%2”: %3 cannot go on %4. Expected the tokens of one cell from the bottom up.")
                    .arg(QString::number(group.number), group.text, words::token(token), words::stack(below));
            };
            return {};
        }
        stack = *higher;
    }
    return stack;
}

}  // namespace

TypedRow readRow(const QString& text, Side side) {
    static const QRegularExpression part(QStringLiteral("/|[^\\s/,;]+"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    TypedRow row;
    Cell next;
    Group group;
    const auto fail = [&](const QRegularExpressionMatch& match, Wording why) {
        row.problem = RowProblem{static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()),
                                 std::move(why)};
        return row;
    };
    int column = 0;  // of the last group or "/"
    for (auto matches = part.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        if (match.captured() == QLatin1String("/")) {
            column = std::min(column + 1, columnCount(side));
            next = Cell{static_cast<std::int8_t>(column), 0};
            continue;
        }
        group = {match.captured(), group.number + 1};
        if (next.column >= columnCount(side)) {
            return fail(match, [group, count = cellCount(side)] {
                return RowWords::tr("Group %1, “%2”: expected no more groups, the board has only %3 cells.")
                    .arg(QString::number(group.number), group.text, QString::number(count));
            });
        }
        Wording why;
        const std::optional<Stack> stack = stackOf(group, why);
        if (!stack) {
            return fail(match, std::move(why));
        }
        row.stacks.push_back({next, *stack});
        column = next.column;
        ++next.row;
        if (next.row >= rowCount(side, next.column)) {
            next = Cell{static_cast<std::int8_t>(next.column + 1), 0};
        }
    }
    return row;
}

}  // namespace concord::gui
