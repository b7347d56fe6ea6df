#include "app/gui/phone/phone_texts.h"

namespace concord::gui {

phone::Text textOf(const Translatable& text) {
    phone::Text message{text.text, {}, {}, text.count};
    for (const QString& arg : text.args) {
        message.args.push_back(arg.toStdString());
    }
    for (const Translatable& part : text.parts) {
        message.parts.push_back(textOf(part));
    }
    return message;
}

}  // namespace concord::gui
