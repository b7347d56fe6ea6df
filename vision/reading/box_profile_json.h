// A BoxProfile as `concord-box` JSON (docs/formats.md).
#pragma once

#include "vision/stacks/box_profile.h"

#include <string>
#include <string_view>

namespace concord::vision {

std::string boxToJson(const BoxProfile& profile);

// Safe for untrusted texts: throws InputError for anything but a valid profile, also for too many boards.
BoxProfile boxFromJson(std::string_view json);

}  // namespace concord::vision
