// The things on the table, as rays see them: round tokens, boxes and flat slabs.
#pragma once

#include "tools/drawing/material.h"

#include <opencv2/core/mat.hpp>

#include <memory>
#include <vector>

namespace concord::drawing {

// Plan of a slab: a rounded rectangle (a disc when it has no straight sides), or any
// polygon as a map of distances.
class Outline {
public:
    static Outline roundedRectangle(Point half, float cornerRadius);
    static Outline disc(float radius) { return roundedRectangle({radius, radius}, radius); }
    static Outline polygon(const std::vector<Point>& corners);

    // How far inside, mm; negative outside, where far away only the sign is exact.
    float depth(Point p) const;
    float radius() const { return m_radius; }  // around the centre, of the whole plan

private:
    Point m_half;
    float m_corner = 0;
    float m_radius = 0;
    cv::Mat1f m_depths;  // polygons only
    Point m_origin;      // of the map, mm
};

enum class Form : std::uint8_t { Cylinder, Box, Slab };

// Upright, standing between two heights, turned about its centre.
struct Shape {
    Form form = Form::Box;
    Point centre;
    Turn turn;
    float bottom = 0;
    float top = 1;
    float radius = 10;                       // cylinder
    float bevel = 0.5F;                      // cylinder: radius of the rounded rims; box: soft edge
    Point half{4, 4};                        // box; of a slab, half the size of its plan
    std::shared_ptr<const Outline> outline;  // slab
    const Material* material = nullptr;
    float tint = 1;
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

// The first point of the shape on the ray before hit.t; fills everything but `shape` and
// the pixel size.
bool meet(const Shape& shape, const Ray& ray, Hit& hit);

// Whether the shape, its rims taken as sharp, keeps the light of the ray away.
bool blocks(const Shape& shape, const Ray& ray, float tMax);

}  // namespace concord::drawing
