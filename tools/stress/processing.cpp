#include "tools/stress/processing.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace concord::stress {

namespace {

cv::Point2d direction(Random& random) {
    const double angle = between(random, 0, 2 * std::numbers::pi);
    return {std::cos(angle), std::sin(angle)};
}

// Each pixel's distance from the line through `center` across `normal`, signed.
double distanceFrom(cv::Point at, cv::Point2d center, cv::Point2d normal) {
    return (cv::Point2d(at) - center).dot(normal);
}

cv::Mat discKernel(double radiusPx) {
    const int reach = static_cast<int>(std::ceil(radiusPx));
    cv::Mat kernel(2 * reach + 1, 2 * reach + 1, CV_32F);
    for (int y = -reach; y <= reach; ++y) {
        for (int x = -reach; x <= reach; ++x) {
            kernel.at<float>(y + reach, x + reach) =
                static_cast<float>(std::clamp(radiusPx + 0.5 - std::hypot(x, y), 0.0, 1.0));
        }
    }
    return kernel / cv::sum(kernel)[0];
}

// The colour factors of a light that is so much warmer (or bluer, if negative) than the camera supposed.
cv::Vec3f warmth(double strength) {
    const double half = strength / 2;
    return {static_cast<float>(std::exp(-half)), 1, static_cast<float>(std::exp(half))};
}

}  // namespace

void defocus(cv::Mat& bgr, double radiusPx) {
    cv::filter2D(bgr, bgr, -1, discKernel(radiusPx), {-1, -1}, 0, cv::BORDER_REPLICATE);
}

void focusAcross(cv::Mat& bgr, cv::Point2d center, double distancePx, double radiusPx, Random& random) {
    constexpr int steps = 4;
    const double angle = between(random, -0.4, 0.4) + std::numbers::pi / 2;
    const cv::Point2d normal(std::cos(angle), std::sin(angle));
    std::vector<cv::Mat> blurred{bgr.clone()};
    for (int k = 1; k <= steps; ++k) {
        blurred.push_back(bgr.clone());
        defocus(blurred.back(), radiusPx * k / steps);
    }
    for (int y = 0; y < bgr.rows; ++y) {
        for (int x = 0; x < bgr.cols; ++x) {
            const double far = std::abs(distanceFrom({x, y}, center, normal)) / distancePx;
            const double step = std::min(far, 1.0) * steps;
            const int below = std::min(static_cast<int>(step), steps - 1);
            const auto share = static_cast<float>(step - below);
            const cv::Vec3f sharper = blurred[static_cast<std::size_t>(below)].at<cv::Vec3b>(y, x);
            const cv::Vec3f softer = blurred[static_cast<std::size_t>(below) + 1].at<cv::Vec3b>(y, x);
            bgr.at<cv::Vec3b>(y, x) = sharper * (1 - share) + softer * share;
        }
    }
}

void shake(cv::Mat& bgr, double lengthPx, Random& random) {
    const int reach = static_cast<int>(std::ceil(lengthPx / 2));
    cv::Mat kernel = cv::Mat::zeros(2 * reach + 1, 2 * reach + 1, CV_32F);
    constexpr int shift = 4;
    constexpr int one = 1 << shift;
    const cv::Point2d half = direction(random) * (lengthPx / 2);
    const cv::Point2d middle(reach, reach);
    cv::line(kernel, (middle - half) * one, (middle + half) * one, 1.0, 1, cv::LINE_AA, shift);
    cv::filter2D(bgr, bgr, -1, kernel / cv::sum(kernel)[0], {-1, -1}, 0, cv::BORDER_REPLICATE);
}

void photographInTheDark(cv::Mat& bgr, double noise, Random& random) {
    constexpr double ofReadout = 0.15;  // of the noise at half of white
    std::normal_distribution<float> normal;
    changeLight(bgr, [&](cv::Point, const cv::Vec3f& light) {
        cv::Vec3f noisy = light;
        for (int channel = 0; channel < 3; ++channel) {
            const double deviation = noise * std::sqrt(2 * light[channel] + ofReadout * ofReadout);
            noisy[channel] += static_cast<float>(deviation) * normal(random);
        }
        return noisy;
    });
    cv::Mat smooth;
    constexpr int reach = 7;
    const double alike = 255 * std::clamp(2 * noise, 0.05, 0.3);
    cv::bilateralFilter(bgr, smooth, reach, alike, 2);
    cv::addWeighted(smooth, 0.75, bgr, 0.25, 0, bgr);
}

void castShadow(cv::Mat& bgr, cv::Point2d center, double softPx, double dark, Random& random) {
    const cv::Point2d normal = direction(random);
    changeLight(bgr, [&](cv::Point at, const cv::Vec3f& light) {
        const double lit = 1 / (1 + std::exp(-4 * distanceFrom(at, center, normal) / softPx));
        return light * static_cast<float>(dark + (1 - dark) * lit);
    });
}

void expose(cv::Mat& bgr, double stops) {
    const auto factor = static_cast<float>(std::exp2(stops));
    changeLight(bgr, [&](cv::Point, const cv::Vec3f& light) { return light * factor; });
}

void castColour(cv::Mat& bgr, double strength, Random& random) {
    constexpr double ofGreen = 0.25;  // lamps differ less in it
    cv::Vec3f cast = warmth(between(random, 0, 1) < 0.5 ? strength : -strength);
    cast[1] = static_cast<float>(std::exp(between(random, -ofGreen, ofGreen) * strength));
    cast *= 1 / std::max({cast[0], cast[1], cast[2]});  // nothing is burnt out by it
    changeLight(bgr, [&](cv::Point, const cv::Vec3f& light) { return light.mul(cast); });
}

void mixLights(cv::Mat& bgr, cv::Point2d center, double distancePx, double strength, Random& random) {
    const cv::Point2d normal = direction(random);
    changeLight(bgr, [&](cv::Point at, const cv::Vec3f& light) {
        const double side = std::tanh(distanceFrom(at, center, normal) / distancePx);
        return light.mul(warmth(strength * side) * static_cast<float>(std::exp(-strength / 4)));
    });
}

void mapTonesLocally(cv::Mat& bgr) {
    constexpr double levelled = 0.75;  // share of the large differences in brightness that is taken away
    constexpr double detail = 1.5;
    constexpr double saturation = 1.4;
    cv::Mat lab;
    cv::cvtColor(bgr, lab, cv::COLOR_BGR2Lab);
    cv::Mat lightness;
    cv::extractChannel(lab, lightness, 0);
    lightness.convertTo(lightness, CV_32F);
    cv::Mat surroundings;
    cv::GaussianBlur(lightness, surroundings, {}, 0.03 * std::max(bgr.cols, bgr.rows));
    const double mean = cv::mean(surroundings)[0];
    lightness = (lightness - surroundings) * detail + surroundings * (1 - levelled) + mean * levelled;
    lightness.convertTo(lightness, CV_8U);
    cv::insertChannel(lightness, lab, 0);
    cv::cvtColor(lab, bgr, cv::COLOR_Lab2BGR);
    scaleSaturation(bgr, saturation);
}

void sharpen(cv::Mat& bgr, double sigmaPx, double amount) {
    cv::Mat smooth;
    cv::GaussianBlur(bgr, smooth, {}, sigmaPx);
    cv::addWeighted(bgr, 1 + amount, smooth, -amount, 0, bgr);
}

void photographScreen(cv::Mat& bgr, Random& random) {
    const cv::Point2d across = direction(random);
    const cv::Point2d along(-across.y, across.x);
    const double pitch = between(random, 2.2, 4.5);    // of the screen's pixels, in those of the photo
    const double stripes = between(random, 0.1, 0.3);  // how much darker it is between them
    const double gamma = between(random, 0.8, 1.25);
    const double reflected = between(random, 0.01, 0.05);
    const cv::Vec3f white = warmth(between(random, -0.4, 0.1));
    changeLight(bgr, [&](cv::Point at, const cv::Vec3f& light) {
        const double turn = 2 * std::numbers::pi / pitch;
        const double row = std::cos(turn * cv::Point2d(at).dot(along));
        cv::Vec3f seen;
        for (int channel = 0; channel < 3; ++channel) {  // blue, green and red lie side by side
            const double phase = 2 * std::numbers::pi * channel / 3;
            const double column = std::cos(turn * cv::Point2d(at).dot(across) + phase);
            const double shown = std::pow(light[channel], gamma) * (1 + stripes * (column + row / 2));
            seen[channel] = static_cast<float>(shown + reflected);
        }
        return seen.mul(white);
    });
    defocus(bgr, between(random, 0.6, 1.2));
}

void compress(cv::Mat& bgr, int quality) {
    std::vector<unsigned char> jpeg;
    cv::imencode(".jpg", bgr, jpeg, {cv::IMWRITE_JPEG_QUALITY, quality});
    bgr = cv::imdecode(jpeg, cv::IMREAD_COLOR);
}

}  // namespace concord::stress
