// Answers as the library sends them.
#pragma once

#include "app/gui/phone/http_types.h"

struct MHD_Response;

namespace concord::gui {

// Null if there is no memory left.
MHD_Response* responseOf(const HttpAnswer& answer);
// What browsers must not do with an answer: run other scripts, frame it, keep it, tell others where it came from.
void addSafety(MHD_Response* response);

}  // namespace concord::gui
