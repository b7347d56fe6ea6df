#include "vision/codecs/rewrite_jpeg.h"

#include "vision/codecs/decode.h"
#include "vision/codecs/jpeg_destination.h"

#include <cstdio>  // jpeglib.h needs it before itself

#include <jpeglib.h>

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstdlib>

namespace concord::vision {

namespace {

// Real progressive photos have about ten passes.
constexpr int maxPasses = 64;
constexpr std::array<unsigned char, 6> exifPrefix{'E', 'x', 'i', 'f', 0, 0};

struct ErrorManager {
    jpeg_error_mgr base{};
    std::jmp_buf escape{};
};

[[noreturn]] void onError(j_common_ptr info) { std::longjmp(reinterpret_cast<ErrorManager*>(info->err)->escape, 1); }

// Ignores warnings: damage is copied as it is.
void onMessage(j_common_ptr, int) {}

void onProgress(j_common_ptr info) {
    if (info->is_decompressor != 0 && reinterpret_cast<j_decompress_ptr>(info)->input_scan_number > maxPasses) {
        onError(info);
    }
}

bool startsAsExif(Bytes data) {
    return data.size() >= exifPrefix.size() && std::ranges::equal(data.first(exifPrefix.size()), exifPrefix);
}

// libjpeg reports errors by longjmp, so functions of this class that call it must not have locals with destructors.
class JpegRewriter {
public:
    JpegRewriter() {
        jpeg_std_error(&m_errors.base);
        m_errors.base.error_exit = onError;
        m_errors.base.emit_message = onMessage;
        m_progress.progress_monitor = onProgress;
        m_from.err = &m_errors.base;
        m_to.err = &m_errors.base;
    }
    ~JpegRewriter() {
        jpeg_destroy_compress(&m_to);  // first, as it uses the coefficients of m_from
        jpeg_destroy_decompress(&m_from);
        std::free(m_profile);  // allocated by libjpeg with malloc
    }
    JpegRewriter(const JpegRewriter&) = delete;
    JpegRewriter& operator=(const JpegRewriter&) = delete;

    bool readHeader(Bytes file) {
        if (setjmp(m_errors.escape) != 0) {
            return false;
        }
        jpeg_create_decompress(&m_from);
        m_from.progress = &m_progress;
        jpeg_mem_src(&m_from, file.data(), file.size());
        jpeg_save_markers(&m_from, JPEG_APP0 + 1, 0xffff);
        jpeg_save_markers(&m_from, JPEG_APP0 + 2, 0xffff);
        jpeg_read_header(&m_from, TRUE);
        jpeg_read_icc_profile(&m_from, &m_profile, &m_profileLength);
        return true;
    }

    JpegMetadata metadata() const {
        JpegMetadata metadata;
        for (jpeg_saved_marker_ptr marker = m_from.marker_list; marker != nullptr; marker = marker->next) {
            const Bytes data(marker->data, marker->data_length);
            if (marker->marker == JPEG_APP0 + 1 && startsAsExif(data)) {
                metadata.exif.assign(data.begin(), data.end());
                break;
            }
        }
        if (m_profile != nullptr) {
            metadata.iccProfile.assign(m_profile, m_profile + m_profileLength);
        }
        return metadata;
    }

    // exif: with its prefix, or empty.
    bool write(Bytes exif, Bytes profile) {
        if (setjmp(m_errors.escape) != 0) {
            return false;
        }
        jvirt_barray_ptr* const coefficients = jpeg_read_coefficients(&m_from);
        m_hadTrailingData = m_from.src->bytes_in_buffer > 0;
        jpeg_create_compress(&m_to);
        m_to.dest = &m_destination;
        jpeg_copy_critical_parameters(&m_from, &m_to);
        if (m_from.num_components == 4) {
            m_to.write_Adobe_marker = m_from.saw_Adobe_marker;  // readers invert the inks if it is there
        }
        m_to.density_unit = 0;
        m_to.X_density = 1;
        m_to.Y_density = 1;
        m_to.optimize_coding = TRUE;
        jpeg_write_coefficients(&m_to, coefficients);
        if (!exif.empty()) {
            jpeg_write_marker(&m_to, JPEG_APP0 + 1, exif.data(), static_cast<unsigned>(exif.size()));
        }
        if (!profile.empty()) {
            jpeg_write_icc_profile(&m_to, profile.data(), static_cast<unsigned>(profile.size()));
        }
        jpeg_finish_compress(&m_to);
        return true;
    }

    const jpeg_decompress_struct& from() const { return m_from; }
    RewrittenJpeg result() const { return {m_destination.file(), m_hadTrailingData}; }

private:
    jpeg_decompress_struct m_from{};
    jpeg_compress_struct m_to{};
    jpeg_progress_mgr m_progress{};
    ErrorManager m_errors;
    JpegDestination m_destination;
    unsigned char* m_profile = nullptr;
    unsigned m_profileLength = 0;
    bool m_hadTrailingData = false;
};

}  // namespace

std::optional<RewrittenJpeg> rewriteJpeg(
    Bytes file, const std::function<std::optional<JpegMetadata>(const JpegMetadata& old)>& change) {
    JpegRewriter rewriter;
    if (!rewriter.readHeader(file)) {
        return {};
    }
    requireReasonableSize(rewriter.from().image_width, rewriter.from().image_height, {});
    std::optional<JpegMetadata> metadata = change(rewriter.metadata());
    if (!metadata) {
        return {};
    }
    std::vector<unsigned char>& exif = metadata->exif;
    if (!exif.empty() && !startsAsExif(exif)) {
        exif.insert(exif.begin(), exifPrefix.begin(), exifPrefix.end());
    }
    if (!rewriter.write(exif, metadata->iccProfile)) {
        return {};
    }
    return rewriter.result();
}

}  // namespace concord::vision
