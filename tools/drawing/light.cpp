#include "tools/drawing/light.h"

#include "tools/drawing/room.h"

namespace concord::drawing {

bool Gobo::blocks(const Ray& ray) const {
    if (kind == Kind::None)
        return false;
    const float along = ray.dir.dot(axis);
    if (along < 1e-3F)
        return false;
    const Vec3 p = ray.at((origin - ray.origin).dot(axis) / along) - origin;
    const Point q(p.dot(u), p.dot(v));
    switch (kind) {
        case Kind::Bars: {
            const float x = q.x + offset;
            return std::abs(q.x) < 4.5F * step && std::abs(x - step * std::round(x / step)) < width / 2;
        }
        case Kind::Cross:
            return std::abs(q.x + offset) < width / 2 || std::abs(q.y - offset) < width / 2;
        case Kind::Edge:
            return q.x > offset;
        case Kind::Leaves:
            return std::any_of(leaves.begin(), leaves.end(), [&](const Leaf& leaf) {
                const Point d = leaf.turn.undo(q - leaf.centre);
                return std::hypot(d.x / leaf.half.x, d.y / leaf.half.y) < 1;
            });
        case Kind::None:
            break;
    }
    return false;
}

Light Light::at(Vec3 centre, float halfWidth, float halfHeight, const Rgb& strength) {
    Light light;
    light.centre = centre;
    const Vec3 axis = normalized(centre);
    const Vec3 side = normalized(axis.cross(Vec3(0.02F, 0.01F, 1)));
    light.u = side * halfWidth;
    light.v = side.cross(axis) * halfHeight;
    light.strength = strength;
    return light;
}

Rgb Glow::radiance(Vec3 dir, float blur) const {
    const float blurred = 1 / (1 + sharpness * blur);  // of the sharpness
    return strength * (blurred * std::exp(sharpness * blurred * (dir.dot(towards) - 1)));
}

Rgb Glow::irradiance(Vec3 normal) const { return strength * (2 / sharpness * std::max(0.0F, normal.dot(towards))); }

Rgb Sky::evenRadiance(Vec3 dir) const {
    const float up = smoothStep(-0.1F, 0.9F, dir.z);
    return mix(horizon, zenith, up) * (1 + contrast * dir.dot(brightSide));
}

Rgb Sky::radiance(Vec3 dir, float blur) const {
    Rgb sum = evenRadiance(dir);
    for (const Glow& glow : glows)
        sum += glow.radiance(dir, blur);
    return sum;
}

Rgb Sky::openIrradiance(Vec3 normal) const {
    Rgb sum = evenRadiance(normalized(normal + Vec3(0, 0, 0.6F))) * (0.65F + 0.35F * normal.z);
    for (const Glow& glow : glows)
        sum += glow.irradiance(normal);
    return sum;
}

bool Ball::blocks(const Ray& ray) const {
    const Vec3 to = centre - ray.origin;
    const float along = to.dot(ray.dir);
    return along > 0 && to.dot(to) - along * along < radius * radius;
}

Rgb Lighting::openIrradiance(Vec3 normal) const {
    Rgb sum = sky.openIrradiance(normal);
    for (const Light& light : lights)
        sum += light.strength * std::max(0.0F, normal.dot(normalized(light.centre)));
    return sum;
}

Vec3 randomDirection(Random& random, float lowDeg, float highDeg) {
    return direction(random.uniform(0, 2 * pi), radians(random.uniform(lowDeg, highDeg)));
}

namespace {

Gobo randomGobo(Random& random, Vec3 axis) {
    Gobo g;
    g.kind = random.pick({Gobo::Kind::Bars, Gobo::Kind::Cross, Gobo::Kind::Edge, Gobo::Kind::Leaves});
    g.axis = axis;
    g.origin = axis * random.uniform(450, 1100);
    const Vec3 side = normalized(axis.cross(Vec3(0.01F, 0, 1)));
    const Vec3 up = side.cross(axis);
    const float angle = g.kind == Gobo::Kind::Edge ? random.uniform(0, 2 * pi) : random.uniform(-0.4F, 0.4F);
    g.u = side * std::cos(angle) + up * std::sin(angle);
    g.v = up * std::cos(angle) - side * std::sin(angle);
    g.step = random.uniform(45, 130);
    g.width = g.kind == Gobo::Kind::Cross ? random.uniform(15, 42) : random.uniform(6, 28);
    g.offset = g.kind == Gobo::Kind::Bars ? random.uniform(0, g.step) : random.uniform(-80, 80);
    for (int i = random.integer(4, 16); i > 0 && g.kind == Gobo::Kind::Leaves; --i)
        g.leaves.push_back({{random.gauss(0, 130), random.gauss(0, 110)},
                            {random.uniform(25, 80), random.uniform(8, 24)},
                            Rotation(random.uniform(0, 2 * pi))});
    return g;
}

Light lampAt(Vec3 centre, float halfWidth, float halfHeight, float kelvin, float strength) {
    return Light::at(centre, halfWidth, halfHeight, blackBody(kelvin) * strength);
}

void setSky(Random& random, Lighting& lighting, float strength, float kelvin, Vec3 towardsBright) {
    const Rgb colour = blackBody(std::clamp(kelvin, 1800.0F, 11000.0F)) * strength;
    // With an amount of 0, jittered() only limits the colour; it still draws its random numbers, so that older seeds
    // give the same pictures.
    lighting.sky.zenith = jittered(random, colour, 0) * random.uniform(0.8F, 1.25F);
    lighting.sky.horizon = colour * random.uniform(0.35F, 0.95F);
    lighting.sky.brightSide = normalized({towardsBright.x, towardsBright.y, 0.2F});
    lighting.sky.contrast = random.uniform(0.1F, 0.65F);
}

Lighting windowLight(Random& r) {
    Lighting lighting{.name = "window"};
    const float kelvin = r.uniform(4800, 8000);
    const Vec3 towardsLight = randomDirection(r, 20, 58);
    lighting.lights.push_back(
        lampAt(towardsLight * r.uniform(1100, 2500), r.uniform(300, 750), r.uniform(350, 800), kelvin, 2.2F));
    if (r.chance(0.35F))
        lighting.lights.push_back(lampAt(randomDirection(r, 20, 50) * 2200, 450, 600, kelvin, r.uniform(0.5F, 1.2F)));
    setSky(r, lighting, r.uniform(0.25F, 0.9F), kelvin - 500, towardsLight);
    return lighting;
}

Lighting ceilingLight(Random& r) {
    Lighting lighting{.name = "ceiling", .noise = 1.5F};
    const float kelvin = r.uniform(2500, 4500);
    const int lamps = r.pick({1, 1, 1, 2, 3});
    for (int i = 0; i < lamps; ++i) {
        const float half = r.uniform(40, 260);
        const Vec3 position(r.uniform(-750, 750), r.uniform(-750, 750), r.uniform(700, 1700));
        lighting.lights.push_back(
            lampAt(position, half, half * r.uniform(0.3F, 1), kelvin, 2.2F / static_cast<float>(lamps)));
    }
    setSky(r, lighting, r.uniform(0.25F, 0.8F), kelvin + 200, {1, 0, 0});
    return lighting;
}

Lighting mixedLight(Random& r) {
    Lighting lighting{.name = "mixed", .noise = 1.2F};
    const float windowShare = r.uniform(0.3F, 0.7F);
    const Vec3 towardsWindow = randomDirection(r, 20, 45);
    lighting.lights.push_back(lampAt(towardsWindow * 1700, 500, 600, r.uniform(5500, 8000), 2.4F * windowShare));
    const float half = r.uniform(60, 250);
    const Vec3 lamp(r.uniform(-600, 600), r.uniform(-600, 600), r.uniform(700, 1500));
    lighting.lights.push_back(lampAt(lamp, half, half, r.uniform(2500, 3400), 2.4F * (1 - windowShare)));
    setSky(r, lighting, r.uniform(0.2F, 0.6F), 4500, towardsWindow);
    return lighting;
}

Lighting sunLight(Random& r) {
    Lighting lighting{.name = "sun", .noise = 0.7F};
    const Vec3 towardsLight = randomDirection(r, 26, 66);
    const float half = 10000 * std::tan(radians(r.uniform(0.27F, 1.1F)));
    lighting.lights.push_back(lampAt(towardsLight * 10000, half, half, r.uniform(4700, 5900), r.uniform(2.8F, 6.5F)));
    if (r.chance(0.55F))
        lighting.lights.back().gobo = randomGobo(r, towardsLight);
    setSky(r, lighting, r.uniform(0.6F, 1.5F), r.uniform(6000, 8500), towardsLight);
    return lighting;
}

Lighting dimLight(Random& r) {
    Lighting lighting{.name = "dim", .noise = r.uniform(2.5F, 5), .exposureEv = -0.35F};
    const float kelvin = r.uniform(2200, 3300);
    const float half = r.uniform(60, 200);
    const Vec3 towardsLight = randomDirection(r, 30, 75);
    lighting.lights.push_back(lampAt(towardsLight * r.uniform(800, 1700), half, half, kelvin, 1.2F));
    setSky(r, lighting, r.uniform(0.12F, 0.45F), kelvin + 150, towardsLight);
    return lighting;
}

Lighting sideLight(Random& r) {
    Lighting lighting{.name = "side", .noise = 1.3F};
    const float kelvin = r.uniform(2700, 6500);
    const Vec3 towardsLight = randomDirection(r, 11, 26);
    const float half = r.uniform(40, 240);
    lighting.lights.push_back(lampAt(towardsLight * r.uniform(650, 1400), half, half, kelvin, 1.7F));
    setSky(r, lighting, r.uniform(0.25F, 0.65F), kelvin + 300, towardsLight);
    return lighting;
}

Lighting overcastLight(Random& r) {
    Lighting lighting{.name = "overcast", .noise = 0.8F};
    const float kelvin = r.uniform(5500, 8000);
    const Vec3 towardsLight = randomDirection(r, 40, 85);
    lighting.lights.push_back(lampAt(towardsLight * 2500, 1500, 1500, kelvin, r.uniform(0.3F, 0.9F)));
    setSky(r, lighting, r.uniform(1.0F, 1.6F), kelvin, towardsLight);
    return lighting;
}

Lighting flashLight(Random& r, Vec3 camera) {
    Lighting lighting{.name = "flash", .noise = 1.2F};
    const Vec3 position = camera + Vec3(r.uniform(-14, 14), r.uniform(-14, 14), 0);
    lighting.lights.push_back(lampAt(position, 4, 4, r.uniform(5000, 6500), r.uniform(1.2F, 2.2F)));
    const float kelvin = r.uniform(2700, 4500);
    lighting.lights.push_back(lampAt(randomDirection(r, 40, 80) * 1500, 150, 150, kelvin, r.uniform(0.1F, 0.6F)));
    setSky(r, lighting, r.uniform(0.15F, 0.5F), kelvin, {1, 0, 0});
    return lighting;
}

Lighting usualLight(Random& random, Vec3 cameraPosition) {
    switch (random.weighted({20, 18, 15, 14, 9, 9, 9, 5})) {
        case 0:
            return windowLight(random);
        case 1:
            return ceilingLight(random);
        case 2:
            return mixedLight(random);
        case 3:
            return sunLight(random);
        case 4:
            return dimLight(random);
        case 5:
            return sideLight(random);
        case 6:
            return overcastLight(random);
        default:
            return flashLight(random, cameraPosition);
    }
}

}  // namespace

Lighting randomLighting(Random& random, float rooms, Vec3 cameraPosition, Vec3 towardsCamera) {
    // Draws no random number if there are none, so that older seeds still give the same pictures.
    const bool room = rooms > 0 && random.chance(rooms);
    Lighting lighting = room ? roomLight(random) : usualLight(random, cameraPosition);
    if (lighting.name != "flash" && random.chance(0.5F)) {  // head and phone
        lighting.blockers.push_back({cameraPosition + towardsCamera * random.uniform(260, 420) + Vec3(0, 0, 40), 95});
        lighting.blockers.push_back({cameraPosition + towardsCamera * 60, 42});
    }
    return lighting;
}

}  // namespace concord::drawing
