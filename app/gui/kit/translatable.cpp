#include "app/gui/kit/translatable.h"

#include "app/text/words.h"

#include <QCoreApplication>

#include <string_view>

namespace concord::gui {

Translatable Translatable::of(const Message& message) {
    Translatable text{"Message", message.text};
    for (const std::string& arg : message.args) {
        text.args << QString::fromStdString(arg);
    }
    for (const Message& part : message.parts) {
        text.parts.push_back(of(part));
    }
    return text;
}

QString Translatable::operator()() const {
    QStringList inserted = args;
    for (const Translatable& part : parts) {
        inserted << part();
    }
    return words::inserted(QCoreApplication::translate(context, text, remark, count.value_or(-1)), inserted);
}

bool operator==(const Translatable& one, const Translatable& other) {
    return std::string_view(one.context) == other.context && std::string_view(one.text) == other.text &&
           one.args == other.args && one.parts == other.parts && one.count == other.count;
}

Translatable sentences(const Translatable& first, const Translatable& second) {
    return {"", "%1 %2", {}, {first, second}};
}

}  // namespace concord::gui
