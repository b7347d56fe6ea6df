#include "tools/drawing/table.h"

#include "tools/drawing/noise.h"
#include "tools/drawing/pattern.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace concord::drawing {

namespace {

Rgb woodColour(Random& r) { return fromHsv(r.uniform(14, 40), r.uniform(0.2F, 0.65F), r.uniform(0.22F, 0.9F)); }

Pattern plain(Random& r) {
    const Rgb colour = randomColour(r);
    const float mottle = r.uniform(0, 0.12F);
    const float scale = 1 / r.uniform(20, 160);
    const std::uint32_t seed = randomSeed(r);
    return [=](Point p, float) { return colour * (1 + mottle * (fractalNoise(p * scale, 3, seed) - 0.5F)); };
}

Pattern wood(Random& r) {
    const Rgb light = woodColour(r);
    const Rgb dark = light.mul(Rgb(0.62F, 0.52F, 0.42F)) * r.uniform(0.6F, 1.1F);
    const float rings = 1 / r.uniform(5, 28);
    const float sway = r.uniform(2, 9);
    const float fibre = r.uniform(0.05F, 0.35F);
    const float contrast = r.uniform(0.15F, 0.8F);
    const bool hasPlanks = r.chance(0.6F);
    const float plank = hasPlanks ? r.uniform(60, 180) : 1;
    const float plankSpread = r.uniform(0, 0.15F);
    const std::uint32_t seed = randomSeed(r);
    return [=](Point p, float pixel) {
        const float row = hasPlanks ? std::floor(p.y / plank) : 0;
        // Random, one for each plank.
        const float plankValue = unitHash(static_cast<int>(row), 3, seed);
        const Point q(p.x + plankValue * 4000, p.y + plankValue * 700);
        const float bend = fractalNoise({q.x * 0.0025F, q.y * 0.012F}, 3, seed) * sway;
        const float ring = 0.5F + 0.5F * std::sin(2 * pi * (q.y * rings + bend));
        const float fine = fractalNoise({q.x * 0.02F, q.y * 0.9F}, 2, seed + 7) - 0.5F;
        Rgb c = mix(light, dark, contrast * ring * ring * visibilityOf(0.5F / rings, pixel));
        c *= (1 + fibre * 2 * fine * visibilityOf(1, pixel)) * (1 + plankSpread * (plankValue - 0.5F) * 2);
        if (!hasPlanks) {
            return c;
        }
        const float seam = std::abs(p.y - plank * std::round(p.y / plank));
        return c * (1 - 0.75F * smoothStep(0.9F, 0.3F, seam) * visibilityOf(1, pixel));
    };
}

Pattern checks(Random& r) {
    const Rgb a = randomColour(r);
    const Rgb b = r.chance(0.5F) ? fromHsv(0, 0, r.uniform(0.75F, 0.95F)) : randomColour(r);
    const float size = r.uniform(6, 45);
    const bool gingham = r.chance(0.6F);
    return [=](Point p, float) {
        const float x = std::floor(p.x / size);
        const float y = std::floor(p.y / size);
        const bool oddX = static_cast<int>(x) & 1;
        const bool oddY = static_cast<int>(y) & 1;
        const float share = gingham ? (oddX ? 0.5F : 0) + (oddY ? 0.5F : 0) : (oddX == oddY ? 0.0F : 1.0F);
        return mix(a, b, share);
    };
}

Pattern stripes(Random& r) {
    const Rgb a = randomColour(r);
    const Rgb b = randomColour(r);
    const Rgb c = mix(a, b, r.uniform(0, 1));
    const float size = r.uniform(5, 60);
    const float share = r.uniform(0.1F, 0.8F);
    return [=](Point p, float) {
        const float at = p.x / size - std::floor(p.x / size);
        return at < share ? a : (at < share + (1 - share) / 2 ? b : c);
    };
}

Pattern fabric(Random& r) {
    const Rgb colour = randomColour(r);
    const float thread = r.uniform(0.5F, 2.2F);
    const float depth = r.uniform(0.1F, 0.5F);
    const float mottle = r.uniform(0.02F, 0.2F);
    const std::uint32_t seed = randomSeed(r);
    return [=](Point p, float pixel) {
        const bool over = (static_cast<int>(std::floor(p.x / thread)) + static_cast<int>(std::floor(p.y / thread))) & 1;
        const float along = over ? p.x : p.y;
        const float round = std::abs(std::sin(pi * along / thread));
        const float weave = 1 - depth * (1 - round) * visibilityOf(thread, pixel);
        const float uneven = 1 + mottle * (fractalNoise(p * 0.07F, 3, seed) - 0.5F) +
                             0.3F * depth * (valueNoise(p / thread, seed + 3) - 0.5F) * visibilityOf(thread, pixel);
        return colour * (weave * uneven);
    };
}

Pattern marble(Random& r) {
    const Rgb base =
        r.chance(0.6F) ? fromHsv(r.uniform(20, 60), r.uniform(0, 0.08F), r.uniform(0.75F, 0.95F)) : randomColour(r);
    const Rgb vein =
        mix(base, fromHsv(r.uniform(0, 360), r.uniform(0, 0.3F), r.uniform(0.1F, 0.9F)), r.uniform(0.3F, 0.9F));
    const float scale = 1 / r.uniform(60, 260);
    const float width = r.uniform(0.01F, 0.07F);
    const std::uint32_t seed = randomSeed(r);
    return [=](Point p, float) {
        const Point bent =
            p * scale +
            Point(fractalNoise(p * (scale * 2), 3, seed), fractalNoise(p * (scale * 2), 3, seed + 40)) * 0.9F;
        const float v = std::abs(fractalNoise(bent, 3, seed + 80) - 0.5F);
        const float cloud = fractalNoise(p * (scale * 1.3F), 3, seed + 120);
        return mix(mix(base, vein, 0.25F * cloud), vein, 0.8F * smoothStep(width, 0, v));
    };
}

Pattern speckles(Random& r) {
    const Rgb base = randomColour(r);
    const Rgb a = randomColour(r);
    const Rgb b = randomColour(r);
    const float size = r.uniform(1.5F, 9);
    const float share = r.uniform(0.1F, 0.5F);
    const std::uint32_t seed = randomSeed(r);
    return [=](Point p, float pixel) {
        const float n = valueNoise(p / size, seed);
        const float m = valueNoise(p / (size * 1.7F), seed + 9);
        const float strength = visibilityOf(size, pixel) * 0.7F;
        Rgb c = mix(base, a, strength * smoothStep(1 - share, 1 - share + 0.1F, n));
        return mix(c, b, strength * smoothStep(1 - share, 1 - share + 0.1F, m));
    };
}

Pattern mat(Random& r) {
    std::vector<Rgb> colours;
    const float hue = r.uniform(0, 360);
    for (int i = r.integer(3, 6); i > 0; --i)
        colours.push_back(fromHsv(hue + r.gauss(0, 40), r.uniform(0.1F, 0.8F), r.uniform(0.1F, 0.8F)));
    const float scale = 1 / r.uniform(60, 300);
    const std::uint32_t seed = randomSeed(r);
    return [=](Point p, float) {
        return ramp(colours, (fractalNoise(p * scale, 5, seed) - 0.2F) / 0.6F) *
               (0.9F + 0.2F * valueNoise(p * 0.6F, seed + 4));
    };
}

// Distance from p to the border of the hexagon around it, in units of its half width. middle: receives its centre.
float hexagonEdge(Point p, Point& middle) {
    const float row = 1.7320508F;
    const auto nearest = [&](Point shift) {
        return Point(2 * std::round((p.x - shift.x) / 2), 2 * row * std::round((p.y - shift.y) / (2 * row))) + shift;
    };
    const Point a = nearest({0, 0});
    const Point b = nearest({1, row});
    middle = length(p - a) < length(p - b) ? a : b;
    const Point d(std::abs(p.x - middle.x), std::abs(p.y - middle.y));
    return 1 - std::max(d.x, d.x * 0.5F + d.y * 0.8660254F);
}

enum class TileShape : std::uint8_t { Hexagon, Square, Round };

Pattern tiles(Random& r) {
    const Rgb tile = randomColour(r);
    const Rgb joint = randomColour(r);
    const float half = r.uniform(6, 22);
    const float width = r.uniform(0.03F, 0.14F);
    const float spread = r.uniform(0, 0.5F);
    const auto shape = static_cast<TileShape>(r.integer(0, 2));
    const std::uint32_t seed = randomSeed(r);
    return [=](Point p, float) {
        const Point q = p / half;
        Point middle;
        float edge = 0;
        if (shape == TileShape::Hexagon) {
            edge = hexagonEdge(q, middle);
        } else {
            middle = Point(2 * std::round(q.x / 2), 2 * std::round(q.y / 2));
            const Point d = q - middle;
            edge = shape == TileShape::Square ? 1 - std::max(std::abs(d.x), std::abs(d.y)) : 0.85F - length(d);
        }
        // Random, one for each tile.
        const float tileValue =
            unitHash(static_cast<int>(std::lround(middle.x * 3)), static_cast<int>(std::lround(middle.y * 3)), seed);
        return mix(joint, tile * (1 + spread * (tileValue - 0.5F)), smoothStep(width * 0.7F, width * 1.3F, edge));
    };
}

struct TableKind {
    float weight;
    const char* name;
    Pattern (*pattern)(Random&);
    float roughLow, roughHigh, shine;
};

constexpr std::array<TableKind, 9> tableKinds{{{20, "plain", plain, 0.25F, 0.95F, 0.7F},
                                               {32, "wood", wood, 0.15F, 0.8F, 0.8F},
                                               {8, "checks", checks, 0.7F, 1, 0.2F},
                                               {6, "stripes", stripes, 0.7F, 1, 0.2F},
                                               {12, "fabric", fabric, 0.8F, 1, 0.1F},
                                               {8, "marble", marble, 0.1F, 0.5F, 1},
                                               {5, "speckles", speckles, 0.3F, 0.9F, 0.6F},
                                               {7, "mat", mat, 0.6F, 1, 0.3F},
                                               {2, "tiles", tiles, 0.15F, 0.9F, 0.8F}}};  // last: see below

Table makeTable(const TableKind& kind, Random& r) {
    return patternTable(r, kind.name, kind.pattern(r), kind.roughLow, kind.roughHigh, kind.shine);
}

}  // namespace

Table randomTable(Random& r) {
    std::vector<float> weights;
    std::ranges::transform(tableKinds, std::back_inserter(weights), &TableKind::weight);
    return makeTable(tableKinds.at(r.weighted(weights)), r);
}

Table randomTiledTable(Random& r) {
    constexpr const TableKind& tiledKind = tableKinds.back();
    return makeTable(tiledKind, r);
}

}  // namespace concord::drawing
