#!/usr/bin/python3
"""Fits the decision that something hides a cell (vision/reading/obscured_cells.h) and writes its weights.

    obscured-cells FOLDER... --out cells.csv      (once for all photos, or for each folder)
    train_obscured.py cells.csv... --out vision/reading/obscured_weights.h

A small network computes p, the probability that a cell is hidden, from the features of the cell. For covered cells
the fit maximizes p. For all others it maximizes the probability of the true stack after the reader mixed its posterior
with the prior, (1 - p) posterior + p prior, so a cell that is read rightly in spite of a shadow counts as visible. The
network is judged by cross-validation, in which all photos made from one photo are held out together. --without
any-cup,any-pouch also judges it on these tiers after fitting it without them, which shows whether it recognizes objects
that it has not seen.
"""
import argparse
import csv

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import board_data as bd

FOLDS = 4
SEED = 20
HIDDEN_UNITS = 16
PENALTY = 1e-3
STEPS = 150
FARTHEST = 4  # features are clipped at this many standard deviations, as in obscured_cells.cpp
LEAST_DEVIATION = .05  # the standard deviation of features that are nearly always zero
CLEAN_TIERS = ("easy", "normal", "hard")  # photos without added covers or light effects
CLEAN_WEIGHT = 8  # most real photos are clean too
BEHIND_WEIGHT = .3  # of cells behind other stacks, which hidden_cells.h marks anyway
NEIGHBOURS_WITHIN_MM = 36  # neighbouring cells are nearer, all others farther
MARKED_ABOVE = .06  # roughly the probability above which the reader marks a cell


class Cells:
    def __init__(self, files):
        rows = [row for file in files for row in csv.DictReader(open(file))]
        column = lambda name: np.array([float(r[name]) for r in rows])
        self.photo = np.array([r["photo"] for r in rows])
        self.tier = np.array([r["tier"] for r in rows])
        # The photo that this one was made from.
        self.source = np.array([bd.source(r["photo"]) for r in rows])
        self.covered, self.behind = column("covered") > 0, column("hidden") > 0
        self.posterior, self.prior = column("posterior"), column("prior")
        names = list(rows[0])
        features = names[names.index("burntOut"):names.index("topBlue")]
        self.features = np.array([[float(r[name]) for name in features] for r in rows], np.float32)
        self.clean = np.isin(self.tier, CLEAN_TIERS)
        self.neighbour_pairs = neighbour_pairs(self.photo, column("xMm"), column("yMm"))

    def weights(self):
        return np.where(self.clean, CLEAN_WEIGHT, 1.) * np.where(self.behind & ~self.covered, BEHIND_WEIGHT, 1.)

    def loss(self, p):
        """Mean loss where p are the probabilities that the cells are hidden."""
        mixed = -np.log(np.maximum((1 - p) * self.posterior + p * self.prior, 1e-6))
        losses = np.where(self.covered, -np.log(np.maximum(p, 1e-6)), mixed)
        return np.average(losses, weights=self.weights())


def neighbour_pairs(photo, x, y):
    """The pairs of indices of neighbouring cells, each pair in both orders."""
    pairs = []
    starts = np.flatnonzero(np.r_[True, photo[1:] != photo[:-1]])
    for begin, end in zip(starts, [*starts[1:], len(photo)]):
        distance = np.hypot(x[begin:end, None] - x[begin:end], y[begin:end, None] - y[begin:end])
        near = (distance > 1) & (distance < NEIGHBOURS_WITHIN_MM)
        pairs += [(begin + i, begin + k) for i, k in zip(*np.nonzero(near))]
    return np.array(pairs)


class Model:
    def __init__(self, cells, chosen):
        """Fits to the chosen cells, a mask."""
        x = cells.features[chosen]
        self.mean, self.standard_deviation = x.mean(0), np.maximum(x.std(0), LEAST_DEVIATION)
        torch.manual_seed(SEED)
        self.net = nn.Sequential(nn.Linear(x.shape[1], HIDDEN_UNITS), nn.ReLU(), nn.Linear(HIDDEN_UNITS, 1))
        with torch.no_grad():
            self.net[2].bias.fill_(-3)
        tensor = lambda v: torch.tensor(np.asarray(v[chosen], np.float32))
        covered, posterior, prior, weight = map(tensor, (cells.covered, cells.posterior, cells.prior, cells.weights()))
        z = self.scaled(x)
        optimizer = torch.optim.LBFGS(self.net.parameters(), max_iter=STEPS, history_size=20,
                                      line_search_fn="strong_wolfe")

        def closure():
            optimizer.zero_grad()
            log_odds = self.net(z)[:, 0]
            p = torch.sigmoid(log_odds)
            mixed = -torch.log(((1 - p) * posterior + p * prior).clamp_min(1e-6))
            loss = (torch.where(covered > 0, F.softplus(-log_odds), mixed) * weight).sum() / weight.sum()
            loss = loss + PENALTY * sum((layer.weight ** 2).sum() for layer in (self.net[0], self.net[2]))
            loss.backward()
            return loss
        optimizer.step(closure)

    def scaled(self, x):
        return torch.tensor(np.clip((x - self.mean) / self.standard_deviation, -FARTHEST, FARTHEST))

    def log_odds(self, x):
        with torch.no_grad():
            return self.net(self.scaled(x))[:, 0].numpy().astype(float)


def probability(log_odds, floor):
    p = 1 / (1 + np.exp(-log_odds))
    return np.maximum(0, (p - floor) / (1 - floor))


def with_neighbours(cells, log_odds, weight, floor):
    """The probabilities after each cell's hidden neighbours raised its own, as in obscured_cells.cpp."""
    alone = probability(log_odds, floor)
    hidden_neighbours = np.zeros(len(log_odds))
    cell, neighbour = cells.neighbour_pairs.T
    np.add.at(hidden_neighbours, cell, np.maximum(0, alone[neighbour] - .5) / .5)
    return probability(log_odds + np.minimum(weight * hidden_neighbours, 2 * weight), floor)


def cross_validated(cells):
    log_odds = np.zeros(len(cells.photo))
    sources = np.array(sorted(set(cells.source)))
    np.random.default_rng(SEED).shuffle(sources)
    for fold in range(FOLDS):
        held_out = np.isin(cells.source, sources[fold::FOLDS])
        log_odds[held_out] = Model(cells, ~held_out).log_odds(cells.features[held_out])
    return log_odds


def best_constants(cells, log_odds):
    """The weight of neighbours and the floor with the least loss."""
    choices = [(weight, floor) for weight in (0, .25, .5, 1, 2, 3) for floor in (0, .005, .01, .02, .03, .06)]
    return min(choices, key=lambda c: cells.loss(with_neighbours(cells, log_odds, *c)))


def area_under_roc(log_odds, positive):
    rank = np.argsort(np.argsort(log_odds)) + 1.
    n = positive.sum()
    return (rank[positive].sum() - n * (n + 1) / 2) / (n * (len(log_odds) - n))


def report(cells, log_odds, p, judged, title):
    visible = cells.clean & ~cells.behind
    covered = cells.covered & judged
    both = visible | covered
    print("%s: area under the curve %.4f, loss %.4f, marked of visible cells %.2f %%" % (
        title, area_under_roc(log_odds[both], cells.covered[both]), cells.loss(p),
        100 * (p[visible] > MARKED_ABOVE).mean()))
    limit = np.quantile(log_odds[visible], .998)
    for tier in sorted(set(cells.tier[covered])):
        of_tier = covered & (cells.tier == tier)
        print("   %-10s %5d covered, %.1f %% not marked, %.1f %% missed at 0.2 %% false alarms" % (
            tier, of_tier.sum(), 100 * (p[of_tier] < MARKED_ABOVE).mean(), 100 * (log_odds[of_tier] <= limit).mean()),
            flush=True)


HEADER = """// Written by scripts/train/train_obscured.py: not to be changed by hand.
#pragma once

#include <array>

namespace concord::vision {

// clang-format off
inline constexpr int obscuredInputs = %d;
inline constexpr int obscuredHidden = %d;
inline constexpr double besideWeight = %g;     // log-odds per neighbour that is certainly hidden
inline constexpr double obscuredFloor = %g;  // the probability that even a clean cell gets, to be subtracted
inline constexpr float obscuredBias = %.4fF;

using ObscuredWeights = std::array<float, obscuredInputs>;

inline constexpr ObscuredWeights obscuredMean{%s};
inline constexpr ObscuredWeights obscuredStandardDeviation{%s};
inline constexpr std::array<float, obscuredHidden> obscuredHiddenBias{%s};
inline constexpr std::array<float, obscuredHidden> obscuredHiddenOut{%s};
inline constexpr std::array<ObscuredWeights, obscuredHidden> obscuredHiddenIn{{%s}};
// clang-format on

}  // namespace concord::vision
"""


def header(model, weight, floor):
    def table(values):
        words = ["%.4gF" % v if "." in "%.4g" % v or "e" in "%.4g" % v else "%.4g.F" % v for v in values]
        return "\n    " + ",\n    ".join(", ".join(words[i:i + 12]) for i in range(0, len(words), 12))
    hidden, output = model.net[0], model.net[2]
    rows = ",".join("\n    {" + table(row) + "}" for row in hidden.weight.tolist())
    return HEADER % (len(model.mean), HIDDEN_UNITS, weight, floor, output.bias.item(), table(model.mean),
                     table(model.standard_deviation), table(hidden.bias.tolist()),
                     table(output.weight[0].tolist()), rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cells", nargs="+")
    parser.add_argument("--out")
    parser.add_argument("--without", action="append", default=[])
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    cells = Cells(arguments.cells)
    print("%d cells of %d photos, %d of them covered" % (len(cells.photo), len(set(cells.photo)), cells.covered.sum()))
    log_odds = cross_validated(cells)
    constants = best_constants(cells, log_odds)
    print("weight of neighbours %g, floor %g" % constants)
    report(cells, log_odds, with_neighbours(cells, log_odds, *constants), cells.covered, "cross-validated")
    for tiers in arguments.without:
        held_out = np.isin(cells.tier, tiers.split(","))
        unseen = np.where(held_out, Model(cells, ~held_out).log_odds(cells.features), log_odds)
        report(cells, unseen, with_neighbours(cells, unseen, *constants), held_out, "fitted without them")
    if arguments.out:
        open(arguments.out, "w").write(header(Model(cells, np.full(len(cells.photo), True)), *constants))


if __name__ == "__main__":
    main()
