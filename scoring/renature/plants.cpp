#include "scoring/renature/plants.h"

#include <algorithm>

namespace concord::renature {
namespace {

constexpr std::array<std::string_view, plantKinds> plantNames{"turf", "bush", "pine", "oak"};
constexpr std::array<std::string_view, colourCount> colourNames{"white", "black", "orange", "blue", "neutral"};

template <typename T, std::size_t size>
std::optional<T> fromName(const std::array<std::string_view, size>& names, std::string_view name) {
    const auto* const found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<T>(found - names.begin()));
}

}  // namespace

std::string_view name(PlantKind kind) { return plantNames[static_cast<std::size_t>(kind)]; }

std::optional<PlantKind> plantFromName(std::string_view name) { return fromName<PlantKind>(plantNames, name); }

std::string_view name(Colour colour) { return colourNames[static_cast<std::size_t>(colour)]; }

std::optional<Colour> colourFromName(std::string_view name) { return fromName<Colour>(colourNames, name); }

}  // namespace concord::renature
