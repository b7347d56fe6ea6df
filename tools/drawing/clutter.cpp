#include "tools/drawing/clutter.h"

#include "tools/drawing/card_art.h"

#include <opencv2/imgproc.hpp>

namespace concord::drawing {

namespace {

// Points of the shape's base, dense enough for collision tests.
std::vector<Point> footprint(const Shape& s) {
    std::vector<Point> points{s.centre};
    if (s.form == Form::Cylinder) {
        for (int k = 0; k < 8; ++k)
            points.push_back(s.centre + Rotation(pi * static_cast<float>(k) / 4).apply({s.radius, 0}));
        return points;
    }
    for (int k = -3; k <= 3; ++k) {
        const float t = static_cast<float>(k) / 3;
        for (const Point p : {Point(t * s.half.x, s.half.y), Point(t * s.half.x, -s.half.y),
                              Point(s.half.x, t * s.half.y), Point(-s.half.x, t * s.half.y)})
            points.push_back(s.centre + s.turn.apply(p));
    }
    return points;
}

Shape moved(Shape s, Point to, Rotation turn) {
    s.centre = to + turn.apply(s.centre);
    const Point axis = turn.apply({s.turn.c, s.turn.s});
    s.turn.c = axis.x;
    s.turn.s = axis.y;
    return s;
}

// Whether the shapes are too close, seen from above; a rectangle counts as a circle of 3/4 of its half diagonal.
bool areTooClose(const Shape& a, const Shape& b) {
    const auto reach = [](const Shape& s) { return s.form == Form::Cylinder ? s.radius : 0.75F * length(s.half); };
    return length(a.centre - b.centre) < reach(a) + reach(b) + 1;
}

}  // namespace

void Clutter::keepFree(std::shared_ptr<const Outline> plate, const std::vector<Vec3>& points) {
    m_plate = std::move(plate);
    std::vector<cv::Point2f> pixels(points.size());
    std::ranges::transform(points, pixels.begin(), [&](Vec3 p) { return cv::Point2f(m_scene.camera.pinhole(p)); });
    cv::convexHull(pixels, m_zone);
}

bool Clutter::fits(const Item& item, float outsideShare) const {
    int outsideCount = 0;
    int pointCount = 0;
    for (const Shape& s : item) {
        const std::vector<Point> base = footprint(s);
        std::vector<cv::Point2f> pixels;
        for (const Point& p : base) {
            if (m_plate && s.bottom < plateThickness && m_plate->depth(p) > -2)
                return false;
            for (const float z : {s.bottom, s.top}) {
                if (m_scene.camera.depth({p.x, p.y, z}) < 60)
                    return false;
                pixels.emplace_back(m_scene.camera.pinhole({p.x, p.y, z}));
                ++pointCount;
                outsideCount += cv::Rect2f({0, 0}, cv::Size2f(m_scene.camera.size())).contains(pixels.back()) ? 0 : 1;
            }
        }
        if (m_zone.empty())
            continue;
        std::vector<cv::Point2f> hull;
        std::vector<cv::Point2f> overlap;
        cv::convexHull(pixels, hull);
        if (cv::intersectConvexConvex(hull, m_zone, overlap) > 0)
            return false;
    }
    const bool isClear = std::none_of(item.begin(), item.end(), [&](const Shape& s) {
        return std::any_of(m_placed.begin(), m_placed.end(), [&](const Shape& other) { return areTooClose(s, other); });
    });
    return isClear && static_cast<float>(outsideCount) >= outsideShare * static_cast<float>(pointCount);
}

bool Clutter::put(const Item& item, int tries, float outsideShare) {
    const cv::Size size = m_scene.camera.size();
    for (int i = 0; i < tries; ++i) {
        const Ray ray = m_scene.camera.rayThrough({m_random.uniform(-0.1F, 1.1F) * static_cast<float>(size.width),
                                                   m_random.uniform(-0.1F, 1.1F) * static_cast<float>(size.height)});
        if (ray.dir.z > -0.1F)
            continue;
        const Rotation turn(m_random.uniform(0, 2 * pi));
        const Point at = plan(ray.at(-ray.origin.z / ray.dir.z));
        Item placed;
        for (const Shape& s : item)
            placed.push_back(moved(s, at, turn));
        if (!fits(placed, outsideShare))
            continue;
        for (const Shape& s : placed) {
            m_scene.add(s);
            m_placed.push_back(s);
        }
        return true;
    }
    return false;
}

Token Clutter::anyToken() { return allTokens[static_cast<std::size_t>(m_random.integer(0, tokenKinds - 1))]; }

Shape Clutter::slab(std::shared_ptr<const Outline> outline, Point half, float thickness,
                    const Material* material) const {
    Shape s;
    s.form = Form::Slab;
    s.half = half;
    s.top = thickness;
    s.outline = std::move(outline);
    s.material = material;
    return s;
}

Shape Clutter::rectangle(Point half, float corner, float thickness, const Material* material) const {
    return slab(std::make_shared<Outline>(Outline::roundedRectangle(half, corner)), half, thickness, material);
}

Clutter::Item Clutter::cards() {
    Item item;
    const Point size =
        m_random.chance(0.7F) ? Point(57, 80) : Point(m_random.uniform(40, 75), m_random.uniform(60, 120));
    const int count = m_random.integer(1, 4);
    for (int i = 0; i < count; ++i) {
        Shape card = rectangle(size / 2, 4, 0.45F, m_scene.own(randomCard(m_random, size)));
        card.centre = {static_cast<float>(i) * (size.x + m_random.uniform(1, 8)), m_random.gauss(0, 2)};
        card.turn = Rotation(m_random.gauss(0, 0.04F));
        item.push_back(card);
        for (int k = m_random.chance(0.4F) ? m_random.integer(1, 4) : 0; k > 0; --k)
            item.push_back(m_tokens.makeCube(m_random, Cube::Animal,
                                             card.centre + Point(m_random.uniform(-20, 20), m_random.uniform(-32, 32)),
                                             card.top));
    }
    return item;
}

Clutter::Item Clutter::looseTokens() {
    Item item;
    for (int i = m_random.integer(1, 4); i > 0; --i)
        item.push_back(m_tokens.makeToken(m_random, anyToken(), {m_random.gauss(0, 30), m_random.gauss(0, 30)}, 0));
    return item;
}

Clutter::Item Clutter::heap() {
    Item item;
    const float d = m_tokens.style().diameter;
    const int count = m_random.integer(4, 14);
    for (int i = 0; i < count * 3 && static_cast<int>(item.size()) < count; ++i) {
        const Point at(m_random.gauss(0, 24), m_random.gauss(0, 24));
        float bottom = 0;
        bool free = true;
        for (const Shape& s : item) {
            const float distance = length(s.centre - at);
            if (distance < d && distance > d * 0.55F)
                free = false;
            else if (distance <= d * 0.55F)
                bottom = std::max(bottom, s.top);
        }
        if (free && bottom < 25)
            item.push_back(m_tokens.makeToken(m_random, anyToken(), at, bottom));
    }
    return item;
}

Clutter::Item Clutter::cubes() {
    Item item;
    for (int i = m_random.integer(1, 7); i > 0; --i)
        item.push_back(m_tokens.makeCube(m_random, m_random.chance(0.85F) ? Cube::Animal : Cube::Spirit,
                                         {m_random.gauss(0, 25), m_random.gauss(0, 25)}, 0));
    return item;
}

Clutter::Item Clutter::mug() {
    const Rgb glaze = fromHsv(m_random.uniform(0, 360), m_random.uniform(0, 0.7F), m_random.uniform(0.2F, 0.95F));
    Shape s;
    s.form = Form::Cylinder;
    s.radius = m_random.uniform(32, 45);
    s.top = m_random.uniform(60, 105);
    s.bevel = 2;
    s.material = m_scene.make<PlainMaterial>(Surface{.albedo = glaze, .roughness = 0.2F});
    Shape drink = s;
    drink.radius -= 4;
    drink.top += 0.2F;
    drink.bevel = 0.2F;
    const Rgb dark = fromHsv(m_random.uniform(10, 45), m_random.uniform(0.3F, 0.9F), m_random.uniform(0.05F, 0.5F));
    drink.material = m_scene.make<PlainMaterial>(Surface{.albedo = dark, .roughness = 0.1F});
    return {s, drink};
}

Clutter::Item Clutter::phone() {
    const Rgb glass = fromHsv(m_random.uniform(0, 360), m_random.uniform(0, 0.5F), m_random.uniform(0.02F, 0.3F));
    return {rectangle({m_random.uniform(34, 39), m_random.uniform(70, 82)}, 9, 8,
                      m_scene.make<PlainMaterial>(Surface{.albedo = glass, .roughness = 0.08F}))};
}

Clutter::Item Clutter::pen() {
    const Rgb paint = fromHsv(m_random.uniform(0, 360), m_random.uniform(0, 0.95F), m_random.uniform(0.1F, 0.95F));
    Shape s;
    s.half = {m_random.uniform(55, 90), m_random.uniform(3, 5)};
    s.top = 2 * s.half.y;
    s.bevel = s.half.y;
    s.material = m_scene.make<PlainMaterial>(Surface{.albedo = paint, .roughness = 0.3F});
    return {s};
}

Clutter::Item Clutter::paper() {
    const Point size =
        m_random.chance(0.5F) ? Point(105, 148) : Point(m_random.uniform(60, 210), m_random.uniform(80, 297));
    return {rectangle(size / 2, 0.5F, 0.3F, m_scene.own(randomPaper(m_random, size)))};
}

Clutter::Item Clutter::keyboard() {
    const bool dark = m_random.chance(0.6F);
    const auto plastic = [&](float value) {
        return m_scene.make<PlainMaterial>(
            Surface{.albedo = fromHsv(220, 0.05F, value), .roughness = 0.45F, .shine = 0.6F});
    };
    const Material* body = plastic(dark ? 0.18F : 0.75F);
    const Material* key = plastic(dark ? 0.1F : 0.92F);
    const int columns = m_random.integer(10, 15);
    const float pitch = m_random.uniform(17, 20);
    const Point half(static_cast<float>(columns) * pitch / 2 + 6, 5 * pitch / 2 + 6);
    Item item{rectangle(half, 5, 9, body)};
    for (int r = 0; r < 5; ++r)
        for (int c = 0; c < columns; ++c) {
            Shape k;
            k.half = {pitch / 2 - 1.4F, pitch / 2 - 1.4F};
            k.centre = {(static_cast<float>(c) + 0.5F) * pitch - half.x + 6,
                        (static_cast<float>(r) + 0.5F) * pitch - half.y + 6};
            k.bottom = 9;
            k.top = 14;
            k.bevel = 1.5F;
            k.material = key;
            item.push_back(k);
        }
    return item;
}

Clutter::Item Clutter::centralBoard() {
    const float radius = m_random.uniform(75, 100);
    Item item{slab(std::make_shared<Outline>(Outline::disc(radius)), {radius * 0.7F, radius * 0.7F}, plateThickness,
                   m_scene.own(randomCentralBoard(m_random, radius)))};
    const float offset = m_tokens.style().diameter * 0.6F;
    for (int k = 0; k < 5; ++k) {
        if (m_random.chance(0.15F))  // an empty space
            continue;
        const Point space = Rotation(2 * pi * static_cast<float>(k) / 5 - 0.3F).apply({0.6F * radius, 0});
        const float spin = m_random.uniform(0, 2 * pi);
        for (int j = 0; j < 3; ++j)  // 120 degrees apart
            item.push_back(m_tokens.makeToken(
                m_random, anyToken(), space + Rotation(spin + 2.094F * static_cast<float>(j)).apply({offset, 0}),
                plateThickness));
    }
    return item;
}

Clutter::Item Clutter::foreignBoard() {
    const Point size(m_random.uniform(120, 280), m_random.uniform(120, 260));
    const float hexagon = m_random.uniform(11, 26);
    Item item{rectangle(size / 2, m_random.uniform(1, 12), plateThickness,
                        m_scene.own(randomForeignBoard(m_random, size, hexagon)))};
    for (int i = m_random.chance(0.5F) ? m_random.integer(1, 12) : 0; i > 0; --i)
        item.push_back(m_tokens.makeToken(
            m_random, anyToken(), {m_random.uniform(-0.4F, 0.4F) * size.x, m_random.uniform(-0.4F, 0.4F) * size.y},
            plateThickness));
    return item;
}

}  // namespace concord::drawing
