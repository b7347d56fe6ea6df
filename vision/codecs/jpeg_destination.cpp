#include "vision/codecs/jpeg_destination.h"

#include <jerror.h>

#include <new>

namespace concord::vision {

JpegDestination::JpegDestination() : jpeg_destination_mgr{} {
    init_destination = onStart;
    empty_output_buffer = onFull;
    term_destination = onEnd;
}

void JpegDestination::onStart(j_compress_ptr jpeg) {
    constexpr std::size_t firstSize = 4096;
    of(jpeg).m_file.clear();
    growTo(jpeg, firstSize);
}

boolean JpegDestination::onFull(j_compress_ptr jpeg) {
    growTo(jpeg, 2 * of(jpeg).m_file.size());
    return TRUE;
}

void JpegDestination::onEnd(j_compress_ptr jpeg) {
    JpegDestination& destination = of(jpeg);
    destination.m_file.resize(destination.m_file.size() - destination.free_in_buffer);
}

// No exception may pass through libjpeg, which is C. It reports errors by longjmp, which must not leave a catch block.
void JpegDestination::growTo(j_compress_ptr jpeg, std::size_t size) {
    JpegDestination& destination = of(jpeg);
    const std::size_t written = destination.m_file.size();
    bool isOutOfMemory = false;
    try {
        destination.m_file.resize(size);
    } catch (const std::bad_alloc&) {
        isOutOfMemory = true;
    }
    if (isOutOfMemory) {
        jpeg->err->msg_code = JERR_OUT_OF_MEMORY;
        jpeg->err->msg_parm.i[0] = 0;
        jpeg->err->error_exit(reinterpret_cast<j_common_ptr>(jpeg));
    }
    destination.next_output_byte = destination.m_file.data() + written;
    destination.free_in_buffer = size - written;
}

}  // namespace concord::vision
