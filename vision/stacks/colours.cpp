#include "vision/stacks/colours.h"

#include "vision/geometry/quantile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

namespace concord::vision {

namespace {

// Logarithms of red / green and blue / green. A change of light adds a constant to them, whatever the paint.
using Chroma = cv::Vec2d;

Chroma chromaOf(const cv::Vec3d& bgr) {
    constexpr double noise = 0.004;
    const auto logarithm = [&](int channel) { return std::log(std::max(0.0, bgr[channel]) + noise); };
    return {logarithm(2) - logarithm(1), logarithm(0) - logarithm(1)};
}

struct Paint {
    Chroma chroma;
    double brightness = 0;  // logarithm
};

// Colours relative to gray: medians over the held-out photos with odd numbers.
const Paint& paintOf(std::optional<Token> token) {
    static const Paint cell{{-0.05, -0.12}, 0.66};
    static const std::map<Token, Paint> paints{{Token::Blue, {{-1.24, 0.34}, 0.10}},
                                               {Token::Yellow, {{0.19, -1.56}, 0.62}},
                                               {Token::Gray, {{0, 0}, 0}},
                                               {Token::Brown, {{0.58, -0.33}, -0.57}},
                                               {Token::Green, {{-0.33, -1.47}, 0.19}},
                                               {Token::Red, {{1.84, 0.19}, -0.23}}};
    return token ? paints.at(*token) : cell;
}

double brightnessOf(const cv::Vec3d& bgr) {
    constexpr double noise = 0.004;
    return std::log(0.07 * bgr[0] + 0.72 * bgr[1] + 0.21 * bgr[2] + noise);
}

double correlation(const std::vector<double>& one, const std::vector<double>& other) {
    const auto count = static_cast<double>(one.size());
    const double meanOne = std::reduce(one.begin(), one.end()) / count;
    const double meanOther = std::reduce(other.begin(), other.end()) / count;
    double products = 0;
    double squares = 0;
    double otherSquares = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        products += (one[i] - meanOne) * (other[i] - meanOther);
        squares += (one[i] - meanOne) * (one[i] - meanOne);
        otherSquares += (other[i] - meanOther) * (other[i] - meanOther);
    }
    return products / std::max(std::sqrt(squares * otherSquares), 1e-9);
}

double spreadOf(const std::vector<Chroma>& colours) {
    Chroma mean;
    for (const Chroma& colour : colours) {
        mean += colour * (1.0 / static_cast<double>(colours.size()));
    }
    double squares = 0;
    for (const Chroma& colour : colours) {
        squares += (colour - mean).dot(colour - mean);
    }
    return std::sqrt(squares / static_cast<double>(colours.size()));
}

// The value below which half of the weight lies.
double weightedMedian(std::vector<std::pair<double, double>> valuesAndWeights) {
    std::ranges::sort(valuesAndWeights);
    double half = 0;
    for (const auto& [value, weight] : valuesAndWeights) {
        half += weight / 2;
    }
    for (const auto& [value, weight] : valuesAndWeights) {
        half -= weight;
        if (half <= 0) {
            return value;
        }
    }
    return valuesAndWeights.back().first;
}

// The light on the board: the median over the cells, in which no paint counts more often than twice. Otherwise a paint
// of another printing, on most of the cells, would pass for a strange light.
Chroma lightOf(const std::vector<Chroma>& lights, const std::vector<std::optional<Token>>& tops) {
    constexpr double most = 2;
    std::map<std::optional<Token>, std::array<std::vector<double>, 2>> byPaint;
    for (std::size_t i = 0; i < lights.size(); ++i) {
        for (const int channel : {0, 1}) {
            byPaint[tops[i]][static_cast<std::size_t>(channel)].push_back(lights[i][channel]);
        }
    }
    Chroma light;
    for (const int channel : {0, 1}) {
        std::vector<std::pair<double, double>> medians;
        for (const auto& [paint, ofPaint] : byPaint) {
            const auto& values = ofPaint[static_cast<std::size_t>(channel)];
            medians.emplace_back(median(values), std::min(most, static_cast<double>(values.size())));
        }
        light[channel] = weightedMedian(std::move(medians));
    }
    return light;
}

// Light sources from a candle to the blue sky lie along a line; cameras shift them along it and slightly off it.
double offTheLine(const Chroma& light) {
    constexpr double usualRed = 0.25;
    constexpr double usualBlue = -0.25;
    constexpr double redPerBlue = -0.6;
    return std::abs(light[0] - usualRed - redPerBlue * (light[1] - usualBlue));
}

bool isLamp(const Chroma& light) {
    constexpr double maxOffLine = 0.75;  // of 36 photos none reached 0.5, of as many through filters 24 exceeded this
    constexpr double maxBlue = 0.75;
    constexpr double minRed = -0.45;
    return offTheLine(light) <= maxOffLine && light[1] <= maxBlue && light[0] >= minRed;
}

// A camera's white balance may be odd and a lamp coloured; the networks are unsure of what they see through a filter or
// in a negative. Of 775 photos, what is decided here takes one for strange instead of 20 without this; of 335 through
// filters and negatives read wrongly, it misses 17 instead of 16. Where they are very sure, the light may be odder: of
// 120 other photos through filters that lets three pass, with one wrong cell, and of 62 without a filter two, with
// none.
bool isSurelyRead(const Chroma& light, double certainty) {
    constexpr double sure = 0.90;
    constexpr double verySure = 0.97;
    constexpr double farOff = 1.2;    // no white balance is that odd
    constexpr double farthest = 1.8;  // but some phones' colours are
    constexpr double bluest = 1.0;    // nor that blue
    return certainty >= sure && offTheLine(light) <= (certainty >= verySure ? farthest : farOff) && light[1] <= bluest;
}

// In a negative, cells read as bright paints are dark, and the light seems bluer than the sky and different on each
// cell.
bool isNegative(const Chroma& light, double brightnessCorrelation, double disagreement) {
    constexpr double brightnessWeight = 1.5;
    // Two of 509 photos exceeded it, both with half of their cells in doubt already; of 23 negatives 21 did.
    constexpr double threshold = 0.3;
    return light[1] - light[0] - brightnessWeight * brightnessCorrelation + disagreement > threshold;
}

// The median distance of the cells' lights from that of the board.
double disagreementOf(const std::vector<Chroma>& cellLights, const Chroma& lamp) {
    std::vector<double> distances;
    distances.reserve(cellLights.size());
    for (const Chroma& light : cellLights) {
        distances.push_back(std::hypot(light[0] - lamp[0], light[1] - lamp[1]));
    }
    return median(std::move(distances));
}

// Whether the colours differ too little to distinguish the paints. Of 394 photos with 15 to 45 % of their colours, the
// 149 that this takes for gray would have 0.83 wrong, unmarked cells each if it did not; the others have 0.01.
bool areMissing(double spread, double certainty) {
    constexpr double gray = 0.2;
    constexpr double nearlyGray = 0.3;
    constexpr double sure = 0.96;  // as the networks are of pale photos that they read well
    return spread < gray || (spread < nearlyGray && certainty < sure);
}

}  // namespace

Colours coloursOf(const std::vector<TopLight>& lights, const std::vector<CellPosterior>& posteriors) {
    // A nearly empty board may have only one colour.
    constexpr std::size_t minTokens = 8;
    std::vector<Chroma> colours;
    std::vector<Chroma> cellLights;
    std::vector<std::optional<Token>> tops;
    std::vector<double> brightness;
    std::vector<double> paintBrightness;
    std::size_t tokens = 0;
    double certainty = 0;
    for (std::size_t i = 0; i < lights.size(); ++i) {
        const auto top = posteriors[i].likeliestTop();
        tokens += top ? 1 : 0;
        tops.push_back(top);
        colours.push_back(chromaOf(lights[i].middle));
        cellLights.push_back(colours.back() - paintOf(top).chroma);
        brightness.push_back(brightnessOf(lights[i].middle));
        paintBrightness.push_back(paintOf(top).brightness);
        certainty += *std::ranges::max_element(posteriors[i].stacks) / static_cast<double>(lights.size());
    }
    if (tokens < minTokens) {
        return Colours::Plausible;
    }
    if (areMissing(spreadOf(colours), certainty)) {
        return Colours::Missing;
    }
    const Chroma lamp = lightOf(cellLights, tops);
    if (isSurelyRead(lamp, certainty)) {
        return Colours::Plausible;
    }
    const bool isStrange =
        !isLamp(lamp) || isNegative(lamp, correlation(brightness, paintBrightness), disagreementOf(cellLights, lamp));
    return isStrange ? Colours::Strange : Colours::Plausible;
}

}  // namespace concord::vision
