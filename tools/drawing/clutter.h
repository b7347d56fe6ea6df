// What else lies on the table: cards, loose tokens, a neighbour's board, a mug, a phone.
#pragma once

#include "tools/drawing/tokens.h"

#include <functional>
#include <vector>

namespace concord::drawing {

class Clutter {
public:
    Clutter(Random& random, Scene& scene, const TokenSet& tokens)
        : m_random(random), m_scene(scene), m_tokens(tokens) {}

    // Nothing is put on this plate nor in front of these points, which the photo must show.
    void keepFree(std::shared_ptr<const Outline> plate, const std::vector<Vec3>& points);

    // Around a finished board, as tables look at the end of a game; print: its plate's; neighbourChance: that another
    // board is seen.
    void addAround(const BoardLayout& layout, const Material* print, float neighbourChance);
    // The upper rims of the neighbours' boards among them, mm; parts of them may lie outside the photo.
    const std::vector<std::vector<Vec3>>& neighbours() const { return m_neighbours; }
    // A table on which no personal board lies. Returns its name.
    std::string addWithoutBoard();

private:
    // Shapes around the origin of their own plan.
    using Item = std::vector<Shape>;
    using Maker = Item (Clutter::*)();

    Item cards();
    Item looseTokens();
    Item heap();
    Item cubes();
    Item mug();
    Item phone();
    Item pen();
    Item paper();
    Item keyboard();
    Item commonBoard();
    Item foreignBoard();
    Item neighbour(const BoardLayout& layout, const Material* print);

    Shape slab(std::shared_ptr<const Outline> outline, Point half, float thickness, const Material* material) const;
    Shape rectangle(Point half, float corner, float thickness, const Material* material) const;
    Token anyToken();

    bool put(const Item& item, int tries, float outsideShare = 0);
    bool fits(const Item& item, float outsideShare) const;
    void addNeighbour(const BoardLayout& layout, const Material* print);
    void addCardOverRim(const BoardLayout& layout);

    Random& m_random;
    Scene& m_scene;
    const TokenSet& m_tokens;
    std::shared_ptr<const Outline> m_plate;
    std::vector<cv::Point2f> m_zone;  // hull in pinhole pixels
    std::vector<Shape> m_placed;
    std::vector<std::vector<Vec3>> m_neighbours;
};

}  // namespace concord::drawing
