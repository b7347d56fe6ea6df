// A photo to be given away, without anything that says where, when, by whom and with which camera it was taken.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace concord::vision {

// What the data beside a picture can reveal.
enum class PrivateData : std::uint8_t {
    Place,         // GPS data; place names in XMP and IPTC count as Notes
    Owner,         // of the camera, the photographer, the holder of rights
    SerialNumber,  // of the camera, of its lens, of the picture
    Date,
    Camera,       // its make, model, software and lens
    MakerNotes,   // what each maker writes in its own format
    Preview,      // a small copy of the picture, which may show what was cut off
    Notes,        // texts: XMP, IPTC, comments, other segments that are not part of the picture
    MorePictures  // after the picture: another picture, a depth map, a film
};
inline constexpr int privateDataKinds = 9;

struct CleanPhoto {
    // The picture; as EXIF, where known, its orientation, focal length, 35 mm equivalent focal length and size when it
    // was taken; and the numbers of a colour profile that its colours need. The coefficients of a JPEG stay as they
    // are, so that it decodes to the same pixels. A reencoded picture is sRGB, and its EXIF has at most the orientation
    // and the 35 mm equivalent focal length.
    std::vector<unsigned char> jpeg;
    std::vector<PrivateData> takenOut;  // what was found, each kind once, in the order above; not known for HEIC: empty
    bool isReencoded = false;           // another format, or a JPEG that cannot be rewritten as it is

    friend bool operator==(const CleanPhoto&, const CleanPhoto&) = default;
};

// Throws InputError for what ingest() refuses, except a JPEG that is cut off or damaged but can still be rewritten.
CleanPhoto cleanPhoto(std::span<const unsigned char> photo);

// The same without the decoder's process, which cleanPhoto() uses if there is one (decoder_process.h).
CleanPhoto cleanPhotoInProcess(std::span<const unsigned char> photo);

}  // namespace concord::vision
