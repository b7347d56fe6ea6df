#include "scoring/json/input_error.h"

#include <utility>

namespace concord {
namespace {

std::string wholeText(const std::string& place, const Message& message) {
    return place.empty() ? english(message) : place + ": " + english(message);
}

}  // namespace

InputError::InputError(std::string place, Message message)
    : std::runtime_error(wholeText(place, message)), m_place(std::move(place)), m_message(std::move(message)) {}

}  // namespace concord
