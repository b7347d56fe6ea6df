// A text for people as its English template and what is inserted into it, so that the window and every phone can show
// it in a language of their own. It can be used as a Wording. An example:
//     photo.why = {"PhotoReader", QT_TRANSLATE_NOOP("PhotoReader", "%1 could not be read: %2"), {name, why}};
#pragma once

#include "scoring/json/message.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace concord::gui {

struct Translatable {
    const char* context = "";
    const char* text = "";  // with %1, %2 ... for the arguments, then for the parts, and %n for the count
    QStringList args = {};  // names and numbers, never translated
    std::vector<Translatable> parts = {};  // translated too
    std::optional<int> count = {};         // chooses the plural form
    const char* remark = nullptr;          // the catalogue's comment for translators, by which it is looked up too

    static Translatable of(const Message& message);
    static Translatable verbatim(const QString& text) { return {"", "%1", {text}}; }

    explicit operator bool() const { return *text != '\0'; }  // whether there is a text at all
    QString operator()() const;                               // in the language of the window

    friend bool operator==(const Translatable& one, const Translatable& other);
};

// Both sentences, one after the other.
Translatable sentences(const Translatable& first, const Translatable& second);

}  // namespace concord::gui
