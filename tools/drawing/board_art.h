// The print on the personal board: background, paw prints along the straight edge, cells.
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
    // `art`: linear light, row 0 along the straight edge; `extent`: its size in mm, centred.
    ArtMaterial(cv::Mat3f art, Point extent, const Rgb& edge, Surface finish)
        : m_art(std::move(art)), m_extent(extent), m_edge(edge), m_finish(std::move(finish)) {}

    Surface at(const SurfacePoint& point) const override;
    Rgb meanPrintNearBorder() const;

private:
    cv::Mat3f m_art;
    Point m_extent;
    Rgb m_edge;
    Surface m_finish;
};

// The print on the board's bounding box, in linear light.
cv::Mat3f randomBoardArt(Random& random, const BoardLayout& layout, const Outline& outline);

std::unique_ptr<ArtMaterial> randomBoardMaterial(Random& random, const BoardLayout& layout, const Outline& outline);

}  // namespace concord::drawing
