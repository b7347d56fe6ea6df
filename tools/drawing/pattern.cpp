#include "tools/drawing/pattern.h"

namespace concord::drawing {

namespace {

class PatternMaterial : public Material {
public:
    PatternMaterial(Pattern pattern, Surface finish, Random& random)
        : m_pattern(std::move(pattern)),
          m_finish(std::move(finish)),
          m_turn(random.uniform(0, 2 * pi)),
          m_shift(random.uniform(-900, 900), random.uniform(-900, 900)) {
        // The mean of 64 points, in columns 23.7 mm apart (no pattern's period), without detail finer than 4 mm.
        Rgb sum;
        for (int i = 0; i < 64; ++i)
            sum += m_pattern(Point(static_cast<float>(i % 8), static_cast<float>(i) / 8) * 23.7F, 4);
        m_mean = sum * (1 / 64.0F);
    }

    Surface at(const SurfacePoint& point) const override {
        Surface s = m_finish;
        s.albedo = m_pattern(m_turn.apply(point.local) + m_shift, point.pixel);
        return s;
    }
    Rgb bounce(const SurfacePoint&) const override { return m_mean; }

private:
    Pattern m_pattern;
    Surface m_finish;
    Rotation m_turn;
    Point m_shift;
    Rgb m_mean;
};

}  // namespace

std::uint32_t randomSeed(Random& r) { return static_cast<std::uint32_t>(r.bits()); }

float visibilityOf(float detail, float pixel) { return smoothStep(0.35F, 1.2F, detail / std::max(pixel, 1e-3F)); }

Rgb randomColour(Random& r) {
    const float sat = r.chance(0.4F) ? r.uniform(0, 0.15F) : r.uniform(0.1F, 0.8F);
    return fromHsv(r.uniform(0, 360), sat, r.uniform(0.08F, 0.97F));
}

Table patternTable(Random& r, const char* name, Pattern pattern, float roughLow, float roughHigh, float shine) {
    const Surface finish{.roughness = r.uniform(roughLow, roughHigh), .shine = shine * r.uniform(0.3F, 1.2F)};
    return {name, std::make_unique<PatternMaterial>(std::move(pattern), finish, r)};
}

}  // namespace concord::drawing
