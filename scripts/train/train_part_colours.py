#!/usr/bin/python3
"""Fits what the parts of boards look like (vision/pixels/part_colours.h) and writes the numbers.

    obscured-cells FOLDER... --out cells.csv --parts parts.csv
    train_part_colours.py parts.csv... --out vision/pixels/part_colours_weights.h

The mean colours of a board's materials are taken as one normally distributed vector, of which a photo shows a part:
its mean and covariance are fitted by expectation and maximization. Only bare cells differ between the sides.
"""
import argparse
import collections
import csv

import numpy as np

FIRST, MATERIALS = 3, 16  # as in part_colours.h: bare cells are the first that are fitted
FITTED = MATERIALS - FIRST
NUMBERS = 3 * FITTED
ROUNDS = 40
DARK = .02  # linear light, added before logarithms are taken
WIDER = 1.5  # of what may be anything
LEAST = np.eye(3) * 1e-4
TRIANGLE = np.triu_indices(3)


def matrix(upper):
    m = np.zeros((3, 3))
    m[TRIANGLE] = upper
    return m + m.T - np.diag(np.diag(m))


def read(files):
    """By photo: its side and [(material, colour, scatter)]."""
    photos = collections.defaultdict(list)
    for file in files:
        for row in csv.DictReader(open(file)):
            numbers = [float(row[name]) for name in ("blue", "green", "red", "bb", "bg", "br", "gg", "gr", "rr")]
            photos[file, row["photo"], row["side"]].append(
                (int(row["material"]), np.array(numbers[:3]), matrix(numbers[3:])))
    return [(key[2], samples) for key, samples in photos.items()]


def own(k):
    return slice(3 * k, 3 * k + 3)


def noise_of(photos):
    """How much parts of one material differ on a board, and the pixels of one part."""
    deviations = [[] for _ in range(FITTED)]
    scatters = [[] for _ in range(FITTED)]
    for _, samples in photos:
        for k in range(FITTED):
            colours = np.array([c for m, c, _ in samples if m == FIRST + k])
            scatters[k] += [s for m, _, s in samples if m == FIRST + k]
            if len(colours) > 1:
                deviations[k].append((colours - colours.mean(0)) * np.sqrt(len(colours) / (len(colours) - 1)))
    noise = [np.cov(np.concatenate(d).T) + LEAST for d in deviations]
    return noise, [np.median(s, axis=0) for s in scatters]


def boards_of(photos, noise):
    """By photo: side, which numbers it shows, these, and their covariance."""
    boards = []
    for side, samples in photos:
        shown = np.zeros(NUMBERS, bool)
        colour = np.zeros(NUMBERS)
        covariance = np.zeros((NUMBERS, NUMBERS))
        for k in range(FITTED):
            colours = [c for m, c, _ in samples if m == FIRST + k]
            if colours:
                shown[own(k)] = True
                colour[own(k)] = np.mean(colours, axis=0)
                covariance[own(k), own(k)] = noise[k] / len(colours)
        at = np.where(shown)[0]
        boards.append((side, at, colour[at], covariance[np.ix_(at, at)]))
    return boards


def fit(boards):
    average = {}
    for side in "AB":
        average[side] = np.array([
            np.mean([c[list(at).index(n)] for s, at, c, _ in boards if n in at and (n >= 3 or s == side)])
            for n in range(NUMBERS)])
    spread = np.eye(NUMBERS) * .3
    for _ in range(ROUNDS):
        expected = []
        for side, at, colour, noise in boards:
            gain = spread[:, at] @ np.linalg.inv(spread[np.ix_(at, at)] + noise)
            expected.append((side, average[side] + gain @ (colour - average[side][at]), spread - gain @ spread[at]))
        of_all = np.mean([mean for _, mean, _ in expected], axis=0)
        for side in "AB":
            bare = np.mean([mean[:3] for s, mean, _ in expected if s == side], axis=0)
            average[side] = np.concatenate([bare, of_all[3:]])
        spread = sum(np.outer(mean - average[side], mean - average[side]) + rest for side, mean, rest in expected)
        spread = spread / len(expected) + 1e-3 * np.eye(NUMBERS)
    return average, spread


def numbers_of(values):
    return "{" + ", ".join(f"{v:.4f}" for v in values) + "}"


def write(path, average, spread, noise, scatter, anything):
    def rows(values):
        return "{{" + ",\n    ".join(values) + "}}"

    triangle = spread[np.triu_indices(NUMBERS)]
    lines = [", ".join(f"{v:.4f}" for v in triangle[i:i + 12]) for i in range(0, len(triangle), 12)]
    mean, covariance = anything
    with open(path, "w") as out:
        out.write(f"""// Written by scripts/train/train_part_colours.py: not to be changed by hand.
#pragma once

#include "vision/stacks/colour_covariance.h"

#include <array>

namespace concord::vision {{

// clang-format off
// By material, from bare cells on: colours as in a PartSample.
inline constexpr std::array<std::array<double, 3>, {FITTED}> partAverage{rows(
            [numbers_of(average["A"][own(k)]) for k in range(FITTED)])};
inline constexpr std::array<double, 3> bareAverageOnB{numbers_of(average["B"][:3])};
// Covariance between boards of all these numbers: the upper triangle, row by row.
inline constexpr std::array<double, {len(triangle)}> partSpread{{{{
    {(",%s    " % chr(10)).join(lines)}}}}};
inline constexpr std::array<ColourCovariance, {FITTED}> partNoise{rows(
            [numbers_of(n[TRIANGLE]) for n in noise])};  // between the cells of a board
inline constexpr std::array<ColourCovariance, {FITTED}> partScatter{rows(
            [numbers_of(s[TRIANGLE]) for s in scatter])};  // of the pixels of one part
inline constexpr std::array<double, 3> anyPartAverage{numbers_of(mean)};
inline constexpr ColourCovariance anyPartSpread{numbers_of(covariance[TRIANGLE])};
inline constexpr double partDark = {DARK};  // added before logarithms are taken
// clang-format on

}}  // namespace concord::vision
""")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    photos = read(args.files)
    noise, scatter = noise_of(photos)
    average, spread = fit(boards_of(photos, noise))
    colours = np.array([c for _, samples in photos for _, c, _ in samples])
    inside = np.mean([s for _, samples in photos for _, _, s in samples], axis=0)
    anything = colours.mean(0), WIDER * (np.cov(colours.T) + inside)
    write(args.out, average, spread, noise, scatter, anything)
    print(f"{len(photos)} photos, {len(colours)} parts")


if __name__ == "__main__":
    main()
