// JPEG with libjpeg-turbo. For a truncated JPEG, OpenCV 4.6 returns a picture of full size: cv::imdecode repeats the
// last row down to the bottom, cv::imread leaves gray there, and neither reports it (a warning goes to standard error
// at best). Here libjpeg's warnings are handled: the first one that costs pixels shows how much of the picture is
// valid.
//
// Huffman-coded data have no checksum. Damage is noticed as an invalid code or as too few or too many data for the
// picture; a few wrong bits that cause neither cannot be detected.
#include "vision/codecs/decode.h"

#include <cstdio>  // jpeglib.h needs it before itself

#include <jerror.h>
#include <jpeglib.h>

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstdlib>

namespace concord::vision {

namespace {

// A picture that lacks at most this fraction of its rows is read with a warning.
constexpr double tolerableLoss = 0.02;
// Real progressive photos have about ten passes; each can take as long to decode as the whole picture.
constexpr int maxPasses = 64;

enum class Fault { None, Fatal, TooManyPasses, CutOff, Damaged };

struct ErrorManager {
    jpeg_error_mgr base;
    std::jmp_buf escape;
    Fault fault = Fault::None;
    std::array<char, JMSG_LENGTH_MAX> text{};
    double fractionRead = 0;  // of the rows, before the fault, [0, 1]
    bool endMissing = false;  // the file ends before its end marker; this alone costs no pixels
};

ErrorManager& managerOf(j_common_ptr info) { return *reinterpret_cast<ErrorManager*>(info->err); }

[[noreturn]] void giveUp(j_common_ptr info, Fault fault) {
    ErrorManager& manager = managerOf(info);
    manager.fault = fault;
    info->err->format_message(info, manager.text.data());
    std::longjmp(manager.escape, 1);
}

void onError(j_common_ptr info) { giveUp(info, managerOf(info).endMissing ? Fault::CutOff : Fault::Fatal); }

// Whether the last pass over every coefficient has at least begun. False for a picture that is not progressive: libjpeg
// does not keep track of its passes.
bool allPassesArrived(const jpeg_decompress_struct& info) {
    if (info.coef_bits == nullptr)
        return false;
    return std::all_of(info.coef_bits, info.coef_bits + info.num_components, [](const int(&bits)[DCTSIZE2]) {
        return std::all_of(std::begin(bits), std::end(bits), [](int bit) { return bit == 0; });
    });
}

// Fraction of the picture's rows that is complete, [0, 1]; 0 while whole passes are missing or may be.
double completeFraction(jpeg_decompress_struct& jpeg) {
    if (jpeg.total_iMCU_rows == 0 || (jpeg_has_multiple_scans(&jpeg) != 0 && !allPassesArrived(jpeg)))
        return 0;
    return static_cast<double>(jpeg.input_iMCU_row) / jpeg.total_iMCU_rows;
}

// Level -1 is a warning; higher levels are traces. The first warning that costs pixels decides.
void onMessage(j_common_ptr info, int level) {
    if (level >= 0 || !info->is_decompressor)
        return;
    auto& jpeg = *reinterpret_cast<j_decompress_ptr>(info);
    ErrorManager& manager = managerOf(info);
    const int code = info->err->msg_code;
    if (code == JWRN_JPEG_EOF)
        manager.endMissing = true;  // libjpeg looks ahead: if bits are missing too, the next warning says so
    const bool stray = code == JWRN_EXTRANEOUS_DATA && jpeg.total_iMCU_rows == 0;  // between the header's markers
    const bool harmless =
        stray || code == JWRN_JPEG_EOF || code == JWRN_JFIF_MAJOR || code == JWRN_ADOBE_XFORM || code == JWRN_BOGUS_ICC;
    if (harmless || manager.fault != Fault::None)
        return;
    const Fault fault = manager.endMissing ? Fault::CutOff : Fault::Damaged;
    manager.fractionRead = completeFraction(jpeg);
    if (manager.fractionRead < 1 - tolerableLoss)
        giveUp(info, fault);
    manager.fault = fault;
}

void onProgress(j_common_ptr info) {
    if (reinterpret_cast<j_decompress_ptr>(info)->input_scan_number > maxPasses)
        giveUp(info, Fault::TooManyPasses);
}

// libjpeg reports errors by longjmp, so functions of this class that call it must not have locals with destructors.
class JpegReader {
public:
    JpegReader() {
        m_info.err = jpeg_std_error(&m_errors.base);
        m_errors.base.error_exit = onError;
        m_errors.base.emit_message = onMessage;
        m_progress.progress_monitor = onProgress;
    }
    ~JpegReader() { jpeg_destroy_decompress(&m_info); }
    JpegReader(const JpegReader&) = delete;
    JpegReader& operator=(const JpegReader&) = delete;

    bool readHeader(Bytes file) {
        if (setjmp(m_errors.escape) != 0)
            return false;
        jpeg_create_decompress(&m_info);
        m_info.progress = &m_progress;
        jpeg_mem_src(&m_info, file.data(), file.size());
        jpeg_save_markers(&m_info, JPEG_APP0 + 1, 0xffff);
        jpeg_save_markers(&m_info, JPEG_APP0 + 2, 0xffff);
        jpeg_read_header(&m_info, TRUE);
        return true;
    }

    bool startPixels(int reduction) {
        if (setjmp(m_errors.escape) != 0)
            return false;
        m_info.scale_num = 1;
        m_info.scale_denom = static_cast<unsigned>(reduction);
        if (m_info.num_components == 1)
            m_info.out_color_space = JCS_GRAYSCALE;
        else
            m_info.out_color_space = m_info.num_components == 4 ? JCS_CMYK : JCS_EXT_BGR;
        jpeg_start_decompress(&m_info);  // reads all passes of a multi-pass picture
        const bool passesMissing = jpeg_has_multiple_scans(&m_info) != 0 && !allPassesArrived(m_info);
        if (m_errors.endMissing && passesMissing)
            giveUp(reinterpret_cast<j_common_ptr>(&m_info), Fault::CutOff);
        return true;
    }

    bool readPixels(cv::Mat& pixels) {
        if (setjmp(m_errors.escape) != 0)
            return false;
        while (m_info.output_scanline < m_info.output_height) {
            unsigned char* row = pixels.ptr(static_cast<int>(m_info.output_scanline));
            jpeg_read_scanlines(&m_info, &row, 1);
        }
        jpeg_finish_decompress(&m_info);  // reads up to the end marker; warns if there is none
        return true;
    }

    bool readProfile(unsigned char** data, unsigned* length) {
        if (setjmp(m_errors.escape) != 0)
            return false;
        return jpeg_read_icc_profile(&m_info, data, length) != 0;
    }

    const jpeg_decompress_struct& info() const { return m_info; }
    const ErrorManager& errors() const { return m_errors; }

private:
    jpeg_decompress_struct m_info{};
    jpeg_progress_mgr m_progress{};
    ErrorManager m_errors{};
};

[[noreturn]] void refuseFault(const ErrorManager& errors) {
    const std::string percent = std::to_string(static_cast<int>(100 * errors.fractionRead));
    switch (errors.fault) {
        case Fault::CutOff:
            if (percent == "0")
                refuseCutOff("JPEG");
            refuse(
                {CONCORD_TEXT("the JPEG file breaks off after %1 % of the picture; copy the photo again"), {percent}});
        case Fault::TooManyPasses:
            refuse({CONCORD_TEXT("the JPEG file draws its picture in more than %1 passes; save it anew"),
                    {std::to_string(maxPasses)}});
        default:
            refuseDamaged("JPEG", errors.text.data());
    }
}

// Without an end marker, a file that ends in one repeated byte is a copy with its full length but not all its contents.
// Zeros decode as valid data, so it does not matter how many rows were read.
bool endsInFilling(Bytes file) {
    constexpr std::size_t filling = 512;
    if (file.size() < filling)
        return false;
    const Bytes tail = file.last(filling);
    return std::ranges::all_of(tail, [first = tail.front()](unsigned char byte) { return byte == first; });
}

ExifFacts exifOf(const jpeg_decompress_struct& info) {
    constexpr std::array<unsigned char, 6> prefix{'E', 'x', 'i', 'f', 0, 0};
    for (jpeg_saved_marker_ptr marker = info.marker_list; marker != nullptr; marker = marker->next) {
        const Bytes data(marker->data, marker->data_length);
        if (marker->marker == JPEG_APP0 + 1 && data.size() > prefix.size() &&
            std::ranges::equal(data.first(prefix.size()), prefix))
            return readExif(data);
    }
    return {};
}

std::vector<unsigned char> profileOf(JpegReader& reader) {
    unsigned char* data = nullptr;
    unsigned length = 0;
    if (!reader.readProfile(&data, &length))
        return {};
    std::vector<unsigned char> profile(data, data + length);
    std::free(data);  // allocated by libjpeg with malloc
    return profile;
}

Warning lossWarning(const ErrorManager& errors) {
    if (errors.endMissing)
        return {"photo-cut-short", {CONCORD_TEXT("the JPEG file lacks its end; the lowest rows may be missing"), {}}};
    return {"photo-damaged", {CONCORD_TEXT("the JPEG file is damaged; parts of the picture may be wrong"), {}}};
}

}  // namespace

Decoded decodeJpeg(Bytes file, const IngestOptions& options) {
    JpegReader reader;
    if (!reader.readHeader(file))
        refuseFault(reader.errors());
    const jpeg_decompress_struct& info = reader.info();
    requireReasonableSize(info.image_width, info.image_height, options);

    Decoded decoded;
    decoded.storedSize = cv::Size(static_cast<int>(info.image_width), static_cast<int>(info.image_height));
    decoded.reduction = chooseReduction(decoded.storedSize, options);
    decoded.exif = exifOf(info);
    decoded.iccProfile = profileOf(reader);
    if (!reader.startPixels(decoded.reduction))
        refuseFault(reader.errors());
    decoded.pixels.create(static_cast<int>(info.output_height), static_cast<int>(info.output_width),
                          CV_8UC(info.output_components));
    if (!reader.readPixels(decoded.pixels))
        refuseFault(reader.errors());

    const ErrorManager& errors = reader.errors();
    if (errors.endMissing && endsInFilling(file))
        refuseCutOff("JPEG");
    if (errors.endMissing || errors.fault != Fault::None)
        decoded.warnings.push_back(lossWarning(errors));
    if (info.num_components == 4) {
        decoded.colourModel = ColourModel::Cmyk;
        if (info.saw_Adobe_marker != 0)  // Adobe stores CMYK inverted
            decoded.pixels = cv::Scalar::all(255) - decoded.pixels;
    }
    return decoded;
}

}  // namespace concord::vision
