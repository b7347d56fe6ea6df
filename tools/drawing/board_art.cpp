#include "tools/drawing/board_art.h"

#include "tools/drawing/noise.h"
#include "tools/drawing/polygon.h"

#include <opencv2/imgproc.hpp>

namespace concord::drawing {

namespace {

constexpr float artScale = 5;  // art pixels per millimetre

struct Palette {
    std::vector<Rgb> ground;
    Rgb line, patch, cell, border;
};

Palette earthPalette(Random& r) {
    Palette p;
    const float hue = r.uniform(24, 42);
    const float sat = r.uniform(0.22F, 0.5F);
    for (const float v : {0.42F, 0.54F, 0.62F, 0.70F, 0.58F})
        p.ground.push_back(jittered(r, fromHsv(hue + r.gauss(0, 3), sat, v * r.uniform(0.85F, 1.15F)), 0.05F));
    p.line = jittered(r, fromSrgb(196, 172, 134), 0.08F);
    p.patch = jittered(r, fromSrgb(78, 140, 128), 0.15F);
    return p;
}

Palette waterPalette(Random& r) {
    Palette p;
    const float hue = r.uniform(168, 200);
    const float sat = r.uniform(0.3F, 0.65F);
    for (const float v : {0.42F, 0.5F, 0.58F, 0.66F, 0.55F})
        p.ground.push_back(jittered(r, fromHsv(hue + r.gauss(0, 4), sat, v * r.uniform(0.85F, 1.15F)), 0.05F));
    p.line = jittered(r, fromSrgb(160, 205, 195), 0.1F);
    p.patch = jittered(r, fromSrgb(168, 146, 112), 0.12F);
    return p;
}

Palette otherPalette(Random& r) {
    Palette p;
    const float hue = r.uniform(0, 360);
    for (int i = 0; i < 5; ++i)
        p.ground.push_back(fromHsv(hue + r.gauss(0, 25), r.uniform(0.05F, 0.7F), r.uniform(0.2F, 0.85F)));
    p.line = fromHsv(hue + r.uniform(-60, 60), r.uniform(0, 0.5F), r.uniform(0.3F, 0.95F));
    p.patch = fromHsv(r.uniform(0, 360), r.uniform(0.1F, 0.6F), r.uniform(0.3F, 0.9F));
    return p;
}

Palette randomPalette(Random& r, Side side) {
    const float u = r.uniform();
    Palette p = u < 0.2F ? otherPalette(r) : ((side == Side::A) == (u > 0.26F) ? earthPalette(r) : waterPalette(r));
    p.cell = r.chance(0.8F) ? fromHsv(r.uniform(32, 50), r.uniform(0.08F, 0.28F), r.uniform(0.78F, 0.96F))
                            : fromHsv(r.uniform(0, 360), r.uniform(0.02F, 0.22F), r.uniform(0.6F, 0.97F));
    p.border = r.chance(0.75F) ? fromHsv(r.uniform(20, 70), r.uniform(0.1F, 0.45F), r.uniform(0.3F, 0.65F))
                               : fromHsv(r.uniform(0, 360), r.uniform(0, 0.4F), r.uniform(0.1F, 0.98F));
    return p;
}

// From millimetres to fixed-point pixels of the art.
std::vector<cv::Point> toArtPixels(const BoardLayout& layout, const std::vector<Point>& points) {
    std::vector<Point> fromCorner(points.size());
    std::ranges::transform(points, fromCorner.begin(),
                           [&](Point p) { return Point(p.x + layout.plate.halfWidth, layout.plate.halfHeight - p.y); });
    return subpixel(fromCorner, artScale);
}

void fillArea(cv::Mat1f& mask, const BoardLayout& layout, const std::vector<Point>& points, float value) {
    cv::fillPoly(mask, std::vector<std::vector<cv::Point>>{toArtPixels(layout, points)}, value, cv::LINE_AA,
                 subpixelBits);
}

void blend(cv::Mat3f& art, const cv::Mat1f& mask, const Rgb& colour, float strength) {
    for (int y = 0; y < art.rows; ++y)
        for (int x = 0; x < art.cols; ++x)
            if (mask(y, x) > 0)
                art(y, x) = mix(art(y, x), colour, mask(y, x) * strength);
}

// Noise over the art, made at half its size, which is fine enough for grounds.
cv::Mat1f noiseField(cv::Size size, float step, float stretch, int octaves, std::uint32_t seed, float gain) {
    cv::Mat1f half(size.height / 2 + 1, size.width / 2 + 1);
    cv::parallel_for_({0, half.rows}, [&](const cv::Range& rows) {
        for (int y = rows.start; y < rows.end; ++y)
            for (int x = 0; x < half.cols; ++x)
                half(y, x) =
                    fractalNoise({static_cast<float>(2 * x) * step, static_cast<float>(2 * y) * step * stretch},
                                 octaves, seed, gain);
    });
    cv::Mat1f field;
    cv::resize(half, field, size, 0, 0, cv::INTER_LINEAR);
    return field;
}

// Land or water: a height field in bands with contour lines, and lakes (on water: islands) in the patch colour.
void paintGround(Random& r, cv::Mat3f& art, const Palette& palette) {
    const auto seed = static_cast<std::uint32_t>(r.bits());
    const float step = r.uniform(0.012F, 0.03F) / artScale * 1.6F;
    const float stretch = r.uniform(0.8F, 1.8F);
    const cv::Mat1f heights = noiseField(art.size(), step, stretch, r.integer(2, 5), seed, 0.42F);
    const cv::Mat1f lakeField = noiseField(art.size(), r.uniform(0.016F, 0.03F) / artScale, stretch, 3, seed + 5, 0.5F);
    const float levels = r.uniform(3, 9);
    const float bandStrength = r.uniform(0, 0.7F);
    const float lineWidth = r.uniform(0.3F, 0.9F) * artScale;
    const float lineStrength = r.chance(0.75F) ? r.uniform(0.2F, 0.7F) : 0;
    const float lakeLevel = r.chance(0.7F) ? r.uniform(0.60F, 0.72F) : 2;  // 2: none, the noise is below 1
    const float hatchStrength = r.uniform(0, 0.15F);
    for (int y = 0; y < art.rows; ++y) {
        for (int x = 0; x < art.cols; ++x) {
            const float h = std::clamp((heights(y, x) - 0.2F) / 0.6F, 0.0F, 0.999F);
            const float banded = (std::floor(h * levels) + 0.5F) / levels;
            Rgb c = ramp(palette.ground, mix(h, banded, bandStrength));
            const float lineDistance = std::abs(h * levels - std::round(h * levels)) / (levels * step * 2.2F);
            c = mix(c, palette.line, lineStrength * std::clamp(lineWidth - lineDistance, 0.0F, 1.0F));
            c = mix(c, palette.patch, smoothStep(lakeLevel, lakeLevel + 0.012F, lakeField(y, x)));
            c = mix(c, palette.line, 0.6F * smoothStep(0.012F, 0, std::abs(lakeField(y, x) - lakeLevel)));
            const Point fine(static_cast<float>(x) * 0.05F, static_cast<float>(y) * stretch * 0.4F);
            art(y, x) = c * (1 + hatchStrength * (valueNoise(fine, seed + 9) - 0.5F));
        }
    }
}

void paintPawPrints(cv::Mat3f& art, const BoardLayout& layout, const Rgb& colour, float strength) {
    cv::Mat1f mask(art.size(), 0.0F);
    const auto dot = [&](Point p, float radius) {
        cv::circle(mask, toArtPixels(layout, {p})[0], static_cast<int>(radius * artScale * (1 << subpixelBits)), 1.0,
                   cv::FILLED, cv::LINE_AA, subpixelBits);
    };
    for (const Point& t : layout.pawPrints()) {
        dot(t + Point(0, -1.5F), 1.4F);
        for (const float a : {-60.0F, -22.0F, 22.0F, 60.0F})
            dot(t + Point(2.3F * std::sin(radians(a)), -1.5F + 2.3F * std::cos(radians(a))), 0.6F);
        fillArea(mask, layout, {t + Point(-1.6F, 2.3F), t + Point(1.6F, 2.3F), t + Point(0, 4.5F)}, 1);
    }
    blend(art, mask, colour, strength);
}

void paintCells(Random& r, cv::Mat3f& art, const BoardLayout& layout, const Palette& palette) {
    const float gap = r.uniform(0.25F, 1.1F) / (layout.pitch / 2);  // half the width of the line between two cells
    const float opacity = r.chance(0.8F) ? 1 : r.uniform(0.35F, 0.95F);
    const float cornerMm = r.uniform(0.4F, 1.6F);
    cv::Mat1f border(art.size(), 0.0F);
    cv::Mat1f inside(art.size(), 0.0F);
    cv::Mat1f tone(art.size(), 0.0F);
    const float toneSpread = r.uniform(0.005F, 0.03F);
    for (const Cell cell : cells(layout.side)) {
        fillArea(border, layout, layout.hexagon(cell, 1.006F), 1);
        fillArea(inside, layout, layout.hexagon(cell, 1 - gap), 1);
        fillArea(tone, layout, layout.hexagon(cell), r.gauss(0, toneSpread));
    }
    // Blurred and made sharp again, which rounds the corners.
    cv::GaussianBlur(inside, inside, {}, cornerMm * artScale * 0.5);
    inside = (inside - 0.5) * (2.0 * cornerMm) + 0.5;
    inside = cv::min(cv::max(inside, 0.0), 1.0);
    blend(art, border, palette.border, r.uniform(0.5F, 1));
    const auto seed = static_cast<std::uint32_t>(r.bits());
    const float paper = r.uniform(0.02F, 0.16F);
    for (int y = 0; y < art.rows; ++y) {
        for (int x = 0; x < art.cols; ++x) {
            if (inside(y, x) <= 0)
                continue;
            const Point p(static_cast<float>(x), static_cast<float>(y));
            const float grain = fractalNoise(p * (0.06F / artScale * 2), 4, seed, 0.6F) - 0.5F;
            art(y, x) = mix(art(y, x), palette.cell * (1 + paper * grain + tone(y, x)), inside(y, x) * opacity);
        }
    }
}

// Darker around the cells and lighter along the edge, as printed boards often are.
void paintShading(Random& r, cv::Mat3f& art, const BoardLayout& layout, const Outline& outline) {
    cv::Mat1f nearCells(art.size(), 0.0F);
    for (const Cell cell : cells(layout.side))
        fillArea(nearCells, layout, layout.hexagon(cell, 1.02F), 1);
    cv::Mat1f small;
    cv::resize(nearCells, small, {}, 0.125, 0.125, cv::INTER_AREA);
    cv::GaussianBlur(small, small, {}, r.uniform(1.5F, 5));
    cv::resize(small, nearCells, art.size(), 0, 0, cv::INTER_LINEAR);
    const float shade = r.uniform(0, 0.4F);
    const float edgeWidth = r.chance(0.6F) ? r.uniform(0.5F, 1.8F) : 0;
    const Rgb edge = jittered(r, fromSrgb(206, 190, 160), 0.1F);
    for (int y = 0; y < art.rows; ++y) {
        for (int x = 0; x < art.cols; ++x) {
            art(y, x) *= 1 - shade * nearCells(y, x);
            if (edgeWidth <= 0)
                continue;
            const Point mm(static_cast<float>(x) / artScale - layout.plate.halfWidth,
                           layout.plate.halfHeight - static_cast<float>(y) / artScale);
            const float depth = outline.depth(mm);
            art(y, x) = mix(art(y, x), edge, 0.75F * smoothStep(edgeWidth, edgeWidth - 0.4F, depth));
        }
    }
}

}  // namespace

Surface ArtMaterial::at(const SurfacePoint& point) const {
    Surface s = m_finish;
    s.albedo = m_edge;
    if (point.part == Part::Side)
        return s;
    const float x = (point.local.x / m_extent.x + 0.5F) * static_cast<float>(m_art.cols) - 0.5F;
    const float y = (0.5F - point.local.y / m_extent.y) * static_cast<float>(m_art.rows) - 0.5F;
    const int ix = std::clamp(static_cast<int>(std::floor(x)), 0, m_art.cols - 2);
    const int iy = std::clamp(static_cast<int>(std::floor(y)), 0, m_art.rows - 2);
    const float fx = std::clamp(x - static_cast<float>(ix), 0.0F, 1.0F);
    const float fy = std::clamp(y - static_cast<float>(iy), 0.0F, 1.0F);
    const Rgb* top = m_art[iy] + ix;
    const Rgb* bottom = m_art[iy + 1] + ix;
    s.albedo = mix(mix(top[0], top[1], fx), mix(bottom[0], bottom[1], fx), fy) * point.brightness;
    return s;
}

Rgb ArtMaterial::meanPrintNearBorder() const {
    cv::Mat1b mask(m_art.size(), 255);
    const cv::Point margin(m_art.cols / 10, m_art.rows / 10);
    cv::rectangle(mask, margin, cv::Point(m_art.size()) - margin, 0, cv::FILLED);
    const cv::Scalar mean = cv::mean(m_art, mask);
    return {static_cast<float>(mean[0]), static_cast<float>(mean[1]), static_cast<float>(mean[2])};
}

cv::Mat3f randomBoardArt(Random& random, const BoardLayout& layout, const Outline& outline) {
    const cv::Size size(static_cast<int>(2 * layout.plate.halfWidth * artScale),
                        static_cast<int>(2 * layout.plate.halfHeight * artScale));
    cv::Mat3f art(size);
    const Palette palette = randomPalette(random, layout.side);
    paintGround(random, art, palette);
    paintShading(random, art, layout, outline);
    const cv::Scalar mean = cv::mean(art);
    const Rgb dark = Rgb(static_cast<float>(mean[0]), static_cast<float>(mean[1]), static_cast<float>(mean[2])) * 0.35F;
    paintPawPrints(art, layout, random.chance(0.85F) ? dark : palette.line, random.uniform(0.4F, 0.9F));
    paintCells(random, art, layout, palette);
    return art;
}

std::unique_ptr<ArtMaterial> randomBoardMaterial(Random& random, const BoardLayout& layout, const Outline& outline) {
    const Surface finish{.roughness = random.uniform(0.28F, 0.75F), .shine = random.uniform(0.3F, 0.9F)};
    const Rgb edge = jittered(random, fromSrgb(176, 164, 146), 0.15F);
    return std::make_unique<ArtMaterial>(randomBoardArt(random, layout, outline),
                                         Point(2 * layout.plate.halfWidth, 2 * layout.plate.halfHeight), edge, finish);
}

}  // namespace concord::drawing
