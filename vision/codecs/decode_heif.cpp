// HEIC and HEIF, which OpenCV 4.6 does not read, through libheif. libheif applies the container's own rotation,
// mirroring and cropping; iPhones repeat the rotation in EXIF, where it must be ignored.
#include "vision/codecs/colour_profile.h"
#include "vision/codecs/decode.h"
#include "vision/codecs/shrink.h"

#include <libheif/heif.h>

#include <memory>

namespace concord::vision {

namespace {

template <typename T, void (*release)(T*)>
struct Release {
    void operator()(T* object) const { release(object); }
};
using Context = std::unique_ptr<heif_context, Release<heif_context, heif_context_free>>;
using Options = std::unique_ptr<heif_decoding_options, Release<heif_decoding_options, heif_decoding_options_free>>;
using Nclx = std::unique_ptr<heif_color_profile_nclx, Release<heif_color_profile_nclx, heif_nclx_color_profile_free>>;

struct ReleaseConst {
    void operator()(const heif_image_handle* handle) const { heif_image_handle_release(handle); }
    void operator()(const heif_image* image) const { heif_image_release(image); }
};
using Handle = std::unique_ptr<heif_image_handle, ReleaseConst>;
using Image = std::unique_ptr<heif_image, ReleaseConst>;

void require(const heif_error& error) {
    if (error.code == heif_error_Ok)
        return;
    if (error.subcode == heif_suberror_End_of_data)
        refuseCutOff("HEIF");
    refuseDamaged("HEIF", error.message == nullptr ? "" : error.message);
}

Handle primaryImage(heif_context* context) {
    heif_image_handle* handle = nullptr;
    require(heif_context_get_primary_image_handle(context, &handle));
    return Handle(handle);
}

ExifFacts exifOf(const heif_image_handle* handle) {
    heif_item_id id = 0;
    if (heif_image_handle_get_list_of_metadata_block_IDs(handle, "Exif", &id, 1) != 1)
        return {};
    std::vector<unsigned char> data(heif_image_handle_get_metadata_size(handle, id));
    if (data.size() < 4 || heif_image_handle_get_metadata(handle, id, data.data()).code != heif_error_Ok)
        return {};
    // The first four bytes, big-endian, are the offset of the TIFF structure, counted from the fifth byte.
    const std::size_t skip =
        std::size_t{data[0]} << 24U | std::size_t{data[1]} << 16U | std::size_t{data[2]} << 8U | std::size_t{data[3]};
    const Bytes rest = Bytes(data).subspan(4);
    ExifFacts facts = skip < rest.size() ? readExif(rest.subspan(skip)) : ExifFacts{};
    facts.orientation = 1;
    return facts;
}

// The ICC profile; without one, that of Display P3 if the code points (ITU-T H.273) name its primaries; otherwise none.
std::vector<unsigned char> profileOf(const heif_image_handle* handle) {
    std::vector<unsigned char> profile(heif_image_handle_get_raw_color_profile_size(handle));
    if (!profile.empty()) {
        const auto type = heif_image_handle_get_color_profile_type(handle);
        const bool icc = type == heif_color_profile_type_rICC || type == heif_color_profile_type_prof;
        if (icc && heif_image_handle_get_raw_color_profile(handle, profile.data()).code == heif_error_Ok)
            return profile;
    }
    heif_color_profile_nclx* points = nullptr;
    const heif_error error = heif_image_handle_get_nclx_color_profile(handle, &points);
    const Nclx nclx(points);  // to be freed even if libheif fails on a code point
    if (error.code == heif_error_Ok && nclx && nclx->color_primaries == heif_color_primaries_SMPTE_EG_432_1)
        return displayP3Profile();
    return {};
}

Image decodePixels(const heif_image_handle* handle, bool hasAlpha) {
    const Options options(heif_decoding_options_alloc());
    options->convert_hdr_to_8bit = 1;
    options->strict_decoding = 1;
    heif_image* image = nullptr;
    require(heif_decode_image(handle, &image, heif_colorspace_RGB,
                              hasAlpha ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB, options.get()));
    return Image(image);
}

}  // namespace

Decoded decodeHeif(Bytes file, const IngestOptions& options) {
    const Context context(heif_context_alloc());
    require(heif_context_read_from_memory_without_copy(context.get(), file.data(), file.size(), nullptr));
    const Handle handle = primaryImage(context.get());
    requireReasonableSize(heif_image_handle_get_width(handle.get()), heif_image_handle_get_height(handle.get()),
                          options);

    Decoded decoded;
    decoded.exif = exifOf(handle.get());
    decoded.iccProfile = profileOf(handle.get());
    const bool hasAlpha = heif_image_handle_has_alpha_channel(handle.get()) != 0;
    const Image image = decodePixels(handle.get(), hasAlpha);
    int stride = 0;
    const unsigned char* plane = heif_image_get_plane_readonly(image.get(), heif_channel_interleaved, &stride);
    const cv::Size size(heif_image_get_width(image.get(), heif_channel_interleaved),
                        heif_image_get_height(image.get(), heif_channel_interleaved));
    if (plane == nullptr || size.empty())
        refuseDamaged("HEIF", "no picture in it");
    // Not written to; cv::Mat has no constructor for constant memory.
    const cv::Mat pixels(size, hasAlpha ? CV_8UC4 : CV_8UC3, const_cast<unsigned char*>(plane),
                         static_cast<std::size_t>(stride));
    const bool premultiplied = heif_image_handle_is_premultiplied_alpha(handle.get()) != 0;
    decoded.storedSize = size;
    decoded.reduction = chooseReduction(size, options);
    decoded.pixels = shrinkTo8Bit(pixels, decoded.reduction, ChannelOrder::Rgb,
                                  premultiplied ? Alpha::Premultiplied : Alpha::Straight);
    return decoded;
}

}  // namespace concord::vision
