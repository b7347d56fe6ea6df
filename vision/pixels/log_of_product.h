// The logarithm of a product of many factors, of which few logarithms are taken.
#pragma once

#include <cmath>

namespace concord::vision {

class LogOfProduct {
public:
    // factor: at least 1, at most 1e100.
    void multiply(double factor) {
        constexpr double large = 1e200;
        m_product *= factor;
        if (m_product > large) {
            m_log += std::log(m_product);
            m_product = 1;
        }
    }
    double value() const { return m_log + std::log(m_product); }

private:
    double m_product = 1;
    double m_log = 0;
};

}  // namespace concord::vision
