#include "tools/drawing/card_art.h"

#include "tools/drawing/noise.h"
#include "tools/drawing/polygon.h"

#include <opencv2/imgproc.hpp>

namespace concord::drawing {

namespace {

constexpr float artScale = 4;  // art pixels per millimetre

cv::Scalar scalar(const Rgb& c) { return {c[0], c[1], c[2]}; }

Rgb randomPaint(Random& r) { return fromHsv(r.uniform(0, 360), r.uniform(0.1F, 0.85F), r.uniform(0.12F, 0.95F)); }

void fillPatch(cv::Mat3f& art, const std::vector<Point>& corners, const Rgb& colour) {
    cv::fillPoly(art, std::vector<std::vector<cv::Point>>{subpixel(corners)}, scalar(colour), cv::LINE_AA,
                 subpixelBits);
}

void fillDisc(cv::Mat3f& art, Point centre, float radius, const Rgb& colour) {
    cv::circle(art, subpixel(centre), static_cast<int>(radius * (1 << subpixelBits)), scalar(colour), cv::FILLED,
               cv::LINE_AA, subpixelBits);
}

// Overlapping hills with a sun and an animal.
void paintLandscape(Random& r, cv::Mat3f& art) {
    const auto w = static_cast<float>(art.cols);
    const auto h = static_cast<float>(art.rows);
    art.setTo(scalar(randomPaint(r)));
    fillDisc(art, {w * r.uniform(0.2F, 0.8F), h * r.uniform(0.1F, 0.35F)}, w * r.uniform(0.05F, 0.16F), randomPaint(r));
    const int hills = r.integer(2, 6);
    for (int i = 0; i < hills; ++i) {
        const float base = h * (0.2F + 0.7F * static_cast<float>(i + 1) / static_cast<float>(hills + 1));
        const auto seed = static_cast<std::uint32_t>(r.bits());
        std::vector<Point> ridge{{w, h}, {0, h}};
        for (int step = 0; step * 8 <= art.cols; ++step) {
            const auto x = static_cast<float>(step * 8);
            ridge.emplace_back(x, base + h * 0.25F * (fractalNoise({x * 0.02F, 0}, 3, seed) - 0.5F));
        }
        ridge.emplace_back(w, ridge.back().y);
        fillPatch(art, ridge, randomPaint(r));
    }
    const Point animal(w * r.uniform(0.3F, 0.7F), h * r.uniform(0.4F, 0.8F));
    const Rgb fur = randomPaint(r);
    for (int i = r.integer(3, 9); i > 0; --i)
        fillDisc(art, animal + Point(r.gauss(0, w * 0.08F), r.gauss(0, w * 0.06F)), w * r.uniform(0.04F, 0.13F), fur);
}

// Small pictures of cells with stacks, and boxes with numbers.
void paintIcons(Random& r, cv::Mat3f& art) {
    const auto w = static_cast<float>(art.cols);
    const auto h = static_cast<float>(art.rows);
    const float radius = w * r.uniform(0.06F, 0.11F);
    const Point from(w * r.uniform(0.15F, 0.5F), h * r.uniform(0.08F, 0.8F));
    const Rgb paper = fromHsv(45, 0.1F, 0.95F);
    for (int i = r.integer(2, 4); i > 0; --i) {
        const Point c = from + Point(r.uniform(0, 3) * radius * 1.5F, r.uniform(0, 2) * radius * 1.7F);
        fillPatch(art, hexagonAround(c, radius), paper);
        const Rgb token = randomPaint(r);
        for (int k = r.integer(1, 3); k > 0; --k)
            cv::ellipse(art, subpixel(c - Point(0, static_cast<float>(k) * radius * 0.25F)),
                        subpixel({radius * 0.6F, radius * 0.35F}), 0, 0, 360,
                        scalar(token * (0.7F + 0.1F * static_cast<float>(k))), cv::FILLED, cv::LINE_AA, subpixelBits);
    }
    for (int i = r.integer(0, 4); i > 0; --i) {
        const Point c(w * (0.1F + 0.17F * static_cast<float>(i)), h * 0.92F);
        fillPatch(art, {c, c + Point(w * 0.1F, 0), c + Point(w * 0.1F, w * 0.09F), c + Point(0, w * 0.09F)}, paper);
    }
}

std::unique_ptr<ArtMaterial> printedMaterial(Random& r, cv::Mat3f art, Point sizeMm) {
    const Surface finish{.roughness = r.uniform(0.2F, 0.7F), .shine = r.uniform(0.3F, 1)};
    return std::make_unique<ArtMaterial>(std::move(art), sizeMm, fromSrgb(215, 210, 200), finish);
}

cv::Mat3f blankArt(Point sizeMm) {
    cv::Mat3f art(cv::Size(sizeMm * artScale));
    art.setTo(cv::Scalar::all(0.8));
    return art;
}

}  // namespace

std::unique_ptr<ArtMaterial> randomCard(Random& r, Point sizeMm) {
    cv::Mat3f art = blankArt(sizeMm);
    paintLandscape(r, art);
    if (r.chance(0.8F))
        paintIcons(r, art);
    const Rgb border = r.chance(0.5F) ? fromHsv(40, 0.1F, 0.95F) : randomPaint(r);
    cv::rectangle(art, {0, 0}, {art.cols - 1, art.rows - 1}, scalar(border), r.integer(1, 14));
    return printedMaterial(r, art, sizeMm);
}

std::unique_ptr<ArtMaterial> randomPaper(Random& r, Point sizeMm) {
    cv::Mat3f art = blankArt(sizeMm);
    const Rgb sheet = fromHsv(r.uniform(30, 220), r.uniform(0, 0.1F), r.uniform(0.85F, 0.98F));
    art.setTo(scalar(sheet));
    const Rgb ink = fromHsv(r.uniform(0, 360), r.uniform(0, 0.6F), r.uniform(0.05F, 0.4F));
    const auto w = static_cast<float>(art.cols);
    const float lineStep = r.uniform(4, 9) * artScale;
    const int thickness = std::max(1, static_cast<int>(lineStep * 0.3F));
    const int lineCount = static_cast<int>(static_cast<float>(art.rows) / lineStep) - 1;
    for (int i = 2; i < lineCount; ++i) {
        const float y = lineStep * static_cast<float>(i);
        const float end = w * r.uniform(0.5F, 0.92F);
        float x = w * 0.08F;
        while (x < end) {
            const float wordLength = std::min(r.uniform(2, 12) * artScale, w * 0.92F - x);
            cv::line(art, Point(x, y), Point(x + wordLength, y), scalar(mix(sheet, ink, 0.7F)), thickness, cv::LINE_AA);
            x += wordLength + 2.5F * artScale;
        }
    }
    return printedMaterial(r, art, sizeMm);
}

std::unique_ptr<ArtMaterial> randomCentralBoard(Random& r, float radius) {
    BoardLayout layout{.side = r.chance(0.5F) ? Side::A : Side::B};
    cv::Mat3f art = randomBoardArt(r, layout, Outline::disc(60));
    // Only the ground: the strip of a personal board's print that lies above the cells.
    cv::resize(art(cv::Rect(0, 0, art.cols, art.rows / 10)), art,
               cv::Size(1, 1) * static_cast<int>(2 * radius * artScale));
    const Rgb paper = fromHsv(r.uniform(30, 50), r.uniform(0.08F, 0.25F), r.uniform(0.8F, 0.95F));
    const float middle = radius * artScale;
    for (int k = 0; k < 5; ++k) {
        const float a = 2 * pi * static_cast<float>(k) / 5 + 0.3F;
        fillDisc(art, Point(middle, middle) + Point(std::cos(a), std::sin(a)) * (0.6F * middle), 0.3F * middle, paper);
    }
    return printedMaterial(r, art, {2 * radius, 2 * radius});
}

std::unique_ptr<ArtMaterial> randomForeignBoard(Random& r, Point sizeMm, float hexagon) {
    cv::Mat3f art = blankArt(sizeMm);
    art.setTo(scalar(randomPaint(r)));
    const bool oneColour = r.chance(0.5F);
    const Rgb sharedColour = randomPaint(r);
    const float hexagonScale = r.uniform(0.85F, 0.99F);
    const float rowStep = hexagon * std::sqrt(3.0F);
    for (int q = 0; static_cast<float>(q) * 1.5F * hexagon < sizeMm.x - 2 * hexagon; ++q)
        for (int s = 0; static_cast<float>(s) * rowStep < sizeMm.y - 1.6F * rowStep; ++s) {
            const Point c(hexagon * (1.3F + 1.5F * static_cast<float>(q)),
                          rowStep * (0.7F + static_cast<float>(s) + (q % 2 ? 0.5F : 0)));
            fillPatch(art, hexagonAround(c * artScale, hexagon * hexagonScale * artScale),
                      oneColour ? sharedColour : randomPaint(r));
        }
    return printedMaterial(r, art, sizeMm);
}

}  // namespace concord::drawing
