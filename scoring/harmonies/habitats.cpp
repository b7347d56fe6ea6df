#include "scoring/harmonies/habitats.h"

#include <algorithm>
#include <array>

namespace concord {
namespace {

constexpr int rotations = 6;

// Lays the habitat on the board with its cube at a given cell.
class Fitting {
public:
    Fitting(const Board& board, const Habitat& habitat, Cell cube) : m_board(board), m_habitat(habitat), m_cube(cube) {}

    // Whether all its cells are on the board and match. Calls found(cell) for each, up to the first that does not.
    template <typename Found>
    bool fitsRotated(int rotation, Found found) const {
        const Axial origin = axial(m_cube);
        return std::ranges::all_of(m_habitat, [&](const HabitatCell& part) {
            Axial place = part.place;
            for (int i = 0; i < rotation; ++i) {
                place = turnedClockwise(place);
            }
            const std::optional<Cell> cell = cellAt(m_board.side(), {origin.q + place.q, origin.r + place.r});
            if (!cell || !matches(part.landscape, m_board.stack(*cell))) {
                return false;
            }
            found(*cell);
            return true;
        });
    }

private:
    const Board& m_board;
    const Habitat& m_habitat;
    Cell m_cube;
};

std::vector<Cell> sorted(std::vector<Cell> cells) {
    std::ranges::sort(cells);
    return cells;
}

// A habitat that is the same after a rotation is one place, not two.
bool isKnown(const std::vector<HabitatPlace>& places, const HabitatPlace& place) {
    return std::ranges::any_of(places, [&](const HabitatPlace& known) {
        return known.cube == place.cube && sorted(known.cells) == sorted(place.cells);
    });
}

}  // namespace

std::vector<HabitatPlace> findHabitats(const Board& board, const Habitat& habitat) {
    std::vector<HabitatPlace> places;
    for (const Cell cube : cells(board.side())) {
        const auto first = static_cast<std::ptrdiff_t>(places.size());
        for (int rotation = 0; rotation < rotations; ++rotation) {
            HabitatPlace place{cube, {}};
            const Fitting fitting(board, habitat, cube);
            if (fitting.fitsRotated(rotation, [&](Cell cell) { place.cells.push_back(cell); }) &&
                !isKnown(places, place)) {
                places.push_back(std::move(place));
            }
        }
        std::ranges::sort(places.begin() + first, places.end(), {}, &HabitatPlace::cells);
    }
    return places;
}

bool isHabitat(const Board& board, const Habitat& habitat, Cell cube) {
    if (!matches(habitat.front().landscape, board.stack(cube))) {
        return false;
    }
    const Fitting fitting(board, habitat, cube);
    for (int rotation = 0; rotation < rotations; ++rotation) {
        if (fitting.fitsRotated(rotation, [](Cell) {})) {
            return true;
        }
    }
    return false;
}

}  // namespace concord
