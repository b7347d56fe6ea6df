// The print on the personal board: ground, tracks along the straight edge, cells.
#pragma once

#include "tools/drawing/color.h"
#include "tools/drawing/layout.h"
#include "tools/drawing/shapes.h"

#include <opencv2/core/mat.hpp>

#include <memory>

namespace concord::drawing {

// A printed picture on the top of a slab, with the cut edge in one colour.
class ArtMaterial : public Material {
public:
    // `art`: linear light, row 0 at the top of the plan; `extent`: its size in mm, centred.
    ArtMaterial(cv::Mat3f art, Point extent, const Rgb& edge, Surface finish)
        : m_art(std::move(art)), m_extent(extent), m_edge(edge), m_finish(std::move(finish)) {}

    Surface at(const SurfacePoint& point) const override;
    Rgb meanAlongEdge() const;

private:
    cv::Mat3f m_art;
    Point m_extent;
    Rgb m_edge;
    Surface m_finish;
};

// Linear art of the board's bounding box.
cv::Mat3f randomBoardArt(Random& random, const BoardLayout& layout, const Outline& plate);

// `plate` is the layout's outline.
std::unique_ptr<ArtMaterial> randomBoardMaterial(Random& random, const BoardLayout& layout, const Outline& plate);

}  // namespace concord::drawing
