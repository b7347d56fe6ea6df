// Why points were given or denied: sentences stored as English templates with colours and numbers, so that the app can
// translate templates and the names of colours.
#pragma once

#include "scoring/json/message.h"
#include "scoring/renature/plants.h"

#include <string>
#include <vector>

namespace concord::renature {

// One sentence. With colours, %1 of the template is their list, which begins the sentence; the numbers follow from %2
// on. Without colours the numbers start at %1.
struct Reason {
    const char* text = "";  // marked with CONCORD_TEXT
    std::vector<Colour> colours;
    std::vector<int> numbers;

    friend bool operator==(const Reason& a, const Reason& b);
};

// As a message whose parts are the list of colours and the numbers; several reasons are joined into one line.
Message messageOf(const Reason& reason);
Message messageOf(const std::vector<Reason>& reasons);

std::string english(const Reason& reason);
// The sentences in one line: "Blue and neutral are equal at 3 and drop out. Orange alone takes 4 and 2."
std::string english(const std::vector<Reason>& reasons);

}  // namespace concord::renature
