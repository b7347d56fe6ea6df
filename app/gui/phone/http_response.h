// Answers in the form in which libmicrohttpd sends them.
#pragma once

#include "app/gui/phone/http_types.h"
#include "app/phone/messages/replies.h"

struct MHD_Response;

namespace concord::gui {

// Why a request is refused, as a sentence for the person at the phone.
HttpAnswer refusal(phone::Refusal why, int status);
// Null if there is no memory left.
MHD_Response* responseOf(const HttpAnswer& answer);
// Forbids browsers to run foreign scripts on the page, to show it in a frame, to store it, and to tell other sites its
// address.
void addSecurityHeaders(MHD_Response* response);

}  // namespace concord::gui
