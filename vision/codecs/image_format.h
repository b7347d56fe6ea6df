// Detects a file's format from its first bytes only, as file names can be wrong.
#pragma once

#include <optional>
#include <span>
#include <string>

namespace concord::vision {

enum class ImageFormat { Jpeg, Png, Webp, Tiff, Heif };

// "JPEG", "PNG", "WebP", "TIFF" or "HEIF".
const char* name(ImageFormat format);

std::optional<ImageFormat> sniffFormat(std::span<const unsigned char> file);

// For an error message: "a GIF picture", "a PDF document" or the first bytes in hexadecimal.
std::string describeOther(std::span<const unsigned char> file);

}  // namespace concord::vision
