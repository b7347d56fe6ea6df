#include "entry.h"

#include "scoring/pretty_json.h"

namespace concord::record {

std::string documentWithRecord(const Entry& entry, bool pretty) {
    std::string text = entry.document;
    const std::string record = recordToJson(entry.record);
    if (!record.empty()) {
        text.pop_back();
        text.append(text == "{" ? "" : ",").append("\"record\":").append(record).append("}");
    }
    return pretty ? prettyJson(text) : text;
}

}  // namespace concord::record
