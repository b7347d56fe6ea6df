#include "tests/vision/photo/photo_files.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>
#include <zlib.h>

#include <cmath>
#include <string_view>

namespace concord::vision {

namespace {

constexpr int columns = 4;
constexpr int rows = 3;

// Byte by byte: inserting the range here makes g++ 12 give a false overflow warning.
void append(FileBytes& to, const FileBytes& from) {
    for (const unsigned char byte : from)
        to.push_back(byte);
}
void append(FileBytes& to, std::string_view text) {
    for (const char c : text)
        to.push_back(static_cast<unsigned char>(c));
}

FileBytes numberBytes(std::uint64_t value, int bytes, bool bigEndian) {
    FileBytes result;
    for (int i = 0; i < bytes; ++i)
        result.push_back(static_cast<unsigned char>(value >> (8 * (bigEndian ? bytes - 1 - i : i))));
    return result;
}
FileBytes bigEndianBytes(std::uint64_t value, int bytes) { return numberBytes(value, bytes, true); }
FileBytes littleEndianBytes(std::uint64_t value, int bytes) { return numberBytes(value, bytes, false); }

// A TIFF directory, little-endian; entries must be added in the order of their tags. For data of more than four bytes,
// `value` is their offset in the file. Tags and types are the numbers of TIFF 6.0 and EXIF.
class Directory {
public:
    void add(int tag, int type, std::uint32_t count, std::uint64_t value) {
        append(m_entries, littleEndianBytes(static_cast<unsigned>(tag), 2));
        append(m_entries, littleEndianBytes(static_cast<unsigned>(type), 2));
        append(m_entries, littleEndianBytes(count, 4));
        append(m_entries, littleEndianBytes(value, 4));
        ++m_count;
    }
    void add(int tag, std::uint64_t value) { add(tag, value > 0xffff ? 4 : 3, 1, value); }
    FileBytes bytes() const {
        FileBytes result = littleEndianBytes(m_count, 2);
        append(result, m_entries);
        append(result, littleEndianBytes(0, 4));
        return result;
    }

private:
    FileBytes m_entries;
    unsigned m_count = 0;
};

FileBytes pngChunk(std::string_view type, const FileBytes& data) {
    FileBytes body;
    append(body, type);
    append(body, data);
    FileBytes chunk = bigEndianBytes(data.size(), 4);
    append(chunk, body);
    append(chunk, bigEndianBytes(crc32(0, body.data(), static_cast<uInt>(body.size())), 4));
    return chunk;
}

FileBytes riffChunk(std::string_view type, const FileBytes& data) {
    FileBytes chunk;
    append(chunk, type);
    append(chunk, littleEndianBytes(data.size(), 4));
    append(chunk, data);
    if (data.size() % 2 == 1)
        chunk.push_back(0);
    return chunk;
}

FileBytes deflated(const FileBytes& data) {
    auto length = compressBound(static_cast<uLong>(data.size()));
    FileBytes packed(length);
    compress(packed.data(), &length, data.data(), static_cast<uLong>(data.size()));
    packed.resize(length);
    return packed;
}

}  // namespace

const std::array<cv::Vec3b, 12> patchColours{
    cv::Vec3b{190, 120, 40}, {128, 128, 128}, {40, 80, 130},   {50, 150, 70},  {40, 200, 230}, {40, 40, 190},
    cv::Vec3b{0, 0, 0},      {255, 255, 255}, {170, 190, 200}, {220, 60, 220}, {200, 220, 30}, {64, 32, 16}};

cv::Mat drawnPhoto(cv::Size size, int type) {
    cv::Mat drawn(size, CV_8UC3);
    for (int i = 0; i < columns * rows; ++i) {
        const cv::Point from(i % columns * size.width / columns, i / columns * size.height / rows);
        const cv::Point to((i % columns + 1) * size.width / columns, (i / columns + 1) * size.height / rows);
        drawn(cv::Rect(from, to)) = patchColours.at(static_cast<std::size_t>(i));
    }
    cv::Mat picture = drawn;
    if (CV_MAT_CN(type) == 1)
        cv::cvtColor(drawn, picture, cv::COLOR_BGR2GRAY);
    if (CV_MAT_CN(type) == 4)
        cv::cvtColor(drawn, picture, cv::COLOR_BGR2BGRA);
    if (CV_MAT_DEPTH(type) == CV_16U)
        picture.convertTo(picture, CV_16U, 65535.0 / 255);
    return picture;
}

cv::Mat noisyPhoto(cv::Size size) {
    cv::Mat noise(size, CV_8UC3);
    cv::RNG random(7);
    random.fill(noise, cv::RNG::NORMAL, 0, 25);
    return drawnPhoto(size) + noise;
}

cv::Vec3d patchOf(const Photo& photo, int i) {
    const int width = photo.bgr.cols / columns;
    const int height = photo.bgr.rows / rows;
    const cv::Rect middle(i % columns * width + width / 4, i / columns * height + height / 4, std::max(width / 2, 1),
                          std::max(height / 2, 1));
    const cv::Scalar mean = cv::mean(photo.bgr(middle));
    return {mean[0], mean[1], mean[2]};
}

void expectPatches(const Photo& photo, double tolerance) {
    ASSERT_EQ(photo.bgr.type(), CV_8UC3);
    for (int i = 0; i < columns * rows; ++i) {
        const cv::Vec3d difference = patchOf(photo, i) - cv::Vec3d(patchColours.at(static_cast<std::size_t>(i)));
        EXPECT_LE(cv::norm(difference, cv::NORM_INF), tolerance) << "patch " << i << ": " << patchOf(photo, i);
    }
}

FileBytes exifBlock(int orientation, int focal35mm) {
    constexpr unsigned firstDirectory = 8;
    constexpr unsigned secondDirectory = firstDirectory + 2 + 2 * 12 + 4;
    Directory main;
    main.add(0x0112, static_cast<unsigned>(orientation));
    main.add(0x8769, 4, 1, secondDirectory);  // where the EXIF directory is
    Directory exif;
    exif.add(0xa405, static_cast<unsigned>(focal35mm));
    FileBytes block{'I', 'I', 42, 0};
    append(block, littleEndianBytes(firstDirectory, 4));
    append(block, main.bytes());
    append(block, exif.bytes());
    return block;
}

FileBytes jpegWith(const FileBytes& jpeg, const Extras& extras) {
    FileBytes result(jpeg.begin(), jpeg.begin() + 2);
    const auto segment = [&result](unsigned char marker, std::string_view prefix, const FileBytes& data) {
        if (data.empty())
            return;
        append(result, FileBytes{0xff, marker});
        append(result, bigEndianBytes(2 + prefix.size() + data.size(), 2));
        append(result, prefix);
        append(result, data);
    };
    segment(0xe1, std::string_view("Exif\0\0", 6), extras.exif);
    segment(0xe2, std::string_view("ICC_PROFILE\0\1\1", 14), extras.icc);
    result.insert(result.end(), jpeg.begin() + 2, jpeg.end());
    return result;
}

FileBytes jpegFile(const cv::Mat& picture, const Extras& extras, bool progressive) {
    FileBytes jpeg;
    cv::imencode(".jpg", picture, jpeg,
                 {cv::IMWRITE_JPEG_QUALITY, 95, cv::IMWRITE_JPEG_PROGRESSIVE, progressive ? 1 : 0});
    return jpegWith(jpeg, extras);
}

FileBytes pngFile(const cv::Mat& picture, const Extras& extras) {
    FileBytes png;
    cv::imencode(".png", picture, png);
    constexpr int endOfHeader = 8 + 12 + 13;
    FileBytes chunks;
    if (!extras.icc.empty()) {
        FileBytes data{'p', 0, 0};  // name, its end, compression method
        append(data, deflated(extras.icc));
        append(chunks, pngChunk("iCCP", data));
    }
    if (!extras.exif.empty())
        append(chunks, pngChunk("eXIf", extras.exif));
    png.insert(png.begin() + endOfHeader, chunks.begin(), chunks.end());
    return png;
}

FileBytes webpFile(const cv::Mat& picture, const Extras& extras) {
    FileBytes webp;
    cv::imencode(".webp", picture, webp, {cv::IMWRITE_WEBP_QUALITY, 101});  // above 100: lossless
    if (extras.icc.empty() && extras.exif.empty())
        return webp;
    const FileBytes image(webp.begin() + 12, webp.end());
    FileBytes header{static_cast<unsigned char>((extras.icc.empty() ? 0 : 0x20) | (extras.exif.empty() ? 0 : 0x08)), 0,
                     0, 0};
    append(header, littleEndianBytes(static_cast<unsigned>(picture.cols - 1), 3));
    append(header, littleEndianBytes(static_cast<unsigned>(picture.rows - 1), 3));
    FileBytes body;
    append(body, "WEBP");
    append(body, riffChunk("VP8X", header));
    if (!extras.icc.empty())
        append(body, riffChunk("ICCP", extras.icc));
    append(body, image);
    if (!extras.exif.empty())
        append(body, riffChunk("EXIF", extras.exif));
    return riffChunk("RIFF", body);
}

FileBytes tiffFile(const cv::Mat& picture) {
    FileBytes tiff;
    cv::imencode(".tiff", picture, tiff);
    return tiff;
}

FileBytes plainTiffFile(const cv::Mat& samples, int photometric, int orientation, const FileBytes& icc) {
    CV_Assert(samples.isContinuous());
    const auto channels = static_cast<unsigned>(samples.channels());
    const auto bits = static_cast<unsigned>(8 * samples.elemSize1());
    const unsigned entries = icc.empty() ? 10 : 11;
    constexpr unsigned directoryAt = 8;
    const unsigned bitsAt = directoryAt + 2 + entries * 12 + 4;
    const auto pixelsAt = bitsAt + 2 * channels;
    const auto pixelBytes = samples.total() * samples.elemSize();
    Directory directory;
    directory.add(256, static_cast<unsigned>(samples.cols));
    directory.add(257, static_cast<unsigned>(samples.rows));
    // Up to two 16-bit values are stored in the entry itself; a single channel fits.
    directory.add(258, 3, channels, channels == 1 ? bits : bitsAt);
    directory.add(259, 1);  // uncompressed
    directory.add(262, static_cast<unsigned>(photometric));
    directory.add(273, 4, 1, pixelsAt);  // a single strip
    directory.add(274, static_cast<unsigned>(orientation));
    directory.add(277, channels);
    directory.add(278, static_cast<unsigned>(samples.rows));  // rows per strip
    directory.add(279, 4, 1, pixelBytes);
    if (!icc.empty())
        directory.add(34675, 7, static_cast<std::uint32_t>(icc.size()), pixelsAt + pixelBytes);
    FileBytes tiff{'I', 'I', 42, 0};
    append(tiff, littleEndianBytes(directoryAt, 4));
    append(tiff, directory.bytes());
    for (unsigned channel = 0; channel < channels; ++channel)
        append(tiff, littleEndianBytes(bits, 2));
    tiff.insert(tiff.end(), samples.data, samples.data + pixelBytes);
    append(tiff, icc);
    return tiff;
}

}  // namespace concord::vision
