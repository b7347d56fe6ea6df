// The material of a surface, evaluated point by point.
#pragma once

#include "tools/drawing/geometry.h"
#include "tools/drawing/glass.h"

#include <cstdint>
#include <utility>

namespace concord::drawing {

enum class Part : std::uint8_t { Top, Side };

// A point of a surface in the coordinates of its object.
struct SurfacePoint {
    Point local;          // relative to the object's centre and rotation, mm
    float height = 0;     // above its bottom, mm
    float thickness = 0;  // of the object, mm
    float edge = 0;       // distance to the edge of its outline, mm
    Part part = Part::Top;
    std::uint32_t seed = 0;  // of the object
    float brightness = 1;    // of the object, a factor
    float pixel = 0.1F;      // size of a pixel here, mm: finer detail would alias
};

struct Surface {
    Rgb albedo{0.5F, 0.5F, 0.5F};
    float roughness = 0.5F;  // (0, 1]
    float shine = 1;         // strength of reflections, 1 is varnish or plastic
    float translucency = 0;  // share of light that passes through, [0, 1]
    Point slope{};           // of the normal in the object's coordinates, as tangents
};

class Material {
public:
    Material() = default;
    Material(const Material&) = delete;
    Material& operator=(const Material&) = delete;
    virtual ~Material() = default;

    virtual Surface at(const SurfacePoint& point) const = 0;
    // The colour that light takes on when reflected onto neighbouring objects, without fine detail.
    virtual Rgb bounce(const SurfacePoint& point) const { return at(point).albedo; }
    // What a clear body is made of, which must be a box; nullptr for all others.
    virtual const Glass* glass() const { return nullptr; }
};

// A uniform colour.
class PlainMaterial : public Material {
public:
    explicit PlainMaterial(Surface surface) : m_surface(std::move(surface)) {}
    Surface at(const SurfacePoint& point) const override {
        Surface s = m_surface;
        s.albedo *= point.brightness;
        return s;
    }

private:
    Surface m_surface;
};

// Glass or acrylic. The surface's colour is that of the light scattered within.
class GlassMaterial : public PlainMaterial {
public:
    GlassMaterial(Surface surface, Glass glass) : PlainMaterial(std::move(surface)), m_glass(std::move(glass)) {}
    const Glass* glass() const override { return &m_glass; }

private:
    Glass m_glass;
};

// Another material, tinted.
class TintedMaterial : public Material {
public:
    TintedMaterial(const Material& material, const Rgb& tint) : m_material(material), m_tint(tint) {}

    Surface at(const SurfacePoint& point) const override {
        Surface s = m_material.at(point);
        s.albedo = s.albedo.mul(m_tint);
        return s;
    }
    Rgb bounce(const SurfacePoint& point) const override { return m_material.bounce(point).mul(m_tint); }

private:
    const Material& m_material;  // must outlive this object
    Rgb m_tint;
};

}  // namespace concord::drawing
