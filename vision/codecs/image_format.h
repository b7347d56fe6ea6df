// Detects a file's format from its first bytes only, as file names can be wrong.
#pragma once

#include "scoring/json/message.h"

#include <optional>
#include <span>

namespace concord::vision {

enum class ImageFormat { Jpeg, Png, Webp, Tiff, Heif };

// "JPEG", "PNG", "WebP", "TIFF" or "HEIF".
const char* name(ImageFormat format);

std::optional<ImageFormat> sniffFormat(std::span<const unsigned char> file);

// Why a file of another format is refused, in plain words: "this is a text file, not a photo: expected ...".
Message whyNoPhoto(std::span<const unsigned char> file);

}  // namespace concord::vision
