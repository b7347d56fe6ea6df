#include "tools/stress/light.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace concord::stress {

namespace {

float linearOf(double code) {
    const double v = code / 255;
    return static_cast<float>(v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4));
}

unsigned char codeOf(float light) {
    const double v = std::clamp(static_cast<double>(light), 0.0, 1.0);
    return cv::saturate_cast<unsigned char>(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * std::pow(v, 1 / 2.4) - 0.055));
}

void addLight(cv::Mat& bgr, const std::function<cv::Vec3d(cv::Point)>& light) {
    changeLight(bgr, [&](cv::Point at, const cv::Vec3f& pixel) { return pixel + cv::Vec3f(light(at)); });
}

double squared(cv::Point at, cv::Point2d from) {
    const cv::Point2d offset = cv::Point2d(at) - from;
    return offset.dot(offset);
}

}  // namespace

double between(Random& random, double least, double most) {
    return std::uniform_real_distribution<double>(least, most)(random);
}

void changeLight(cv::Mat& bgr, const std::function<cv::Vec3f(cv::Point, const cv::Vec3f&)>& how) {
    std::array<float, 256> linear{};
    for (int code = 0; code < 256; ++code) {
        linear[static_cast<std::size_t>(code)] = linearOf(code);
    }
    for (int y = 0; y < bgr.rows; ++y) {
        for (int x = 0; x < bgr.cols; ++x) {
            auto& pixel = bgr.at<cv::Vec3b>(y, x);
            const cv::Vec3f after = how({x, y}, {linear[pixel[0]], linear[pixel[1]], linear[pixel[2]]});
            pixel = {codeOf(after[0]), codeOf(after[1]), codeOf(after[2])};
        }
    }
}

void addReflections(cv::Mat& bgr, const std::vector<cv::Point2d>& centers, double radiusPx, double light) {
    addLight(bgr, [&](cv::Point at) {
        double sum = 0;
        for (const cv::Point2d& center : centers) {
            sum += light * std::exp(-squared(at, center) / (2 * radiusPx * radiusPx));
        }
        return cv::Vec3d::all(sum);
    });
}

void addGlare(cv::Mat& bgr, cv::Point2d center, double radiusPx, const cv::Vec3d& light) {
    const double fall = std::log(4.0) / (radiusPx * radiusPx);
    addLight(bgr, [&](cv::Point at) { return cv::Vec3d(light * std::exp(-fall * squared(at, center))); });
}

void scaleSaturation(cv::Mat& bgr, double saturation) {
    cv::Mat gray;
    cv::cvtColor(bgr, gray, cv::COLOR_BGR2GRAY);
    cv::cvtColor(gray, gray, cv::COLOR_GRAY2BGR);
    cv::addWeighted(bgr, saturation, gray, 1 - saturation, 0, bgr);
}

void invert(cv::Mat& bgr) { cv::bitwise_not(bgr, bgr); }

void applyColourFilter(cv::Mat& bgr, Random& random) {
    constexpr double minTransmission = 0.06;
    const float hue = std::uniform_real_distribution<float>(0, 360)(random);
    cv::Mat pixel(1, 1, CV_32FC3, cv::Scalar(hue, 1, 1));
    cv::cvtColor(pixel, pixel, cv::COLOR_HSV2BGR);
    const cv::Vec3f through = pixel.at<cv::Vec3f>(0) * (1 - minTransmission) + cv::Vec3f::all(minTransmission);
    changeLight(bgr, [&](cv::Point, const cv::Vec3f& light) { return light.mul(through); });
}

}  // namespace concord::stress
