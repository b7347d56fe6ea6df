#include "scoring/table/document_head.h"

#include "scoring/json/json_expect.h"

namespace concord {

JsonValue expectGameFormat(const JsonValue& root) {
    expectObject(root);
    requireText(root, "format", "concord-game");
    const JsonValue version = require(root, "version");
    if (version.kind() != JsonValue::Kind::Number || version.whole() != 1) {
        version.complainGot(CONCORD_TEXT("expected version 1, got %1"));
    }
    return require(root, "game");
}

}  // namespace concord
