#!/usr/bin/python3
"""Fits the decision that there is no board (vision/reading/no_board.h) and writes its weights.

    no-board FOLDER... --features features.csv      (once for all pictures, or for each folder)
    train_no_board.py features.csv... --out vision/reading/no_board_weights.h --docs docs/accuracy.md

With --resume, the weights differ from those of an earlier fit only as far as the new pictures ask for, so that what it
learned from pictures that are no longer at hand is kept.

A logistic regression by Newton's method, so the same tables give the same weights. It is judged by cross-validation:
all pictures made from one photo, and all pictures of one source, are held out together. A photo of a board on which the
board was found in the wrong place takes no part in the fit; it only limits the threshold of the first glance. Photos
ruined by a lamp, a filter or a hand count less than others, as they may be refused.
"""
import argparse
import csv
import os
import random
import re

import numpy as np

FOLDS = 10
SEED = 20
RIGHT_MM = 5  # a hypothesis this close to the true place is right
CLEAN = ("easy", "normal", "hard")
RUINED_WEIGHT = 0.3
REFUSED = 0.003  # share of the clean boards, at most
PENALTY = 2.0
FARTHEST = 3  # standard deviations, to which features are clipped, as in no_board.cpp


def source_of(file, is_board):
    """Which photo a picture of a board was made from, or which collection another picture comes from."""
    name = os.path.splitext(os.path.basename(file))[0]
    if not is_board:
        return name.split("__")[0] if "__" in name else re.sub(r"[_\d]*$", "", name)
    photo = re.search(r"(dev|fresh|lit|pair)_?\d+", name)
    return photo.group(0) if photo else name


class Lines:
    def __init__(self, files):
        rows = [row for file in files for row in csv.DictReader(open(file))]
        self.names = list(rows[0])[5:]  # after file, tier, board, errorMm, depth
        self.right = np.array([r["board"] == "0" or float(r["errorMm"]) < RIGHT_MM for r in rows])
        self.features = np.array([[float(r[n]) for n in self.names] for r in rows])
        self.board = np.array([r["board"] == "1" for r in rows])
        self.tier = np.array([r["tier"] for r in rows])
        self.clean = np.isin(self.tier, CLEAN)
        self.whole = np.array([r["depth"] == "whole" for r in rows])
        self.file = [r["file"] for r in rows]
        self.source = np.array([source_of(r["file"], r["board"] == "1") for r in rows])

    def weights(self):
        """Both classes have the same weight in all; pictures without a board from one source have in all a weight that
        grows with the square root of their number."""
        w = np.where(self.clean | ~self.board, 1.0, RUINED_WEIGHT) * self.right
        for source in set(self.source[~self.board]):
            here = (self.source == source) & ~self.board
            w[here] /= np.sqrt(here.sum())
        for kind in (True, False):
            w[self.board == kind] *= len(w) / 2 / w[self.board == kind].sum()
        return w


class Earlier:
    """The weights of an earlier fit: log-odds per unit of each feature, by name."""

    def __init__(self, header):
        text = open(header).read()
        entries = re.findall(r"\{(\S+), (\S+), (\S+)\},\s*// (\w+)", text)
        if not entries:
            raise SystemExit(header + ": expected lines {mean, standard deviation, weight},  // name")
        self.slope = {name: float(weight) / float(deviation) for _, deviation, weight, name in entries}
        bias = float(re.search(r"boardBias = (\S+);", text)[1])
        self.bias = bias - sum(self.slope[name] * float(mean) for mean, _, _, name in entries)

    def scaled(self, names, mean, standard_deviation):
        """Bias and weights as a Model has them."""
        slopes = np.array([self.slope.get(name, 0) for name in names])
        return np.r_[self.bias + slopes @ mean, slopes * standard_deviation]


class Model:
    """With an earlier fit, the new weights differ from its own only as far as the pictures ask for."""

    def __init__(self, features, board, weights, names, earlier=None):
        self.mean = np.average(features, axis=0, weights=weights)
        self.standard_deviation = np.sqrt(np.average((features - self.mean) ** 2, axis=0, weights=weights)) + 1e-9
        x = self.scaled(features)
        x = np.hstack([np.ones((len(x), 1)), x])
        penalty = PENALTY * np.eye(x.shape[1])
        start = earlier.scaled(names, self.mean, self.standard_deviation) if earlier else np.zeros(x.shape[1])
        penalty[0, 0] = PENALTY if earlier else 0
        beta = start
        for _ in range(50):
            p = 1 / (1 + np.exp(-x @ beta))
            gradient = x.T @ (weights * (board - p)) - penalty @ (beta - start)
            beta = beta + np.linalg.solve((x.T * (weights * p * (1 - p))) @ x + penalty, gradient)
        self.bias, self.weight = beta[0], beta[1:]

    def scaled(self, features):
        return np.clip((features - self.mean) / self.standard_deviation, -FARTHEST, FARTHEST)

    def log_odds(self, features):
        """Log-odds of a board."""
        return self.bias + self.scaled(features) @ self.weight


def cross_validated(lines, earlier):
    log_odds = np.zeros(len(lines.board))
    sources = sorted(set(lines.source))
    random.Random(SEED).shuffle(sources)
    for fold in range(FOLDS):
        held_out = np.isin(lines.source, sources[fold::FOLDS])
        if held_out.any():
            model = Model(lines.features[~held_out], lines.board[~held_out], lines.weights()[~held_out],
                          lines.names, earlier)
            log_odds[held_out] = model.log_odds(lines.features[held_out])
    return log_odds


def area_under_roc(log_odds, board):
    return float(np.mean([(log_odds[board] > o).mean() + (log_odds[board] == o).mean() / 2 for o in log_odds[~board]]))


HEADER = """// Written by scripts/train/train_no_board.py: not to be changed by hand.
#pragma once

#include <array>

namespace concord::vision {

struct FeatureWeight {
    double mean = 0;
    double standardDeviation = 1;
    double weight = 0;  // log-odds per standard deviation
};

inline constexpr double boardBias = %.4f;
inline constexpr double minBoardLogOdds = %.2f;   // of a whole reading
inline constexpr double hopelessLogOdds = %.2f;  // of a first glance
inline constexpr std::array<FeatureWeight, %d> boardWeights{{
%s
}};

}  // namespace concord::vision
"""


def header(model, names, least, hopeless):
    entries = ["    {%.4f, %.4f, %.4f}," % entry for entry in zip(model.mean, model.standard_deviation, model.weight)]
    width = max(len(entry) for entry in entries)
    lines = ["%s  // %s" % (entry.ljust(width), name) for entry, name in zip(entries, names)]
    return HEADER % (model.bias, least, hopeless, len(names), "\n".join(lines))


def replace_table(file, text):
    """Replaces the block "decision" of a document."""
    before, _, rest = open(file).read().partition("<!-- decision:")
    mark, _, rest = rest.partition("-->")
    _, end, after = rest.partition("<!-- end of decision -->")
    if not end:
        raise SystemExit(file + ": expected a block \"decision\"")
    open(file, "w").write(before + "<!-- decision:" + mark + "-->\n\n" + text + "\n\n" + end + after)


def thresholds(lines, log_odds):
    """The least log-odds of a whole reading that is accepted, and of a first glance that is not hopeless.

    The first is at even odds, or lower where these refuse more than REFUSED of the clean boards, but above all pictures
    without a board. The second is below the glances at all boards that the whole reading accepts, even where the glance
    was at a wrong place: the search goes on from there."""
    highest = log_odds[~lines.board & lines.whole].max()
    clean = log_odds[lines.board & lines.clean & lines.whole & lines.right]
    least = max(highest + 0.1, min(0, np.quantile(clean, REFUSED)))
    accepted = {f for f, o in zip(lines.file, np.where(lines.board & lines.whole, log_odds, -np.inf)) if o > least}
    glances = log_odds[[b and not w and f in accepted for b, w, f in zip(lines.board, lines.whole, lines.file)]]
    return least, min([least, *glances]) - 0.5


def report(lines, log_odds, least, hopeless):
    whole, right = lines.whole, lines.right
    text = ["Cross-validated over %d sources: area under the curve %.4f (whole readings), %.4f (glances)." % (
        len(set(lines.source)), area_under_roc(log_odds[whole & right], lines.board[whole & right]),
        area_under_roc(log_odds[~whole & right], lines.board[~whole & right])), "",
        "| pictures | whole readings | refused | lowest, highest log-odds | glances | hopeless |",
        "|---|---|---|---|---|---|"]
    for tier in sorted(set(lines.tier)):
        here = (lines.tier == tier) & lines.right
        o, g = log_odds[here & whole], log_odds[here & ~whole]
        if len(o):
            text.append("| %s | %d | %d | %.1f, %.1f | %d | %d |" % (
                tier, len(o), (o < least).sum(), o.min(), o.max(), len(g), (g < hopeless).sum()))
    text += ["", "Refused below %.2f, hopeless below %.2f." % (least, hopeless)]
    return "\n".join(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("features", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--docs", help="docs/accuracy.md: its table is written too")
    parser.add_argument("--resume", help="the weights of an earlier fit, such as vision/reading/no_board_weights.h")
    arguments = parser.parse_args()
    earlier = Earlier(arguments.resume) if arguments.resume else None
    lines = Lines(arguments.features)
    for kind, name in ((True, "boards"), (False, "pictures without a board that look like one at first")):
        if len(set(lines.source[lines.board == kind])) < 2:
            raise SystemExit("expected %s of at least two sources" % name)
    log_odds = cross_validated(lines, earlier)
    least, hopeless = thresholds(lines, log_odds)
    text = report(lines, log_odds, least, hopeless)
    print(text)
    if arguments.docs:
        replace_table(arguments.docs, text)
    model = Model(lines.features, lines.board, lines.weights(), lines.names, earlier)
    open(arguments.out, "w").write(header(model, lines.names, least, hopeless))


if __name__ == "__main__":
    main()
