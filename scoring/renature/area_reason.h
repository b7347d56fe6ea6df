// Why an area is decided as it is.
#pragma once

#include "scoring/renature/area.h"
#include "scoring/renature/reason.h"

namespace concord::renature {

// First the colours that drop out because they are equal, the strongest first; then who is first, second and behind,
// with what each takes or loses. outcome: of this area.
std::vector<Reason> areaReasons(const Area& area, const AreaOutcome& outcome);

}  // namespace concord::renature
