#include "vision/reading/sight_box.h"

#include "vision/geometry/board_frame.h"
#include "vision/geometry/visibility.h"
#include "vision/reading/hypothesis.h"
#include "vision/reading/obscured_cells.h"
#include "vision/reading/obscured_features.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace concord::vision {

namespace {

// Whether the photo shows this board: most of the tops that the reader is sure of are the settled ones.
bool agrees(const Hypothesis& hypothesis, const Board& settled) {
    constexpr double sure = 0.9;
    constexpr int enoughCells = 6;
    constexpr double mostOfThem = 0.8;
    int certain = 0;
    int same = 0;
    for (std::size_t i = 0; i < hypothesis.posteriors.size(); ++i) {
        const auto& p = hypothesis.posteriors[i].stacks;
        const auto likeliest = std::ranges::max_element(p);
        if (*likeliest >= sure) {
            const Stack stack = Stack::fromKind(static_cast<int>(likeliest - p.begin()));
            ++certain;
            same += stack.top() == settled.stack(hypothesis.evidence[i].cell).top() ? 1 : 0;
        }
    }
    return certain >= enoughCells && same >= mostOfThem * certain;
}

// The posteriors of a board that is known.
std::vector<CellPosterior> certainOf(const Board& board) {
    std::vector<CellPosterior> posteriors;
    for (const Cell cell : cells(board.side())) {
        CellPosterior& posterior = posteriors.emplace_back();
        posterior.stacks[static_cast<std::size_t>(board.stack(cell).kind())] = 1;
        posterior.cubes[static_cast<std::size_t>(board.cube(cell))] = 1;
    }
    return posteriors;
}

// Calls `measure` with what the photo shows of the settled board, if it shows that board.
void examineSettled(const PhotoFile& photo, const Board& settled, ReadOptions options, std::stop_token stop,
                    const std::function<void(Hypothesis&)>& measure) {
    options.side = settled.side();
    options.box.reset();
    options.secondPhoto.reset();
    options.examined = [&](const Hypothesis& hypothesis) {
        if (hypothesis.finding.side == settled.side() && hypothesis.isPlaceCertain() && agrees(hypothesis, settled)) {
            Hypothesis known = hypothesis;
            known.posteriors = certainOf(settled);
            measure(known);
        }
    };
    readBoard(photo, options, std::move(stop));
}

std::vector<SettledColour> usableColours(const Hypothesis& known, const Board& settled) {
    std::vector<SettledColour> colours;
    const std::vector<CellColour> all = cellColours(known);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Cell cell = known.evidence[i].cell;
        if (all[i].isUsable && settled.cube(cell) == Cube::None) {
            colours.push_back({surfaceOf(settled.side(), settled.stack(cell)), all[i].logBgr});
        }
    }
    return colours;
}

}  // namespace

std::optional<BoxSighting> sightBox(const PhotoFile& photo, const Board& settled, ReadOptions options,
                                    std::stop_token stop) {
    std::optional<BoxSighting> sighting;
    examineSettled(photo, settled, std::move(options), std::move(stop), [&](Hypothesis& known) {
        sighting.emplace();
        sighting->size = measureTokens(settled, known.tops, known.fit.pose);
        if (sighting->size) {
            known.token = {2 * sighting->size->meanMm[0], sighting->size->meanMm[1]};
        }
        for (const SettledColour& cell : usableColours(known, settled)) {
            SurfaceColour& colour = sighting->colours[cell.surface];
            colour.logBgr += cell.logBgr;
            ++colour.cells;
        }
        for (SurfaceColour& colour : sighting->colours) {
            colour.logBgr *= 1.0 / std::max(colour.cells, 1);
        }
    });
    return sighting;
}

std::vector<SettledColour> settledColours(const PhotoFile& photo, const Board& settled) {
    std::vector<SettledColour> colours;
    examineSettled(photo, settled, {}, {}, [&](Hypothesis& known) { colours = usableColours(known, settled); });
    return colours;
}

std::vector<CellColour> cellColours(const Hypothesis& hypothesis) {
    constexpr double mostBurnt = 0.3;
    constexpr double enoughVisible = 0.3;
    constexpr double likelyObscured = 0.5;
    constexpr double faintSheen = 0.05;  // what is left of a colour after a stronger one was removed is not exact
    const auto visible = visibilityIn(hypothesis);
    const auto lights = lightsOf(hypothesis);
    const auto obscured = obscuredCells(hypothesis, lights, visible);
    std::vector<CellColour> colours;
    for (std::size_t i = 0; i < lights.size(); ++i) {
        const Cell cell = hypothesis.evidence[i].cell;
        const double sheen =
            hypothesis.sheen ? hypothesis.sheen->at(cellCenterMm(hypothesis.finding.side, cell))[1] : 0;
        colours.push_back(
            {relativeColour(lights[i], hypothesis.light), lights[i].isInPhoto && lights[i].burntOut <= mostBurnt &&
                                                              visible[i].token >= enoughVisible &&
                                                              obscured[i].p <= likelyObscured && sheen <= faintSheen});
    }
    return colours;
}

}  // namespace concord::vision
