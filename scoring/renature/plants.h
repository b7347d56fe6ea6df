// The kinds of plants, their values and their colours (rulebook: components).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace concord::renature {

enum class PlantKind : std::uint8_t { Turf, Bush, Pine, Oak };

inline constexpr int plantKinds = 4;
inline constexpr std::array<PlantKind, plantKinds> allPlants{PlantKind::Turf, PlantKind::Bush, PlantKind::Pine,
                                                             PlantKind::Oak};

constexpr int value(PlantKind kind) { return static_cast<int>(kind) + 1; }  // turf 1 ... oak 4
std::string_view name(PlantKind kind);                                      // "turf"
std::optional<PlantKind> plantFromName(std::string_view name);

// The colours of the players, and neutral, which is a colour of its own in every area and never scores.
enum class Colour : std::uint8_t { White, Black, Orange, Blue, Neutral };

inline constexpr int colourCount = 5;
inline constexpr std::array<Colour, colourCount> allColours{Colour::White, Colour::Black, Colour::Orange, Colour::Blue,
                                                            Colour::Neutral};

constexpr bool isPlayerColour(Colour colour) { return colour != Colour::Neutral; }
std::string_view name(Colour colour);  // "white"
std::optional<Colour> colourFromName(std::string_view name);

// One value for each colour.
template <typename T>
class ByColour {
public:
    constexpr T& operator[](Colour colour) { return m_values[static_cast<std::size_t>(colour)]; }
    constexpr const T& operator[](Colour colour) const { return m_values[static_cast<std::size_t>(colour)]; }

    friend bool operator==(const ByColour&, const ByColour&) = default;

private:
    std::array<T, colourCount> m_values{};
};

// How many plants of each kind.
class PlantCounts {
public:
    constexpr PlantCounts() = default;
    constexpr PlantCounts(int turf, int bush, int pine, int oak) : m_counts{turf, bush, pine, oak} {}

    constexpr int at(PlantKind kind) const { return m_counts[static_cast<std::size_t>(kind)]; }
    constexpr void set(PlantKind kind, int count) { m_counts[static_cast<std::size_t>(kind)] = count; }
    constexpr int total() const { return m_counts[0] + m_counts[1] + m_counts[2] + m_counts[3]; }
    // The sum of their values.
    constexpr int strength() const { return m_counts[0] + 2 * m_counts[1] + 3 * m_counts[2] + 4 * m_counts[3]; }
    constexpr bool empty() const { return total() == 0; }

    constexpr PlantCounts& operator+=(const PlantCounts& more) {
        for (const PlantKind kind : allPlants) {
            set(kind, at(kind) + more.at(kind));
        }
        return *this;
    }

    friend bool operator==(const PlantCounts&, const PlantCounts&) = default;

private:
    std::array<int, plantKinds> m_counts{};
};

}  // namespace concord::renature
