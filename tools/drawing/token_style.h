// How the tokens of one game look: paint, wood, wear and the motifs printed on top.
#pragma once

#include "tools/drawing/color.h"
#include "tools/drawing/material.h"

#include "scoring/harmonies/stack.h"

#include <opencv2/core/mat.hpp>

#include <array>

namespace concord::drawing {

// The tokens of one game; each picture has a random style.
struct TokenStyle {
    float diameter = 21;  // mm
    float thickness = 9.5F;
    float bevel = 1;  // radius of the rounded rims
    bool motif = false;
    float grain = 0.1F;  // how strongly the wood shows, [0, 0.4]
    float stain = 0;     // how much wood colour shines through the paint, [0, 0.4]
    float wear = 0;      // how far the paint is worn off at the rims, [0, 1]
    float rimLight = 0;  // lighter (or, negative, darker) ring along the rim of the tops
    float dome = 0;      // slope of the tops at their rim
    float roughness = 0.4F;
    float shine = 0.7F;
    float spread = 0.03F;  // of the brightness from token to token, standard deviation
    Rgb wood;
    std::array<Rgb, tokenKinds> body;
    std::array<Rgb, tokenKinds> mark;  // of the motifs
};

// What makes cubes hard to see: probabilities, [0, 1].
struct HardCubes {
    float glass = 0;    // that they refract what lies behind them
    float patches = 0;  // that motifs, if there are any, could pass for clear cubes
};

// A random style whose six colours a person can tell apart. pitch: of the cells, mm.
TokenStyle randomTokenStyle(Random& random, float pitch);

// Gives the style paints and pale motifs like those of the printed game, or mixtures of those paints and usual ones.
void paintAsPrinted(Random& random, TokenStyle& style);

// Gives the style paints from wider ranges than the functions above: also odd colours, and some near another token's.
void paintUnusually(Random& random, TokenStyle& style);

// A motif for a token's top, 8 bits, 255 where it is printed.
cv::Mat1b randomMotif(Random& random, Token token);
// One that could pass for a clear cube: a patch of the size of one.
cv::Mat1b patchMotif(Random& random);

class TokenMaterial : public Material {
public:
    TokenMaterial(TokenStyle style, Token token, cv::Mat1b motif)
        : m_style(std::move(style)), m_token(static_cast<std::size_t>(token)), m_motif(std::move(motif)) {}

    Surface at(const SurfacePoint& point) const override;
    Rgb bounce(const SurfacePoint& point) const override { return m_style.body[m_token] * point.brightness; }

private:
    float motifAt(Point local) const;
    float grainAt(const SurfacePoint& point) const;
    float wornAt(const SurfacePoint& point) const;

    TokenStyle m_style;
    std::size_t m_token;
    cv::Mat1b m_motif;  // empty: plain
};

}  // namespace concord::drawing
