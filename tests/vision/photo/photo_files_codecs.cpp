// File formats that OpenCV cannot write.
#include "tests/vision/photo/photo_files.h"

#include <lcms2.h>
#include <libheif/heif.h>

#include <cstdio>  // jpeglib.h needs it before itself

#include <jpeglib.h>

#include <cstdlib>

// The HEVC encoder leaks a kilobyte.
// NOLINTNEXTLINE(bugprone-reserved-identifier): the leak sanitizer calls it by this name
extern "C" const char* __lsan_default_suppressions() { return "leak:x265_malloc"; }

namespace concord::vision {

FileBytes cmykJpegFile(const cv::Mat& inks, bool adobe, const Extras& extras) {
    const cv::Mat samples = adobe ? cv::Mat(cv::Scalar::all(255) - inks) : inks;
    jpeg_compress_struct info{};
    jpeg_error_mgr errors{};
    info.err = jpeg_std_error(&errors);
    jpeg_create_compress(&info);
    unsigned char* data = nullptr;
    unsigned long length = 0;
    jpeg_mem_dest(&info, &data, &length);
    info.image_width = static_cast<unsigned>(samples.cols);
    info.image_height = static_cast<unsigned>(samples.rows);
    info.input_components = 4;
    info.in_color_space = JCS_CMYK;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, 98, TRUE);
    info.write_Adobe_marker = adobe ? TRUE : FALSE;
    jpeg_start_compress(&info, TRUE);
    for (int y = 0; y < samples.rows; ++y) {
        auto* row = const_cast<unsigned char*>(samples.ptr(y));
        jpeg_write_scanlines(&info, &row, 1);
    }
    jpeg_finish_compress(&info);
    jpeg_destroy_compress(&info);
    const FileBytes jpeg(data, data + length);
    std::free(data);  // allocated by libjpeg with malloc
    return jpegWith(jpeg, extras);
}

namespace {

// CMYK to Lab by way of the reflected light, gamma 1, white point of the profile connection space.
cmsInt32Number labOfInks(const cmsUInt16Number inks[], cmsUInt16Number lab[], void*) {
    const auto transmitted = [inks](int i, double strength) { return 1 - strength * inks[i] / 65535.0; };
    const double black = transmitted(3, 0.5);
    const double grayLight = black * transmitted(0, 1) * transmitted(1, 1) * transmitted(2, 1);
    const cmsCIEXYZ xyz{0.9642 * grayLight, grayLight, 0.8249 * grayLight};
    cmsCIELab color;
    cmsXYZ2Lab(nullptr, &color, &xyz);
    cmsFloat2LabEncoded(lab, &color);
    return 1;
}

// Owns libheif's objects.
class HeifWriter {
public:
    HeifWriter() : m_context(heif_context_alloc()) {
        if (heif_context_get_encoder_for_format(m_context, heif_compression_HEVC, &m_encoder).code != heif_error_Ok)
            m_encoder = nullptr;
    }
    ~HeifWriter() {
        if (m_handle != nullptr)
            heif_image_handle_release(m_handle);
        if (m_image != nullptr)
            heif_image_release(m_image);
        if (m_encoder != nullptr)
            heif_encoder_release(m_encoder);
        heif_context_free(m_context);
    }
    HeifWriter(const HeifWriter&) = delete;
    HeifWriter& operator=(const HeifWriter&) = delete;

    bool canEncode() const { return m_encoder != nullptr; }
    FileBytes encode(const cv::Mat& picture, const Extras& extras, const HeifKind& kind);

private:
    void copyPixels(const cv::Mat& picture, int bits);
    void describeColours(const Extras& extras, const HeifKind& kind);

    heif_context* m_context = nullptr;
    heif_encoder* m_encoder = nullptr;
    heif_image* m_image = nullptr;
    heif_image_handle* m_handle = nullptr;
};

// picture: BGR or BGRA, 8 bits; stored as RGB or RGBA with `bits` bits.
void HeifWriter::copyPixels(const cv::Mat& picture, int bits) {
    const bool alpha = picture.channels() == 4;
    heif_chroma chroma = alpha ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB;
    if (bits > 8)
        chroma = heif_chroma_interleaved_RRGGBB_LE;
    heif_image_create(picture.cols, picture.rows, heif_colorspace_RGB, chroma, &m_image);
    heif_image_add_plane(m_image, heif_channel_interleaved, picture.cols, picture.rows, bits);
    int stride = 0;
    unsigned char* plane = heif_image_get_plane(m_image, heif_channel_interleaved, &stride);
    const int channels = picture.channels();
    for (int y = 0; y < picture.rows; ++y) {
        const unsigned char* from = picture.ptr(y);
        unsigned char* to = plane + static_cast<std::ptrdiff_t>(y) * stride;
        for (int i = 0; i < picture.cols * channels; ++i) {
            const int channel = i % channels;
            const int level = from[channel < 3 ? i - channel + 2 - channel : i];  // blue and red swapped
            if (bits == 8) {
                to[i] = static_cast<unsigned char>(level);
            } else {
                const int deep = level * ((1 << bits) - 1) / 255;
                unsigned char* sample = to + std::ptrdiff_t{2} * i;
                sample[0] = static_cast<unsigned char>(deep & 255);
                sample[1] = static_cast<unsigned char>(deep >> 8);
            }
        }
    }
}

void HeifWriter::describeColours(const Extras& extras, const HeifKind& kind) {
    if (!extras.icc.empty())
        heif_image_set_raw_color_profile(m_image, "prof", extras.icc.data(), extras.icc.size());
    if (!kind.displayP3Code)
        return;
    heif_color_profile_nclx* nclx = heif_nclx_color_profile_alloc();
    heif_nclx_color_profile_set_color_primaries(nclx, heif_color_primaries_SMPTE_EG_432_1);
    heif_nclx_color_profile_set_transfer_characteristics(nclx, heif_transfer_characteristic_IEC_61966_2_1);
    heif_nclx_color_profile_set_matrix_coefficients(nclx, heif_matrix_coefficients_ITU_R_BT_601_6);
    nclx->full_range_flag = 1;
    heif_image_set_nclx_color_profile(m_image, nclx);
    heif_nclx_color_profile_free(nclx);
}

FileBytes HeifWriter::encode(const cv::Mat& picture, const Extras& extras, const HeifKind& kind) {
    copyPixels(picture, kind.bits);
    describeColours(extras, kind);
    heif_encoder_set_lossy_quality(m_encoder, kind.quality);
    heif_encoder_set_parameter_string(m_encoder, "chroma", "444");
    heif_encoding_options* options = heif_encoding_options_alloc();
    options->image_orientation = static_cast<heif_orientation>(kind.orientation);
    options->macOS_compatibility_workaround_no_nclx_profile = 0;
    heif_context_encode_image(m_context, m_image, m_encoder, options, &m_handle);
    heif_encoding_options_free(options);
    if (!extras.exif.empty())
        heif_context_add_exif_metadata(m_context, m_handle, extras.exif.data(), static_cast<int>(extras.exif.size()));
    FileBytes file;
    heif_writer writer{1, [](heif_context*, const void* data, std::size_t size, void* to) {
                           const auto* bytes = static_cast<const unsigned char*>(data);
                           static_cast<FileBytes*>(to)->assign(bytes, bytes + size);
                           return heif_error{heif_error_Ok, heif_suberror_Unspecified, ""};
                       }};
    heif_context_write(m_context, &writer, &file);
    return file;
}

}  // namespace

FileBytes weakBlackProfile() {
    cmsHPROFILE profile = cmsCreateProfilePlaceholder(nullptr);
    cmsSetProfileVersion(profile, 4.3);
    cmsSetDeviceClass(profile, cmsSigOutputClass);
    cmsSetColorSpace(profile, cmsSigCmykData);
    cmsSetPCS(profile, cmsSigLabData);
    cmsPipeline* pipeline = cmsPipelineAlloc(nullptr, 4, 3);
    cmsStage* table = cmsStageAllocCLut16bit(nullptr, 7, 4, 3, nullptr);
    cmsStageSampleCLut16bit(table, labOfInks, nullptr, 0);
    cmsPipelineInsertStage(pipeline, cmsAT_END, cmsStageAllocToneCurves(nullptr, 4, nullptr));
    cmsPipelineInsertStage(pipeline, cmsAT_END, table);
    cmsPipelineInsertStage(pipeline, cmsAT_END, cmsStageAllocToneCurves(nullptr, 3, nullptr));
    for (const cmsTagSignature tag : {cmsSigAToB0Tag, cmsSigAToB1Tag})
        cmsWriteTag(profile, tag, pipeline);
    cmsPipelineFree(pipeline);
    cmsUInt32Number length = 0;
    cmsSaveProfileToMem(profile, nullptr, &length);
    FileBytes data(length);
    cmsSaveProfileToMem(profile, data.data(), &length);
    cmsCloseProfile(profile);
    return data;
}

std::optional<FileBytes> heifFile(const cv::Mat& picture, const Extras& extras, const HeifKind& kind) {
    HeifWriter writer;
    if (!writer.canEncode())
        return {};
    return writer.encode(picture, extras, kind);
}

}  // namespace concord::vision
