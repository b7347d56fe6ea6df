// Shapes for ray tracing: round tokens, boxes and flat slabs.
#pragma once

#include "tools/drawing/material.h"

#include <opencv2/core/mat.hpp>

#include <memory>
#include <vector>

namespace concord::drawing {

// Outline of a slab: a rounded rectangle (a disc if it has no straight sides), or any polygon, stored as a map of
// distances.
class Outline {
public:
    static Outline roundedRectangle(Point half, float cornerRadius);
    static Outline disc(float radius) { return roundedRectangle({radius, radius}, radius); }
    static Outline polygon(const std::vector<Point>& corners);

    // Distance to the edge, mm; negative outside. Far outside only the sign is exact.
    float depth(Point p) const;
    float radius() const { return m_radius; }  // of a circle around the centre that contains the outline

private:
    Point m_half;
    float m_corner = 0;
    float m_radius = 0;
    cv::Mat1f m_depths;  // polygons only
    Point m_origin;      // of the map, mm
};

enum class Form : std::uint8_t { Cylinder, Box, Slab };

// An upright shape between two heights, rotated about its centre.
struct Shape {
    Form form = Form::Box;
    Point centre;
    Rotation turn;
    float bottom = 0;
    float top = 1;
    float radius = 10;                       // cylinder
    float bevel = 0.5F;                      // radius of the rounded edges; a box has them only in its shading
    Point half{4, 4};                        // box; of a slab, half the size of its outline
    std::shared_ptr<const Outline> outline;  // slab
    const Material* material = nullptr;
    float brightness = 1;
    std::uint32_t seed = 0;

    float boundingRadius() const;
};

struct Hit {
    float t = 1e9F;
    Vec3 position;
    Vec3 normal{0, 0, 1};
    int shape = -1;  // index in the scene, negative for table and floor
    SurfacePoint surface;
};

// The first intersection with the ray before hit.t; fills in everything but `shape` and `surface.pixel`.
bool intersect(const Shape& shape, const Ray& ray, Hit& hit);

// Whether the shape, without its bevel, blocks the ray.
bool blocks(const Shape& shape, const Ray& ray, float tMax);

}  // namespace concord::drawing
