#include "vision/photo/ingest.h"

#include "scoring/json/input_error.h"
#include "vision/codecs/colour_profile.h"
#include "vision/codecs/decode.h"
#include "vision/codecs/image_format.h"
#include "vision/photo/decoder_answer.h"
#include "vision/photo/decoder_process.h"

#include <chrono>
#include <new>

namespace concord::vision {

namespace {

Decoded decode(ImageFormat format, Bytes file, const IngestOptions& options) {
    switch (format) {
        case ImageFormat::Jpeg:
            return decodeJpeg(file, options);
        case ImageFormat::Png:
            return decodePng(file, options);
        case ImageFormat::Webp:
            return decodeWebp(file, options);
        case ImageFormat::Tiff:
            return decodeTiff(file, options);
        case ImageFormat::Heif:
            return decodeHeif(file, options);
    }
    return {};
}

ImageFormat requireFormat(Bytes file) {
    if (file.empty())
        refuse({CONCORD_TEXT("the file is empty, expected a photo"), {}});
    const std::optional<ImageFormat> format = sniffFormat(file);
    if (!format)
        refuse(whyNoPhoto(file));
    return *format;
}

[[noreturn]] void rethrowAsInputError() try { throw; } catch (const InputError&) {
    throw;
} catch (const std::bad_alloc&) {
    refuse({CONCORD_TEXT("the photo needs more memory than there is"), {}});
} catch (const std::exception& error) {  // from OpenCV; no file should be able to cause it
    refuse({CONCORD_TEXT("the photo cannot be decoded (%1)"), {error.what()}});
}

}  // namespace

Photo ingest(const std::vector<unsigned char>& file, const IngestOptions& options) try {
    const auto start = std::chrono::steady_clock::now();
    const auto answer = askDecoder({DecoderTask::Ingest, options.targetLongSidePx, options.maxPixels}, file);
    Photo photo = answer ? photoFromAnswer(answer->bytes(), options) : ingestInProcess(file, options);
    photo.decodeMs = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    return photo;
} catch (...) {
    rethrowAsInputError();
}

Photo ingestInProcess(Bytes file, const IngestOptions& options) try {
    const ImageFormat format = requireFormat(file);
    Decoded decoded = decode(format, file, options);

    Photo photo;
    photo.format = name(format);
    photo.scale = 1.0 / decoded.reduction;
    photo.storedSize = decoded.storedSize;
    photo.exifOrientation = decoded.exif.orientation;
    photo.focal35mm = decoded.exif.focal35mm;
    photo.warnings = std::move(decoded.warnings);
    photo.bgr = decoded.colourModel == ColourModel::Cmyk
                    ? srgbFromCmyk(decoded.pixels, decoded.iccProfile, photo.warnings)
                    : srgbFromProfile(decoded.pixels, decoded.iccProfile, photo.warnings);
    return photo;
} catch (...) {
    rethrowAsInputError();
}

}  // namespace concord::vision
