// Reads any bytes as a message from a phone, a command or an area of Renature: it is understood, or refused with a
// message about what was expected.
#include "app/phone/messages/command.h"
#include "app/phone/messages/renature_area.h"
#include "scoring/table/pad_row.h"
#include "tests/fuzz/expectations.h"

namespace {

using namespace concord;
using fuzz::expect;
using fuzz::expectReason;

void readCommand(std::string_view text) {
    try {
        const phone::Command command = phone::commandFromJson(text);
        expect(text.size() <= phone::maxCommandBytes);
        expect(phone::isIdentifier(command.client) && command.number >= 0 && command.revision >= 0);
        expect(!phone::nameOf(command.action).empty());
        if (const auto* const typed = std::get_if<phone::TypeNumber>(&command.action)) {
            for (const int points : typed->points) {
                expect(points >= -maxPadNumber && points <= maxPadNumber);
            }
        }
        if (const auto* const set = std::get_if<phone::SetStack>(&command.action)) {
            expect(contains(Side::A, set->cell) || contains(Side::B, set->cell));
        }
    } catch (const InputError& error) {
        expectReason(error);
    }
}

void readArea(std::string_view text) {
    try {
        const renature::Area area = phone::areaFromJson(text);
        expect(area.main >= 1);
        expect(!phone::areaAnswer(area, nullptr).empty());
    } catch (const InputError& error) {
        expectReason(error);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    readCommand(text);
    readArea(text);
    return 0;
}
