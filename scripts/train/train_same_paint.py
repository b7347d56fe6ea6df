#!/usr/bin/python3
"""Fits how cells of one photo are compared (vision/stacks/same_paint.h) and writes the numbers.

    obscured-cells FOLDER... --out cells.csv
    train_same_paint.py cells.csv... --out vision/stacks/same_paint_weights.h [--check other.csv]...

The photos must be ones that the networks were not fitted to: those they know by heart need no comparison. The
projection of the codes is a linear discriminant analysis that separates the tops within each photo. (Fitted freely, it
learns hundreds of photos by heart.) The six other numbers are fitted to the log loss of the visible cells; the colour
under a red token does not count. Then two numbers are fitted that say when two colours are one paint, a part of which was
misread.
"""
import argparse
import csv
import itertools

import numpy as np
import torch

import board_data as bd

FOLDS = 4
SEED = 20
COORDINATES = 8
STEPS, RATE = 150, .03
SHRINKAGE = .1  # of the covariance within photos, towards the identity
CLEARLY_SHOWN = .5  # of a topmost token
LEAST_SAY = .1  # of a cell whose topmost token is hidden
CODE, CELLS, KINDS = 96, 25, 15
FIRST_P = 9  # column of p0
# By Stack::kind(): the surface on top, and the stack without the colour under a red token.
TOP = np.array([6, 0, 4, 1, 1, 1, 2, 2, 3, 3, 3, 5, 5, 5, 5])
MERGED = np.array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 12])


class Photos:
    """Tensors of photos x cells; missing cells have no say and are not counted."""

    def __init__(self, files):
        photos = []
        for file in files:
            rows = csv.reader(open(file))
            header = next(rows)
            shown, code = header.index("tokenShows"), header.index("code0")
            for _, cells in itertools.groupby(rows, lambda r: r[0]):
                photos.append([(r[0], *map(float, [r[4], r[5], r[8], r[shown], *r[FIRST_P:FIRST_P + KINDS],
                                                   *r[code:code + CODE]])) for r in cells if len(r) == len(header)])
        self.source = np.array([bd.source(p[0][0]) for p in photos])
        shape = len(photos), CELLS
        self.code, self.p = torch.zeros(*shape, CODE), torch.zeros(*shape, KINDS)
        self.there, self.counted, self.shown = torch.zeros(shape), torch.zeros(shape), torch.zeros(shape)
        self.kind = torch.zeros(shape, dtype=torch.long)
        for k, cells in enumerate(photos):
            values = torch.tensor([c[1:] for c in cells])
            n = len(values)
            self.there[k, :n] = 1
            self.counted[k, :n] = ((values[:, 0] == 0) & (values[:, 1] == 0)).float()
            self.kind[k, :n], self.shown[k, :n] = values[:, 2].long(), values[:, 3]
            self.p[k, :n], self.code[k, :n] = values[:, 4:4 + KINDS], values[:, 4 + KINDS:]

    def only(self, chosen):
        part = object.__new__(Photos)
        for name, value in self.__dict__.items():
            setattr(part, name, value[chosen if isinstance(value, np.ndarray) else torch.tensor(chosen)])
        return part


def discriminants(photos):
    """The directions in which the tops of a photo differ most by colour, relative to how they differ within one."""
    within, between, degrees = np.zeros((CODE, CODE)), np.zeros((CODE, CODE)), np.zeros(2)
    for code, kind, counted in zip(photos.code.double().numpy(), photos.kind.numpy(), photos.counted.numpy() > 0):
        means = []
        for top in set(TOP[kind[counted]]):
            same = code[counted & (TOP[kind] == top)]
            means.append(same.mean(0))
            within += (same - means[-1]).T @ (same - means[-1])
            degrees[0] += len(same) - 1
        off = np.array(means) - np.mean(means, 0)
        between += off.T @ off
        degrees[1] += len(means) - 1
    within, between = within / degrees[0], between / degrees[1]
    within = (1 - SHRINKAGE) * within + SHRINKAGE * np.eye(CODE) * np.trace(within) / CODE
    whitened = np.linalg.inv(np.linalg.cholesky(within))
    directions = np.linalg.eigh(whitened @ between @ whitened.T)[1]  # the best ones are the last
    return directions[:, :-COORDINATES - 1:-1].T @ whitened


class Comparison(torch.nn.Module):
    def __init__(self, photos):
        super().__init__()
        self.discriminants = torch.tensor(discriminants(photos), dtype=torch.float32)
        number = lambda v: torch.nn.Parameter(torch.tensor(float(v)))
        self.scale, self.log_peak, self.log_decay = number(-.8), number(3), number(0)
        self.log_floor, self.log_weight, self.log_power = number(-5), number(-1.3), number(0)

    def projection(self):
        return self.discriminants * torch.exp(self.scale)

    def forward(self, photos):
        """The logarithms of the posteriors after the comparison."""
        point = photos.code @ self.projection().T
        squared = ((point[:, :, None] - point[:, None]) ** 2).sum(-1)
        likeness = torch.exp(self.log_floor) + torch.exp(self.log_peak) * (1 + squared) ** -torch.exp(self.log_decay)
        others = (1 - torch.eye(CELLS)) * photos.there[:, None]
        say = photos.p @ torch.eye(7)[TOP] * (LEAST_SAY + (1 - LEAST_SAY) * photos.shown)[..., None]
        weight = torch.exp(self.log_weight)
        ratio = (weight + (likeness * others) @ say) / (weight + others @ say)
        return torch.log_softmax(torch.log(photos.p.clamp_min(1e-9)) +
                                 torch.exp(self.log_power) * torch.log(ratio)[..., TOP], -1)


def by_stack(log_p):
    """Whatever lies under a red token."""
    buildings = torch.logsumexp(log_p[..., 12:], -1, keepdim=True)
    return torch.cat([log_p[..., :12], buildings], -1)


def losses(log_p, photos):
    return -by_stack(log_p).gather(-1, torch.tensor(MERGED)[photos.kind][..., None])[..., 0]


def mean_loss(log_p, photos):
    return (losses(log_p, photos) * photos.counted).sum() / photos.counted.sum()


def fitted(photos):
    torch.manual_seed(SEED)
    model = Comparison(photos)
    optimizer = torch.optim.Adam(model.parameters(), lr=RATE)
    for step in range(STEPS):
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - step / STEPS)
        loss = mean_loss(model(photos), photos)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return model


def one_paint_cases(photos, point):
    """For all pairs of colours read in a photo, one row: how far apart their tops lie, the mean log ratio by which the
    tops read as the first colour could be of the second, and whether most of them are."""
    tops, true, rows = photos.p @ torch.eye(7)[TOP], torch.tensor(TOP)[photos.kind], []
    read = tops.argmax(-1)
    for k in range(len(read)):
        cells = {}
        for colour in range(6):
            chosen = (read[k] == colour) & (photos.shown[k] > CLEARLY_SHOWN) & (photos.there[k] > 0)
            if chosen.any():
                cells[colour] = chosen
        for one, other in itertools.permutations(cells, 2):
            apart = (point[k, cells[one]].mean(0) - point[k, cells[other]].mean(0)).norm().item()
            p = tops[k, cells[one]].clamp_min(1e-9)
            could_be = torch.log(p[:, other] / p[:, one]).mean().item()
            rows.append((apart, could_be, (true[k, cells[one]] == other).float().mean().item() > .5))
    return np.array(rows, float)


def one_paint(cases):
    """Distance and slope: the log-odds that the first colour was misread are slope * (distance - apart) + could_be."""
    apart, could_be, misread = torch.tensor(cases, dtype=torch.float64).T
    numbers = torch.tensor([8., 0], dtype=torch.float64, requires_grad=True)  # the distance, the log of the slope
    optimizer = torch.optim.LBFGS([numbers], max_iter=200)

    def loss():
        optimizer.zero_grad()
        log_odds = torch.exp(numbers[1]) * (numbers[0] - apart) + could_be
        total = torch.nn.functional.binary_cross_entropy_with_logits(log_odds, misread, reduction="sum")
        total = total + numbers[1] ** 2 / 2
        total.backward()
        return total

    optimizer.step(loss)
    return numbers[0].item(), torch.exp(numbers[1]).item()


def report(title, log_p, photos):
    p = by_stack(log_p).exp()
    surest, read = p.max(-1)
    counted = photos.counted > 0
    wrong = counted & (read != torch.tensor(MERGED)[photos.kind])
    print("%s: log loss %.4f of %d cells, wrong %d, of which above .93 %d, above .98 %d; below .93 in all %d" % (
        title, mean_loss(log_p, photos), counted.sum(), wrong.sum(), (wrong & (surest > .93)).sum(),
        (wrong & (surest > .98)).sum(), (counted & (surest < .93)).sum()), flush=True)


HEADER = """// Written by scripts/train/train_same_paint.py: not to be changed by hand.
#pragma once

#include <array>
#include <cstddef>

namespace concord::vision {

// clang-format off
inline constexpr std::size_t paintCoordinates = %d;
inline constexpr double boardWeight = %.4g;  // in cells
inline constexpr double paintPeak = %.4g;    // likeness of two cells with the same code
inline constexpr double paintDecay = %.4g;   // with their distance
inline constexpr double paintFloor = %.4g;   // likeness of two that have nothing in common
inline constexpr double paintPower = %.4g;
inline constexpr double leastSay = %.4g;    // of a cell whose topmost token is hidden
inline constexpr double onePaintDistance = %.4g;  // of two colours that are as likely one paint as two
inline constexpr double onePaintSlope = %.4g;     // of the log-odds, with the distance
inline constexpr double clearlyShown = %.4g;      // of a topmost token; others are not compared with colours as wholes

// Rows of the projection, from codes to coordinates.
inline constexpr std::array<std::array<float, %d>, paintCoordinates> paintProjection{{%s}};
// clang-format on

}  // namespace concord::vision
"""


def header(model, distance, slope):
    def row(values):
        words = ["%.4fF" % v for v in values]
        return "\n    {" + ",\n     ".join(", ".join(words[i:i + 12]) for i in range(0, len(words), 12)) + "}"
    number = lambda v: torch.exp(v).item()
    rows = ",".join(row(r) for r in model.projection().tolist())
    return HEADER % (COORDINATES, number(model.log_weight), number(model.log_peak), number(model.log_decay),
                     number(model.log_floor), number(model.log_power), LEAST_SAY, distance, slope,
                     CLEARLY_SHOWN, CODE, rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cells", nargs="+")
    parser.add_argument("--out")
    parser.add_argument("--check", action="append", default=[])
    arguments = parser.parse_args()
    photos = Photos(arguments.cells)
    sources = np.array(sorted(set(photos.source)))
    np.random.default_rng(SEED).shuffle(sources)
    log_p = torch.log(photos.p.clamp_min(1e-9))
    report("before", log_p, photos)
    for fold in range(FOLDS):
        held_out = np.isin(photos.source, sources[fold::FOLDS])
        model = fitted(photos.only(~held_out))
        with torch.no_grad():
            log_p[torch.tensor(held_out)] = model(photos.only(held_out))
    report("cross-validated", log_p, photos)
    model = fitted(photos)
    with torch.no_grad():
        report("fitted", model(photos), photos)
        cases = one_paint_cases(photos, photos.code @ model.projection().T)
        for file in arguments.check:
            other = Photos([file])
            report(file + " before", torch.log(other.p.clamp_min(1e-9)), other)
            report(file, model(other), other)
    distance, slope = one_paint(cases)
    print("one paint: %d of %d pairs of colours; as likely as not at distance %.2f, slope %.2f" %
          (cases[:, 2].sum(), len(cases), distance, slope))
    if arguments.out:
        open(arguments.out, "w").write(header(model, distance, slope))


if __name__ == "__main__":
    main()
