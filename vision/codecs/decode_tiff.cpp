// TIFF with libtiff's RGBA interface, which reads every depth and layout that photos have and stops at the first error.
// cv::imdecode ignores errors and leaves missing strips black.
#include "vision/codecs/decode.h"
#include "vision/codecs/shrink.h"

#include <tiffio.h>

#include <array>
#include <cstdarg>
#include <cstring>
#include <memory>

namespace concord::vision {

namespace {

// The file in memory, for libtiff's file callbacks.
struct Source {
    Bytes file;
    std::size_t position = 0;
    std::string firstError;
};

Source& sourceOf(thandle_t handle) { return *static_cast<Source*>(handle); }

tmsize_t readSource(thandle_t handle, void* to, tmsize_t wanted) {
    Source& source = sourceOf(handle);
    if (wanted <= 0 || source.position >= source.file.size())
        return 0;
    const std::size_t count = std::min(static_cast<std::size_t>(wanted), source.file.size() - source.position);
    std::memcpy(to, source.file.data() + source.position, count);
    source.position += count;
    return static_cast<tmsize_t>(count);
}

tmsize_t writeNothing(thandle_t, void*, tmsize_t) { return 0; }

toff_t seekSource(thandle_t handle, toff_t offset, int whence) {
    Source& source = sourceOf(handle);
    if (whence == SEEK_CUR)
        offset += source.position;
    else if (whence == SEEK_END)
        offset += source.file.size();
    source.position = offset;
    return offset;
}

int closeNothing(thandle_t) { return 0; }

toff_t sizeOfSource(thandle_t handle) { return sourceOf(handle).file.size(); }

// Spares libtiff a copy of the file.
int mapSource(thandle_t handle, void** base, toff_t* size) {
    *base = const_cast<unsigned char*>(sourceOf(handle).file.data());
    *size = sourceOf(handle).file.size();
    return 1;
}

void unmapNothing(thandle_t, void*, toff_t) {}

int keepError(TIFF*, void* userData, const char*, const char* format, va_list arguments) {
    auto& source = *static_cast<Source*>(userData);
    if (source.firstError.empty()) {
        std::array<char, 256> text{};
        std::vsnprintf(text.data(), text.size(), format, arguments);
        source.firstError = text.data();
    }
    return 1;  // handled, so nothing goes to standard error
}

int ignoreWarning(TIFF*, void*, const char*, const char*, va_list) { return 1; }

using TiffFile = std::unique_ptr<TIFF, decltype(&TIFFClose)>;

TiffFile openTiff(Source& source) {
    const std::unique_ptr<TIFFOpenOptions, decltype(&TIFFOpenOptionsFree)> options(TIFFOpenOptionsAlloc(),
                                                                                   TIFFOpenOptionsFree);
    constexpr tmsize_t largestAllocation = tmsize_t{1} << 30;
    TIFFOpenOptionsSetMaxSingleMemAlloc(options.get(), largestAllocation);
    TIFFOpenOptionsSetErrorHandlerExtR(options.get(), keepError, &source);
    TIFFOpenOptionsSetWarningHandlerExtR(options.get(), ignoreWarning, nullptr);
    return {TIFFClientOpenExt("photo", "r", &source, readSource, writeNothing, seekSource, closeNothing, sizeOfSource,
                              mapSource, unmapNothing, options.get()),
            TIFFClose};
}

[[noreturn]] void refuseTiff(const Source& source) {
    refuseDamaged("TIFF", source.firstError.empty() ? "no picture in it" : source.firstError);
}

// Throws unless every strip or tile has data, all of it within the file.
void requireAllData(TIFF* tiff, std::size_t fileSize) {
    const std::uint32_t parts = TIFFIsTiled(tiff) != 0 ? TIFFNumberOfTiles(tiff) : TIFFNumberOfStrips(tiff);
    for (std::uint32_t part = 0; part < parts; ++part) {
        const std::uint64_t offset = TIFFGetStrileOffset(tiff, part);
        const std::uint64_t count = TIFFGetStrileByteCount(tiff, part);
        if (offset > fileSize || count > fileSize - offset || count == 0)
            refuseCutOff("TIFF");
    }
}

ExifFacts exifOf(TIFF* tiff) {
    ExifFacts facts;
    std::uint16_t orientation = 1;
    if (TIFFGetField(tiff, TIFFTAG_ORIENTATION, &orientation) == 1 && orientation >= 1 && orientation <= 8)
        facts.orientation = orientation;
    std::uint64_t offset = 0;
    std::uint16_t focal = 0;
    if (TIFFGetField(tiff, TIFFTAG_EXIFIFD, &offset) == 1 && TIFFReadEXIFDirectory(tiff, offset) == 1 &&
        TIFFGetField(tiff, EXIFTAG_FOCALLENGTHIN35MMFILM, &focal) == 1)
        facts.focal35mm = plausibleFocal35mm(focal);
    return facts;
}

std::vector<unsigned char> profileOf(TIFF* tiff) {
    std::uint32_t length = 0;
    const unsigned char* data = nullptr;
    if (TIFFGetField(tiff, TIFFTAG_ICCPROFILE, &length, &data) != 1 || data == nullptr)
        return {};
    return {data, data + length};
}

cv::Mat decodeRgba(TIFF* tiff, cv::Size size, int orientation, const Source& source) {
    std::array<char, 1024> why{};
    if (TIFFRGBAImageOK(tiff, why.data()) == 0)
        refuseDamaged("TIFF", why.data());
    cv::Mat rgba(size, CV_8UC4);
    // Requesting the stored orientation avoids a rotation. libtiff packs a pixel into a word with red in the lowest
    // byte: on little-endian machines the bytes are R, G, B, A.
    if (TIFFReadRGBAImageOriented(tiff, static_cast<std::uint32_t>(size.width), static_cast<std::uint32_t>(size.height),
                                  rgba.ptr<std::uint32_t>(), orientation, 1) == 0)
        refuseTiff(source);
    return rgba;
}

}  // namespace

Decoded decodeTiff(Bytes file, const IngestOptions& options) {
    Source source{file, 0, {}};
    const TiffFile tiff = openTiff(source);
    if (!tiff)
        refuseTiff(source);
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    if (TIFFGetField(tiff.get(), TIFFTAG_IMAGEWIDTH, &width) != 1 ||
        TIFFGetField(tiff.get(), TIFFTAG_IMAGELENGTH, &height) != 1)
        refuseTiff(source);
    requireReasonableSize(width, height, options);
    requireAllData(tiff.get(), file.size());

    Decoded decoded;
    decoded.storedSize = cv::Size(static_cast<int>(width), static_cast<int>(height));
    decoded.reduction = chooseReduction(decoded.storedSize, options);
    decoded.iccProfile = profileOf(tiff.get());
    std::uint16_t orientation = ORIENTATION_TOPLEFT;
    TIFFGetFieldDefaulted(tiff.get(), TIFFTAG_ORIENTATION, &orientation);
    const cv::Mat rgba = decodeRgba(tiff.get(), decoded.storedSize, orientation, source);
    decoded.pixels = shrinkTo8Bit(rgba, decoded.reduction, ChannelOrder::Rgb, Alpha::Premultiplied);
    decoded.exif = exifOf(tiff.get());  // last, as it switches to another directory of the file
    return decoded;
}

}  // namespace concord::vision
