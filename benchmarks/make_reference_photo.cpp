// Makes the photos for measuring reading speed: a sample photo enlarged to the size of a phone's camera, with grain, so
// that it takes as long to decode as a real one.
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <cstdlib>
#include <iostream>
#include <string>

namespace {

constexpr int quality = 92;
constexpr double grainLevels = 7;  // standard deviation of a pixel, of 255 levels

// The central part with an aspect ratio of 4:3, as sensors have.
cv::Mat cropped(const cv::Mat& photo) {
    const int width = std::min(photo.cols, photo.rows * 4 / 3);
    const int height = std::min(photo.rows, width * 3 / 4);
    return photo(cv::Rect((photo.cols - width) / 2, (photo.rows - height) / 2, width, height));
}

// The same grain each time; in strips, to save memory.
void addGrain(cv::Mat& photo) {
    cv::RNG random(1);
    constexpr int stripRows = 100;
    for (int top = 0; top < photo.rows; top += stripRows) {
        cv::Mat strip = photo.rowRange(top, std::min(top + stripRows, photo.rows));
        cv::Mat grain(strip.size(), CV_16SC3);
        random.fill(grain, cv::RNG::NORMAL, 0, grainLevels);
        cv::add(strip, grain, strip, cv::noArray(), CV_8U);
    }
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 4) {
        std::cerr << "usage: make-reference-photo SAMPLE.jpg WIDTH OUT.jpg\n";
        return 2;
    }
    const cv::Mat sample = cv::imread(arguments[1], cv::IMREAD_COLOR);
    const int width = std::atoi(arguments[2]);
    if (sample.empty() || width < 1) {
        std::cerr << arguments[1] << ": expected a photo and a width in pixels\n";
        return 2;
    }
    cv::Mat photo;
    cv::resize(cropped(sample), photo, cv::Size(width, width * 3 / 4), 0, 0, cv::INTER_CUBIC);
    addGrain(photo);
    if (!cv::imwrite(arguments[3], photo, {cv::IMWRITE_JPEG_QUALITY, quality})) {
        std::cerr << arguments[3] << ": cannot be written\n";
        return 1;
    }
    return 0;
}
