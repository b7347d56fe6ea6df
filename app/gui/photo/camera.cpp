#include "app/gui/photo/camera.h"

namespace concord::gui {

QString Camera::whyNone() const { return tr("No camera was found."); }

}  // namespace concord::gui
