// Texts of the window for phones, each of which shows them in a language of its own.
#pragma once

#include "app/gui/kit/translatable.h"
#include "app/phone/messages/text.h"

namespace concord::gui {

// Empty for an empty text.
phone::Text textOf(const Translatable& text);

}  // namespace concord::gui
