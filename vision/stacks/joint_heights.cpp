#include "vision/stacks/joint_heights.h"

namespace concord::vision {

namespace {

using Heights = std::array<double, 4>;     // by the number of tokens
using Remainders = std::array<double, 3>;  // of a number of tokens modulo three

Remainders remaindersOf(const Heights& heights) { return {heights[0] + heights[3], heights[1], heights[2]}; }

Remainders distributionOfSum(const Remainders& a, const Remainders& b) {
    Remainders r{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t k = 0; k < 3; ++k) {
            r[(i + k) % 3] += a[i] * b[k];
        }
    }
    return r;
}

// Sums over the cases by what the heights of each cell are to be multiplied.
class Condition {
public:
    // multipleOfThree: the probability of such a board.
    Condition(const std::vector<CellPosterior>& posteriors, double multipleOfThree)
        // How probable a board with each remainder is, relative to 1/3.
        : m_weight{multipleOfThree * 3, (1 - multipleOfThree) * 1.5, (1 - multipleOfThree) * 1.5},
          m_heights(posteriors.size()),
          m_before(posteriors.size() + 1, noTokens),
          m_after(posteriors.size() + 1, noTokens),
          m_factors(posteriors.size()) {
        for (std::size_t i = 0; i < posteriors.size(); ++i) {
            m_heights[i] = posteriors[i].heights();
        }
    }

    // factorOf(cell): as in JointHeights::Case.
    template <typename FactorOf>
    void add(double p, const FactorOf& factorOf) {
        const std::size_t n = m_heights.size();
        const auto remainders = [&](std::size_t cell) {
            Heights heights = m_heights[cell];
            const Heights& factor = factorOf(cell);
            for (std::size_t height = 0; height < heights.size(); ++height) {
                heights[height] *= factor[height];
            }
            return remaindersOf(heights);
        };
        for (std::size_t i = 0; i < n; ++i) {
            m_before[i + 1] = distributionOfSum(m_before[i], remainders(i));
        }
        for (std::size_t i = n; i > 0; --i) {
            m_after[i - 1] = distributionOfSum(m_after[i], remainders(i - 1));
        }
        for (std::size_t i = 0; i < n; ++i) {
            const Remainders others = distributionOfSum(m_before[i], m_after[i + 1]);
            const Heights& factor = factorOf(i);
            for (std::size_t height = 0; height < factor.size(); ++height) {
                for (std::size_t r = 0; r < 3; ++r) {
                    m_factors[i][height] += p * factor[height] * others[r] * m_weight[(r + height) % 3];
                }
            }
        }
    }

    void applyTo(std::vector<CellPosterior>& posteriors) const {
        for (std::size_t i = 0; i < posteriors.size(); ++i) {
            posteriors[i].scaleHeights(m_factors[i]);
        }
    }

private:
    static constexpr Remainders noTokens{1, 0, 0};
    Remainders m_weight;
    std::vector<Heights> m_heights;
    std::vector<Remainders> m_before;  // of the tokens on all cells before one
    std::vector<Remainders> m_after;   // of those on a cell and all after it
    std::vector<Heights> m_factors;
};

}  // namespace

void JointHeights::makeIndependent(std::size_t cell) {
    for (Case& one : cases) {
        one.factors[cell].fill(1);
    }
}

void applyChecksum(std::vector<CellPosterior>& posteriors, const JointHeights& joint, double multipleOfThree) {
    Condition condition(posteriors, multipleOfThree);
    for (const JointHeights::Case& one : joint.cases) {
        condition.add(one.p, [&](std::size_t cell) -> const Heights& { return one.factors[cell]; });
    }
    if (joint.cases.empty()) {
        constexpr Heights unchanged{1, 1, 1, 1};
        condition.add(1, [&](std::size_t) -> const Heights& { return unchanged; });
    }
    condition.applyTo(posteriors);
}

}  // namespace concord::vision
