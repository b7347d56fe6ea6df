#include "tools/stress/things.h"

#include "tools/stress/covering_object.h"
#include "tools/stress/textures.h"
#include "vision/geometry/board_frame.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace concord::stress {

namespace {

constexpr double fullTurn = 2 * std::numbers::pi;

cv::Point2d towards(double angle) { return {std::cos(angle), std::sin(angle)}; }

// How the table's lamp lights a thing.
struct Lamp {
    cv::Point2d shadow;  // mm
    double blurMm = 5;
    double darkness = 100;

    explicit Lamp(Random& random)
        : shadow(towards(between(random, 0, fullTurn)) * between(random, 0, 14)),
          blurMm(between(random, 1.5, 9)),
          darkness(between(random, 20, 170)) {}
};

// A surface under that lamp, with a reflection near `at` if it shines.
Surface lit(cv::Mat texture, cv::Point2d at, bool shines, Random& random) {
    Surface surface{.texture = std::move(texture)};
    surface.shadeMm = between(random, 1, 8);
    surface.edgeLight = between(random, 0.4, 1);
    surface.slope = towards(between(random, 0, fullTurn)) * between(random, 0, 0.006);
    if (shines) {
        surface.gloss = between(random, 0, 150);
        surface.glossAt = at + towards(between(random, 0, fullTurn)) * between(random, 0, 20);
        surface.glossMm = between(random, 1.5, 12);
    }
    return surface;
}

Outline rectangle(cv::Point2d center, cv::Size2d size, double angle, double cornerMm) {
    const cv::Point2d along = towards(angle);
    const cv::Point2d across(-along.y, along.x);
    Outline points;
    for (int corner = 0; corner < 4; ++corner) {
        const double sideways = corner == 0 || corner == 3 ? 1 : -1;
        const double up = corner < 2 ? 1 : -1;
        const cv::Point2d middle =
            center + along * (sideways * (size.width / 2 - cornerMm)) + across * (up * (size.height / 2 - cornerMm));
        for (int k = 0; k <= 4; ++k) {
            points.push_back(middle + towards(angle + fullTurn / 4 * (corner + k / 4.0)) * cornerMm);
        }
    }
    return points;
}

// A disc with bulges.
Outline blob(cv::Point2d center, double radius, double bulge, Random& random) {
    const double two = between(random, 0, bulge);
    const double three = between(random, 0, bulge / 2);
    const double five = between(random, 0, bulge / 4);
    const double phase = between(random, 0, fullTurn);
    Outline points;
    for (int k = 0; k < 72; ++k) {
        const double a = fullTurn * k / 72;
        const double r = 1 + two * std::sin(2 * a + phase) + three * std::sin(3 * a + 2 * phase) +
                         five * std::sin(5 * a + 3 * phase);
        points.push_back(center + towards(a) * (radius * r));
    }
    return points;
}

class ThingOverBoard {
public:
    ThingOverBoard(cv::Mat& bgr, const accuracy::Truth& truth, Random& random)
        : m_truth(truth), m_random(random), m_object(bgr, truth), m_lamp(random) {}

    void add(Thing thing) {
        switch (thing) {
            case Thing::Hand:
                hand();
                break;
            case Thing::Sleeve:
                sleeve();
                break;
            case Thing::Cup:
                cup();
                break;
            case Thing::Card:
                card();
                break;
            case Thing::Pouch:
                pouch();
                break;
            case Thing::Slab:
                slab();
                break;
        }
    }

    std::vector<Cell> covered() const { return m_object.covered(); }

private:
    double any(double least, double most) { return between(m_random, least, most); }

    cv::Point2d nearAnyCell(double offMm) {
        const auto& all = concord::cells(m_truth.board.side());
        const Cell cell = all[std::uniform_int_distribution<std::size_t>(0, all.size() - 1)(m_random)];
        return vision::cellCenterMm(m_truth.board.side(), cell) + towards(any(0, fullTurn)) * any(0, offMm);
    }

    // The direction from the board's middle through the point, give or take.
    cv::Point2d outwards(cv::Point2d at) { return towards(std::atan2(at.y, at.x) + any(-0.9, 0.9)); }

    void put(const Outline& outline, double height, const Surface& surface) {
        m_object.shadow(outline, m_lamp.shadow, m_lamp.blurMm, m_lamp.darkness);
        m_object.draw(outline, height, surface);
    }

    void hand() {
        const cv::Point2d first = nearAnyCell(6);
        const cv::Point2d from = outwards(first);
        const cv::Point2d side(-from.y, from.x);
        const int fingers = std::uniform_int_distribution<int>(1, 4)(m_random);
        const double radius = any(7, 11.5);
        const double height = any(16, 40);
        const Surface surface = lit(skin(m_random), first, m_random() % 2 == 0, m_random);
        if (m_random() % 3 == 0) {  // the back of the hand
            put(blob(first + from * any(45, 70) + side * (radius * (fingers - 1)), any(28, 42), 0.15, m_random),
                height + 4, surface);
        }
        for (int k = 0; k < fingers; ++k) {
            const cv::Point2d tip = first + side * (2.1 * radius * k) + from * any(-8, 8);
            put(finger(tip + from * any(50, 90) + side * any(-6, 6), tip, radius), height, surface);
            if (m_random() % 3 == 0) {
                m_object.draw(finger(tip + from * (radius * 0.7), tip - from * (radius * 0.2), radius * 0.5), height,
                              skinColour(m_random), 1);  // the nail
            }
        }
    }

    void sleeve() {
        const cv::Point2d end = nearAnyCell(10);
        const cv::Point2d from = outwards(end);
        const double half = any(12, 32);
        put(finger(end + from * (half + 80), end + from * half * any(0, 1), half), any(20, 60),
            lit(cloth(m_random), end, false, m_random));
    }

    void cup() {
        const cv::Point2d middle = nearAnyCell(14);
        const double radius = any(14, 34);
        const double foot = radius * any(0.6, 1);
        const double rim = any(22, 80);
        const double above = any(8, 20);
        const Surface wall = lit(smooth(m_random), middle, true, m_random);
        m_object.shadow(circle(middle, radius), m_lamp.shadow, m_lamp.blurMm, m_lamp.darkness);
        if (m_random() % 2 == 0) {
            const cv::Point2d handle = towards(any(0, fullTurn));
            m_object.draw(finger(middle + handle * radius, middle + handle * (radius + any(8, 16)), any(3, 6)),
                          (above + rim) / 2, wall);
        }
        constexpr int slices = 12;
        for (int k = 0; k <= slices; ++k) {
            const double share = static_cast<double>(k) / slices;
            m_object.draw(circle(middle, foot + (radius - foot) * share), above + (rim - above) * share, wall);
        }
        if (m_random() % 5 != 0) {  // not upside down
            m_object.draw(circle(middle, radius * any(0.8, 0.95)), rim, lit(drink(m_random), middle, true, m_random));
        }
    }

    void card() {
        const cv::Size2d size(any(35, 70), any(40, 95));
        put(rectangle(nearAnyCell(25), size, any(0, fullTurn), any(1, 5)), any(8, 34),
            lit(printed(m_random), {}, m_random() % 4 == 0, m_random));
    }

    void pouch() {
        const cv::Point2d middle = nearAnyCell(20);
        const bool isCloth = m_random() % 3 != 0;
        put(blob(middle, any(18, 40), 0.25, m_random), any(20, 45),
            lit(isCloth ? cloth(m_random) : printed(m_random), middle, false, m_random));
    }

    // A phone, a box, a pencil, a ruler, a coin.
    void slab() {
        const cv::Point2d middle = nearAnyCell(20);
        const double height = any(10, 40);
        const Surface surface = lit(smooth(m_random), middle, m_random() % 2 == 0, m_random);
        if (m_random() % 4 == 0) {
            put(blob(middle, any(12, 25), 0.05, m_random), height, surface);
            return;
        }
        const cv::Size2d size(any(15, 80), any(30, 150));
        put(rectangle(middle, size, any(0, fullTurn), any(1, 7)), height, surface);
    }

    const accuracy::Truth& m_truth;
    Random& m_random;
    CoveringObject m_object;
    Lamp m_lamp;
};

}  // namespace

std::vector<Cell> coverByThing(cv::Mat& bgr, const accuracy::Truth& truth, Thing thing, Random& random) {
    ThingOverBoard over(bgr, truth, random);
    over.add(thing);
    return over.covered();
}

}  // namespace concord::stress
