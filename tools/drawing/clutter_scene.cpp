// The selection of objects on a table, and the neighbours' boards.
#include "tools/drawing/clutter.h"

#include "tools/drawing/board_art.h"
#include "tools/drawing/random_game.h"

#include <opencv2/imgproc.hpp>

namespace concord::drawing {

Clutter::Item Clutter::neighbour(const BoardLayout& layout, const Material* print) {
    const auto outline = std::make_shared<Outline>(Outline::polygon(layout.outline(64)));
    constexpr float samePrintChance = 0.9F;  // all boards of a game look alike, unless one was replaced
    const Material* material =
        m_random.chance(samePrintChance) ? print : m_scene.own(randomBoardMaterial(m_random, layout, *outline));
    Item item{slab(outline, {layout.plate.halfWidth, layout.plate.halfHeight}, plateThickness, material)};
    const std::size_t before = m_scene.shapes.size();
    // Adds its shapes to the scene; they are taken out again, because put() places them.
    placeTokens(m_random, m_scene, m_tokens, randomBoard(m_random, layout.side), layout, {});
    const auto added = m_scene.shapes.begin() + static_cast<std::ptrdiff_t>(before);
    item.insert(item.end(), added, m_scene.shapes.end());
    m_scene.shapes.erase(added, m_scene.shapes.end());
    return item;
}

void Clutter::addNeighbour(const BoardLayout& layout, const Material* print) {
    const Item item = neighbour(layout, print);
    if (!put(item, 60, 0.2F))
        return;
    // put() has appended the item, whose first shape is the plate.
    const Shape& plate = m_placed[m_placed.size() - item.size()];
    std::vector<Vec3>& edge = m_neighbours.emplace_back();
    for (const Point& p : layout.outlineSamples()) {
        const Point placed = plate.centre + plate.turn.apply(p);
        edge.emplace_back(placed.x, placed.y, plateThickness);
    }
}

void Clutter::addCardOverEdge(const BoardLayout& layout) {
    const std::vector<Shape> someCards = cards();
    for (int i = 0; i < 40; ++i) {
        Shape card = someCards.front();
        const float a = m_random.uniform(0, 2 * pi);
        card.centre = {std::cos(a) * 128, std::sin(a) * 112};
        card.turn = Rotation(m_random.uniform(0, 2 * pi));
        card.bottom = plateThickness + 0.05F;
        card.top = card.bottom + 0.45F;
        const auto boardCells = cells(layout.side);
        const bool coversNoCell = std::none_of(boardCells.begin(), boardCells.end(), [&](Cell cell) {
            return card.outline->depth(card.turn.undo(layout.centre(cell) - card.centre)) > -layout.pitch * 0.66F;
        });
        if (!coversNoCell || !fits({card}, 0))
            continue;
        m_scene.add(card);
        m_placed.push_back(card);
        return;
    }
}

void Clutter::addAround(const BoardLayout& layout, const Material* print, float neighbourChance) {
    if (m_random.chance(0.12F))  // nothing but the board
        return;
    if (m_random.chance(0.12F))
        addCardOverEdge(layout);
    if (m_random.chance(neighbourChance))
        addNeighbour(layout, print);
    struct Kind {
        Maker maker;
        float chance;
        int maxCount;
    };
    const std::vector<Kind> kinds{
        {&Clutter::cards, 0.6F, 3},  {&Clutter::looseTokens, 0.45F, 2}, {&Clutter::heap, 0.35F, 2},
        {&Clutter::cubes, 0.35F, 2}, {&Clutter::mug, 0.15F, 1},         {&Clutter::phone, 0.15F, 1},
        {&Clutter::pen, 0.2F, 2},    {&Clutter::paper, 0.15F, 1},       {&Clutter::centralBoard, 0.12F, 1}};
    for (const Kind& kind : kinds)
        if (m_random.chance(kind.chance))
            for (int i = m_random.integer(1, kind.maxCount); i > 0; --i)
                put((this->*kind.maker)(), 12);
}

std::string Clutter::addWithoutBoard() {
    struct Arrangement {
        const char* name;
        std::vector<Maker> makers;
    };
    const std::vector<Arrangement> all{
        {"bare", {}},
        {"cards", {&Clutter::cards, &Clutter::cards, &Clutter::cards, &Clutter::looseTokens}},
        {"tokens", {&Clutter::heap, &Clutter::looseTokens, &Clutter::heap, &Clutter::looseTokens, &Clutter::cubes}},
        {"keyboard", {&Clutter::keyboard, &Clutter::mug, &Clutter::pen}},
        {"common", {&Clutter::centralBoard, &Clutter::cards, &Clutter::heap}},
        {"papers", {&Clutter::paper, &Clutter::paper, &Clutter::pen, &Clutter::phone}},
        {"foreign", {&Clutter::foreignBoard, &Clutter::cards, &Clutter::looseTokens}},
        {"mixed", {&Clutter::mug, &Clutter::phone, &Clutter::cards, &Clutter::heap, &Clutter::paper}},
    };
    const Arrangement& arrangement = all[m_random.weighted({1, 3, 3, 2, 3, 2, 2, 2})];
    for (const Maker maker : arrangement.makers)
        put((this->*maker)(), 30);
    return arrangement.name;
}

}  // namespace concord::drawing
