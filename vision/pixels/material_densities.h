// How likely a colour is where a material lies.
#pragma once

#include "vision/pixels/part_colours.h"

#include <opencv2/core/matx.hpp>

#include <vector>

namespace concord::vision {

class MaterialDensities {
public:
    explicit MaterialDensities(const PartColours& colours);

    // The logarithm of the density, up to a summand that all materials share.
    double logOf(Material material, const cv::Vec3d& colour) const;
    // Log-odds that a pixel of the material with that colour shows anything else: a print, a shadow, a reflection, or
    // what lies on it. Within +-9.2, as neither is ever certain.
    double strangeness(Material material, const cv::Vec3d& colour) const;

private:
    // The density of the colours of a material: a Student distribution, up to a factor that all materials share.
    class Density {
    public:
        explicit Density(const PartColour& colour);
        double of(const cv::Vec3d& colour) const;

    private:
        cv::Vec3d m_mean;
        cv::Matx33d m_precision;
        double m_peak;
    };

    // What a pixel of the material has, and any pixel, each with its share.
    struct Densities {
        double own;
        double any;
    };
    Densities densitiesOf(Material material, const cv::Vec3d& colour) const;

    Density m_any;
    std::vector<Density> m_materials;
};

}  // namespace concord::vision
