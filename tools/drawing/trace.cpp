#include "tools/drawing/trace.h"

#include "tools/drawing/noise.h"

#include <opencv2/core/utility.hpp>

namespace concord::drawing {

namespace {

// A pattern of sixteen evenly spread samples, randomly shifted for every use.
struct Samples {
    std::uint32_t index;  // which of the sixteen the pixel takes: see bayerOrder
    std::uint32_t key;    // of its block of 4 by 4 pixels, which share one pattern

    Point at(std::uint32_t use) const {
        const std::uint32_t i = (index * 5 + use * 7) & 15U;
        const std::uint32_t reversed = ((i & 1U) << 3) | ((i & 2U) << 1) | ((i & 4U) >> 1) | ((i & 8U) >> 3);
        const std::uint32_t jitter = hashOf(static_cast<int>(key), static_cast<int>(use), 17);
        return {(static_cast<float>(i) + static_cast<float>(jitter & 0xFFFFU) * 0x1p-16F) / 16,
                (static_cast<float>(reversed) + static_cast<float>(jitter >> 16) * 0x1p-16F) / 16};
    }
};

// Neighbouring pixels take samples far from each other (Bayer's order).
constexpr std::array<std::uint8_t, 16> bayerOrder{0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};

float fresnel(float cosine, float roughness) {
    const float away = 1 - std::clamp(cosine, 0.0F, 1.0F);
    const float squared = away * away;
    return 0.04F + 0.96F * squared * squared * away * (1 - roughness) * (1 - roughness);
}

// Strength of a highlight per irradiance; a large light blurs it.
float highlight(Vec3 normal, Vec3 toEye, Vec3 toLight, float roughness, float lightRadius) {
    const Vec3 half = normalized(toEye + toLight);
    const float a = std::min(1.0F, roughness * roughness + 0.5F * lightRadius);
    const float nh = std::max(0.0F, normal.dot(half));
    const float lh = std::max(0.15F, toLight.dot(half));
    const float d = nh * nh * (a * a - 1) + 1;
    return std::min(25.0F, 0.25F * a * a / (d * d * lh * lh)) * fresnel(lh, roughness);
}

constexpr float farAway = 1e6F;  // depth of the background

struct Shade {
    Rgb direct, indirect, specular;
};

class Shader {
public:
    explicit Shader(const Scene& scene) : m_scene(scene) {}

    Shade shade(const Hit& hit, const Surface& surface, Vec3 toEye, const Samples& samples) const {
        Shade out;
        const Vec3 start = hit.position + hit.normal * 0.02F;
        std::uint32_t use = 0;
        for (const Light& light : m_scene.lighting.lights)
            addLight(light, start, hit, surface, toEye, samples.at(++use), out);
        out.indirect = ambientLight(start, hit, samples.at(++use));
        if (surface.translucency > 0)  // light from above that passes through
            out.indirect += m_scene.lighting.openIrradiance({0, 0, 1}) * (0.35F * surface.translucency);
        addMirrorReflection(start, hit, surface, toEye, out);
        return out;
    }

    // What is seen in glass that the ray meets: what lies on the ray's way through it, and light scattered within.
    Rgb inGlass(const Ray& ray, const Hit& hit, const Surface& surface, const Samples& samples) const {
        const Glass& glass = *m_scene.materialOf(hit).glass();
        const Shape& box = m_scene.shapes[static_cast<std::size_t>(hit.shape)];
        const auto inBox = [&](Vec3 v) {
            const Point p = box.turn.undo(plan(v));
            return Vec3(p.x, p.y, v.z);
        };
        const auto inScene = [&](Vec3 v) {
            const Point p = box.turn.apply(plan(v));
            return Vec3(p.x, p.y, v.z);
        };
        const Vec3 middle(box.centre.x, box.centre.y, (box.bottom + box.top) / 2);
        const WayThrough way = wayThrough(glass, {box.half.x, box.half.y, (box.top - box.bottom) / 2},
                                          inBox(hit.position - middle), inBox(hit.normal), inBox(ray.dir));
        const Vec3 dir = inScene(way.dir);
        // The bottom lies exactly on what the box stands on.
        const Ray beyond{middle + inScene(way.end) - dir * 0.05F, dir};
        const Rgb seen = seenFrom(beyond, hit, box, glass, samples).mul(glass.passedAlong(way.length)) *
                         (way.share * way.brightness);
        const Rgb scattered = surface.albedo.mul(m_scene.lighting.openIrradiance({0, 0, 1})) * 0.6F;
        return mix(seen, scattered, glass.milky);
    }

private:
    // What lies on a ray that leaves a glass box, in the light that falls on it.
    Rgb seenFrom(const Ray& ray, const Hit& from, const Shape& box, const Glass& glass, const Samples& samples) const {
        Hit hit;
        if (!m_scene.traceRay(ray, hit, from.shape))
            return m_scene.lighting.sky.radiance(ray.dir);
        const Material& material = m_scene.materialOf(hit);
        if (material.glass())
            return material.bounce(hit.surface).mul(m_scene.lighting.openIrradiance(hit.normal)) * 0.55F;
        hit.surface.pixel = from.surface.pixel;
        const Surface surface = material.at(hit.surface);
        const Vec3 start = hit.position + hit.normal * 0.02F;
        Shade light;  // of several samples, as it is not smoothed later
        constexpr std::uint32_t samplesEach = 5;
        for (const Light& lamp : m_scene.lighting.lights)
            for (std::uint32_t use = 0; use < samplesEach; ++use)
                addLight(lamp, start, hit, surface, ray.dir * -1, samples.at(use), light, from.shape);
        constexpr float share = 1.0F / samplesEach;
        Rgb arriving = light.direct * share + m_scene.lighting.sky.openIrradiance(hit.normal) * 0.75F;
        const Point below = box.turn.undo(plan(hit.position) - box.centre);
        if (std::abs(below.x) < box.half.x && std::abs(below.y) < box.half.y)
            arriving = arriving.mul(glass.passedAlong(box.top - box.bottom)) * 0.9F;
        return surface.albedo.mul(arriving) + light.specular * share;
    }

    // through: the shape through which it is seen, which casts no shadow there.
    void addLight(const Light& light, Vec3 start, const Hit& hit, const Surface& surface, Vec3 toEye, Point sample,
                  Shade& out, int through = -1) const {
        const Vec3 way = light.sample(sample.x, sample.y) - start;
        const float distance = length(way);
        const Vec3 toLight = way * (1 / distance);
        const float cosine = hit.normal.dot(toLight);
        if (cosine <= 0)
            return;
        const Ray ray{start, toLight};
        if (light.gobo.blocks(ray))
            return;
        const float falloff = light.centre.dot(light.centre) / (distance * distance);
        const Rgb arriving = light.strength.mul(m_scene.lightAlong(ray, hit.shape, through)) * (falloff * cosine);
        out.direct += arriving;
        const Vec3 toCentre = normalized(light.centre - start);
        out.specular += arriving * (surface.shine *
                                    highlight(hit.normal, toEye, toCentre, surface.roughness, light.angularRadius()));
    }

    // Light reflected by other objects: their colour times the unshadowed irradiance, less what usually shades them.
    Rgb reflectedRadiance(const Ray& ray, int skip) const {
        Hit hit;
        if (!m_scene.traceRay(ray, hit, skip))
            return m_scene.lighting.sky.radiance(ray.dir);
        const Rgb colour = m_scene.materialOf(hit).bounce(hit.surface);
        return colour.mul(m_scene.lighting.openIrradiance(hit.normal)) * 0.55F;
    }

    // One ray into the hemisphere, cosine-weighted.
    Rgb ambientLight(Vec3 start, const Hit& hit, Point sample) const {
        const float radius = std::sqrt(sample.x);
        const float angle = 2 * pi * sample.y;
        const Vec3 n = hit.normal;
        const Vec3 side = normalized(std::abs(n.z) > 0.7F ? n.cross(Vec3(1, 0, 0)) : n.cross(Vec3(0, 0, 1)));
        const Vec3 other = n.cross(side);
        const Vec3 dir = side * (radius * std::cos(angle)) + other * (radius * std::sin(angle)) +
                         n * std::sqrt(std::max(0.0F, 1 - sample.x));
        return reflectedRadiance({start, normalized(dir)}, hit.shape);
    }

    void addMirrorReflection(Vec3 start, const Hit& hit, const Surface& surface, Vec3 toEye, Shade& out) const {
        const float cosine = std::max(0.0F, hit.normal.dot(toEye));
        const float strength = surface.shine * fresnel(cosine, surface.roughness);
        if (strength < 0.01F)
            return;
        const Vec3 dir = hit.normal * (2 * hit.normal.dot(toEye)) - toEye;
        const bool sharp = surface.roughness < 0.3F;
        const float blur = 2 * std::pow(surface.roughness, 4.0F);  // of GGX as a spherical Gaussian
        out.specular +=
            (sharp ? reflectedRadiance({start, dir}, hit.shape) : m_scene.lighting.sky.radiance(dir, blur) * 0.6F) *
            strength;
    }

    const Scene& m_scene;
};

void tiltNormal(Hit& hit, Point slope) { hit.normal = normalized(hit.normal + Vec3(slope.x, slope.y, 0)); }

}  // namespace

Layers trace(const Scene& scene, float scale, std::uint32_t seed) {
    const cv::Size size(static_cast<int>(std::lround(static_cast<float>(scene.camera.size().width) * scale)),
                        static_cast<int>(std::lround(static_cast<float>(scene.camera.size().height) * scale)));
    const cv::Vec3f none(0, 0, 0);
    Layers out{{size, none}, {size, none},      {size, none},   {size, none},
               {size, none}, {size, noSurface}, {size, farAway}};
    const Shader shader(scene);
    const PixelGrid grid(scene.camera, size);
    cv::parallel_for_({0, size.height}, [&](const cv::Range& rows) {
        for (int y = rows.start; y < rows.end; ++y) {
            for (int x = 0; x < size.width; ++x) {
                const Ray ray = grid.rayThrough(x, y);
                Hit hit;
                if (!scene.traceRay(ray, hit)) {
                    out.specular(y, x) = scene.lighting.sky.radiance(ray.dir);
                    continue;
                }
                const Vec3 toEye = ray.dir * -1;
                hit.surface.pixel = hit.t * scene.camera.pixelAngle() / std::max(0.2F, hit.normal.dot(toEye));
                const Surface surface = scene.materialOf(hit).at(hit.surface);
                if (hit.shape >= 0 && surface.slope != Point())
                    tiltNormal(hit, scene.shapes[static_cast<std::size_t>(hit.shape)].turn.apply(surface.slope));
                const Samples samples{
                    bayerOrder[(static_cast<std::size_t>(y) & 3U) * 4 + (static_cast<std::size_t>(x) & 3U)],
                    hashOf(x >> 2, y >> 2, seed)};
                const Shade shade = shader.shade(hit, surface, toEye, samples);
                if (scene.materialOf(hit).glass()) {  // what it shows needs no more light
                    out.albedo(y, x) = shader.inGlass(ray, hit, surface, samples);
                    out.direct(y, x) = Rgb::all(1);
                } else {
                    out.albedo(y, x) = surface.albedo;
                    out.direct(y, x) = shade.direct;
                    out.indirect(y, x) = shade.indirect;
                }
                out.specular(y, x) = shade.specular;
                out.normal(y, x) = {hit.normal.x, hit.normal.y, hit.normal.z};
                out.surfaceId(y, x) = surfaceIdOf(hit);
                out.depth(y, x) = hit.t;
            }
        }
    });
    return out;
}

namespace {

// Mean over a patch of 5 by 5 pixels, `step` apart, of the same surface. Its outer rows and
// columns count half, so that a pattern that repeats every four pixels leaves no trace.
cv::Vec3f patchMean(const cv::Mat3f& light, const Layers& layers, int x, int y, int step) {
    const int surfaceId = layers.surfaceId(y, x);
    const cv::Vec3f normal = layers.normal(y, x);
    cv::Vec3f sum(0, 0, 0);
    float total = 0;
    for (int v = std::max(y - 2 * step, y % step); v <= std::min(y + 2 * step, light.rows - 1); v += step) {
        const int* surfaceIds = layers.surfaceId[v];
        const cv::Vec3f* normals = layers.normal[v];
        const cv::Vec3f* lights = light[v];
        for (int u = std::max(x - 2 * step, x % step); u <= std::min(x + 2 * step, light.cols - 1); u += step) {
            if (surfaceIds[u] != surfaceId || normals[u].dot(normal) < 0.93F)
                continue;
            const float weight = (std::abs(u - x) == 2 * step ? 0.5F : 1) * (std::abs(v - y) == 2 * step ? 0.5F : 1);
            sum += lights[u] * weight;
            total += weight;
        }
    }
    return sum * (1 / total);
}

cv::Mat3f smoothed(const cv::Mat3f& light, const Layers& layers, int step) {
    cv::Mat3f out(light.size());
    cv::parallel_for_({0, light.rows}, [&](const cv::Range& rows) {
        for (int y = rows.start; y < rows.end; ++y)
            for (int x = 0; x < light.cols; ++x)
                out(y, x) = layers.depth(y, x) < farAway ? patchMean(light, layers, x, y, step) : light(y, x);
    });
    return out;
}

}  // namespace

cv::Mat3f diffuseLight(const Layers& layers) {
    return smoothed(layers.direct + smoothed(layers.indirect, layers, 2), layers, 1);
}

cv::Mat3f composite(const Layers& layers) {
    return layers.albedo.mul(diffuseLight(layers)) + smoothed(layers.specular, layers, 1);
}

}  // namespace concord::drawing
