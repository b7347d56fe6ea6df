// A photo without anything that says where, when, by whom and with which camera it was taken, to be given away.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace concord::vision {

// What the data beside a picture can reveal.
enum class PrivateData : std::uint8_t {
    Place,         // GPS positions, place names
    Owner,         // of the camera, the photographer, the holder of rights
    SerialNumber,  // of the camera, of its lens, of the picture
    Date,
    Camera,       // its make, model and software
    MakerNotes,   // what each maker writes in a way of its own
    Preview,      // a small copy of the picture, which may show what was cut off
    Notes,        // texts: XMP, IPTC, comments, other segments that are not part of the picture
    MorePictures  // after the picture: another one, a depth map, a film
};
inline constexpr int privateDataKinds = 9;

struct CleanPhoto {
    // Holds the picture and, where they are known, as EXIF its orientation, focal length, focal length as of 35 mm film
    // and size at the time of taking; and the numbers of a colour profile that its colours need. Unless it is
    // reencoded, the coefficients of a JPEG stay as they are, so that it decodes to the same pixels.
    std::vector<unsigned char> jpeg;
    std::vector<PrivateData> takenOut;  // what was found, each once and in the order above; of HEIC unknown
    bool isReencoded = false;           // another format, or a JPEG that cannot be rewritten as it is

    friend bool operator==(const CleanPhoto&, const CleanPhoto&) = default;
};

// Throws InputError for what ingest() refuses, except a JPEG that is cut off or damaged but can still be rewritten.
CleanPhoto cleanPhoto(std::span<const unsigned char> photo);

// The same without the decoder's process, which cleanPhoto() uses if there is one (decoder_process.h).
CleanPhoto cleanPhotoInProcess(std::span<const unsigned char> photo);

}  // namespace concord::vision
