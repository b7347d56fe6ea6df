#include "scoring/json/stored_values.h"

#include <algorithm>
#include <chrono>

namespace concord {

namespace {

constexpr int firstYear = 1900;
constexpr int lastYear = 9999;

// shape: 0 stands for a digit, h for a hexadecimal digit, + for a sign, every other character for itself.
bool hasShape(std::string_view text, std::string_view shape) {
    return std::ranges::equal(text, shape, [](char one, char wanted) {
        const bool isDigit = one >= '0' && one <= '9';
        switch (wanted) {
            case '0':
                return isDigit;
            case 'h':
                return isDigit || (one >= 'a' && one <= 'f') || (one >= 'A' && one <= 'F');
            case '+':
                return one == '+' || one == '-';
            default:
                return one == wanted;
        }
    });
}

// The digits, as a number.
int numberOf(std::string_view digits) {
    int number = 0;
    for (const char digit : digits) {
        number = number * 10 + (digit - '0');
    }
    return number;
}

}  // namespace

bool isUuid(std::string_view text) {
    return hasShape(text, "hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh") &&
           text.find_first_not_of("0-") != std::string_view::npos;
}

bool isTimeWithOffset(std::string_view text) {
    const bool isUtc = text.ends_with('Z');
    if (!hasShape(text, isUtc ? "0000-00-00T00:00:00Z" : "0000-00-00T00:00:00+00:00")) {
        return false;
    }
    const auto number = [&](std::size_t place, std::size_t length) { return numberOf(text.substr(place, length)); };
    const int year = number(0, 4);
    const int hour = number(11, 2);
    const int minute = number(14, 2);
    const std::chrono::year_month_day date(std::chrono::year(year),
                                           std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                           std::chrono::day(static_cast<unsigned>(number(8, 2))));
    if (!date.ok() || year < firstYear || hour > 23 || minute > 59 || number(17, 2) > 59) {
        return false;
    }
    if (isUtc) {
        return true;
    }
    const int offsetHours = number(20, 2);
    const int offsetMinutes = number(23, 2);
    if (offsetHours > 23 || offsetMinutes > 59) {
        return false;
    }
    const int offset = (text[19] == '-' ? -1 : 1) * (60 * offsetHours + offsetMinutes);
    const auto utc = std::chrono::sys_days(date) + std::chrono::minutes(60 * hour + minute - offset);
    return std::chrono::year_month_day(std::chrono::floor<std::chrono::days>(utc)).year() <=
           std::chrono::year(lastYear);
}

}  // namespace concord
