#include "tools/stress/textures.h"

#include "tools/stress/covering_object.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace concord::stress {

namespace {

bool chance(Random& random, double p) { return between(random, 0, 1) < p; }

cv::Mat plain(const cv::Scalar& colour) { return {texturePx, texturePx, CV_8UC3, colour}; }

// Adds noise whose spots are about `mm` wide. type: CV_32F makes them gray, CV_32FC3 coloured.
void addNoise(cv::Mat& texture, double mm, double strength, Random& random, int type = CV_32F) {
    const int size = std::clamp(static_cast<int>(texturePx / texturePxPerMm / mm), 2, texturePx);
    cv::Mat noise(size, size, type);
    cv::RNG(random()).fill(noise, cv::RNG::NORMAL, 0, strength);
    cv::resize(noise, noise, texture.size(), 0, 0, cv::INTER_CUBIC);
    if (type == CV_32F) {
        cv::cvtColor(noise, noise, cv::COLOR_GRAY2BGR);
    }
    cv::add(texture, noise, texture, cv::noArray(), CV_8U);
}

// Stripes at an angle: the first `share` of each period gets the colour.
void addStripes(cv::Mat& texture, const cv::Scalar& colour, double periodMm, double share, double angle,
                double opacity) {
    for (int y = 0; y < texture.rows; ++y) {
        for (int x = 0; x < texture.cols; ++x) {
            const double at = (x * std::cos(angle) + y * std::sin(angle)) / texturePxPerMm / periodMm;
            if (at - std::floor(at) < share) {
                auto& pixel = texture.at<cv::Vec3b>(y, x);
                for (int c = 0; c < 3; ++c) {
                    pixel[c] = cv::saturate_cast<unsigned char>(pixel[c] * (1 - opacity) + colour[c] * opacity);
                }
            }
        }
    }
}

cv::Point randomPoint(Random& random) {
    return {static_cast<int>(between(random, 0, texturePx)), static_cast<int>(between(random, 0, texturePx))};
}

}  // namespace

cv::Scalar skinColour(Random& random) {
    const double tone = between(random, 0.25, 1.15);
    const double red = between(random, 0.85, 1.1);
    const double blue = between(random, 0.75, 1.2);
    return {std::min(250.0, 130 * tone * blue), std::min(250.0, 160 * tone), std::min(252.0, 212 * tone * red)};
}

cv::Scalar randomColour(Random& random) {
    const double light = between(random, 15, 250);
    if (chance(random, 0.4)) {  // hardly coloured
        return {light * between(random, 0.85, 1.05), light * between(random, 0.9, 1.05), light};
    }
    return {between(random, 10, 250), between(random, 10, 250), between(random, 10, 250)};
}

cv::Mat skinTexture(Random& random) {
    cv::Mat texture = plain(skinColour(random));
    addNoise(texture, between(random, 15, 40), between(random, 2, 12), random);
    addNoise(texture, between(random, 3, 8), between(random, 1, 6), random, CV_32FC3);
    const double angle = between(random, 0, std::numbers::pi);
    if (chance(random, 0.6)) {  // wrinkles at the joints
        addStripes(texture, skinColour(random) * 0.6, between(random, 12, 30), between(random, 0.02, 0.06), angle,
                   between(random, 0.15, 0.5));
    }
    cv::GaussianBlur(texture, texture, {}, 1.2);
    addNoise(texture, 0.6, between(random, 1, 5), random);
    return texture;
}

cv::Mat clothTexture(Random& random) {
    cv::Mat texture = plain(randomColour(random));
    const double angle = between(random, 0, std::numbers::pi);
    if (chance(random, 0.35)) {
        const cv::Scalar other = randomColour(random);
        const double period = between(random, 3, 30);
        addStripes(texture, other, period, between(random, 0.2, 0.6), angle, between(random, 0.3, 1));
        if (chance(random, 0.4)) {
            addStripes(texture, other, period, between(random, 0.2, 0.6), angle + std::numbers::pi / 2, 0.5);
        }
    }
    if (chance(random, 0.4)) {  // a print
        addNoise(texture, between(random, 4, 20), between(random, 10, 60), random, CV_32FC3);
    }
    if (chance(random, 0.6)) {  // the weave
        const double period = between(random, 1, 2.5);
        const double darkness = between(random, 0.05, 0.3);
        addStripes(texture, {20, 20, 20}, period, 0.4, angle, darkness);
        addStripes(texture, {20, 20, 20}, period, 0.4, angle + std::numbers::pi / 2, darkness);
    }
    addNoise(texture, between(random, 8, 25), between(random, 5, 25), random);  // folds
    addNoise(texture, 0.7, between(random, 2, 9), random);
    return texture;
}

cv::Mat smoothTexture(Random& random) {
    cv::Mat texture = plain(randomColour(random));
    if (chance(random, 0.4)) {
        addStripes(texture, randomColour(random), between(random, 8, 60), between(random, 0.1, 0.5),
                   between(random, 0, std::numbers::pi), between(random, 0.3, 1));
    }
    if (chance(random, 0.3)) {
        for (int i = 0; i < 60; ++i) {
            cv::circle(texture, randomPoint(random), static_cast<int>(between(random, 3, 18)), randomColour(random),
                       cv::FILLED, cv::LINE_AA);
        }
    }
    addNoise(texture, between(random, 15, 60), between(random, 0, 12), random);
    addNoise(texture, 0.6, between(random, 0, 4), random);
    return texture;
}

cv::Mat printedTexture(Random& random) {
    cv::Mat texture = plain(randomColour(random));
    addNoise(texture, between(random, 10, 40), between(random, 0, 40), random, CV_32FC3);
    const int figures = static_cast<int>(between(random, 5, 120));
    for (int i = 0; i < figures; ++i) {
        const cv::Point at = randomPoint(random);
        const cv::Size size(static_cast<int>(between(random, 5, 60)), static_cast<int>(between(random, 5, 60)));
        const cv::Scalar colour = randomColour(random);
        if (chance(random, 0.5)) {
            cv::ellipse(texture, at, size / 2, between(random, 0, 180), 0, 360, colour, cv::FILLED, cv::LINE_AA);
        } else {
            cv::rectangle(texture, {at, size}, colour, chance(random, 0.6) ? cv::FILLED : 2, cv::LINE_AA);
        }
    }
    const int lines = static_cast<int>(between(random, 0, 60));
    const cv::Scalar ink = randomColour(random);
    for (int i = 0; i < lines; ++i) {
        cv::putText(texture, "Lorem ipsum dolor sit amet", randomPoint(random), cv::FONT_HERSHEY_SIMPLEX,
                    between(random, 0.2, 0.6), ink, 1, cv::LINE_AA);
    }
    cv::GaussianBlur(texture, texture, {}, between(random, 0.5, 1.2));
    return texture;
}

cv::Mat drinkTexture(Random& random) {
    cv::Mat texture = plain({between(random, 5, 120), between(random, 10, 160), between(random, 20, 200)});
    addNoise(texture, between(random, 10, 40), between(random, 0, 10), random);
    if (chance(random, 0.3)) {  // froth
        addNoise(texture, between(random, 1, 4), between(random, 10, 40), random);
    }
    return texture;
}

}  // namespace concord::stress
