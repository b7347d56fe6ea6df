#include "tools/drawing/develop.h"

#include <opencv2/imgproc.hpp>

namespace concord::drawing {

namespace {

// 1 on edges: between two surfaces, or at a crease in one.
cv::Mat1f edgeMask(const Layers& layers, float width) {
    cv::Mat1f edge(layers.surfaceId.size(), 0.0F);
    for (int y = 1; y < edge.rows; ++y)
        for (int x = 1; x < edge.cols; ++x) {
            const auto differs = [&](int v, int u) {
                return layers.surfaceId(y, x) != layers.surfaceId(v, u) ||
                       layers.normal(y, x).dot(layers.normal(v, u)) < 0.6F;
            };
            edge(y, x) = differs(y, x - 1) || differs(y - 1, x) ? 1.0F : 0.0F;
        }
    const int size = std::max(1, static_cast<int>(std::lround(width)));
    cv::dilate(edge, edge, cv::getStructuringElement(cv::MORPH_ELLIPSE, {size, size}));
    return edge;
}

// Brightness in few tones, mixed with the smooth shading.
float posterized(float light, const IllustrationStyle& s) {
    const auto steps = static_cast<float>(s.tones - 1);
    const float level = std::clamp(std::round(std::clamp(light, 0.0F, 1.0F) * steps) / steps, 0.0F, 1.0F);
    return mix(mix(s.shadow, 1.0F, level), mix(s.shadow, 1.0F, std::min(1.0F, light)), s.gradient);
}

}  // namespace

IllustrationStyle randomIllustrationStyle(Random& r) {
    IllustrationStyle s;
    s.tones = r.integer(2, 3);
    s.shadow = r.uniform(0.45F, 0.85F);
    s.outlinePx = r.chance(0.7F) ? r.uniform(1, 3.5F) : 0;
    s.ink = fromHsv(r.uniform(0, 360), r.uniform(0, 0.6F), r.uniform(0, 0.35F));
    s.noise = r.chance(0.3F) ? r.uniform(0.005F, 0.025F) : 0;
    s.gradient = r.uniform(0, 0.8F);
    s.jpegQuality = r.integer(75, 96);
    return s;
}

cv::Mat3b illustrate(const Layers& layers, const cv::Mat3f& diffuse, const IllustrationStyle& style, cv::Size size,
                     std::uint64_t seed) {
    cv::Mat3f lit(diffuse.size());
    std::vector<float> levels;
    for (int y = 0; y < diffuse.rows; y += 7)
        for (int x = 0; x < diffuse.cols; x += 7)
            levels.push_back(luminance(diffuse(y, x)));
    const auto highlight = levels.begin() + static_cast<std::ptrdiff_t>(levels.size() * 85 / 100);
    std::nth_element(levels.begin(), highlight, levels.end());
    const float scale = 1 / std::max(1e-4F, *highlight);
    const cv::Mat1f outlines = style.outlinePx > 0 ? edgeMask(layers, style.outlinePx) : cv::Mat1f(lit.size(), 0.0F);
    for (int y = 0; y < lit.rows; ++y)
        for (int x = 0; x < lit.cols; ++x) {
            const Rgb c = layers.albedo(y, x) * posterized(luminance(diffuse(y, x)) * scale, style) * 1.05F;
            Rgb& out = lit(y, x);
            out = mix(c, style.ink, outlines(y, x) * 0.9F);
            for (int k = 0; k < 3; ++k)
                out[k] = srgbFromLinear(std::clamp(out[k], 0.0F, 1.0F));
        }
    cv::Mat3f small;
    cv::resize(lit, small, size, 0, 0, cv::INTER_AREA);
    if (style.noise > 0) {
        cv::RNG rng(seed);
        cv::Mat3f grain(size);
        rng.fill(grain, cv::RNG::NORMAL, cv::Scalar::all(0), cv::Scalar::all(style.noise));
        small += grain;
    }
    cv::Mat3b bytes;
    small.convertTo(bytes, CV_8U, 255);
    cv::cvtColor(bytes, bytes, cv::COLOR_RGB2BGR);
    return bytes;
}

}  // namespace concord::drawing
