// What is being done while a photo is read, in words.
#pragma once

#include "app/gui/kit/translatable.h"

#include "vision/reading/stage.h"

namespace concord::gui {

Translatable stageInWords(vision::Stage stage);

}  // namespace concord::gui
