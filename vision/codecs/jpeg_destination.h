// Where libjpeg writes a file: memory that belongs to this object, whether or not the writing succeeds. jpeg_mem_dest
// hands over its buffer only at the end; after an error it is unknown which buffer must be freed.
#pragma once

#include <cstdio>  // jpeglib.h needs it before itself

#include <jpeglib.h>

#include <cstddef>
#include <vector>

namespace concord::vision {

// The `dest` of a jpeg_compress_struct. Lack of memory becomes an error of libjpeg.
class JpegDestination : public jpeg_destination_mgr {
public:
    JpegDestination();
    JpegDestination(const JpegDestination&) = delete;
    JpegDestination& operator=(const JpegDestination&) = delete;

    // Complete once jpeg_finish_compress() has returned.
    const std::vector<unsigned char>& file() const { return m_file; }

private:
    static JpegDestination& of(j_compress_ptr jpeg) { return *static_cast<JpegDestination*>(jpeg->dest); }
    static void onStart(j_compress_ptr jpeg);
    static boolean onFull(j_compress_ptr jpeg);
    static void onEnd(j_compress_ptr jpeg);
    static void growTo(j_compress_ptr jpeg, std::size_t size);

    std::vector<unsigned char> m_file;  // what was written, and room for more
};

}  // namespace concord::vision
