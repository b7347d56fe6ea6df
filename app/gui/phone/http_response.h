// Answers as the library sends them.
#pragma once

#include "app/gui/phone/http_types.h"
#include "app/phone/messages/replies.h"

struct MHD_Response;

namespace concord::gui {

// Why a request is refused, as a sentence for the person at the phone.
HttpAnswer refusal(phone::Refusal why, int status);
// Null if there is no memory left.
MHD_Response* responseOf(const HttpAnswer& answer);
// What browsers must not do with an answer: run other scripts, frame it, keep it, tell others where it came from.
void addSafety(MHD_Response* response);

}  // namespace concord::gui
