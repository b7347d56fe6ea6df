#include "tools/drawing/develop.h"

#include <opencv2/imgproc.hpp>

namespace concord::drawing {

namespace {

// Gains of an imperfect automatic white balance.
Rgb balanceFor(Random& random, const Lighting& lighting) {
    const Rgb light = lighting.openIrradiance({0, 0, 1});
    const float adaptation = random.chance(0.85F) ? random.uniform(0.7F, 1.02F) : random.uniform(0.2F, 0.8F);
    const float deviation = random.chance(0.15F) ? 0.1F : 0.03F;
    const float warm = random.gauss(0, deviation);
    const float tint = random.gauss(0, deviation * 0.7F);
    Rgb gain;
    for (int k = 0; k < 3; ++k)
        gain[k] = std::pow(std::max(1e-3F, luminance(light)) / std::max(1e-3F, light[k]), adaptation);
    gain = gain.mul(Rgb(1 + warm, 1 - tint, 1 - warm));
    return gain * (1 / gain[1]);
}

cv::Mat3f shrunk(const cv::Mat3f& linear, cv::Size size) {
    cv::Mat3f out;
    cv::resize(linear, out, size, 0, 0, cv::INTER_AREA);
    return out;
}

void blurMotion(cv::Mat3f& x, const Development& d) {
    if (d.motionPx <= 0.3F)
        return;
    const int n = 2 * static_cast<int>(std::ceil(d.motionPx)) + 1;
    cv::Mat1f kernel(n, n, 0.0F);
    const Point half = Point(std::cos(d.motionRad), std::sin(d.motionRad)) * d.motionPx;
    const Point middle(static_cast<float>(n) / 2 - 0.5F, static_cast<float>(n) / 2 - 0.5F);
    cv::line(kernel, middle - half, middle + half, 1.0);
    cv::filter2D(x, x, -1, kernel / cv::sum(kernel)[0]);
}

void blurOutOfFocus(cv::Mat3f& x, const cv::Mat1f& depth, float focus, float maxBlurPx) {
    if (maxBlurPx <= 0.3F)
        return;
    cv::Mat3f soft;
    cv::GaussianBlur(x, soft, {}, maxBlurPx);
    for (int r = 0; r < x.rows; ++r)
        for (int c = 0; c < x.cols; ++c) {
            const float relativeDefocus = std::abs(1 - focus / std::max(1.0F, depth(r, c)));
            x(r, c) = mix(x(r, c), soft(r, c), std::min(1.0F, relativeDefocus * 2.5F));
        }
}

void shadeCorners(cv::Mat3f& x, float strength) {
    const Point middle(static_cast<float>(x.cols) / 2, static_cast<float>(x.rows) / 2);
    for (int r = 0; r < x.rows; ++r)
        for (int c = 0; c < x.cols; ++c) {
            const float radius = length(Point(static_cast<float>(c), static_cast<float>(r)) - middle) / length(middle);
            x(r, c) *= 1 - strength * std::pow(radius, 2.6F);
        }
}

// Gain that gives the picture a medium brightness without clipping highlights.
float meteredGain(const cv::Mat3f& x) {
    double sum = 0;
    double logSum = 0;
    std::vector<float> luminances;
    int count = 0;
    for (int r = 0; r < x.rows; r += 4)
        for (int c = 0; c < x.cols; c += 4, ++count) {
            const float pixelLuminance = luminance(x(r, c));
            sum += pixelLuminance;
            logSum += std::log(pixelLuminance + 1e-3F);
            luminances.push_back(pixelLuminance);
        }
    const auto highlight = luminances.begin() + static_cast<std::ptrdiff_t>(luminances.size() * 98 / 100);
    std::nth_element(luminances.begin(), highlight, luminances.end());
    const auto meanLuminance = static_cast<float>(0.6 * std::exp(logSum / count) + 0.4 * sum / count);
    return std::min(0.225F / std::max(1e-4F, meanLuminance), 1.5F / std::max(1e-4F, *highlight));
}

// Evens out bright and dark regions of the picture, keeping local detail.
void liftShadows(cv::Mat3f& x, float strength) {
    if (strength <= 0)
        return;
    cv::Mat3f small;
    cv::resize(x, small, {}, 0.0625, 0.0625, cv::INTER_AREA);
    cv::Mat1f gain(small.size());
    for (int r = 0; r < small.rows; ++r)
        for (int c = 0; c < small.cols; ++c)
            gain(r, c) = std::pow(0.2F / std::max(0.01F, luminance(small(r, c))), strength);
    cv::GaussianBlur(gain, gain, {}, 4);
    cv::resize(gain, gain, x.size(), 0, 0, cv::INTER_CUBIC);
    for (int r = 0; r < x.rows; ++r)
        for (int c = 0; c < x.cols; ++c)
            x(r, c) *= gain(r, c);
}

// Shot and read noise; colour noise is coarser, as raw developers leave it.
void addNoise(cv::Mat3f& x, float strength, cv::RNG& rng) {
    cv::Mat1f luminanceNoise(x.size());
    cv::Mat3f channelNoise(x.size());
    cv::Mat3f coarseNoise((x.rows + 2) / 3, (x.cols + 2) / 3);
    rng.fill(luminanceNoise, cv::RNG::NORMAL, 0, 1);
    rng.fill(channelNoise, cv::RNG::NORMAL, cv::Scalar::all(0), cv::Scalar::all(0.35));
    rng.fill(coarseNoise, cv::RNG::NORMAL, cv::Scalar::all(0), cv::Scalar::all(0.45));
    cv::GaussianBlur(luminanceNoise, luminanceNoise, {}, 0.5);
    cv::Mat3f colourNoise;
    cv::resize(coarseNoise, colourNoise, x.size(), 0, 0, cv::INTER_CUBIC);
    for (int r = 0; r < x.rows; ++r)
        for (int c = 0; c < x.cols; ++c)
            for (int k = 0; k < 3; ++k) {
                float& v = x(r, c)[k];
                const float amplitude = strength * std::sqrt(0.000035F * std::max(v, 0.0F) + 0.0000022F);
                v = std::max(
                    0.0F, v + amplitude * (1.5F * luminanceNoise(r, c) + channelNoise(r, c)[k] + colourNoise(r, c)[k]));
            }
}

float filmic(float v) {
    const float y = 1.22F * v;
    const float shaped = y * (1 + y / 12) / (1 + y) * 0.9824F;
    return shaped < 0.5F ? shaped : 1 - 0.5F * std::exp(-(shaped - 0.5F) / 0.5F);
}

// Tone curve as a table over [0, 4) of linear light: display values in [0, 1].
std::vector<float> toneTable(const Development& d) {
    std::vector<float> table(4096);
    for (std::size_t i = 0; i < table.size(); ++i) {
        const float v = 4.0F * static_cast<float>(i) / static_cast<float>(table.size());
        float y = d.curve == 0 ? filmic(v) : (d.curve == 1 ? std::min(v, 1.0F) : v / std::sqrt(1 + v * v));
        y = std::pow(srgbFromLinear(std::clamp(y, 0.0F, 1.0F)), d.gamma);
        table[i] = mix(y, y * y * (3 - 2 * y), d.contrast);
    }
    return table;
}

cv::Mat3f toned(const cv::Mat3f& x, const Development& d) {
    const std::vector<float> table = toneTable(d);
    cv::Mat3f out(x.size());
    for (int r = 0; r < x.rows; ++r)
        for (int c = 0; c < x.cols; ++c) {
            Rgb y;
            for (int k = 0; k < 3; ++k)
                y[k] = table[static_cast<std::size_t>(std::clamp(x(r, c)[k] * 1024, 0.0F, 4095.0F))];
            const float gray = 0.299F * y[0] + 0.587F * y[1] + 0.114F * y[2];
            y = mix(Rgb::all(gray), y, d.saturation);
            out(r, c) = y * (1 - d.haze) + Rgb::all(0.8F * d.haze);
        }
    return out;
}

void sharpen(cv::Mat3f& y, float strength) {
    cv::Mat3f soft;
    cv::GaussianBlur(y, soft, {}, 1.1);
    for (int r = 0; r < y.rows; ++r)
        for (int c = 0; c < y.cols; ++c)
            for (int k = 0; k < 3; ++k)
                y(r, c)[k] += strength * std::clamp(y(r, c)[k] - soft(r, c)[k], -0.12F, 0.12F);
}

void addFringes(cv::Mat3f& x, float fringe) {
    if (std::abs(fringe) < 1e-5F)
        return;
    std::vector<cv::Mat1f> channels;
    cv::split(x, channels);
    for (const int k : {0, 2}) {
        const double s = 1 + (k == 0 ? fringe : -fringe);
        const cv::Matx23d zoom(s, 0, (1 - s) * x.cols / 2, 0, s, (1 - s) * x.rows / 2);
        cv::warpAffine(channels[static_cast<std::size_t>(k)].clone(), channels[static_cast<std::size_t>(k)], zoom,
                       x.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    }
    cv::merge(channels, x);
}

cv::Mat3b toBytes(const cv::Mat3f& y) {
    cv::Mat3b rgb;
    y.convertTo(rgb, CV_8U, 255);
    cv::cvtColor(rgb, rgb, cv::COLOR_RGB2BGR);
    return rgb;
}

}  // namespace

Development randomDevelopment(Random& r, const Lighting& lighting) {
    Development d;
    d.exposureEv = std::clamp(r.uniform(-0.85F, 0.4F) + lighting.exposureEv, -1.0F, 0.8F);
    d.balance = balanceFor(r, lighting);
    d.vignette = r.uniform(0, 0.4F);
    d.blurPx = r.chance(0.15F) ? r.uniform(0.8F, 1.7F) : r.uniform(0.25F, 0.8F);
    d.motionPx = r.chance(0.08F) ? r.uniform(1, 3.5F) : 0;
    d.motionRad = r.uniform(0, pi);
    d.focusBlurPx = r.chance(0.35F) ? r.uniform(0.5F, 3) : 0;
    d.noise = lighting.noise * r.uniform(0.3F, 2.4F);
    d.contrast = r.uniform(0, 0.55F);
    d.saturation = r.chance(0.1F) ? r.uniform(0.6F, 1.5F) : r.uniform(0.88F, 1.28F);
    d.gamma = r.uniform(0.88F, 1.15F);
    d.curve = r.pick({0, 0, 1, 2});
    d.shadowLift = r.chance(0.35F) ? r.uniform(0.1F, 0.5F) : 0;
    d.sharpen = r.chance(0.15F) ? r.uniform(1, 2) : r.uniform(0, 1);
    d.fringe = r.gauss(0, 0.0004F);
    d.haze = std::max(0.0F, r.gauss(-0.01F, 0.025F));
    d.jpegQuality = r.integer(70, 95);
    return d;
}

cv::Mat3b develop(const cv::Mat3f& linear, const cv::Mat1f& depth, const Development& d, cv::Size size, float focus,
                  std::uint64_t seed) {
    cv::Mat3f x = shrunk(linear, size);
    cv::Mat1f depthOfPixels;
    cv::resize(depth, depthOfPixels, size, 0, 0, cv::INTER_NEAREST);
    cv::GaussianBlur(x, x, {}, std::max(0.3F, d.blurPx));
    blurOutOfFocus(x, depthOfPixels, focus, d.focusBlurPx);
    blurMotion(x, d);
    shadeCorners(x, d.vignette);
    for (Rgb& pixel : x)
        pixel = pixel.mul(d.balance);
    x *= meteredGain(x) * std::exp2(d.exposureEv);
    liftShadows(x, d.shadowLift);
    addFringes(x, d.fringe);
    cv::RNG rng(seed);
    addNoise(x, d.noise, rng);
    cv::Mat3f y = toned(x, d);
    sharpen(y, d.sharpen);
    return toBytes(y);
}

}  // namespace concord::drawing
