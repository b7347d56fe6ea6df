#include "app/text/text_board.h"

#include "app/text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace concord::text {

namespace {

struct BoardText {
    Q_DECLARE_TR_FUNCTIONS(BoardText)
};

constexpr int columnPitch = 7;  // characters from one column of cells to the next
constexpr int rowPitch = 4;     // lines from one cell to the one below
constexpr int shift = 2;        // lines by which every second column is lower

// Background and text colour for a 256-colour terminal; the text is black or white, whichever is easier to read.
const char* ansiColour(Token token) {
    switch (token) {
        case Token::Blue:
            return "\x1B[48;5;26;38;5;231m";
        case Token::Gray:
            return "\x1B[48;5;246;38;5;16m";
        case Token::Brown:
            return "\x1B[48;5;94;38;5;231m";
        case Token::Green:
            return "\x1B[48;5;34;38;5;16m";
        case Token::Yellow:
            return "\x1B[48;5;220;38;5;16m";
        case Token::Red:
            return "\x1B[48;5;160;38;5;231m";
    }
    return "";
}

// A canvas of characters, each on the background of a token or on none.
class Canvas {
public:
    Canvas(int width, int height)
        : m_width(width),
          m_characters(static_cast<std::size_t>(height), std::string(static_cast<std::size_t>(width), ' ')),
          m_colours(static_cast<std::size_t>(height),
                    std::vector<std::optional<Token>>(static_cast<std::size_t>(width))) {}

    void write(int x, int y, std::string_view text) {
        for (const char c : text) {
            m_characters[static_cast<std::size_t>(y)][static_cast<std::size_t>(x++)] = c;
        }
    }
    void colour(int x, int y, int width, std::optional<Token> token) {
        auto& line = m_colours[static_cast<std::size_t>(y)];
        std::fill_n(line.begin() + x, width, token);
    }

    Block block(bool colours) const {
        Block block{{}, m_width};
        for (std::size_t y = 0; y < m_characters.size(); ++y) {
            block.lines.push_back(colours ? colouredLine(y) : m_characters[y]);
        }
        return block;
    }

private:
    std::string colouredLine(std::size_t y) const {
        std::string line;
        std::optional<Token> present;
        for (std::size_t x = 0; x < m_characters[y].size(); ++x) {
            if (m_colours[y][x] != present) {
                present = m_colours[y][x];
                line += present ? ansiColour(*present) : "\x1B[0m";
            }
            line += m_characters[y][x];
        }
        return present ? line + "\x1B[0m" : line;
    }

    int m_width;
    std::vector<std::string> m_characters;
    std::vector<std::vector<std::optional<Token>>> m_colours;
};

void drawOutline(Canvas& canvas, int x, int y) {
    canvas.write(x + 2, y, "_____");
    canvas.write(x + 1, y + 1, "/");
    canvas.write(x + 7, y + 1, "\\");
    canvas.write(x, y + 2, "/");
    canvas.write(x + 8, y + 2, "\\");
    canvas.write(x, y + 3, "\\");
    canvas.write(x + 8, y + 3, "/");
    canvas.write(x + 1, y + 4, "\\_____/");
}

void drawCell(Canvas& canvas, const Board& board, Cell cell, char sign) {
    const int x = columnPitch * cell.column;
    const int y = rowPitch * cell.row + (cell.column % 2 == 0 ? 0 : shift);
    drawOutline(canvas, x, y);
    canvas.write(x + 2, y + 2, name(cell));
    canvas.write(x + 5, y + 2, std::string_view(&sign, 1));
    const Cube cube = board.cube(cell);
    canvas.write(x + 6, y + 2, cube == Cube::Animal ? "*" : cube == Cube::Spirit ? "+" : " ");
    const Stack stack = board.stack(cell);
    if (stack.empty()) {
        return;
    }
    std::string letters;
    for (const Token token : stack.tokens()) {
        letters += letter(token);
    }
    canvas.write(x + 2, y + 3, letters);
    canvas.write(x + 6, y + 3, std::to_string(stack.height()));
    canvas.colour(x + 2, y + 1, 5, stack.top());
    canvas.colour(x + 1, y + 2, 7, stack.top());
    canvas.colour(x + 1, y + 3, 7, stack.top());
    canvas.colour(x + 2, y + 4, 5, stack.top());
}

}  // namespace

char letter(Token token) {
    switch (token) {
        case Token::Blue:
            return 'B';
        case Token::Gray:
            return 'A';
        case Token::Brown:
            return 'N';
        case Token::Green:
            return 'G';
        case Token::Yellow:
            return 'Y';
        case Token::Red:
            return 'R';
    }
    return ' ';
}

Block drawBoard(const Board& board, std::span<const Cell> doubtful, bool colours) {
    std::vector<CellMark> marks;
    for (const Cell cell : doubtful) {
        marks.push_back({cell, '?'});
    }
    return drawMarkedBoard(board, marks, colours);
}

Block drawMarkedBoard(const Board& board, std::span<const CellMark> marks, bool colours) {
    const Side side = board.side();
    Canvas canvas(columnPitch * columnCount(side) + 2, rowPitch * rowCount(side, 0) + 1);
    for (const Cell cell : cells(side)) {
        char sign = ' ';
        for (const CellMark& mark : marks) {
            sign = mark.cell == cell ? mark.sign : sign;
        }
        drawCell(canvas, board, cell, sign);
    }
    return canvas.block(colours);
}

QString boardLegend(bool withDoubts) {
    return boardLegend(withDoubts ? QStringList{BoardText::tr("? please check")} : QStringList{});
}

QString boardLegend(const QStringList& moreMarks) {
    QStringList tokens;
    for (const Token token : allTokens) {
        tokens << QStringLiteral("%1 %2").arg(QLatin1Char(letter(token))).arg(words::token(token).toLower());
    }
    QStringList marks{QStringLiteral("* ") + words::cube(Cube::Animal),
                      QStringLiteral("+ ") + words::cube(Cube::Spirit)};
    marks << moreMarks;
    return BoardText::tr("Stacks from bottom to top, with their height.") + QLatin1Char('\n') +
           tokens.join(QStringLiteral(", ")) + QStringLiteral("; ") + marks.join(QStringLiteral(", "));
}

}  // namespace concord::text
