#include "vision/ingest.h"
#include "scoring/input_error.h"

#include <gtest/gtest.h>

namespace concord::vision {
namespace {

TEST(Ingest, EmptyFileIsRefused) { EXPECT_THROW(ingest({}), InputError); }

}  // namespace
}  // namespace concord::vision
