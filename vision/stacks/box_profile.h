// What settled boards show of the box that they were played with: the size of its tokens, and the colours of its
// paints.
#pragma once

#include "scoring/harmonies/board.h"
#include "vision/stacks/top_heights.h"

#include <opencv2/core/matx.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace concord::vision {

// What can be on top of a cell: nothing, on either side of the board, or a token.
inline constexpr std::size_t boxSurfaces = 2 + tokenKinds;
std::size_t surfaceOf(Side side, Stack stack);
std::size_t surfaceOf(Token token);
extern const std::array<std::string_view, boxSurfaces> boxSurfaceNames;

// The mean colour of the cells of one surface on one photo: logarithms of linear BGR, relative to the bright parts of
// the plate. Light that is the same on the whole board adds the same numbers to all surfaces.
struct SurfaceColour {
    int cells = 0;
    cv::Vec3d logBgr;

    friend bool operator==(const SurfaceColour&, const SurfaceColour&) = default;
};

using SurfaceColours = std::array<SurfaceColour, boxSurfaces>;

// What one settled board shows.
struct BoxSighting {
    std::string photo;  // SHA-256 of its file, as 64 hexadecimal digits; may be empty
    std::optional<SizeEstimate> size;
    SurfaceColours colours;

    friend bool operator==(const BoxSighting&, const BoxSighting&) = default;
};

class BoxProfile {
public:
    static constexpr std::size_t mostBoards = 30;  // beyond that, a new board replaces the oldest

    // Replaces what the same photo showed before.
    void add(const BoxSighting& board);
    bool knows(std::string_view photo) const;  // by its SHA-256
    bool isEmpty() const { return m_boards.empty(); }
    const std::vector<BoxSighting>& boards() const { return m_boards; }  // the oldest first

    // The size of the tokens as all boards together show it; nothing if none does.
    std::optional<SizeEstimate> tokenSize() const;
    // sRGB in the order R, G, B: means over the boards, in their light. Nothing for surfaces that no board shows.
    std::array<std::optional<cv::Vec3b>, boxSurfaces> swatches() const;

    friend bool operator==(const BoxProfile&, const BoxProfile&) = default;

private:
    std::vector<BoxSighting> m_boards;
};

}  // namespace concord::vision
