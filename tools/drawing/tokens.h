// The wooden tokens and the cubes of one game, and placing them as imprecisely as people do.
#pragma once

#include "tools/drawing/layout.h"
#include "tools/drawing/scene.h"
#include "tools/drawing/token_style.h"

#include "scoring/harmonies/board.h"

#include <optional>
#include <string>
#include <vector>

namespace concord::drawing {

// Where a board lies on the table.
struct Placement {
    Point centre;
    Rotation turn;

    Point apply(Point p) const { return centre + turn.apply(p); }
};

class TokenSet {
public:
    enum class Paints : std::uint8_t {
        Usual,
        AsPrinted,  // paints, motifs and cubes of clear amber and glass like those of the printed game
        Unusual
    };
    // Creates the materials in the scene; every property is chosen at random.
    TokenSet(Random& random, Scene& scene, float pitch, Paints paints, HardCubes hard = {});

    const TokenStyle& style() const { return m_style; }
    const std::string& cubeStyle() const { return m_cubeStyle; }
    float cubeSize() const { return m_cubeSize; }

    Shape makeToken(Random& random, Token token, Point at, float bottom) const;
    // under: the token that the cube lies on, which shows through a clear cube; nullopt if it lies on anything else.
    Shape makeCube(Random& random, Cube cube, Point at, float bottom, std::optional<Token> under = {}) const;

private:
    void makePlainCubeMaterials(Random& random, Scene& scene);
    void makeClearCubeMaterials(Random& random, Scene& scene);
    void makeGlassCubeMaterials(Random& random, Scene& scene);

    // The material of a cube on each kind of token; the last entry is for a cube on anything else.
    using CubeMaterials = std::array<const Material*, tokenKinds + 1>;

    TokenStyle m_style;
    std::array<std::vector<const Material*>, tokenKinds> m_tokens;
    CubeMaterials m_animal{};
    CubeMaterials m_spirit{};
    std::string m_cubeStyle;
    float m_cubeSize = 8;
    float m_cubeBevel = 0.5F;
};

// Adds the board's tokens and cubes, slightly off centre but never overlapping. Returns the centre of each cell's
// topmost face, in the order of cells(side).
std::vector<Vec3> placeTokens(Random& random, Scene& scene, const TokenSet& tokens, const Board& board,
                              const BoardLayout& layout, const Placement& placement);

}  // namespace concord::drawing
