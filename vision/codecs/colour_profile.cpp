#include "vision/codecs/colour_profile.h"

#include <opencv2/imgproc.hpp>

#include <lcms2.h>

#include <algorithm>
#include <array>
#include <memory>
#include <type_traits>

namespace concord::vision {

namespace {

struct Release {
    void operator()(cmsContext context) const { cmsDeleteContext(context); }
};
struct Close {
    void operator()(cmsHPROFILE profile) const { cmsCloseProfile(profile); }
};
struct Delete {
    void operator()(cmsHTRANSFORM transform) const { cmsDeleteTransform(transform); }
};
// A context of its own for each call: photos are read on several threads.
using Context = std::unique_ptr<std::remove_pointer_t<cmsContext>, Release>;
using Profile = std::unique_ptr<void, Close>;
using Transform = std::unique_ptr<void, Delete>;

Context makeContext() {
    Context context(cmsCreateContext(nullptr, nullptr));
    cmsSetLogErrorHandlerTHR(context.get(), [](cmsContext, cmsUInt32Number, const char*) {});
    return context;
}

struct Conversion {
    Context context = makeContext();  // first, so that it is destroyed last
    cmsColorSpaceSignature space{};
    Transform transform;  // null: the profile is unusable
};

Conversion conversionToSrgb(std::span<const unsigned char> data) {
    Conversion conversion;
    cmsContext context = conversion.context.get();
    const Profile from(cmsOpenProfileFromMemTHR(context, data.data(), static_cast<cmsUInt32Number>(data.size())));
    const Profile srgb(cmsCreate_sRGBProfileTHR(context));
    if (!from || !srgb)
        return conversion;
    conversion.space = cmsGetColorSpace(from.get());
    cmsUInt32Number layout = TYPE_BGR_8;
    if (conversion.space == cmsSigGrayData)
        layout = TYPE_GRAY_8;
    else if (conversion.space == cmsSigCmykData)
        layout = TYPE_CMYK_8;
    else if (conversion.space != cmsSigRgbData)
        return conversion;
    // Relative colorimetric: white stays white, and colours within sRGB are exact.
    conversion.transform.reset(cmsCreateTransformTHR(context, from.get(), layout, srgb.get(), TYPE_BGR_8,
                                                     INTENT_RELATIVE_COLORIMETRIC, cmsFLAGS_NOCACHE));
    return conversion;
}

cv::Mat apply(const Conversion& conversion, const cv::Mat& pixels) {
    cv::Mat srgb(pixels.size(), CV_8UC3);
    cmsDoTransformLineStride(conversion.transform.get(), pixels.data, srgb.data,
                             static_cast<cmsUInt32Number>(pixels.cols), static_cast<cmsUInt32Number>(pixels.rows),
                             static_cast<cmsUInt32Number>(pixels.step[0]), static_cast<cmsUInt32Number>(srgb.step[0]),
                             0, 0);
    return srgb;
}

// Colours from all over the RGB cube.
cv::Mat sampleColours() {
    cv::Mat samples(1, 6 * 6 * 6, CV_8UC3);
    for (int i = 0; i < samples.cols; ++i)
        samples.at<cv::Vec3b>(i) =
            cv::Vec3b(static_cast<unsigned char>(i / 36 * 51), static_cast<unsigned char>(i / 6 % 6 * 51),
                      static_cast<unsigned char>(i % 6 * 51));
    return samples;
}

// Most photos have one of many variants of an sRGB profile, for which there is nothing to convert.
bool changesNothing(const Conversion& conversion) {
    const cv::Mat samples = sampleColours();
    return cv::norm(samples, apply(conversion, samples), cv::NORM_INF) <= 1;
}

void warnUnusable(std::vector<Warning>& warnings) {
    warnings.push_back(
        {"colour-profile-unusable",
         {CONCORD_TEXT("the photo's colour profile cannot be used; its colours are taken for sRGB"), {}}});
}

}  // namespace

cv::Mat srgbFromProfile(const cv::Mat& pixels, std::span<const unsigned char> profile, std::vector<Warning>& warnings) {
    cv::Mat bgr = pixels;
    if (pixels.channels() == 1)
        cv::cvtColor(pixels, bgr, cv::COLOR_GRAY2BGR);
    if (profile.empty())
        return bgr;
    const Conversion conversion = conversionToSrgb(profile);
    if (!conversion.transform || conversion.space == cmsSigCmykData) {
        warnUnusable(warnings);
        return bgr;
    }
    if (conversion.space == cmsSigGrayData) {
        cv::Mat gray = pixels;
        if (pixels.channels() != 1)  // a gray photo that was decoded to BGR
            cv::extractChannel(bgr, gray, 1);
        return apply(conversion, gray);
    }
    return changesNothing(conversion) ? bgr : apply(conversion, bgr);
}

cv::Mat srgbFromCmyk(const cv::Mat& inks, std::span<const unsigned char> profile, std::vector<Warning>& warnings) {
    if (!profile.empty()) {
        const Conversion conversion = conversionToSrgb(profile);
        if (conversion.transform && conversion.space == cmsSigCmykData)
            return apply(conversion, inks);
        warnUnusable(warnings);
    }
    cv::Mat bgr(inks.size(), CV_8UC3);
    for (int y = 0; y < inks.rows; ++y) {
        const auto* ink = inks.ptr<cv::Vec4b>(y);
        auto* light = bgr.ptr<cv::Vec3b>(y);
        for (int x = 0; x < inks.cols; ++x)
            for (int c = 0; c < 3; ++c)  // yellow ink absorbs blue, magenta green, cyan red
                light[x][c] = static_cast<unsigned char>(((255 - ink[x][2 - c]) * (255 - ink[x][3]) + 127) / 255);
    }
    return bgr;
}

namespace {

// The file of a profile; empty if it cannot be written.
std::vector<unsigned char> bytesOf(cmsHPROFILE profile) {
    cmsUInt32Number length = 0;
    if (cmsSaveProfileToMem(profile, nullptr, &length) == 0)
        return {};
    std::vector<unsigned char> data(length);
    if (cmsSaveProfileToMem(profile, data.data(), &length) == 0)
        return {};
    return data;
}

// Deletes all tags but those that a conversion of colours uses.
void deleteOtherTags(cmsHPROFILE profile) {
    constexpr std::array used{cmsSigMediaWhitePointTag, cmsSigChromaticAdaptationTag,
                              cmsSigRedColorantTag,     cmsSigGreenColorantTag,
                              cmsSigBlueColorantTag,    cmsSigRedTRCTag,
                              cmsSigGreenTRCTag,        cmsSigBlueTRCTag,
                              cmsSigAToB0Tag,           cmsSigAToB1Tag};
    const cmsInt32Number count = std::max(cmsGetTagCount(profile), cmsInt32Number{0});  // -1 where there is no profile
    std::vector<cmsTagSignature> tags;
    tags.reserve(static_cast<std::size_t>(count));
    for (cmsInt32Number i = 0; i < count; ++i)
        tags.push_back(cmsGetTagSignature(profile, static_cast<cmsUInt32Number>(i)));
    for (const cmsTagSignature tag : tags)
        if (std::ranges::find(used, tag) == used.end())
            cmsWriteTag(profile, tag, nullptr);
}

// Clears the fields of the header that colours do not depend on: by whom, with what, when and for which device.
void clearHeader(std::vector<unsigned char>& file) {
    struct Range {
        std::ptrdiff_t from;
        std::ptrdiff_t to;
    };
    constexpr std::array cleared{Range{4, 8}, Range{24, 36}, Range{40, 64}, Range{80, 128}};  // ICC.1:2022, 7.2
    for (const Range& range : cleared)
        std::fill(file.begin() + range.from, file.begin() + range.to, static_cast<unsigned char>(0));
}

}  // namespace

std::optional<std::vector<unsigned char>> bareProfile(std::span<const unsigned char> profile) {
    const Conversion before = conversionToSrgb(profile);
    if (!before.transform)
        return std::vector<unsigned char>();
    if (before.space != cmsSigRgbData)
        return {};
    if (changesNothing(before))
        return std::vector<unsigned char>();
    const Context context = makeContext();
    const Profile opened(
        cmsOpenProfileFromMemTHR(context.get(), profile.data(), static_cast<cmsUInt32Number>(profile.size())));
    deleteOtherTags(opened.get());
    std::vector<unsigned char> file = bytesOf(opened.get());
    constexpr std::size_t headerLength = 128;
    if (file.size() < headerLength)
        return {};
    clearHeader(file);
    const Conversion after = conversionToSrgb(file);
    const cv::Mat samples = sampleColours();
    if (!after.transform || cv::norm(apply(before, samples), apply(after, samples), cv::NORM_INF) > 0)
        return {};
    return file;
}

std::vector<unsigned char> displayP3Profile() {
    const Context context = makeContext();
    constexpr cmsCIExyY d65{0.3127, 0.3290, 1};
    constexpr cmsCIExyYTRIPLE primaries{{0.680, 0.320, 1}, {0.265, 0.690, 1}, {0.150, 0.060, 1}};
    constexpr std::array<cmsFloat64Number, 5> srgbCurve{2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045};
    cmsToneCurve* curve = cmsBuildParametricToneCurve(context.get(), 4, srgbCurve.data());
    const std::array curves{curve, curve, curve};
    const Profile profile(cmsCreateRGBProfileTHR(context.get(), &d65, &primaries, curves.data()));
    cmsFreeToneCurve(curve);
    return profile ? bytesOf(profile.get()) : std::vector<unsigned char>();
}

}  // namespace concord::vision
