#include "vision/pixels/sheen.h"

#include "vision/geometry/board_frame.h"
#include "vision/stacks/board_paints.h"
#include "vision/stacks/board_paints_weights.h"
#include "vision/stacks/clipping.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace concord::vision {

namespace {

// What is fitted: the light on the board, what is special about each of its paints, and the sheen.
constexpr int paintsAt = 3;
constexpr int sheenAt = paintsAt + 3 * static_cast<int>(tokenKinds);
enum SheenTerm { LogLight = sheenAt, X, Y, LogRadius, LogBlue, LogRed, unknowns };
using Unknowns = cv::Vec<double, unknowns>;
using Curvature = cv::Matx<double, unknowns, unknowns>;

constexpr double unitMm = 50;  // of X and Y

// What is usual, and the standard deviation: from SheenTerm::LogLight on. Light is as in a Sheen.
constexpr std::array<double, unknowns - sheenAt> usualSheen{-2.3, 0, 0, 4.1, 0, 0};
constexpr std::array<double, unknowns - sheenAt> sheenSpread{1.2, 1, 1, 0.6, 0.35, 0.35};

struct SeenTop {
    cv::Point2d mm;
    cv::Vec3d logBgr;
    std::array<double, tokenKinds> p{};
    double certainty = 1;  // less beside a cube
};

const PaintModel& paintOf(std::size_t token) { return paintModels()[surfaceOf(static_cast<Token>(token))]; }

Sheen sheenOf(const Unknowns& u) {
    Sheen sheen;
    sheen.middleMm = {u[X] * unitMm, u[Y] * unitMm};
    sheen.radiusMm = std::exp(u[LogRadius]);
    sheen.light = {std::exp(u[LogLight] + u[LogBlue]), std::exp(u[LogLight]), std::exp(u[LogLight] + u[LogRed])};
    return sheen;
}

cv::Vec3d partOf(const Unknowns& u, int at) { return {u[at], u[at + 1], u[at + 2]}; }

// The fit at some place: its cost (minus the logarithm of the posterior), and what a Gauss-Newton step needs.
struct Fit {
    double cost = 0;
    Curvature curvature = Curvature::zeros();
    Unknowns slope{};
};

void addBlock(Fit& fit, int at, const cv::Matx33d& precision, const cv::Vec3d& off) {
    const cv::Vec3d pull = precision * off;
    fit.cost += 0.5 * off.dot(pull);
    for (int i = 0; i < 3; ++i) {
        fit.slope[at + i] += pull[i];
        for (int j = 0; j < 3; ++j) {
            fit.curvature(at + i, at + j) += precision(i, j);
        }
    }
}

void addPrior(Fit& fit, const Unknowns& u, bool hasSheen) {
    addBlock(fit, 0, matrixOf(paintLightSpread).inv(), partOf(u, 0));
    for (std::size_t i = 0; i < tokenKinds; ++i) {
        const int at = paintsAt + 3 * static_cast<int>(i);
        addBlock(fit, at, paintOf(i).precision, partOf(u, at));
    }
    for (int i = sheenAt; i < unknowns; ++i) {
        const auto term = static_cast<std::size_t>(i - sheenAt);
        const double precision = 1 / (sheenSpread[term] * sheenSpread[term]);
        const double off = u[i] - usualSheen[term];
        fit.cost += hasSheen ? 0.5 * precision * off * off : 0;
        fit.slope[i] += precision * off;
        fit.curvature(i, i) += precision;
    }
}

// What a top of some paint looks like, and how that depends on the unknowns of the light, the paint and the sheen.
struct Look {
    cv::Vec3d off;      // of the logarithms
    cv::Vec3d ofPaint;  // derivatives
    cv::Vec3d ofSheen;
    double squared = 0;
    double density = 0;
};

Look lookOf(const Unknowns& u, const SeenTop& top, const cv::Vec3d& sheen, std::size_t token) {
    const PaintModel& paint = paintOf(token);
    const cv::Vec3d log = paint.average + partOf(u, 0) + partOf(u, paintsAt + 3 * static_cast<int>(token));
    Look look;
    for (int c = 0; c < 3; ++c) {
        const double own = std::exp(log[c]);
        const double all = own + sheen[c];
        look.off[c] = top.logBgr[c] - std::log(all);
        look.ofPaint[c] = own / all;
        look.ofSheen[c] = sheen[c] / all;
    }
    look.squared = top.certainty * look.off.dot(paint.noisePrecision * look.off);
    look.density = std::exp(
        -0.5 * (std::log(cv::determinant(paint.noise)) + (paintFreedom + 3) * std::log1p(look.squared / paintFreedom)));
    return look;
}

void addTop(Fit& fit, const Unknowns& u, const SeenTop& top, bool hasSheen) {
    constexpr double least = 1e-200;
    constexpr double negligible = 1e-3;
    const Sheen sheen = sheenOf(u);
    const cv::Vec3d added = hasSheen ? sheen.at(top.mm) : cv::Vec3d();
    std::array<Look, tokenKinds> looks;
    double sum = least;
    for (std::size_t i = 0; i < tokenKinds; ++i) {
        looks[i] = lookOf(u, top, added, i);
        sum += top.p[i] * looks[i].density;
    }
    fit.cost -= std::log(sum);
    const cv::Point2d from = top.mm - sheen.middleMm;
    const double perRadius = 1 / (sheen.radiusMm * sheen.radiusMm);
    for (std::size_t i = 0; i < tokenKinds; ++i) {
        const double share = top.p[i] * looks[i].density / sum;
        if (share < negligible) {
            continue;
        }
        const Look& look = looks[i];
        const double weight = share * top.certainty * (paintFreedom + 3) / (paintFreedom + look.squared);
        cv::Matx<double, 3, unknowns> jacobian = cv::Matx<double, 3, unknowns>::zeros();
        for (int c = 0; c < 3; ++c) {
            jacobian(c, c) = look.ofPaint[c];
            jacobian(c, paintsAt + 3 * static_cast<int>(i) + c) = look.ofPaint[c];
            const double s = hasSheen ? look.ofSheen[c] : 0;
            jacobian(c, LogLight) = s;
            jacobian(c, X) = s * from.x * perRadius * unitMm;
            jacobian(c, Y) = s * from.y * perRadius * unitMm;
            jacobian(c, LogRadius) = s * from.dot(from) * perRadius;
            jacobian(c, LogBlue) = c == 0 ? s : 0;
            jacobian(c, LogRed) = c == 2 ? s : 0;
        }
        const auto pull = jacobian.t() * paintOf(i).noisePrecision;
        fit.curvature += weight * (pull * jacobian);
        fit.slope -= weight * (pull * look.off);
    }
}

Fit fitAt(const Unknowns& u, const std::vector<SeenTop>& tops, bool hasSheen) {
    Fit fit;
    addPrior(fit, u, hasSheen);
    for (const SeenTop& top : tops) {
        addTop(fit, u, top, hasSheen);
    }
    return fit;
}

// The least cost near a start, by damped Gauss-Newton steps.
double descend(const std::vector<SeenTop>& tops, bool hasSheen, Unknowns& u) {
    constexpr int most = 40;
    constexpr double small = 0.01;
    double damping = 0.1;
    Fit fit = fitAt(u, tops, hasSheen);
    for (int i = 0; i < most && damping < 1e6; ++i) {
        Curvature damped = fit.curvature;
        for (int k = 0; k < unknowns; ++k) {
            damped(k, k) *= 1 + damping;
        }
        const Unknowns next = u - Unknowns(damped.solve(fit.slope, cv::DECOMP_CHOLESKY).val);
        Fit there = fitAt(next, tops, hasSheen);
        if (!(there.cost < fit.cost)) {
            damping *= 8;
            continue;
        }
        const double gain = fit.cost - there.cost;
        u = next;
        fit = there;
        damping *= 0.3;
        if (gain < small) {
            break;
        }
    }
    return fit.cost;
}

std::vector<SeenTop> topsOf(Side side, const std::vector<TopColour>& colours,
                            const std::vector<CellPosterior>& posteriors) {
    constexpr double leastMm2 = 30;
    constexpr double mostBurnt = 0.3;
    constexpr double mayBeAny = 0.03;  // the networks are as sure of what they see in a sheen
    constexpr double asLikely = 0.6;   // how nearly gray and brown count the same, as a sheen makes gray of brown
    std::vector<SeenTop> tops;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const TopColour& colour = colours[i];
        if (colour.areaMm2 < leastMm2 || colour.burntShare > mostBurnt || !posteriors[i].likeliestTop()) {
            continue;
        }
        SeenTop top{cellCenterMm(side, cells(side)[i]), {}, {}, 1 / (1 + (colour.isBesideCube ? noiseBesideCubes : 0))};
        for (int c = 0; c < 3; ++c) {
            top.logBgr[c] = std::log(colour.bgr[c] + paintDark);
        }
        for (std::size_t token = 0; token < tokenKinds; ++token) {
            top.p[token] = (1 - mayBeAny) * posteriors[i].topIs(static_cast<Token>(token)) + mayBeAny / tokenKinds;
        }
        double& gray = top.p[static_cast<std::size_t>(Token::Gray)];
        double& brown = top.p[static_cast<std::size_t>(Token::Brown)];
        const double either = gray + brown;
        gray = (1 - asLikely) * gray + asLikely * either / 2;
        brown = either - gray;
        tops.push_back(top);
    }
    return tops;
}

}  // namespace

cv::Vec3d Sheen::at(cv::Point2d mm) const {
    const cv::Point2d off = mm - middleMm;
    return light * std::exp(-off.dot(off) / (2 * radiusMm * radiusMm));
}

cv::Mat lightOnTops(const CameraPose& pose, cv::Rect area, const BoardParts& parts, const std::vector<Sheen>& ofEach) {
    constexpr double soft = 0.7;  // pixels: places are known to about one
    const cv::Mat labels = parts.paint(area);
    const std::size_t none = parts.stacks().size();
    cv::Mat light(area.size(), CV_32FC3, cv::Scalar::all(0));
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; ++x) {
            const auto label = labels.at<BoardParts::Label>(y, x);
            const std::size_t cell = parts.cellOf(label);
            if (cell != none && isTop(parts.materialOf(label, none, {}))) {
                light.at<cv::Vec3f>(y, x) =
                    ofEach[cell].at(pose.boardFromPhoto(area.tl() + cv::Point(x, y), parts.topMm(cell)));
            }
        }
    }
    cv::GaussianBlur(light, light, {}, soft);
    return light;
}

std::optional<Sheen> measureSheen(Side side, const std::vector<TopColour>& colours,
                                  const std::vector<CellPosterior>& posteriors) {
    constexpr std::size_t fewest = 8;
    constexpr double smallestMm = 20;  // smaller ones are reflections.h's, or no light
    constexpr double leastGain = 12;   // of 120 photos of boards in photographed light, 12 gain more
    constexpr std::array<std::array<double, 3>, 5> starts{
        // x, y, radius in mm
        {{0, 0, 90}, {40, 30, 40}, {-40, 30, 40}, {40, -30, 40}, {-40, -30, 40}}};
    const std::vector<SeenTop> tops = topsOf(side, colours, posteriors);
    if (tops.size() < fewest) {
        return std::nullopt;
    }
    Unknowns without{};
    double least = descend(tops, false, without) - leastGain;
    std::optional<Sheen> best;
    for (const auto& [x, y, radius] : starts) {
        Unknowns u = without;
        std::copy(usualSheen.begin(), usualSheen.end(), u.val + sheenAt);
        u[X] = x / unitMm;
        u[Y] = y / unitMm;
        u[LogRadius] = std::log(radius);
        const double cost = descend(tops, true, u);
        if (const Sheen sheen = sheenOf(u); cost < least && sheen.radiusMm > smallestMm) {
            least = cost;
            best = sheen;
        }
    }
    return best;
}

void addVariance(const Sheen& sheen, Side side, const std::vector<CellPosterior>& posteriors,
                 std::vector<TopColour>& colours) {
    constexpr double unsure = 0.25;  // standard deviation of the sheen, as a share of it
    for (std::size_t i = 0; i < colours.size(); ++i) {
        if (!posteriors[i].likeliestTop()) {
            continue;
        }
        const cv::Vec3d off = unsure * sheen.at(cellCenterMm(side, cells(side)[i]));
        for (int c = 0; c < 3; ++c) {
            const double spread = off[c] / (colours[i].bgr[c] + paintDark + off[c]);
            colours[i].logVariance[c] += spread * spread;
        }
    }
}

void doubtGray(const Sheen& sheen, Side side, std::vector<CellPosterior>& posteriors) {
    constexpr double most = 0.25;
    constexpr double clearly = 0.1;  // light in green
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        const double light = sheen.at(cellCenterMm(side, cells(side)[i]))[1];
        const double share = most * std::min(1.0, light / clearly);
        for (std::size_t height = 1; height <= 2; ++height) {
            const auto kindOf = [&](Token token) {
                return static_cast<std::size_t>(Stack::fromTokens(std::vector(height, token))->kind());
            };
            double& gray = posteriors[i].stacks[kindOf(Token::Gray)];
            posteriors[i].stacks[kindOf(Token::Brown)] += share * gray;
            gray -= share * gray;
        }
    }
}

cv::Mat withoutSheen(const WorkImage& work, const cv::Mat& asPhotographed, const Light& light, const BoardParts& parts,
                     const Sheen& sheen) {
    cv::Mat clear = work.bgr.clone();
    const cv::Rect area = parts.aroundPlate() & cv::Rect({0, 0}, work.bgr.size());
    if (area.empty()) {
        return clear;
    }
    const cv::Mat share = shareToSubtract(asPhotographed(area), work.pose.pxPerMm({0, 0, 0}));
    const std::vector<Sheen> ofEach(parts.stacks().size(), sheen);
    const cv::Mat added = lightOnTops(work.pose, area, parts, ofEach) * light.linearBright();
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; ++x) {
            auto& pixel = clear.at<cv::Vec3b>(area.y + y, area.x + x);
            const auto& minus = added.at<cv::Vec3f>(y, x);
            const auto& part = share.at<cv::Vec3b>(y, x);
            for (int c = 0; c < 3; ++c) {
                pixel[c] = codeWithout(pixel[c], minus[c], part[c]);
            }
        }
    }
    return clear;
}

}  // namespace concord::vision
