#include "tools/accuracy/tally.h"

#include "scoring/harmonies/fast_score.h"
#include "vision/geometry/quantile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <ostream>

namespace concord::accuracy {

namespace {

constexpr double clearlyVisible = 0.015;  // fraction of the photo that shows another board; less may go unnoticed

int landscapeScore(const Board& board) { return fastLandscapeScore(board.side(), BoardMasks(board)); }

// A proportion in percent with its 95 % interval (Wilson).
std::string percentage(int hits, int of) {
    if (of == 0) {
        return "-";
    }
    constexpr double z = 1.96;
    const double n = of;
    const double p = hits / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.2f %% (%.1f-%.1f)", 100 * p, 100 * std::max(0.0, middle - half),
                  100 * std::min(1.0, middle + half));
    return text.data();
}

std::string placeErrorText(const Tally& tally) {
    if (tally.placeErrorsMm.empty()) {
        return "-";
    }
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f mm", vision::median(tally.placeErrorsMm));
    return text.data();
}

bool isExcluded(const Truth& truth, std::size_t cell) { return truth.excludeHidden && truth.visibility[cell].hidden(); }

// The board as read, with the true stacks in hidden cells.
Board withHiddenCorrected(const Truth& truth, Board board) {
    const auto all = cells(board.side());
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (isExcluded(truth, i)) {
            board.setStack(all[i], truth.board.stack(all[i]));
        }
    }
    return board;
}

// Equal up to the colour under a red token.
bool scoreTheSame(Stack a, Stack b) {
    return a == b || (a.height() == 2 && b.height() == 2 && a.top() == Token::Red && b.top() == Token::Red);
}

}  // namespace

void Tally::compareCells(const Truth& truth, const vision::Reading& reading, std::ostream* csv) {
    int wrongUnmarkedHere = 0;
    const double pxPerMm = cv::norm(truth.centers.at("a1") - truth.centers.at("a2")) / vision::pitchMm;
    for (std::size_t i = 0; i < reading.cells.size(); ++i) {
        const vision::CellReading& cell = reading.cells[i];
        const Stack trueStack = truth.board.stack(cell.cell);
        const bool isRightIgnoringBase = scoreTheSame(cell.stack, trueStack);
        const bool isWholeStackRight = truth.basesUnderRedKnown ? cell.stack == trueStack : isRightIgnoringBase;
        const bool excluded = isExcluded(truth, i);
        double trueProbability = 0;
        for (const auto& a : cell.alternatives) {
            trueProbability += scoreTheSame(a.stack, trueStack) ? a.p : 0;
        }
        if (csv != nullptr) {
            *csv << truth.photo.filename().string() << ',' << truth.tier << ',' << name(cell.cell) << ','
                 << trueStack.kind() << ',' << cell.stack.kind() << ',' << cell.confidence << ',' << trueProbability
                 << ',' << reading.tiltDeg << ',' << excluded << ',' << cell.review << ','
                 << static_cast<int>(truth.board.cube(cell.cell)) << ',' << static_cast<int>(cell.cube) << ','
                 << truth.visibility[i].token << ',' << truth.visibility[i].wall << '\n';
        }
        ratings.push_back({cell.confidence, isRightIgnoringBase});
        constexpr double verySureFrom = 0.99;
        verySure += cell.confidence >= verySureFrom;
        verySureRight += cell.confidence >= verySureFrom && isRightIgnoringBase;
        const bool isCovered = std::ranges::find(truth.covered, cell.cell) != truth.covered.end();
        covered += isCovered;
        coveredUnmarked += isCovered && !cell.review;
        if (excluded) {
            ++hidden;
            hiddenUnmarked += !cell.review;
            continue;
        }
        ++cells;
        stacksRight += isWholeStackRight;
        topsRight += cell.stack.top() == trueStack.top();
        constexpr double minProbability = 1e-6;
        logLoss -= std::log(std::max(trueProbability, minProbability));
        cubesRight += cell.cube == truth.board.cube(cell.cell);
        marked += cell.review;
        rightIgnoringBase += isRightIgnoringBase;
        wrongUnmarked += !isRightIgnoringBase && !cell.review;
        wrongUnmarkedHere += !isRightIgnoringBase && !cell.review;
        if (truth.centersMeasured) {
            placeErrorsMm.push_back(cv::norm(cell.center - truth.centers.at(name(cell.cell))) / pxPerMm);
        }
    }
    boardsWithSeveralErrors += wrongUnmarkedHere >= 2;
}

void Tally::compareWarning(const Truth& truth, const vision::Reading& reading) {
    const bool isReported =
        std::ranges::any_of(reading.warnings, [](const auto& w) { return w.code == "several-boards"; });
    if (truth.otherBoardsFraction && *truth.otherBoardsFraction >= clearlyVisible) {
        ++withOtherBoard;
        reportedWithOtherBoard += isReported;
    } else if (truth.otherBoardsFraction && *truth.otherBoardsFraction == 0) {
        ++withoutOtherBoard;
        reportedWithoutOtherBoard += isReported;
    }
}

void Tally::add(const Truth& truth, const vision::Reading* reading, std::ostream* csv) {
    ++photos;
    if (!truth.hasBoard) {
        found += reading == nullptr;  // rightly refused
        return;
    }
    if (reading != nullptr) {
        readMs.push_back(reading->timing.readMs);
        ++read;
    }
    if (reading == nullptr || reading->side != truth.board.side()) {
        cells += cellCount(truth.board.side());  // all of them wrong
        return;
    }
    ++found;
    scoresRight += landscapeScore(reading->board) == landscapeScore(truth.board);
    scoresWithHiddenCorrected +=
        landscapeScore(withHiddenCorrected(truth, reading->board)) == landscapeScore(truth.board);
    const int score = landscapeScore(truth.board);
    scoresInRange += reading->total.low <= score && score <= reading->total.high;
    compareCells(truth, *reading, csv);
    compareWarning(truth, *reading);
}

double calibrationError(std::vector<Tally::Rating> ratings) {
    constexpr std::size_t bins = 10;
    std::stable_sort(ratings.begin(), ratings.end(),
                     [](const auto& a, const auto& b) { return a.confidence < b.confidence; });
    double error = 0;
    for (std::size_t bin = 0; bin < bins; ++bin) {
        double difference = 0;
        for (std::size_t i = bin * ratings.size() / bins; i < (bin + 1) * ratings.size() / bins; ++i) {
            difference += ratings[i].confidence - (ratings[i].right ? 1 : 0);
        }
        error += std::abs(difference);
    }
    return ratings.empty() ? 0 : error / static_cast<double>(ratings.size());
}

namespace {

void printConfidence(std::ostream& out, const std::map<std::string, Tally>& tallies) {
    out << "\n| tier | read, not refused | stack, base under red not counted | score in the stated range "
           "| cells at least 0.99 sure, right | boards with two or more wrong, unmarked cells "
           "| covered cells, of which unmarked |\n"
           "|---|---|---|---|---|---|---|\n";
    for (const auto& [tier, t] : tallies) {
        if (t.cells > 0) {
            out << "| " << tier << " | " << t.read << " of " << t.photos << " | "
                << percentage(t.rightIgnoringBase, t.cells) << " | " << percentage(t.scoresInRange, t.read) << " | "
                << percentage(t.verySureRight, t.verySure) << " | " << t.boardsWithSeveralErrors << " | " << t.covered
                << ", " << t.coveredUnmarked << " |\n";
        }
    }
}

void printWarnings(std::ostream& out, const std::map<std::string, Tally>& tallies) {
    Tally all;
    for (const auto& [tier, t] : tallies) {
        all.withOtherBoard += t.withOtherBoard;
        all.reportedWithOtherBoard += t.reportedWithOtherBoard;
        all.withoutOtherBoard += t.withoutOtherBoard;
        all.reportedWithoutOtherBoard += t.reportedWithoutOtherBoard;
    }
    if (all.withOtherBoard + all.withoutOtherBoard > 0) {
        out << "\nAnother board in view was reported in " << all.reportedWithOtherBoard << " of " << all.withOtherBoard
            << " photos that show one on at least " << 100 * clearlyVisible << " % of the picture, and in "
            << all.reportedWithoutOtherBoard << " of " << all.withoutOtherBoard << " that show none.\n";
    }
}

}  // namespace

void printLogLoss(std::ostream& out, const std::map<std::string, Tally>& tallies) {
    out << "\n| tier | log loss a cell, base under red not counted |\n|---|---|\n";
    for (const auto& [tier, t] : tallies) {
        if (t.cells > 0) {
            std::array<char, 32> loss{};
            std::snprintf(loss.data(), loss.size(), "%.4f", t.logLoss / t.cells);
            out << "| " << tier << " | " << loss.data() << " |\n";
        }
    }
}

void print(std::ostream& out, const std::map<std::string, Tally>& tallies) {
    out << "| tier | photos | board and side found, or rightly refused | top colour | whole stack | cubes "
           "| score right | score right, hidden cells corrected | wrong, unmarked | marked per board "
           "| calibration error | hidden cells, of which unmarked | place error | median read |\n"
           "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n";
    for (const auto& [tier, t] : tallies) {
        out << "| " << tier << " | " << t.photos << " | " << percentage(t.found, t.photos) << " | ";
        if (t.cells == 0) {
            out << "- | - | - | - | - | - | - | - | - | - | - |\n";
            continue;
        }
        std::array<char, 160> rest{};
        std::snprintf(rest.data(), rest.size(), "%.2f | %.2f %% | %d, %d | %s | %.0f ms |",
                      t.marked / std::max(1.0, static_cast<double>(t.found)), 100 * calibrationError(t.ratings),
                      t.hidden, t.hiddenUnmarked, placeErrorText(t).c_str(),
                      t.readMs.empty() ? 0 : vision::median(t.readMs));
        out << percentage(t.topsRight, t.cells) << " | " << percentage(t.stacksRight, t.cells) << " | "
            << percentage(t.cubesRight, t.cells) << " | " << percentage(t.scoresRight, t.photos) << " | "
            << percentage(t.scoresWithHiddenCorrected, t.photos) << " | " << percentage(t.wrongUnmarked, t.cells)
            << " | " << rest.data() << '\n';
    }
    printConfidence(out, tallies);
    printWarnings(out, tallies);
}

}  // namespace concord::accuracy
