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

// How the table's lamp casts a thing's shadow.
struct Lamp {
    cv::Point2d shadowOffset;  // mm
    double blurMm = 5;
    double darkness = 100;

    explicit Lamp(Random& random)
        : shadowOffset(towards(between(random, 0, fullTurn)) * between(random, 0, 14)),
          blurMm(between(random, 1.5, 9)),
          darkness(between(random, 20, 170)) {}
};

enum class Finish { Matte, Glossy };

Finish glossyIf(bool isGlossy) { return isGlossy ? Finish::Glossy : Finish::Matte; }

// A surface with random shading; a glossy one reflects a lamp near `at`.
Surface shaded(cv::Mat texture, cv::Point2d at, Finish finish, Random& random) {
    Surface surface{.texture = std::move(texture)};
    surface.shadeMm = between(random, 1, 8);
    surface.edgeLight = between(random, 0.4, 1);
    surface.slope = towards(between(random, 0, fullTurn)) * between(random, 0, 0.006);
    if (finish == Finish::Glossy) {
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
        const double right = corner == 0 || corner == 3 ? 1 : -1;
        const double up = corner < 2 ? 1 : -1;
        const cv::Point2d middle =
            center + along * (right * (size.width / 2 - cornerMm)) + across * (up * (size.height / 2 - cornerMm));
        for (int k = 0; k <= 4; ++k) {
            points.push_back(middle + towards(angle + fullTurn / 4 * (corner + k / 4.0)) * cornerMm);
        }
    }
    return points;
}

// A disc with two, three and five bulges. bulge: the largest, as a share of the radius.
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
                addHand();
                break;
            case Thing::Sleeve:
                addSleeve();
                break;
            case Thing::Cup:
                addCup();
                break;
            case Thing::Card:
                addCard();
                break;
            case Thing::Pouch:
                addPouch();
                break;
            case Thing::Slab:
                addSlab();
                break;
            case Thing::Trinket:
                for (auto left = 2 + m_random() % 3; left > 0; --left) {
                    addTrinket();
                }
                break;
        }
    }

    std::vector<Cell> covered() const { return m_object.covered(); }

private:
    double between(double least, double most) { return stress::between(m_random, least, most); }

    cv::Point2d nearRandomCell(double offMm) {
        const auto& all = concord::cells(m_truth.board.side());
        const Cell cell = all[std::uniform_int_distribution<std::size_t>(0, all.size() - 1)(m_random)];
        return vision::cellCenterMm(m_truth.board.side(), cell) + towards(between(0, fullTurn)) * between(0, offMm);
    }

    // The direction from the board's middle through the point, with a random deviation.
    cv::Point2d outwards(cv::Point2d at) { return towards(std::atan2(at.y, at.x) + between(-0.9, 0.9)); }

    void put(const Outline& outline, double height, const Surface& surface) {
        m_object.addShadow(outline, m_lamp.shadowOffset, m_lamp.blurMm, m_lamp.darkness);
        m_object.draw(outline, height, surface);
    }

    void addHand() {
        const cv::Point2d first = nearRandomCell(6);
        const cv::Point2d outward = outwards(first);
        const cv::Point2d side(-outward.y, outward.x);
        const int fingers = std::uniform_int_distribution<int>(1, 4)(m_random);
        const double radius = between(7, 11.5);
        const double height = between(16, 40);
        const Surface surface = shaded(skinTexture(m_random), first, glossyIf(m_random() % 2 == 0), m_random);
        if (m_random() % 3 == 0) {  // the back of the hand
            put(blob(first + outward * between(45, 70) + side * (radius * (fingers - 1)), between(28, 42), 0.15,
                     m_random),
                height + 4, surface);
        }
        for (int k = 0; k < fingers; ++k) {
            const cv::Point2d tip = first + side * (2.1 * radius * k) + outward * between(-8, 8);
            put(finger(tip + outward * between(50, 90) + side * between(-6, 6), tip, radius), height, surface);
            if (m_random() % 3 == 0) {
                m_object.draw(finger(tip + outward * (radius * 0.7), tip - outward * (radius * 0.2), radius * 0.5),
                              height, skinColour(m_random), 1);  // the nail
            }
        }
    }

    void addSleeve() {
        const cv::Point2d end = nearRandomCell(10);
        const cv::Point2d outward = outwards(end);
        const double half = between(12, 32);
        put(finger(end + outward * (half + 80), end + outward * half * between(0, 1), half), between(20, 60),
            shaded(clothTexture(m_random), end, Finish::Matte, m_random));
    }

    void addCup() {
        const cv::Point2d middle = nearRandomCell(14);
        const double radius = between(14, 34);
        const double footRadius = radius * between(0.6, 1);
        const double rimHeight = between(22, 80);
        const double footHeight = between(8, 20);
        const Surface wall = shaded(smoothTexture(m_random), middle, Finish::Glossy, m_random);
        m_object.addShadow(circle(middle, radius), m_lamp.shadowOffset, m_lamp.blurMm, m_lamp.darkness);
        if (m_random() % 2 == 0) {
            const cv::Point2d handleDirection = towards(between(0, fullTurn));
            m_object.draw(finger(middle + handleDirection * radius,
                                 middle + handleDirection * (radius + between(8, 16)), between(3, 6)),
                          (footHeight + rimHeight) / 2, wall);
        }
        raise([&](double share) { return circle(middle, footRadius + (radius - footRadius) * share); }, footHeight,
              rimHeight, wall);
        if (m_random() % 5 != 0) {  // otherwise it is upside down
            m_object.draw(circle(middle, radius * between(0.8, 0.95)), rimHeight,
                          shaded(drinkTexture(m_random), middle, Finish::Glossy, m_random));
        }
    }

    void addCard() {
        const cv::Size2d size(between(35, 70), between(40, 95));
        put(rectangle(nearRandomCell(25), size, between(0, fullTurn), between(1, 5)), between(8, 34),
            shaded(printedTexture(m_random), {}, glossyIf(m_random() % 4 == 0), m_random));
    }

    void addPouch() {
        const cv::Point2d middle = nearRandomCell(20);
        const bool isCloth = m_random() % 3 != 0;
        put(blob(middle, between(18, 40), 0.25, m_random), between(20, 45),
            shaded(isCloth ? clothTexture(m_random) : printedTexture(m_random), middle, Finish::Matte, m_random));
    }

    // A phone, a box, a pencil, a ruler, a coin.
    void addSlab() {
        const cv::Point2d middle = nearRandomCell(20);
        const double height = between(10, 40);
        const Surface surface = shaded(smoothTexture(m_random), middle, glossyIf(m_random() % 2 == 0), m_random);
        if (m_random() % 4 == 0) {
            put(blob(middle, between(12, 25), 0.05, m_random), height, surface);
            return;
        }
        const cv::Size2d size(between(15, 80), between(30, 150));
        put(rectangle(middle, size, between(0, fullTurn), between(1, 7)), height, surface);
    }

    // As small as a token: a little bowl, the cap of a bottle, a coin, a piece of another game, a die.
    void addTrinket() {
        const cv::Point2d middle = nearRandomCell(5);
        const double foot = between(4, 24);
        const double top = foot + between(2, 22);
        const Surface wall = shaded(smoothTexture(m_random), middle, glossyIf(m_random() % 2 == 0), m_random);
        if (m_random() % 4 == 0) {
            const cv::Size2d size(between(11, 20), between(11, 24));
            const double angle = between(0, fullTurn);
            const double corner = between(0.3, 4);
            putBody(rectangle(middle, size, angle, corner), foot, top, wall);
            return;
        }
        const double radius = between(8.5, 14);
        putBody(circle(middle, radius), foot, top, wall);
        if (m_random() % 4 != 0) {  // what it holds, or the middle of what is embossed or printed on it
            const bool isPrinted = m_random() % 3 == 0;
            m_object.draw(circle(middle, radius * between(0.5, 0.95)), top,
                          shaded(isPrinted ? printedTexture(m_random) : drinkTexture(m_random), middle,
                                 glossyIf(m_random() % 2 == 0), m_random));
        }
    }

    // A body with upright walls, and its shadow.
    void putBody(const Outline& outline, double footMm, double topMm, const Surface& wall) {
        m_object.addShadow(outline, m_lamp.shadowOffset, m_lamp.blurMm, m_lamp.darkness);
        raise([&](double) { return outline; }, footMm, topMm, wall);
    }

    // Draws a body slice by slice. at: its outline at a share of the way from its foot to its top.
    template <typename OutlineAt>
    void raise(OutlineAt at, double footMm, double topMm, const Surface& wall) {
        constexpr int slices = 12;
        for (int k = 0; k <= slices; ++k) {
            const double share = static_cast<double>(k) / slices;
            m_object.draw(at(share), footMm + (topMm - footMm) * share, wall);
        }
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
