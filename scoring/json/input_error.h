// The error for all invalid input: the place in the input, and what was expected. Whoever reports the error adds the
// name of the file.
#pragma once

#include "scoring/json/message.h"

#include <stdexcept>
#include <string>

namespace concord {

class InputError : public std::runtime_error {
public:
    // place: a JSON pointer ("/players/0/board"), "line 3, column 7" or "--player"; empty for the whole file.
    InputError(std::string place, Message message);

    const std::string& place() const { return m_place; }
    const Message& message() const { return m_message; }

private:
    std::string m_place;
    Message m_message;
};

}  // namespace concord
