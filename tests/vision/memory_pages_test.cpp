#include "vision/reading/memory_pages.h"

#include <gtest/gtest.h>

#include <sys/mman.h>
#include <sys/resource.h>

#include <cstddef>
#include <vector>

namespace concord::vision {
namespace {

long faults() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_minflt;
}

// The faults caused by writing to new memory.
long faultsOfNewMemory() {
    const long before = faults();
    const std::vector<std::byte> memory(std::size_t{20} << 20);
    EXPECT_EQ(memory.back(), std::byte{0});
    return faults() - before;
}

TEST(MemoryPages, ArriveAtOnceBeforeTheFirstReading) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(MADV_POPULATE_WRITE)
    GTEST_SKIP() << "the memory is not glibc's, or the system cannot be asked for many pages at once";
#endif
    void* page = mmap(nullptr, 1, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    const bool canPopulate = madvise(page, 1, MADV_POPULATE_WRITE) == 0;
    munmap(page, 1);
    if (!canPopulate) {
        GTEST_SKIP() << "the system cannot be asked for many pages at once";
    }
    constexpr long most = 100;  // of about 5000
    getPagesAtOnce();
    EXPECT_GT(faultsOfNewMemory(), most) << "what is freed would not be kept";
    keepFreedMemory();
    getPagesAtOnce();
    EXPECT_LT(faultsOfNewMemory(), most);
}

}  // namespace
}  // namespace concord::vision
