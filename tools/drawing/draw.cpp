#include "tools/drawing/draw.h"

#include "tools/drawing/board_art.h"
#include "tools/drawing/clutter.h"
#include "tools/drawing/develop.h"
#include "tools/drawing/edges.h"
#include "tools/drawing/random_game.h"
#include "tools/drawing/table.h"
#include "tools/drawing/tokens.h"

namespace concord::drawing {

namespace {

constexpr float supersampling = 1.15F;  // traced pixels per pixel

struct TiltRange {
    float low, high;  // degrees from the vertical
};

TiltRange tiltRangeFor(Tier tier) {
    switch (tier) {
        case Tier::Easy:
            return {0, 18};
        case Tier::Normal:
            return {15, 40};
        case Tier::Hard:
            break;
    }
    return {35, 58};
}

View randomView(Random& r, Tier tier, int longSide, bool illustrated) {
    View v;
    const TiltRange tilt = tiltRangeFor(tier);
    v.tilt = radians(r.uniform(tilt.low, tilt.high));
    const float u = r.uniform();
    const float azimuth = u < 0.6F ? r.gauss(0, 14) : (u < 0.78F ? r.uniform(-60, 60) : r.uniform(-180, 180));
    v.azimuth = radians(azimuth);
    v.roll = radians(r.gauss(0, 4));
    v.fieldOfView = radians(r.uniform(50, 78));
    v.k1 = r.uniform(-0.05F, 0.04F);
    v.k2 = r.uniform(-0.012F, 0.012F);
    if (illustrated && r.chance(0.6F)) {  // from far away
        v.fieldOfView = radians(r.uniform(8, 30));
        v.k1 = v.k2 = 0;
    }
    const int shortSide =
        static_cast<int>(std::lround(static_cast<float>(longSide) * r.pick({0.75F, 0.75F, 0.75F, 0.5625F, 0.6667F})));
    v.size = r.chance(0.42F) ? cv::Size(shortSide, longSide) : cv::Size(longSide, shortSide);
    return v;
}

// What must be in the frame: the cells with their stacks, and nearly always the whole plate.
struct Subject {
    std::vector<Vec3> plate;
    std::vector<Vec3> cells;
};

Subject subjectOf(const Board& board, const BoardLayout& layout, float tokenThickness) {
    Subject s;
    for (const Point& p : layout.outline(24))
        s.plate.emplace_back(p.x, p.y, plateThickness);
    for (const Cell cell : cells(board.side())) {
        constexpr float cubeHeight = 9;
        const float top = plateThickness + tokenThickness * static_cast<float>(board.stack(cell).height()) +
                          (board.cube(cell) == Cube::None ? 0 : cubeHeight);
        for (const Point& p : layout.hexagon(cell)) {
            s.cells.emplace_back(p.x, p.y, plateThickness);
            s.cells.emplace_back(p.x, p.y, top);
        }
    }
    return s;
}

Camera randomCamera(Random& r, Tier tier, const std::vector<Vec3>& points, int longSide, bool illustrated) {
    for (;;) {
        const View view = randomView(r, tier, longSide, illustrated);
        Framing framing;
        framing.fill = std::min(0.97F, r.uniform(0.45F, 0.95F) + r.uniform(0, 0.15F));
        framing.place = {std::clamp(r.gauss(0, 0.4F), -1.0F, 1.0F), std::clamp(r.gauss(0, 0.4F), -1.0F, 1.0F)};
        if (const auto camera = cameraFor(view, points, framing))
            return *camera;
    }
}

BoardLayout randomLayout(Random& r) {
    BoardLayout layout;
    layout.side = r.chance(0.5F) ? Side::A : Side::B;
    layout.pitch = 25.2F * r.uniform(0.985F, 1.015F);
    layout.columnStep = layout.pitch * r.uniform(0.866F, 0.873F);
    layout.cellShiftY = r.uniform(-1, 1);
    layout.plate.cornerRadius = r.uniform(1, 6);
    layout.plate.exponent = r.uniform(2.3F, 2.6F);
    layout.plate.curveFrom = r.uniform(6, 14);
    return layout;
}

// Draws no random number if the option is off, so that older seeds still give the same pictures.
TokenSet::Paints choosePaints(Random& r, const DrawOptions& options) {
    const bool asPrinted = options.asPrinted > 0 && r.chance(options.asPrinted);
    return asPrinted ? TokenSet::Paints::AsPrinted : TokenSet::Paints::Usual;
}

// What is the same on all pictures of one box.
struct Box {
    float pitch = 25.2F;
    std::uint64_t tokenSeed = 0;
    std::array<std::uint64_t, 2> artSeeds{};  // of the boards, by side
    TokenSet::Paints paints = TokenSet::Paints::Unusual;

    explicit Box(std::uint64_t number) {
        Random r(number * 7919 + 13);
        pitch *= r.uniform(0.985F, 1.015F);
        tokenSeed = r.bits();
        artSeeds = {r.bits(), r.bits()};
        paints = r.chance(0.25F) ? TokenSet::Paints::AsPrinted : TokenSet::Paints::Unusual;
    }
};

// What glass shows is light already, of which an illustration has none.
HardCubes hardCubes(const DrawOptions& options, bool illustrated) {
    return {illustrated ? 0 : options.cubes.glass, options.cubes.patches};
}

TokenSet randomTokens(Random& r, Scene& scene, float pitch, const DrawOptions& options, HardCubes hard,
                      const std::optional<Box>& box) {
    if (!box)
        return {r, scene, pitch, choosePaints(r, options), hard};
    Random boxRandom(box->tokenSeed);
    return {boxRandom, scene, pitch, box->paints, hard};
}

std::string addTable(Random& r, Scene& scene, bool tiled, float busyChance) {
    const bool isBusy = busyChance > 0 && r.chance(busyChance);
    Table table = isBusy ? randomBusyTable(r) : (tiled ? randomTiledTable(r) : randomTable(r));
    scene.table.material = scene.own(std::move(table.material));
    const Rgb floor = fromHsv(r.uniform(0, 360), r.uniform(0, 0.5F), r.uniform(0.15F, 0.8F));
    scene.table.floor = scene.make<PlainMaterial>(Surface{.albedo = floor, .roughness = 0.9F, .shine = 0.2F});
    if (r.chance(0.5F)) {
        scene.table.half = {r.uniform(300, 800), r.uniform(250, 600)};
        scene.table.turn = Rotation(r.gauss(0, 0.3F) + (r.chance(0.5F) ? pi / 2 : 0));
        const Point shift((scene.table.half.x - 220) * r.uniform(-1, 1), (scene.table.half.y - 200) * r.uniform(-1, 1));
        scene.table.centre = scene.table.turn.apply(shift);
    }
    return table.name;
}

// Gives the table the plate's colour, so that the plate hardly stands out.
void matchTable(Random& r, Scene& scene, const Rgb& plate) {
    const Rgb table = scene.table.material->bounce({});
    Rgb tint;
    for (int c = 0; c < 3; ++c)
        tint[c] = std::clamp(plate[c] / std::max(table[c], 0.02F), 0.1F, 8.0F) * r.uniform(0.88F, 1.12F);
    scene.table.material = scene.make<TintedMaterial>(*scene.table.material, tint * r.uniform(0.85F, 1.15F));
}

const ArtMaterial& addPlate(Random& r, Scene& scene, const BoardLayout& layout,
                            const std::shared_ptr<Outline>& outline) {
    const ArtMaterial* const art = scene.own(randomBoardMaterial(r, layout, *outline));
    if (r.chance(0.15F))
        matchTable(r, scene, art->meanPrintNearBorder());
    Shape plate;
    plate.form = Form::Slab;
    plate.half = {layout.plate.halfWidth, layout.plate.halfHeight};
    plate.top = plateThickness;
    plate.outline = outline;
    plate.material = art;
    scene.add(plate);
    return *art;
}

BoardTruth truthOf(const Scene& scene, const Board& board, const BoardLayout& layout, const TokenSet& tokens,
                   const std::vector<Vec3>& tops, Tier tier) {
    const Camera& camera = scene.camera;
    const View& view = camera.view();
    BoardTruth t{.tier = tier, .board = board, .layout = layout};
    const auto all = cells(board.side());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Point c = layout.centre(all[i]);
        t.centres.push_back(camera.project({c.x, c.y, plateThickness}));
        t.tops.push_back(camera.project(tops[i]));
    }
    for (const Point& p : layout.outlineSamples())
        t.outline.push_back(camera.project({p.x, p.y, plateThickness}));
    t.homography = camera.homography(plateThickness);
    t.tiltDeg = degrees(view.tilt);
    t.azimuthDeg = degrees(view.azimuth);
    t.rollDeg = degrees(view.roll);
    t.fieldOfViewDeg = camera.longFieldOfViewDeg();
    t.tokenDiameter = tokens.style().diameter;
    t.tokenThickness = tokens.style().thickness;
    t.motif = tokens.style().motif;
    t.cubeStyle = tokens.cubeStyle();
    return t;
}

// Renders the light, then develops it as a photo or an illustration.
void renderPicture(Random& r, const Scene& scene, bool illustrated, Drawing& drawing) {
    const auto seed = static_cast<std::uint32_t>(r.bits());
    const Layers layers = trace(scene, supersampling, seed);
    drawing.truth.size = scene.camera.size();
    drawing.truth.light = scene.lighting.name;
    drawing.truth.style = illustrated ? "illustration" : "photo";
    if (illustrated) {
        const IllustrationStyle style = randomIllustrationStyle(r);
        drawing.picture = illustrate(layers, diffuseLight(layers), style, scene.camera.size(), r.bits());
        drawing.jpegQuality = style.jpegQuality;
        return;
    }
    cv::Mat3f image = composite(layers);
    softenEdges(scene, layers, image);
    const Development development = randomDevelopment(r, scene.lighting);
    const float focus = scene.camera.depth({0, 0, 10});
    drawing.picture = develop(image, layers.depth, development, scene.camera.size(), focus, r.bits());
    drawing.jpegQuality = development.jpegQuality;
}

Tier randomTier(Random& r, const DrawOptions& options) {
    // Picked even if the tier is given, so that a seed gives the same random numbers with every tier.
    const Tier any = r.pick({Tier::Easy, Tier::Normal, Tier::Hard});
    return options.tier.value_or(any);
}

void drawBoard(Random& r, const DrawOptions& options, bool illustrated, Drawing& drawing) {
    const Tier tier = randomTier(r, options);
    const std::optional<Box> box = options.box ? std::make_optional<Box>(*options.box) : std::nullopt;
    BoardLayout layout = randomLayout(r);
    if (box) {
        layout.columnStep *= box->pitch / layout.pitch;
        layout.pitch = box->pitch;
    }
    Board original = randomBoard(r, layout.side, options.buildings);
    if (options.spirits > 0) {
        addSpirits(r, original, options.spirits);
    }
    const Board board = withChange(original, options.change, drawing.truth.seed + options.view);
    const Subject subject = subjectOf(board, layout, layout.pitch * 0.4F);  // roughly: the tokens are chosen later
    std::vector<Vec3> inFrame = subject.cells;
    if (!r.chance(0.05F))  // otherwise a corner of the plate may be cut off
        inFrame.insert(inFrame.end(), subject.plate.begin(), subject.plate.end());
    // Takes one number from r whatever the view, so that the board's print, the tokens and the table stay the same.
    Random cameraRandom(r.bits() + options.view);
    Scene scene(randomCamera(cameraRandom, tier, inFrame, options.longSide, illustrated));
    Random tableRandom = r.fork();
    drawing.truth.table = addTable(tableRandom, scene, /*tiled=*/false, options.busyTables);
    Random tokenRandom = r.fork();
    const TokenSet tokens =
        randomTokens(tokenRandom, scene, layout.pitch, options, hardCubes(options, illustrated), box);
    const auto outline = std::make_shared<Outline>(Outline::polygon(layout.outline(64)));
    Random artRandom = r.fork();
    if (box)
        artRandom = Random(box->artSeeds[layout.side == Side::A ? 0 : 1]);
    const ArtMaterial& art = addPlate(artRandom, scene, layout, outline);
    const std::vector<Vec3> tops = placeTokens(tokenRandom, scene, tokens, board, layout, {});
    Random clutterRandom = r.fork();
    Clutter clutter(clutterRandom, scene, tokens);
    clutter.keepFree(outline, subject.cells);
    clutter.addAround(layout, &art, options.neighbours);
    Random lightRandom = r.fork();
    scene.lighting = randomLighting(lightRandom, options.rooms, scene.camera.position(), scene.camera.backward());
    scene.finish();
    drawing.truth.board = truthOf(scene, board, layout, tokens, tops, tier);
    for (const std::vector<Vec3>& edge : clutter.neighbours()) {
        std::vector<cv::Point2d>& other = drawing.truth.board->others.emplace_back();
        for (const Vec3& p : edge)
            other.push_back(scene.camera.project(p));
    }
    renderPicture(r, scene, illustrated, drawing);
}

void drawWithoutBoard(Random& r, const DrawOptions& options, bool illustrated, Drawing& drawing) {
    const float radius = r.uniform(90, 190);
    std::vector<Vec3> around;
    for (int k = 0; k < 16; ++k) {
        const Point p = Rotation(pi * static_cast<float>(k) / 8).apply({radius, 0});
        around.emplace_back(p.x, p.y, 0);
    }
    Random cameraRandom = r.fork();
    Scene scene(randomCamera(cameraRandom, randomTier(r, options), around, options.longSide, illustrated));
    Random tableRandom = r.fork();
    drawing.truth.table = addTable(tableRandom, scene, tableRandom.chance(0.15F), options.busyTables);
    const TokenSet tokens(r, scene, 25.2F, choosePaints(r, options), hardCubes(options, illustrated));
    Clutter clutter(r, scene, tokens);
    drawing.truth.table += ' ';
    drawing.truth.table += clutter.addWithoutBoard();
    scene.lighting = randomLighting(r, options.rooms, scene.camera.position(), scene.camera.backward());
    scene.finish();
    renderPicture(r, scene, illustrated, drawing);
}

}  // namespace

std::string_view name(Tier tier) {
    switch (tier) {
        case Tier::Easy:
            return "easy";
        case Tier::Normal:
            return "normal";
        case Tier::Hard:
            break;
    }
    return "hard";
}

std::optional<Tier> tierFromName(std::string_view text) {
    for (const Tier tier : {Tier::Easy, Tier::Normal, Tier::Hard})
        if (name(tier) == text)
            return tier;
    return {};
}

Drawing draw(std::uint64_t seed, const DrawOptions& options) {
    Random random(seed);
    Drawing drawing;
    drawing.truth.seed = seed;
    const bool negative = random.chance(options.negatives);
    const bool illustrated = random.chance(options.illustrations);
    if (negative)
        drawWithoutBoard(random, options, illustrated, drawing);
    else
        drawBoard(random, options, illustrated, drawing);
    return drawing;
}

}  // namespace concord::drawing
