#include "vision/reading/freed_memory.h"

#include <cstdlib>  // defines __GLIBC__

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace concord::vision {

void keepFreedMemory() {
#ifdef __GLIBC__
    constexpr int mebibyte = 1 << 20;
    mallopt(M_MMAP_THRESHOLD, 32 * mebibyte);  // the highest that is possible
    mallopt(M_TRIM_THRESHOLD, 128 * mebibyte);
#endif
}

}  // namespace concord::vision
