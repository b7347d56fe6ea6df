#!/usr/bin/python3
"""Fits how likely a top that is read as gray is a brown one that mirrors light, and writes the weights.

    obscured-cells FOLDER... --out cells.csv
    train_paled_tops.py cells.csv... --out vision/stacks/paled_tops_weights.h

A logistic regression on what GrayTop (vision/stacks/paled_tops.h) measures of tops in view that are read as gray and
are gray or brown, and on the log-odds that the reader gives them otherwise. Prints how often they are brown by the
probability that it gives them when all photos made from one photo are held out together. The photos must be ones that
the networks were not fitted to: of those they know by heart, hardly any brown top is read as gray.
"""
import argparse
import csv

import numpy as np

import board_data as bd

FOLDS = 5
SEED = 20
PENALTY = .1
STEPS = 30
BINS = (0, .03, .06, .12, .25, .5, 1)
CLEAN_TIERS = ("easy", "normal", "hard")  # photos without added light
CLEAN_WEIGHT = 4  # most real photos are clean too
NAMES = ("grayTop:logOdds", "grayTop:reflection", "grayTop:brown", "grayTop:missingPrint", "grayTop:sheenRemoved")
HEADER = """// Written by scripts/train/train_paled_tops.py: not to be changed by hand.
#pragma once

namespace concord::vision {

inline constexpr double paledBias = %.3f;
inline constexpr double paledOddsWeight = %.3f;
inline constexpr double paledReflectionWeight = %.3f;
inline constexpr double paledBrownWeight = %.3f;
inline constexpr double paledPrintWeight = %.3f;
inline constexpr double paledSheenBias = %.3f;  // if a sheen was removed: added to the others
inline constexpr double paledSheenPrintWeight = %.3f;

}  // namespace concord::vision
"""


def top(row):
    stack = bd.STACKS[int(row["kind"])]
    return stack[-1] if stack else None


class Tops:
    def __init__(self, files):
        rows = [r for f in files for r in csv.DictReader(open(f))
                if r[NAMES[0]] and top(r) in ("gray", "brown") and r["hidden"] == r["covered"] == "0"]
        measured = np.array([[float(r[name]) for name in NAMES] for r in rows])
        missing_print, sheen_removed = measured[:, -2:].T
        self.features = np.c_[np.ones(len(rows)), measured, missing_print * sheen_removed]
        self.weights = np.where(np.isin([r["tier"] for r in rows], CLEAN_TIERS), CLEAN_WEIGHT, 1)
        self.is_brown = np.array([top(r) == "brown" for r in rows], float)
        self.source = np.array([bd.source(r["photo"]) for r in rows])


def probability(features, weights):
    return 1 / (1 + np.exp(-features @ weights))


def fitted(tops, chosen):
    """The weights of the features, by Newton's method. chosen: a mask."""
    features, is_brown, counts = tops.features[chosen], tops.is_brown[chosen], tops.weights[chosen]
    weights = np.zeros(features.shape[1])
    penalty = PENALTY * np.diag([0] + [1] * (len(weights) - 1))
    for _ in range(STEPS):
        p = probability(features, weights)
        slope = features.T @ (counts * (p - is_brown)) + penalty @ weights
        weights -= np.linalg.solve(features.T @ (features * (counts * p * (1 - p))[:, None]) + penalty, slope)
    return weights


def cross_validated(tops):
    p = np.zeros(len(tops.source))
    sources = np.array(sorted(set(tops.source)))
    np.random.default_rng(SEED).shuffle(sources)
    for fold in range(FOLDS):
        held_out = np.isin(tops.source, sources[fold::FOLDS])
        weights = fitted(tops, ~held_out)
        p[held_out] = probability(tops.features[held_out], weights)
    return p


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cells", nargs="+", metavar="CELLS")
    parser.add_argument("--out", required=True)
    a = parser.parse_args()
    tops = Tops(a.cells)
    print("%d tops of %d photos, of which %d are brown" %
          (len(tops.source), len(set(tops.source)), tops.is_brown.sum()))
    p = cross_validated(tops)
    for low, high in zip(BINS, BINS[1:]):
        here = (p >= low) & (p < high)
        if here.any():
            print("probability from %.2f to %.2f: %d tops, %.3f on average, of which brown %.3f" %
                  (low, high, here.sum(), p[here].mean(), tops.is_brown[here].mean()))
    open(a.out, "w").write(HEADER % tuple(fitted(tops, np.full(len(tops.source), True))))


if __name__ == "__main__":
    main()
