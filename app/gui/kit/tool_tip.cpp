#include "app/gui/kit/tool_tip.h"

#include <QTextDocument>

namespace concord::gui {

QString plainToolTip(const QString& text) { return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text; }

}  // namespace concord::gui
