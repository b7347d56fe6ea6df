#include "tools/drawing/room.h"

namespace concord::drawing {

namespace {

// A colour of full value times a strength.
Rgb tinted(Random& random, float leastSaturation, float mostSaturation, float strength) {
    return fromHsv(random.uniform(0, 360), random.uniform(leastSaturation, mostSaturation), 1) * strength;
}

// Strengths of n lights that add up to a total: one may outshine the others.
std::vector<float> shares(Random& random, int n, float total) {
    std::vector<float> out;
    float sum = 0;
    for (int i = 0; i < n; ++i) {
        out.push_back(std::exp(random.gauss(0, 0.8F)));
        sum += out.back();
    }
    for (float& share : out)
        share *= total / sum;
    return out;
}

// Windows of one wall, and rarely of the wall across.
void addWindows(Random& r, Lighting& lighting, int count, float total) {
    const float wall = r.uniform(0, 2 * pi);
    const float kelvin = r.uniform(4600, 8500);
    for (const float strength : shares(r, count, total)) {
        const float azimuth = wall + r.gauss(0, 0.4F) + (r.chance(0.2F) ? pi : 0);
        const Vec3 towards = direction(azimuth, radians(r.uniform(12, 55)));
        const Rgb colour = blackBody(kelvin + r.gauss(0, 250)) * strength;
        lighting.lights.push_back(
            Light::at(towards * r.uniform(1000, 3500), r.uniform(200, 700), r.uniform(300, 900), colour));
    }
}

// Lamps over the table or beside it, mostly with bulbs of one kind.
void addLamps(Random& r, Lighting& lighting, int count, float total) {
    const float kelvin = r.uniform(2300, 5200);
    for (const float strength : shares(r, count, total)) {
        const Vec3 place = randomDirection(r, 25, 88) * r.uniform(600, 2200);
        const float half = r.uniform(25, 320);
        const float bulb = std::max(1900.0F, kelvin + r.gauss(0, 150));
        const Rgb tint(1 + r.gauss(0, 0.03F), 1, 1 + r.gauss(0, 0.03F));
        lighting.lights.push_back(
            Light::at(place, half, half * r.uniform(0.4F, 1), blackBody(bulb).mul(tint) * strength));
    }
}

}  // namespace

Lighting roomLight(Random& r) {
    Lighting lighting{.name = "room", .noise = r.uniform(0.6F, 2.2F)};
    const int windows = r.pick({0, 1, 1, 2, 3});
    const int lamps = windows == 0 ? r.pick({1, 2, 3, 5}) : r.pick({0, 0, 1, 2, 4});
    const float byWindows = lamps == 0 ? 1 : (windows == 0 ? 0 : r.uniform(0.15F, 0.85F));
    constexpr float direct = 2.2F;
    addWindows(r, lighting, windows, direct * byWindows);
    addLamps(r, lighting, lamps, direct * (1 - byWindows));

    // What walls and things reflect has the colour of the mean light, and their own.
    const Rgb mean = lighting.openIrradiance({0, 0, 1}) - lighting.sky.openIrradiance({0, 0, 1});
    const Rgb light = mean * (1 / std::max(0.05F, luminance(mean)));
    const float strength = std::exp(r.uniform(std::log(0.15F), std::log(1.6F)));
    lighting.sky.zenith = light.mul(tinted(r, 0, 0.12F, strength * r.uniform(0.6F, 1.3F)));
    lighting.sky.horizon = light.mul(tinted(r, 0, 0.45F, strength * r.uniform(0.3F, 1)));
    lighting.sky.brightSide = randomDirection(r, -5, 30);
    lighting.sky.contrast = r.uniform(0.1F, 0.7F);
    for (int i = r.integer(0, 5); i > 0; --i) {
        const float brightness = strength * std::exp(r.gauss(0, 0.7F));
        lighting.sky.glows.push_back({.towards = randomDirection(r, -10, 60),
                                      .sharpness = std::exp(r.uniform(std::log(1.5F), std::log(12.0F))),
                                      .strength = light.mul(tinted(r, 0.1F, 0.85F, brightness))});
    }
    return lighting;
}

}  // namespace concord::drawing
