// Motifs for the tops of tokens: those of the game (waves, stones, rings, leaves, blossoms, houses) and others, so that
// networks do not overfit to the print of one edition.
#include "tools/drawing/polygon.h"
#include "tools/drawing/token_style.h"

#include <opencv2/imgproc.hpp>

namespace concord::drawing {

namespace {

constexpr int size = 192;           // of a motif's picture, pixels
constexpr float mid = size / 2.0F;  // x and y of its centre

void fillPolygon(cv::Mat1b& m, const std::vector<Point>& corners, int value = 255) {
    cv::fillPoly(m, std::vector<std::vector<cv::Point>>{subpixel(corners)}, value, cv::LINE_AA, subpixelBits);
}

Point polar(float angle, float radius) { return Point(std::cos(angle), std::sin(angle)) * radius; }

void drawLine(cv::Mat1b& m, Point a, Point b, float width, int value = 255) {
    cv::line(m, a, b, value, std::max(1, static_cast<int>(width)), cv::LINE_AA);
}

void waves(Random& r, cv::Mat1b& m) {
    const float amplitude = r.uniform(4, 20);
    const float frequency = r.uniform(0.02F, 0.06F);
    const int rows = r.integer(4, 8);
    for (int i = 0; i < rows; ++i) {
        const float y0 = size * (0.12F + 0.76F * (static_cast<float>(i) + 0.5F) / static_cast<float>(rows));
        const float half = 0.46F * std::sqrt(std::max(0.0F, size * size - 4.4F * (y0 - mid) * (y0 - mid)));
        const int steps = static_cast<int>(half / 2);
        Point last;
        for (int k = 0; k <= steps; ++k) {
            const float x = half * (2 * static_cast<float>(k) / static_cast<float>(std::max(1, steps)) - 1);
            const Point p(mid + x, y0 + amplitude * std::sin(x * frequency + static_cast<float>(i) * 0.4F) + x * 0.12F);
            if (k > 0)
                drawLine(m, last, p, 2 + 6 * (1 - std::abs(x) / half));
            last = p;
        }
    }
}

void stones(Random& r, cv::Mat1b& m) {
    const auto stone = [&](Point c, float radius) {
        std::vector<Point> corners(static_cast<std::size_t>(r.integer(5, 11)));
        const float step = 2 * pi / static_cast<float>(corners.size());
        float angle = 0;
        for (Point& corner : corners) {
            corner = c + polar(angle + step * r.uniform(0, 0.6F), radius * r.uniform(0.6F, 1));
            angle += step;
        }
        fillPolygon(m, corners);
    };
    stone({mid, mid}, size * r.uniform(0.16F, 0.3F));
    for (int i = r.integer(2, 6); i > 0; --i)
        stone(Point(mid, mid) + polar(r.uniform(0, 2 * pi), size * 0.35F), size * r.uniform(0.04F, 0.09F));
}

void leaf(cv::Mat1b& m, Point c, float along, float across, float angle) {
    std::vector<Point> edge;
    for (int side : {1, -1})
        for (int k = 0; k <= 14; ++k) {
            const float t = static_cast<float>(side > 0 ? k : 14 - k) / 14;
            const Point p((t - 0.5F) * along, static_cast<float>(side) * across * 0.5F * std::sin(pi * t));
            edge.push_back(c + Rotation(angle).apply(p));
        }
    fillPolygon(m, edge);
    drawLine(m, c - polar(angle, along * 0.42F), c + polar(angle, along * 0.42F), 2, 0);
}

void leaves(Random& r, cv::Mat1b& m) {
    const float angle = r.uniform(0, 2 * pi);
    leaf(m, {mid, mid}, size * 0.46F, size * 0.24F, angle);
    for (int i = r.integer(2, 6); i > 0; --i) {
        const float a = angle + r.uniform(0.5F, 5.7F);
        leaf(m, Point(mid, mid) + polar(a, size * 0.31F), size * r.uniform(0.13F, 0.24F), size * 0.09F,
             a + r.gauss(0, 0.5F));
    }
}

void blossom(cv::Mat1b& m, Point c, float radius, int petals, float angle) {
    for (int k = 0; k < petals; ++k) {
        const float a = angle + 2 * pi * static_cast<float>(k) / static_cast<float>(petals);
        cv::circle(m, c + polar(a, radius * 0.62F), static_cast<int>(radius * 0.45F), 255, cv::FILLED, cv::LINE_AA);
    }
    cv::circle(m, c, static_cast<int>(radius * 0.3F), 255, cv::FILLED, cv::LINE_AA);
}

void blossoms(Random& r, cv::Mat1b& m) {
    blossom(m, {mid, mid}, size * r.uniform(0.15F, 0.26F), r.integer(3, 7), r.uniform(0, 2));
    float a = r.uniform(0, 2 * pi);
    for (int i = r.integer(0, 4); i > 0; --i) {
        a += r.uniform(1.2F, 2.2F);
        blossom(m, Point(mid, mid) + polar(a, size * 0.34F), size * r.uniform(0.05F, 0.09F), 4, a);
    }
}

void houses(Random& r, cv::Mat1b& m) {
    const auto brick = [&](Point c, Point half, float angle) {
        const Rotation turn(angle);
        std::vector<Point> corners;
        for (const Point p : {Point(-1, -1), Point(1, -1), Point(1, 1), Point(-1, 1)})
            corners.push_back(c + turn.apply({p.x * half.x, p.y * half.y}));
        fillPolygon(m, corners);
    };
    brick({mid, mid}, {size * r.uniform(0.09F, 0.16F), size * r.uniform(0.11F, 0.19F)}, r.gauss(0, 0.1F));
    if (r.chance(0.4F))  // a roof
        fillPolygon(m, {{mid - 34, mid - 20}, {mid + 34, mid - 20}, {mid, mid - 62}});
    for (int i = r.integer(2, 7); i > 0; --i)
        brick(Point(mid, mid) + polar(r.uniform(0, 2 * pi), size * r.uniform(0.25F, 0.37F)), {6, 14}, r.gauss(0, 0.2F));
}

void rings(Random& r, cv::Mat1b& m) {
    const float step = r.uniform(12, 26);
    float radius = r.uniform(4, 20);
    while (radius < mid * 0.9F) {
        cv::circle(m, Point(mid + r.gauss(0, 2), mid + r.gauss(0, 2)), static_cast<int>(radius), 255, r.integer(2, 7),
                   cv::LINE_AA);
        radius += step;
    }
}

void dots(Random& r, cv::Mat1b& m) {
    for (int i = r.integer(5, 30); i > 0; --i)
        cv::circle(m, Point(mid, mid) + polar(r.uniform(0, 2 * pi), mid * 0.85F * std::sqrt(r.uniform())),
                   r.integer(3, 12), 255, cv::FILLED, cv::LINE_AA);
}

void stripes(Random& r, cv::Mat1b& m) {
    const float step = r.uniform(16, 44);
    for (int i = 0; static_cast<float>(i) * step < size; ++i) {
        const float x = static_cast<float>(i) * step;
        drawLine(m, {x, 0}, {x + r.gauss(0, 10), size}, step * r.uniform(0.2F, 0.5F));
    }
}

void star(Random& r, cv::Mat1b& m) {
    const int points = r.integer(3, 9);
    const float inner = r.uniform(0.35F, 0.8F);
    std::vector<Point> corners(static_cast<std::size_t>(points) * 2);
    for (std::size_t k = 0; k < corners.size(); ++k)
        corners[k] = Point(mid, mid) +
                     polar(pi * static_cast<float>(k) / static_cast<float>(points), mid * 0.65F * (k % 2 ? inner : 1));
    fillPolygon(m, corners);
}

// A patch about as large as a cube seen from above, filled by equal pieces: bricks of a wall, tiles, peaks, frames.
void patch(Random& r, cv::Mat1b& m) {
    enum class Piece { Brick, Peak, Frame, Pebble };
    const auto piece = r.pick({Piece::Brick, Piece::Brick, Piece::Peak, Piece::Frame, Piece::Pebble});
    const float half = size * r.uniform(0.16F, 0.33F);
    const int rows = r.integer(1, 5);
    const float step = 2 * half / static_cast<float>(rows);
    const float wide = step * (piece == Piece::Brick ? r.uniform(1, 2.4F) : 1);
    const float gap = std::min(step * 0.4F, r.uniform(2, 9));
    const bool isRound = r.chance(0.4F);
    const float shift = r.chance(0.6F) ? 0.5F : 0;  // of every second row
    const Rotation turn(r.uniform(0, 2 * pi));
    const auto add = [&](Point c, Point quarter) {
        const auto at = [&](float x, float y) {
            return Point(mid, mid) + turn.apply(c + Point(x * quarter.x, y * quarter.y));
        };
        if (piece == Piece::Pebble) {
            cv::circle(m, at(0, 0), static_cast<int>(std::min(quarter.x, quarter.y)), 255, cv::FILLED, cv::LINE_AA);
            return;
        }
        if (piece == Piece::Peak) {
            fillPolygon(m, {at(-1, 1), at(1, 1), at(0, -1)});
            return;
        }
        fillPolygon(m, {at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)});
        if (piece == Piece::Frame)
            fillPolygon(m, {at(-0.7F, -0.7F), at(0.7F, -0.7F), at(0.7F, 0.7F), at(-0.7F, 0.7F)}, 0);
    };
    for (int row = 0; row < rows; ++row) {
        const float y = -half + (static_cast<float>(row) + 0.5F) * step;
        const float first = -half + (row % 2 ? shift : 0.5F) * wide;
        for (int column = 0; first + static_cast<float>(column) * wide < half; ++column) {
            const float x = first + static_cast<float>(column) * wide;
            if (!r.chance(0.9F) || (isRound && std::hypot(x, y) > half))
                continue;
            add({x, y}, {(wide - gap) / 2, (step - gap) / 2});
        }
    }
}

using Motif = void (*)(Random&, cv::Mat1b&);
// By token.
constexpr std::array<Motif, tokenKinds> motifsOfTheGame{waves, stones, rings, leaves, blossoms, houses};
constexpr std::array<Motif, 9> allMotifs{waves, stones, leaves, blossoms, houses, rings, dots, stripes, star};

cv::Mat1b printed(Random& random, Motif motif) {
    cv::Mat1b m(size, size, std::uint8_t{0});
    motif(random, m);
    cv::Mat1b disc(size, size, std::uint8_t{0});
    cv::circle(disc, {size / 2, size / 2}, static_cast<int>(size * random.uniform(0.38F, 0.46F)), 255, cv::FILLED,
               cv::LINE_AA);
    m = cv::min(m, disc) * static_cast<double>(random.uniform(0.45F, 1));
    return m;
}

}  // namespace

cv::Mat1b randomMotif(Random& random, Token token) {
    const Motif motif =
        random.chance(0.5F)
            ? motifsOfTheGame[static_cast<std::size_t>(token)]
            : allMotifs[static_cast<std::size_t>(random.integer(0, static_cast<int>(allMotifs.size()) - 1))];
    return printed(random, motif);
}

cv::Mat1b patchMotif(Random& random) { return printed(random, patch); }

}  // namespace concord::drawing
