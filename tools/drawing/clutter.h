// Other objects on the table: cards, loose tokens, a neighbour's board, a mug, a phone.
#pragma once

#include "tools/drawing/tokens.h"

#include <functional>
#include <vector>

namespace concord::drawing {

class Clutter {
public:
    Clutter(Random& random, Scene& scene, const TokenSet& tokens)
        : m_random(random), m_scene(scene), m_tokens(tokens) {}

    // Objects added later stay outside the plate or above it, and out of the lines of sight to these points.
    void keepFree(std::shared_ptr<const Outline> plate, const std::vector<Vec3>& points);

    // Adds objects around a finished board, as at the end of a game. print: the material of its plate.
    // neighbourChance: probability of another board in view.
    void addAround(const BoardLayout& layout, const Material* print, float neighbourChance);
    // The upper edges of the neighbours' boards, mm; parts may lie outside the photo.
    const std::vector<std::vector<Vec3>>& neighbours() const { return m_neighbours; }
    // Adds objects for a table without a personal board. Returns the name of their arrangement, such as "cards".
    std::string addWithoutBoard();

private:
    // Shapes of one object, around the origin; put() moves them to their place.
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
    Item centralBoard();
    Item foreignBoard();
    Item neighbour(const BoardLayout& layout, const Material* print);

    Shape slab(std::shared_ptr<const Outline> outline, Point half, float thickness, const Material* material) const;
    Shape rectangle(Point half, float corner, float thickness, const Material* material) const;
    Token anyToken();

    // Adds the item at a random place where it fits; false if none of the tries finds one. outsideShare: at least this
    // share of the item's points must lie outside the picture.
    bool put(const Item& item, int tries, float outsideShare = 0);
    bool fits(const Item& item, float outsideShare) const;
    void addNeighbour(const BoardLayout& layout, const Material* print);
    void addCardOverEdge(const BoardLayout& layout);

    Random& m_random;
    Scene& m_scene;
    const TokenSet& m_tokens;
    std::shared_ptr<const Outline> m_plate;
    std::vector<cv::Point2f> m_zone;  // convex hull of the points to keep free, in pinhole pixels
    std::vector<Shape> m_placed;
    std::vector<std::vector<Vec3>> m_neighbours;
};

}  // namespace concord::drawing
