// Tables full of print and figures, on which a plate's edge is one edge among many.
#include "tools/drawing/table.h"

#include "tools/drawing/noise.h"
#include "tools/drawing/pattern.h"

namespace concord::drawing {

namespace {

int floorToInt(float v) { return static_cast<int>(std::floor(v)); }

float fractionOf(float v) { return v - std::floor(v); }

std::vector<Rgb> randomColours(Random& r, int least, int most) {
    std::vector<Rgb> colours;
    for (int i = r.integer(least, most); i > 0; --i)
        colours.push_back(randomColour(r));
    return colours;
}

// share: position in the list, limited to [0, 1].
const Rgb& colourAt(const std::vector<Rgb>& colours, float share) {
    const auto last = static_cast<float>(colours.size() - 1);
    return colours[static_cast<std::size_t>(std::clamp(share * (last + 1), 0.0F, last))];
}

// Sheets of print side by side: columns of lines, headlines, pictures.
Pattern newspaper(Random& r) {
    const Rgb paper = fromHsv(r.uniform(25, 60), r.uniform(0, 0.2F), r.uniform(0.7F, 0.95F));
    const Rgb ink = fromHsv(r.uniform(0, 360), r.uniform(0, 0.4F), r.uniform(0.05F, 0.3F));
    const std::vector<Rgb> pictureColours = randomColours(r, 2, 5);
    const Point sheet(r.uniform(180, 380), r.uniform(230, 500));
    const float columnWidth = r.uniform(30, 70);
    const float lineHeight = r.uniform(2.6F, 5.5F);
    const float blockHeight = lineHeight * static_cast<float>(r.integer(5, 16));
    const float pictureShare = r.uniform(0.05F, 0.4F);
    const float headlineShare = r.uniform(0.1F, 0.4F);
    const bool tintedHeadlines = r.chance(0.5F);
    const std::uint32_t seed = randomSeed(r);
    return [=](Point p, float pixel) {
        const int sx = floorToInt(p.x / sheet.x);
        const int sy = floorToInt(p.y / sheet.y);
        const std::uint32_t sheetSeed = hashOf(sx, sy, seed);
        const Rotation tilt(0.1F * (unitHash(sx, sy, sheetSeed) - 0.5F));
        const Point q = tilt.apply(p - Point(static_cast<float>(sx) * sheet.x, static_cast<float>(sy) * sheet.y));
        const Rgb page = paper * (0.88F + 0.12F * unitHash(sy, sx, sheetSeed));
        const int columnIndex = floorToInt(q.x / columnWidth);
        const int blockIndex = floorToInt(q.y / blockHeight);
        const float across = fractionOf(q.x / columnWidth);
        const float down = fractionOf(q.y / blockHeight);
        if (across > 0.94F || down > 0.96F)
            return page;
        const float kind = unitHash(columnIndex / 2, blockIndex, sheetSeed + 1);
        if (kind < pictureShare)
            return colourAt(pictureColours, fractalNoise(q * 0.05F, 4, sheetSeed + 2) * 1.4F - 0.2F);
        const bool headline = unitHash(columnIndex, blockIndex, sheetSeed + 3) < headlineShare && down < 0.35F;
        const float linePitch = headline ? blockHeight * 0.175F : lineHeight;
        const int lineIndex = floorToInt(q.y / linePitch);
        const float letterWidth = headline ? linePitch * 0.5F : lineHeight * 0.35F;
        const float gap = valueNoise({q.x / (letterWidth * 3), static_cast<float>(lineIndex) * 7}, sheetSeed + 4);
        const float stroke = unitHash(floorToInt(q.x / letterWidth), lineIndex, sheetSeed + 5);
        const bool blank =
            gap < 0.27F || (!headline && across > 0.6F && unitHash(columnIndex, lineIndex, sheetSeed + 6) < 0.15F);
        const bool inLine = fractionOf(q.y / linePitch) < (headline ? 0.75F : 0.55F);
        if (blank || !inLine)
            return page;
        const float darkness = (headline ? 0.9F : 0.55F) + 0.4F * (stroke - 0.5F) * visibilityOf(letterWidth, pixel);
        return mix(page, tintedHeadlines && headline ? mix(ink, pictureColours[0], 0.5F) : ink,
                   std::clamp(darkness, 0.0F, 1.0F));
    };
}

// Discs, flowers and blots, some as large as tokens and coloured like them.
Pattern figures(Random& r) {
    const Rgb ground = randomColour(r);
    const std::vector<Rgb> colours = randomColours(r, 1, 6);
    const float pitch = r.uniform(9, 48);
    const float largest = r.uniform(0.25F, 0.6F);
    const float smallest = largest * r.uniform(0.3F, 1);
    const float jitter = r.chance(0.4F) ? 0 : r.uniform(0.1F, 0.5F);
    const float petals = r.chance(0.5F) ? 0 : static_cast<float>(r.integer(3, 8));
    const float petalDepth = r.uniform(0.15F, 0.5F);
    const bool staggered = r.chance(0.5F);
    const bool ringed = r.chance(0.4F);
    const std::uint32_t seed = randomSeed(r);
    return [=](Point p, float) {
        const Point q = p / pitch;
        Rgb c = ground;
        for (int dy = -1; dy <= 1; ++dy) {
            const int y = floorToInt(q.y) + dy;
            const float shift = staggered && (y & 1) ? 0.5F : 0;
            for (int dx = -1; dx <= 1; ++dx) {
                const int x = floorToInt(q.x - shift) + dx;
                const std::uint32_t figureSeed = hashOf(x, y, seed);
                const Point centre(static_cast<float>(x) + shift + 0.5F + jitter * (unitHash(1, 0, figureSeed) - 0.5F),
                                   static_cast<float>(y) + 0.5F + jitter * (unitHash(2, 0, figureSeed) - 0.5F));
                const Point d = q - centre;
                const float angle = std::atan2(d.y, d.x) + 6 * unitHash(3, 0, figureSeed);
                const float radius = (smallest + (largest - smallest) * unitHash(4, 0, figureSeed)) *
                                     (1 - petalDepth * std::sin(angle * petals));
                const float relativeDistance = length(d) / radius;
                if (relativeDistance < 1)
                    c = ringed && relativeDistance < 0.45F ? ground : colourAt(colours, unitHash(5, 0, figureSeed));
            }
        }
        return c;
    };
}

// A carpet or a tile: bands and figures mirrored about the middle of each repeat.
Pattern ornament(Random& r) {
    const std::vector<Rgb> colours = randomColours(r, 2, 6);
    const Point repeat(r.uniform(40, 260), r.uniform(40, 260));
    const float scale = 1 / r.uniform(6, 40);
    const float squareness = r.uniform(0, 1);
    const float bandCount = r.uniform(2, 14);
    const float figureStrength = r.uniform(0.2F, 1.2F);
    const std::uint32_t seed = randomSeed(r);
    return [=](Point p, float) {
        const Point q(std::abs(fractionOf(p.x / repeat.x) - 0.5F) * repeat.x,
                      std::abs(fractionOf(p.y / repeat.y) - 0.5F) * repeat.y);
        const float distance =
            squareness * std::max(q.x / repeat.x, q.y / repeat.y) * 2 + (1 - squareness) * length(q) * 2 / repeat.x;
        const float v = fractionOf(distance * bandCount * 0.25F + figureStrength * fractalNoise(q * scale, 2, seed));
        return colourAt(colours, v);
    };
}

// A map, a camouflage, a poster: fields of flat colour with outlines.
Pattern patches(Random& r) {
    const std::vector<Rgb> colours = randomColours(r, 3, 8);
    const Rgb line = randomColour(r);
    const float scale = 1 / r.uniform(15, 120);
    const int octaves = r.integer(1, 5);
    const float lineWidth = r.chance(0.5F) ? r.uniform(0.03F, 0.15F) : 0;
    const std::uint32_t seed = randomSeed(r);
    return [=](Point p, float) {
        const float v = std::clamp((fractalNoise(p * scale, octaves, seed) - 0.2F) / 0.6F, 0.0F, 0.999F);
        const float step = v * static_cast<float>(colours.size());
        return fractionOf(step) < lineWidth ? line : colourAt(colours, v);
    };
}

}  // namespace

Table randomBusyTable(Random& r) {
    switch (r.weighted({4, 3, 2, 2})) {
        case 0:
            return patternTable(r, "newspaper", newspaper(r), 0.7F, 1, 0.3F);
        case 1:
            return patternTable(r, "figures", figures(r), 0.3F, 1, 0.5F);
        case 2:
            return patternTable(r, "ornament", ornament(r), 0.4F, 1, 0.4F);
        default:
            return patternTable(r, "patches", patches(r), 0.3F, 1, 0.5F);
    }
}

}  // namespace concord::drawing
