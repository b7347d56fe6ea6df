// What a person reads, put into words when it is shown, so that it follows the language while it stands there:
//     m_messages->showProblem([name] { return tr("There is a player called %1 already.").arg(name); });
#pragma once

#include <QString>

#include <functional>

namespace concord::gui {

using Wording = std::function<QString()>;  // empty: nothing to say

}  // namespace concord::gui
