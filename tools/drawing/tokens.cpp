#include "tools/drawing/tokens.h"

#include "tools/drawing/noise.h"

#include <utility>

namespace concord::drawing {

namespace {

// Positions of a stack's tokens, bottom first.
using Column = std::vector<Point>;

Point randomOffset(Random& random, float deviation, float limit) {
    return {std::clamp(random.gauss(0, deviation), -limit, limit),
            std::clamp(random.gauss(0, deviation), -limit, limit)};
}

Column randomColumn(Random& random, Point cell, int height, bool careless) {
    Column column;
    const float off = random.chance(careless ? 0.25F : 0.04F) ? 1.8F : 1.0F;
    const Point lean = random.chance(0.1F) ? randomOffset(random, 0.9F, 1.6F) : Point(0, 0);
    column.push_back(cell + randomOffset(random, off, 2.7F));
    for (int i = 1; i < height; ++i) {
        const float slip = random.chance(careless ? 0.1F : 0.03F) ? 1.7F : 0.75F;
        column.push_back((column.front() + column.back()) * 0.5F + lean + randomOffset(random, slip, 2.5F));
    }
    return column;
}

// Pushes tokens on the same level apart until none overlap.
void separate(std::vector<Column>& columns, float diameter) {
    for (int round = 0; round < 60; ++round) {
        bool moved = false;
        for (std::size_t a = 0; a < columns.size(); ++a) {
            for (std::size_t b = a + 1; b < columns.size(); ++b) {
                const std::size_t levels = std::min(columns[a].size(), columns[b].size());
                for (std::size_t level = 0; level < levels; ++level) {
                    const Point d = columns[b][level] - columns[a][level];
                    const float distance = length(d);
                    if (distance >= diameter + 0.1F)
                        continue;
                    const Point push = d * ((diameter + 0.15F - distance) / (2 * std::max(distance, 0.1F)));
                    columns[a][level] -= push;
                    columns[b][level] += push;
                    moved = true;
                }
            }
        }
        if (!moved)
            return;
    }
}

// Clear acrylic or glass: the colour of what lies below shows through the faces, and hardly along the edges.
class ClearMaterial : public Material {
public:
    struct Look {
        Rgb colour{}, below{};
        float clear = 0.3F;      // how much of the colour below shows through, [0, 1]
        float edge = 1;          // brightness along the edges, 1: as the faces
        float edgeWidth = 0.8F;  // mm
        float roughness = 0.1F, translucency = 0.4F;
    };
    explicit ClearMaterial(Look look) : m_look(std::move(look)) {}

    Surface at(const SurfacePoint& p) const override {
        const float toEdge = p.part == Part::Top ? p.edge : std::min(p.height, p.thickness - p.height);
        const float inside = smoothStep(0, m_look.edgeWidth, toEdge);
        const float bubbles = fractalNoise(p.local * 0.6F + Point(p.height, 0) * 0.6F, 2, p.seed) - 0.5F;
        Rgb colour = mix(m_look.colour, m_look.below.mul(m_look.colour) * 1.4F, m_look.clear * inside);
        colour *= p.brightness * (1 + 0.35F * bubbles) * mix(m_look.edge, 1.0F, inside);
        for (int k = 0; k < 3; ++k)
            colour[k] = std::clamp(colour[k], 0.0F, 0.96F);
        return {.albedo = colour, .roughness = m_look.roughness, .shine = 1.4F, .translucency = m_look.translucency};
    }

private:
    Look m_look;
};

}  // namespace

TokenSet::TokenSet(Random& random, Scene& scene, float pitch, Paints paints, HardCubes hard)
    : m_style(randomTokenStyle(random, pitch)) {
    if (paints == Paints::AsPrinted)
        paintAsPrinted(random, m_style);
    if (paints == Paints::Unusual)
        paintUnusually(random, m_style);
    // Drawn from copies, so that pictures of older seeds stay the same.
    Random motifRandom = Random(random).fork();
    const bool hasPatches = m_style.motif && motifRandom.chance(hard.patches);
    for (const Token token : allTokens) {
        auto& variants = m_tokens[static_cast<std::size_t>(token)];
        for (int i = 0; i < 2; ++i) {
            cv::Mat1b motif;
            if (m_style.motif)
                motif = randomMotif(random, token);
            if (hasPatches && motifRandom.chance(0.7F))
                motif = patchMotif(motifRandom);
            variants.push_back(scene.make<TokenMaterial>(m_style, token, motif));
        }
    }
    if (paints == Paints::AsPrinted)
        makeClearCubeMaterials(random, scene);
    else
        makePlainCubeMaterials(random, scene);
    Random glassRandom = Random(random).fork();
    if (glassRandom.chance(hard.glass))
        makeGlassCubeMaterials(glassRandom, scene);
}

void TokenSet::makeGlassCubeMaterials(Random& random, Scene& scene) {
    m_cubeStyle = "glass";
    Glass glass{.index = random.uniform(1.3F, 1.6F),
                .milky = random.chance(0.7F) ? random.uniform(0, 0.06F) : random.uniform(0.05F, 0.4F),
                .edge = random.uniform(0.4F, 1.5F),
                .edgeWidth = random.uniform(0.1F, 0.6F),
                .touchesBelow = random.chance(0.3F)};
    Surface animal{.roughness = random.uniform(0.03F, 0.25F), .shine = random.uniform(0.7F, 1.5F)};
    Surface spirit = animal;
    // What is left of white light on the way through the cube.
    const Rgb amber = fromHsv(random.uniform(12, 42), random.uniform(0.75F, 0.99F), random.uniform(0.45F, 0.98F));
    const Rgb clear = fromHsv(random.uniform(0, 360), random.uniform(0, 0.08F), random.uniform(0.75F, 1));
    const auto of = [&](const Rgb& left) {
        Glass tinted = glass;
        for (int k = 0; k < 3; ++k)
            tinted.passed[k] = std::pow(std::max(left[k], 0.004F), 1 / m_cubeSize);
        return tinted;
    };
    animal.albedo = amber;
    m_animal.fill(scene.make<GlassMaterial>(animal, of(amber)));
    spirit.albedo = clear * 0.95F;
    m_spirit.fill(scene.make<GlassMaterial>(spirit, of(clear)));
}

void TokenSet::makePlainCubeMaterials(Random& random, Scene& scene) {
    const bool crystal = random.chance(0.5F);
    m_cubeStyle = crystal ? "crystal" : "wood";
    m_cubeSize = random.uniform(7, 9);
    m_cubeBevel = random.uniform(0.2F, 1);
    const Surface finish{.roughness = crystal ? random.uniform(0.08F, 0.3F) : random.uniform(0.3F, 0.7F),
                         .shine = crystal ? 1.3F : random.uniform(0.3F, 0.9F),
                         .translucency = crystal ? random.uniform(0.25F, 0.6F) : 0};
    Surface animal = finish;
    // Crystal absorbs light. Drawn from a copy, so that pictures of older seeds stay the same.
    const float absorbed = crystal ? Random(random).fork().uniform(0, 0.32F) : 0;
    animal.albedo =
        fromHsv(random.uniform(14, 33), random.uniform(0.72F, 0.96F), random.uniform(0.8F, 1) - 0.6F * absorbed);
    Surface spirit = finish;
    spirit.albedo = fromHsv(random.uniform(20, 60), random.uniform(0, 0.1F), random.uniform(0.82F, 0.97F) - absorbed);
    m_animal.fill(scene.make<PlainMaterial>(animal));
    m_spirit.fill(scene.make<PlainMaterial>(spirit));
}

void TokenSet::makeClearCubeMaterials(Random& random, Scene& scene) {
    m_cubeStyle = "clear";
    m_cubeSize = random.uniform(7, 9);
    m_cubeBevel = random.uniform(0.15F, 0.9F);
    ClearMaterial::Look animal{
        .colour = fromHsv(random.uniform(24, 42), random.uniform(0.55F, 0.97F), random.uniform(0.42F, 0.95F)),
        .clear = random.uniform(0.1F, 0.6F),
        .edge = random.chance(0.5F) ? random.uniform(0.35F, 0.9F) : random.uniform(0.9F, 1.4F),
        .edgeWidth = random.uniform(0.4F, 1.4F),
        .roughness = random.uniform(0.06F, 0.3F),
        .translucency = random.uniform(0.1F, 0.5F)};
    ClearMaterial::Look spirit = animal;
    spirit.colour = fromHsv(random.uniform(0, 360), random.uniform(0, 0.1F), random.uniform(0.6F, 0.97F));
    spirit.clear = random.uniform(0.3F, 0.9F);
    for (std::size_t i = 0; i < m_animal.size(); ++i) {
        animal.below = spirit.below = i < tokenKinds ? m_style.body[i] : Rgb::all(0.4F);
        m_animal[i] = scene.make<ClearMaterial>(animal);
        m_spirit[i] = scene.make<ClearMaterial>(spirit);
    }
}

Shape TokenSet::makeToken(Random& random, Token token, Point at, float bottom) const {
    const auto& variants = m_tokens[static_cast<std::size_t>(token)];
    Shape s;
    s.form = Form::Cylinder;
    s.centre = at;
    s.turn = Rotation(random.uniform(0, 2 * pi));
    s.bottom = bottom;
    s.top = bottom + m_style.thickness;
    s.radius = m_style.diameter / 2;
    s.bevel = std::min(m_style.bevel, 0.48F * m_style.thickness);
    s.material = variants[static_cast<std::size_t>(random.integer(0, static_cast<int>(variants.size()) - 1))];
    s.brightness = std::clamp(1 + random.gauss(0, m_style.spread), 0.7F, 1.3F);
    s.seed = static_cast<std::uint32_t>(random.bits());
    return s;
}

Shape TokenSet::makeCube(Random& random, Cube cube, Point at, float bottom, std::optional<Token> under) const {
    Shape s;
    s.form = Form::Box;
    s.centre = at;
    s.turn = Rotation(random.uniform(0, 2 * pi));
    s.bottom = bottom;
    s.top = bottom + m_cubeSize;
    s.half = {m_cubeSize / 2, m_cubeSize / 2};
    s.bevel = m_cubeBevel;
    s.material = (cube == Cube::Spirit ? m_spirit : m_animal)[under ? static_cast<std::size_t>(*under) : tokenKinds];
    s.brightness = std::clamp(1 + random.gauss(0, 0.03F), 0.85F, 1.12F);
    return s;
}

std::vector<Vec3> placeTokens(Random& random, Scene& scene, const TokenSet& tokens, const Board& board,
                              const BoardLayout& layout, const Placement& placement) {
    const auto all = cells(board.side());
    const bool careless = random.chance(0.3F);
    std::vector<Column> columns;
    for (const Cell cell : all) {
        const int height = board.stack(cell).height();
        columns.push_back(height ? randomColumn(random, layout.centre(cell), height, careless) : Column{});
    }
    separate(columns, tokens.style().diameter);
    std::vector<Vec3> tops;
    for (std::size_t i = 0; i < all.size(); ++i) {
        float z = plateThickness;
        Point at = placement.apply(layout.centre(all[i]));
        const auto stack = board.stack(all[i]).tokens();
        for (std::size_t level = 0; level < stack.size(); ++level) {
            at = placement.apply(columns[i][level]);
            scene.add(tokens.makeToken(random, stack[level], at, z));
            z += tokens.style().thickness;
        }
        tops.emplace_back(at.x, at.y, z);
        if (board.cube(all[i]) == Cube::None || stack.empty())
            continue;
        const float room = std::max(0.0F, tokens.style().diameter / 2 - tokens.cubeSize() * 0.72F);
        const float angle = random.uniform(0, 2 * pi);
        const Point aside = Point(std::cos(angle), std::sin(angle)) * (room * 0.8F * std::sqrt(random.uniform()));
        scene.add(tokens.makeCube(random, board.cube(all[i]), at + aside, z, stack.back()));
    }
    return tops;
}

}  // namespace concord::drawing
