#include "scoring/table/document_head.h"

#include "scoring/json/json_expect.h"

namespace concord {

JsonValue expectGameFormat(const JsonValue& root) {
    expectObject(root);
    requireText(root, "format", "concord-game");
    requireVersion1(root);
    return require(root, "game");
}

}  // namespace concord
