#include "vision/reading/memory_pages.h"

#include <cstdlib>  // defines __GLIBC__

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cstddef>
#include <memory>
#include <new>
#endif

namespace concord::vision {

#ifdef __GLIBC__

namespace {

constexpr int mebibyte = 1 << 20;
constexpr int largestBlock = 32 * mebibyte;  // that can be kept: the limit of M_MMAP_THRESHOLD

std::atomic<bool> isNextReadingFirst = false;

}  // namespace

void keepFreedMemory() {
    mallopt(M_MMAP_THRESHOLD, largestBlock);
    mallopt(M_TRIM_THRESHOLD, 128 * mebibyte);
    isNextReadingFirst = true;
}

void getPagesAtOnce() {
#ifdef MADV_POPULATE_WRITE
    constexpr std::size_t usualNeed = std::size_t{31} * mebibyte;  // of a reading, including the pixels
    static_assert(usualNeed < largestBlock);
    if (!isNextReadingFirst.exchange(false)) {
        return;
    }
    const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    const std::unique_ptr<std::byte[]> block(new (std::nothrow) std::byte[usualNeed]);
    void* start = block.get();
    std::size_t size = usualNeed;
    if (block && std::align(page, page, start, size) != nullptr) {
        madvise(start, size / page * page, MADV_POPULATE_WRITE);  // without success, the pages come one by one
    }
#endif
}

#else

void keepFreedMemory() {}

void getPagesAtOnce() {}

#endif

}  // namespace concord::vision
