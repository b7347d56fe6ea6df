// A text for the user that is put into words when it is shown, so that it follows changes of the language:
//     m_messages->showProblem([name] { return tr("There is a player called %1 already.").arg(name); });
#pragma once

#include <QString>

#include <functional>

namespace concord::gui {

using Wording = std::function<QString()>;  // empty: no text

}  // namespace concord::gui
