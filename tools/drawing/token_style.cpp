#include "tools/drawing/token_style.h"

#include "tools/drawing/noise.h"

namespace concord::drawing {

namespace {

// Ranges of sRGB hue (degrees), saturation and value that people still call by the name of that token's colour.
struct Family {
    float hueLow, hueHigh, satLow, satHigh, valueLow, valueHigh;
};
constexpr std::array<Family, tokenKinds> families{{
    {184, 226, 0.45F, 0.97F, 0.36F, 0.92F},  // blue, from teal to light blue
    {0, 360, 0.0F, 0.13F, 0.26F, 0.72F},     // gray
    {10, 31, 0.36F, 0.72F, 0.22F, 0.52F},    // brown
    {66, 150, 0.42F, 0.90F, 0.32F, 0.82F},   // green, from olive to grass
    {37, 57, 0.60F, 0.97F, 0.76F, 1.0F},     // yellow, to amber
    {-14, 11, 0.62F, 0.95F, 0.46F, 0.92F},   // red, from crimson to brick
}};

// Narrower ranges, of typical paints, for half of the pictures.
constexpr std::array<Family, tokenKinds> usual{{
    {186, 206, 0.58F, 0.85F, 0.45F, 0.72F},
    {0, 360, 0.0F, 0.06F, 0.32F, 0.52F},
    {14, 26, 0.46F, 0.64F, 0.32F, 0.48F},
    {72, 105, 0.52F, 0.78F, 0.42F, 0.66F},
    {39, 49, 0.66F, 0.88F, 0.82F, 0.98F},
    {-8, 6, 0.66F, 0.86F, 0.56F, 0.80F},
}};

// Paints and motifs of the printed game in even daylight, sRGB: green near yellow, gray near brown.
struct Printed {
    Rgb body, mark;
};
const std::array<Printed, tokenKinds> printed{{
    {{14, 140, 168}, {150, 218, 232}},
    {{136, 120, 110}, {176, 182, 190}},
    {{96, 52, 36}, {132, 86, 62}},
    {{150, 150, 26}, {236, 230, 150}},
    {{240, 182, 28}, {252, 236, 166}},
    {{206, 24, 56}, {244, 166, 140}},
}};

Rgb randomColourIn(Random& random, const Family& f) {
    return fromHsv(random.uniform(f.hueLow, f.hueHigh), random.uniform(f.satLow, f.satHigh),
                   random.uniform(f.valueLow, f.valueHigh));
}

// Wider than all those ranges: olive near yellow, gray near brown, gray with a tint, dark and pale paints.
constexpr std::array<Family, tokenKinds> unusual{{
    {166, 246, 0.25F, 1.0F, 0.22F, 0.95F},
    {0, 360, 0.02F, 0.26F, 0.16F, 0.85F},
    {4, 40, 0.25F, 0.85F, 0.14F, 0.62F},
    {52, 172, 0.28F, 1.0F, 0.20F, 0.90F},
    {30, 62, 0.42F, 1.0F, 0.60F, 1.0F},
    {-30, 16, 0.48F, 1.0F, 0.34F, 0.98F},
}};

// leastDifference: distance in Lab.
bool areDistinguishable(const std::array<Rgb, tokenKinds>& colours, double leastDifference = 24) {
    for (std::size_t i = 0; i < colours.size(); ++i)
        for (std::size_t j = i + 1; j < colours.size(); ++j)
            if (cv::norm(labOf(colours[i]) - labOf(colours[j])) < leastDifference)
                return false;
    return true;
}

std::array<Rgb, tokenKinds> randomColours(Random& random) {
    const bool typical = random.chance(0.5F);
    std::array<Rgb, tokenKinds> colours;
    do {
        for (std::size_t i = 0; i < colours.size(); ++i)
            colours[i] = randomColourIn(random, typical ? usual[i] : families[i]);
    } while (!areDistinguishable(colours));
    return colours;
}

// The same change of brightness and colour for a paint and its motif.
struct PaintChange {
    Rgb factor;

    explicit PaintChange(Random& random) {
        const float all = std::exp(random.gauss(0, 0.16F));
        for (int k = 0; k < 3; ++k)
            factor[k] = all * std::exp(random.gauss(0, 0.1F));
    }
    Rgb of(const Rgb& linear) const {
        Rgb out = linear.mul(factor);
        for (int k = 0; k < 3; ++k)
            out[k] = std::clamp(out[k], 0.004F, 0.94F);
        return out;
    }
};

}  // namespace

void paintAsPrinted(Random& random, TokenStyle& style) {
    std::array<Rgb, tokenKinds> body;
    std::array<Rgb, tokenKinds> mark;
    do {
        const float towardsUsual = random.chance(0.5F) ? 0 : random.uniform(0, 0.8F);
        for (std::size_t i = 0; i < body.size(); ++i) {
            const auto srgb = [](const Rgb& c) { return fromSrgb(c[0], c[1], c[2]); };
            const PaintChange change(random);
            body[i] = change.of(mix(srgb(printed[i].body), randomColourIn(random, usual[i]), towardsUsual));
            mark[i] = change.of(mix(srgb(printed[i].mark), body[i], random.uniform(0, 0.35F)));
        }
    } while (!areDistinguishable(body));
    style.body = body;
    style.mark = mark;
    style.motif = random.chance(0.9F);
    style.grain = random.uniform(0, 0.06F);
    style.stain = 0;
    style.wear = random.chance(0.15F) ? random.uniform(0.2F, 0.6F) : 0;
    style.roughness = random.uniform(0.16F, 0.5F);
    style.bevel = random.uniform(0.8F, 2.2F);
}

void paintUnusually(Random& random, TokenStyle& style) {
    constexpr double leastDifference = 13;
    std::array<Rgb, tokenKinds> body;
    do {
        for (std::size_t i = 0; i < body.size(); ++i)
            body[i] = randomColourIn(random, unusual[i]);
    } while (!areDistinguishable(body, leastDifference));
    for (std::size_t i = 0; i < body.size(); ++i) {
        Rgb mark;  // as much lighter or darker than the new paint as it was than the old one
        for (int k = 0; k < 3; ++k)
            mark[k] = std::clamp(body[i][k] * style.mark[i][k] / std::max(style.body[i][k], 0.01F), 0.0F, 0.92F);
        style.mark[i] = mark;
    }
    style.body = body;
}

TokenStyle randomTokenStyle(Random& random, float pitch) {
    TokenStyle s;
    s.diameter = pitch * random.uniform(0.78F, 0.94F);
    s.thickness = s.diameter * random.uniform(0.34F, 0.52F);
    s.bevel = random.chance(0.3F) ? random.uniform(0.3F, 0.7F) : random.uniform(0.6F, 2.0F);
    s.motif = random.chance(0.5F);
    s.grain = random.chance(0.5F) ? random.uniform(0.1F, 0.36F) : random.uniform(0, 0.06F);
    s.stain = random.chance(0.2F) ? random.uniform(0.1F, 0.38F) : 0;
    s.wear = random.chance(0.3F) ? random.uniform(0.2F, 1) : 0;
    s.rimLight = random.chance(0.2F) ? random.uniform(-0.25F, 0.35F) : 0;
    s.roughness = random.uniform(0.16F, 0.75F);
    s.shine = random.chance(0.35F) ? random.uniform(0.9F, 1.8F) : random.uniform(0.2F, 0.9F);
    s.spread = random.uniform(0.01F, 0.06F);
    s.wood = jittered(random, fromSrgb(206, 168, 120), 0.1F);
    s.body = randomColours(random);
    const float lighter = random.uniform(0.25F, 0.9F);
    const bool dark = random.chance(0.15F);
    Random separate = Random(random).fork();  // from a copy, so that pictures of older seeds stay the same
    s.dome = separate.chance(0.5F) ? separate.uniform(0.04F, 0.45F) : 0;
    for (std::size_t i = 0; i < s.body.size(); ++i) {
        const Rgb pale =
            s.body[i] * 0.35F + Rgb::all(0.65F).mul(s.body[i] * (0.55F / std::max(0.05F, luminance(s.body[i]))));
        s.mark[i] =
            dark ? s.body[i] * random.uniform(0.25F, 0.5F) : mix(s.body[i], pale, lighter * random.uniform(0.7F, 1.3F));
        for (int k = 0; k < 3; ++k)
            s.mark[i][k] = std::clamp(s.mark[i][k], 0.0F, 0.92F);
    }
    return s;
}

float TokenMaterial::motifAt(Point local) const {
    if (m_motif.empty())
        return 0;
    const float scale = static_cast<float>(m_motif.cols) / m_style.diameter;
    const Point p = local * scale + Point(1, 1) * (static_cast<float>(m_motif.cols) / 2 - 0.5F);
    const auto x = static_cast<int>(std::floor(p.x));
    const auto y = static_cast<int>(std::floor(p.y));
    if (x < 0 || y < 0 || x + 1 >= m_motif.cols || y + 1 >= m_motif.rows)
        return 0;
    const float fx = p.x - static_cast<float>(x);
    const float top = mix(m_motif(y, x), m_motif(y, x + 1), fx);
    const float bottom = mix(m_motif(y + 1, x), m_motif(y + 1, x + 1), fx);
    return mix(top, bottom, p.y - static_cast<float>(y)) / 255;
}

// The grain runs along x on the top, and around the token on the side.
float TokenMaterial::grainAt(const SurfacePoint& p) const {
    if (p.part == Part::Top)
        return fractalNoise({p.local.x * 0.16F, p.local.y * 1.5F}, 3, p.seed) - 0.5F;
    const float around = std::atan2(p.local.y, p.local.x) * m_style.diameter / 2;
    return fractalNoise({around * 0.45F, p.height * 1.5F}, 3, p.seed ^ 77U) - 0.5F;
}

float TokenMaterial::wornAt(const SurfacePoint& p) const {
    if (m_style.wear <= 0)
        return 0;
    const float toRim = p.part == Part::Top ? p.edge : std::min(p.height, p.thickness - p.height);
    const float scratched = fractalNoise(p.local * 0.9F + Point(p.height, 0) * 1.3F, 3, p.seed ^ 991U);
    const float reach = m_style.wear * (0.3F + 2.2F * std::max(0.0F, scratched - 0.35F));
    return smoothStep(reach, reach * 0.4F, toRim - 0.15F) * 0.85F;
}

Surface TokenMaterial::at(const SurfacePoint& p) const {
    Rgb colour = m_style.body[m_token];
    if (p.part == Part::Top) {
        colour = mix(colour, m_style.mark[m_token], motifAt(p.local));
        const float ring = smoothStep(0.09F, 0.07F, std::abs(p.edge / m_style.diameter - 0.09F) * 2);
        colour *= 1 + m_style.rimLight * ring;
    }
    const float grain = m_style.grain > 0.01F || m_style.stain > 0 ? grainAt(p) : 0;
    colour = mix(colour, m_style.wood.mul(colour) * 1.6F + m_style.wood * 0.15F, m_style.stain);
    colour *= std::max(0.2F, 1 + 2.2F * m_style.grain * grain);
    const float worn = wornAt(p);
    colour = mix(colour, m_style.wood * (0.8F + grain), worn);
    colour *= p.brightness;
    Surface surface{
        .albedo = colour, .roughness = mix(m_style.roughness, 0.8F, worn), .shine = m_style.shine * (1 - 0.6F * worn)};
    if (p.part == Part::Top)
        surface.slope = p.local * (2 * m_style.dome / m_style.diameter);
    return surface;
}

}  // namespace concord::drawing
