#include "vision/codecs/encode.h"

#include "scoring/json/input_error.h"
#include "vision/codecs/jpeg_destination.h"

#include <cstdio>  // jpeglib.h needs it before itself

#include <jerror.h>
#include <jpeglib.h>
#include <png.h>
#include <zlib.h>

#include <array>
#include <csetjmp>
#include <new>

namespace concord::vision {

namespace {

using FileBytes = std::vector<unsigned char>;

[[noreturn]] void refuse(const char* format, const std::string& why) {
    throw InputError({}, {CONCORD_TEXT("expected a picture that can be written as %1: %2"), {format, why}});
}

void requirePicture(const cv::Mat& picture) {
    CV_Assert(!picture.empty() && (picture.type() == CV_8UC1 || picture.type() == CV_8UC3));
}

// --- PNG ----------------------------------------------------------------------------------------

// libpng reports errors by longjmp, so functions of this class that call it must not have locals with destructors, and
// the callbacks must not throw.
class PngWriter {
public:
    PngWriter() = default;
    ~PngWriter() { png_destroy_write_struct(&m_png, &m_info); }
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;

    bool write(const cv::Mat& picture) {
        m_png = png_create_write_struct(PNG_LIBPNG_VER_STRING, this, onError, onWarning);
        m_info = m_png == nullptr ? nullptr : png_create_info_struct(m_png);
        if (m_info == nullptr) {
            m_outOfMemory = true;
            return false;
        }
        if (setjmp(m_escape) != 0) {
            return false;
        }
        png_set_write_fn(m_png, this, append, nullptr);
        // zlib's default, level 6, takes eight times as long, for a file that is an eighth smaller.
        png_set_filter(m_png, PNG_FILTER_TYPE_BASE, PNG_FILTER_SUB);
        png_set_compression_level(m_png, Z_BEST_SPEED);
        png_set_compression_strategy(m_png, Z_RLE);
        png_set_IHDR(m_png, m_info, static_cast<png_uint_32>(picture.cols), static_cast<png_uint_32>(picture.rows), 8,
                     picture.channels() == 1 ? PNG_COLOR_TYPE_GRAY : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                     PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        png_write_info(m_png, m_info);
        png_set_bgr(m_png);
        for (int y = 0; y < picture.rows; ++y) {
            png_write_row(m_png, picture.ptr(y));
        }
        png_write_end(m_png, m_info);
        return true;
    }

    FileBytes& file() { return m_file; }
    bool outOfMemory() const { return m_outOfMemory; }
    const char* error() const { return m_error.data(); }

private:
    static PngWriter& writerOf(png_structp png) { return *static_cast<PngWriter*>(png_get_error_ptr(png)); }

    [[noreturn]] static void onError(png_structp png, png_const_charp text) {
        PngWriter& writer = writerOf(png);
        std::snprintf(writer.m_error.data(), writer.m_error.size(), "%s", text);
        std::longjmp(writer.m_escape, 1);
    }
    static void onWarning(png_structp, png_const_charp) {}

    static void append(png_structp png, png_bytep bytes, png_size_t count) {
        PngWriter& writer = writerOf(png);
        try {
            writer.m_file.insert(writer.m_file.end(), bytes, bytes + count);
        } catch (const std::bad_alloc&) {
            writer.m_outOfMemory = true;
        }
        if (writer.m_outOfMemory) {
            png_error(png, "out of memory");
        }
    }

    png_structp m_png = nullptr;
    png_infop m_info = nullptr;
    std::jmp_buf m_escape{};
    FileBytes m_file;
    std::array<char, 128> m_error{};
    bool m_outOfMemory = false;
};

// --- JPEG ---------------------------------------------------------------------------------------

struct JpegErrors {
    jpeg_error_mgr base{};
    std::jmp_buf escape{};
    std::array<char, JMSG_LENGTH_MAX> text{};
    bool outOfMemory = false;
};

[[noreturn]] void onJpegError(j_common_ptr info) {
    auto& errors = *reinterpret_cast<JpegErrors*>(info->err);
    info->err->format_message(info, errors.text.data());
    errors.outOfMemory = info->err->msg_code == JERR_OUT_OF_MEMORY;
    std::longjmp(errors.escape, 1);
}

void onJpegMessage(j_common_ptr, int) {}

// The rules for longjmp are those of PngWriter.
class JpegWriter {
public:
    JpegWriter() {
        m_info.err = jpeg_std_error(&m_errors.base);
        m_errors.base.error_exit = onJpegError;
        m_errors.base.emit_message = onJpegMessage;
    }
    ~JpegWriter() { jpeg_destroy_compress(&m_info); }
    JpegWriter(const JpegWriter&) = delete;
    JpegWriter& operator=(const JpegWriter&) = delete;

    bool write(const cv::Mat& picture, int quality) {
        if (setjmp(m_errors.escape) != 0) {
            return false;
        }
        jpeg_create_compress(&m_info);
        m_info.dest = &m_destination;
        m_info.image_width = static_cast<JDIMENSION>(picture.cols);
        m_info.image_height = static_cast<JDIMENSION>(picture.rows);
        m_info.input_components = picture.channels();
        m_info.in_color_space = picture.channels() == 1 ? JCS_GRAYSCALE : JCS_EXT_BGR;
        jpeg_set_defaults(&m_info);
        jpeg_set_quality(&m_info, quality, TRUE);
        jpeg_start_compress(&m_info, TRUE);
        while (m_info.next_scanline < m_info.image_height) {
            // Not written to; libjpeg's interface lacks const.
            auto* row = const_cast<unsigned char*>(picture.ptr(static_cast<int>(m_info.next_scanline)));
            jpeg_write_scanlines(&m_info, &row, 1);
        }
        jpeg_finish_compress(&m_info);
        return true;
    }

    const FileBytes& file() const { return m_destination.file(); }
    const JpegErrors& errors() const { return m_errors; }

private:
    jpeg_compress_struct m_info{};
    JpegErrors m_errors;
    JpegDestination m_destination;
};

}  // namespace

FileBytes encodePng(const cv::Mat& picture) {
    requirePicture(picture);
    PngWriter writer;
    if (!writer.write(picture)) {
        if (writer.outOfMemory()) {
            throw std::bad_alloc();
        }
        refuse("PNG", writer.error());
    }
    return std::move(writer.file());
}

FileBytes encodeJpeg(const cv::Mat& picture, int quality) {
    requirePicture(picture);
    JpegWriter writer;
    if (!writer.write(picture, quality)) {
        if (writer.errors().outOfMemory) {
            throw std::bad_alloc();
        }
        refuse("JPEG", writer.errors().text.data());
    }
    return writer.file();
}

}  // namespace concord::vision
