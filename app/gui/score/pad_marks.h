// What is marked at a number or a board on the score pad: a dispute that was settled there, or something that cannot
// be right.
#pragma once

#include <QString>

#include <string_view>
#include <vector>

namespace concord::gui {

class Document;

struct PadMark {
    enum class Kind {
        Settled,
        Reopened,  // was settled, but the number has changed since
        Contradiction
    };
    enum class Place { Dispute, Board, Cards, Table, Pad };  // the page that shows its cause

    Kind kind = Kind::Settled;
    int player = 0;
    std::string_view line;  // id of the row, or of the line that opens the board; empty if there is none
    QString text;           // what is marked and why; may be several sentences
    Place place = Place::Dispute;

    friend bool operator==(const PadMark&, const PadMark&) = default;
};

// Of an open document, contradictions first.
std::vector<PadMark> padMarks(const Document& document);

}  // namespace concord::gui
