#!/usr/bin/python3
"""Fits the decision that something hides a cell (vision/reading/obscured_cells.h) and writes its weights.

    obscured-cells FOLDER... --out cells.csv      (once for all photos, or for each folder)
    train_obscured.py cells.csv... --out vision/reading/obscured_weights.h

A small network on the features of each cell. Of covered cells it is to be sure; of all others it maximizes the likelihood of
the true stacks after the posterior was mixed with the prior in that proportion, so a cell that is read rightly in spite of a
shadow counts as visible. It is judged by cross-validation: all photos made from one photo are left out together. --without
any-cup,any-pouch also judges it on these rows after fitting it without them, which shows whether it knows only what it was
shown.
"""
import argparse
import csv
import re

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

FOLDS = 4
SEED = 20
HIDDEN_UNITS = 16
PENALTY = 1e-3
STEPS = 150
FARTHEST = 4  # standard deviations, as in obscured_cells.cpp
LEAST_DEVIATION = .05  # of numbers that hardly ever differ from zero
CLEAN = ("easy", "normal", "hard")
CLEAN_WEIGHT = 8  # of photos that nothing was done to, as most real ones are
BEHIND_WEIGHT = .3  # of cells behind other stacks, which hidden_cells.h marks anyway
REACH_MM = 36  # the distance of neighbouring cells is less, that of others more
MARKED = .06  # the probability above which the reader marks a cell, roughly


class Cells:
    def __init__(self, files):
        # Columns: photo, tier, xMm, yMm, covered, hidden, posterior, prior, then the features.
        rows = [row for file in files for row in csv.reader(open(file)) if row[0] != "photo"]
        number = lambda i: np.array([float(r[i]) for r in rows])
        self.names = next(csv.reader(open(files[0])))[8:]
        self.photo = np.array([r[0] for r in rows])
        self.tier = np.array([r[1] for r in rows])
        self.source = np.array([re.search(r"([a-z]+_?\d+)(_[a-z])?$", r[0].split(".")[0]).group(1) for r in rows])
        self.covered, self.behind = number(4) > 0, number(5) > 0
        self.posterior, self.prior = number(6), number(7)
        self.features = np.array([[float(v) for v in r[8:]] for r in rows], np.float32)
        self.clean = np.isin(self.tier, CLEAN)
        self.beside = neighbours(self.photo, number(2), number(3))

    def weights(self):
        return np.where(self.clean, CLEAN_WEIGHT, 1.) * np.where(self.behind & ~self.covered, BEHIND_WEIGHT, 1.)

    def loss(self, p):
        """Mean loss if the cells are hidden with the probabilities p, which may include what neighbours add."""
        mixed = -np.log(np.maximum((1 - p) * self.posterior + p * self.prior, 1e-6))
        each = np.where(self.covered, -np.log(np.maximum(p, 1e-6)), mixed)
        return np.average(each, weights=self.weights())


def neighbours(photo, x, y):
    """Pairs of indices of neighbouring cells."""
    pairs = []
    starts = np.flatnonzero(np.r_[True, photo[1:] != photo[:-1]])
    for begin, end in zip(starts, [*starts[1:], len(photo)]):
        far = np.hypot(x[begin:end, None] - x[begin:end], y[begin:end, None] - y[begin:end])
        pairs += [(begin + i, begin + k) for i, k in zip(*np.nonzero((far > 1) & (far < REACH_MM)))]
    return np.array(pairs)


class Model:
    def __init__(self, cells, which):
        x = cells.features[which]
        self.mean, self.standard_deviation = x.mean(0), np.maximum(x.std(0), LEAST_DEVIATION)
        torch.manual_seed(SEED)
        self.net = nn.Sequential(nn.Linear(x.shape[1], HIDDEN_UNITS), nn.ReLU(), nn.Linear(HIDDEN_UNITS, 1))
        with torch.no_grad():
            self.net[2].bias.fill_(-3)
        tensor = lambda v: torch.tensor(np.asarray(v[which], np.float32))
        covered, posterior, prior, weight = map(tensor, (cells.covered, cells.posterior, cells.prior, cells.weights()))
        z = self.scaled(x)
        optimizer = torch.optim.LBFGS(self.net.parameters(), max_iter=STEPS, history_size=20, line_search_fn="strong_wolfe")

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


def probability(log_odds, always):
    p = 1 / (1 + np.exp(-log_odds))
    return np.maximum(0, (p - always) / (1 - always))


def with_neighbours(cells, log_odds, weight, always):
    alone = probability(log_odds, always)
    more = np.zeros(len(log_odds))
    np.add.at(more, cells.beside[:, 0], np.maximum(0, alone[cells.beside[:, 1]] - .5) / .5)
    return probability(log_odds + np.minimum(weight * more, 2 * weight), always)


def cross_validated(cells):
    log_odds = np.zeros(len(cells.photo))
    sources = np.array(sorted(set(cells.source)))
    np.random.default_rng(SEED).shuffle(sources)
    for fold in range(FOLDS):
        out = np.isin(cells.source, sources[fold::FOLDS])
        log_odds[out] = Model(cells, ~out).log_odds(cells.features[out])
    return log_odds


def best_constants(cells, log_odds):
    choices = [(w, a) for w in (0, .25, .5, 1, 2, 3) for a in (0, .005, .01, .02, .03, .06)]
    return min(choices, key=lambda c: cells.loss(with_neighbours(cells, log_odds, *c)))


def area_under_roc(log_odds, positive):
    rank = np.argsort(np.argsort(log_odds)) + 1.
    n = positive.sum()
    return (rank[positive].sum() - n * (n + 1) / 2) / (n * (len(log_odds) - n))


def report(cells, log_odds, p, which, title):
    visible = cells.clean & ~cells.behind
    both = visible | (cells.covered & which)
    print("%s: area under the curve %.4f, loss %.4f, marked of visible cells %.2f %%" % (
        title, area_under_roc(log_odds[both], cells.covered[both]), cells.loss(p), 100 * (p[visible] > MARKED).mean()))
    limit = np.quantile(log_odds[visible], .998)
    for tier in sorted(set(cells.tier[cells.covered & which])):
        here = cells.covered & (cells.tier == tier) & which
        print("   %-10s %5d covered, %.1f %% not marked, %.1f %% missed at 0.2 %% false alarms" % (
            tier, here.sum(), 100 * (p[here] < MARKED).mean(), 100 * (log_odds[here] <= limit).mean()), flush=True)


HEADER = """// Written by scripts/train/train_obscured.py: not to be changed by hand.
#pragma once

#include <array>

namespace concord::vision {

// clang-format off
inline constexpr int obscuredInputs = %d;
inline constexpr int obscuredHidden = %d;
inline constexpr double besideWeight = %g;     // log-odds per neighbour that is certainly hidden
inline constexpr double alwaysObscured = %g;  // found in any clean cell
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


def header(model, weight, always):
    def table(values):
        words = ["%.4gF" % v if "." in "%.4g" % v or "e" in "%.4g" % v else "%.4g.F" % v for v in values]
        return "\n    " + ",\n    ".join(", ".join(words[i:i + 12]) for i in range(0, len(words), 12))
    into, out = model.net[0], model.net[2]
    rows = ",".join("\n    {" + table(row) + "}" for row in into.weight.tolist())
    return HEADER % (len(model.mean), HIDDEN_UNITS, weight, always, out.bias.item(), table(model.mean),
                     table(model.standard_deviation), table(into.bias.tolist()), table(out.weight[0].tolist()), rows)


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
    print("weight of neighbours %g, always found %g" % constants)
    report(cells, log_odds, with_neighbours(cells, log_odds, *constants), cells.covered, "cross-validated")
    for rows in arguments.without:
        out = np.isin(cells.tier, rows.split(","))
        unseen = np.where(out, Model(cells, ~out).log_odds(cells.features), log_odds)
        report(cells, unseen, with_neighbours(cells, unseen, *constants), out, "fitted without them")
    if arguments.out:
        open(arguments.out, "w").write(header(Model(cells, cells.covered | True), *constants))


if __name__ == "__main__":
    main()
