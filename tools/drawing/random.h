// Random numbers that depend on the seed only, on every machine. Where several are drawn within one expression, the
// compiler chooses their order, so that drawn pictures depend on the compiler too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <random>
#include <vector>

namespace concord::drawing {

class Random {
public:
    explicit Random(std::uint64_t seed) : m_engine(seed) {}

    float uniform();  // [0, 1)
    float uniform(float low, float high) { return low + (high - low) * uniform(); }
    float gauss(float mean, float deviation);
    bool chance(float p) { return uniform() < p; }
    int integer(int low, int high);  // both ends included
    std::uint64_t bits() { return m_engine(); }

    // A random index, with probabilities in proportion to the weights (none negative, not all zero).
    std::size_t weighted(const std::vector<float>& weights);

    template <typename T>
    T pick(std::initializer_list<T> values) {
        return values.begin()[integer(0, static_cast<int>(values.size()) - 1)];
    }

    template <typename T>
    void shuffle(std::vector<T>& values) {
        for (std::size_t i = values.size(); i > 1; --i)
            std::swap(values[i - 1], values[static_cast<std::size_t>(integer(0, static_cast<int>(i) - 1))]);
    }

    // An independent stream, so that changing one part of a scene does not affect the others.
    Random fork() { return Random(m_engine()); }

private:
    std::mt19937_64 m_engine;
};

}  // namespace concord::drawing
