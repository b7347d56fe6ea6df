#!/usr/bin/python3
"""Fits how the colours of a board's tops are compared (vision/stacks/board_paints.h) and writes the numbers.

    obscured-cells FOLDER... --out cells.csv
    train_board_paints.py cells.csv... --out vision/stacks/board_paints_weights.h [--check other.csv]...

The photos must be ones that the networks were not fitted to: those they know by heart need no comparison. All numbers
are fitted to the log loss of the cells after the comparison, hidden ones counting half; the colour under a red token
does not count. A little of the log density of the colours themselves keeps the averages and spreads what they are said
to be.
"""
import argparse
import csv
import itertools

import numpy as np
import torch

import board_data as bd

FOLDS = 4
SEED = 20
STEPS, RATE, BATCH = 300, .03, 120
ROUNDS = 2
DENSITY_WEIGHT = .01
HIDDEN_WEIGHT = .5
DARK = .02  # linear light, added before logarithms are taken
LEAST_MM2 = 3  # smaller areas show nothing
CELLS, KINDS, SURFACES = 25, 15, 8  # surfaces in the order of boxSurfaceNames
FIRST_P = 9  # column of p0
# By Stack::kind(): the surface on top on side A, and the stack without the colour under a red token.
TOP = torch.tensor([0, 2, 6, 3, 3, 3, 4, 4, 5, 5, 5, 7, 7, 7, 7])
MERGED = torch.tensor([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 12])


class Photos:
    """Tensors of photos x cells; missing cells have no say and are not counted."""
    COLUMNS = {"covered": "covered", "hidden": "hidden", "area": "topMm2", "burnt": "topBurnt", "cube": "besideCube"}

    def __init__(self, files):
        photos = []
        for file in files:
            rows = csv.reader(open(file))
            header = next(rows)
            columns = [header.index(name) for name in
                       [*self.COLUMNS.values(), "kind", "topBlue", "topGreen", "topRed"]]
            columns += range(FIRST_P, FIRST_P + KINDS)
            for _, cells in itertools.groupby(rows, lambda r: r[0]):
                photos.append([(r[0], *(float(r[c]) for c in columns)) for r in cells if len(r) == len(header)])
        self.source = np.array([bd.source(p[0][0]) for p in photos])
        values = torch.zeros(len(photos), CELLS, len(photos[0][0]) - 1)
        self.there = torch.zeros(len(photos), CELLS)
        for k, cells in enumerate(photos):
            values[k, :len(cells)] = torch.tensor([c[1:] for c in cells])
            self.there[k, :len(cells)] = 1
        for k, name in enumerate(self.COLUMNS):
            setattr(self, name, values[..., k])
        at = len(self.COLUMNS)
        self.kind, self.colour = values[..., at].long(), torch.log(values[..., at + 1:at + 4] + DARK)
        self.p = values[..., at + 4:]
        self.visible = self.there * (self.area > LEAST_MM2)
        self.counted = self.there * (1 - self.covered)
        side_b = self.there.sum(1, keepdim=True) == CELLS
        tops = torch.where((TOP == 0) & side_b, 1, TOP)
        self.of_surface = torch.eye(SURFACES)[tops]  # photos x kinds x surfaces
        self.surface = tops.gather(1, self.kind)

    def only(self, chosen):
        part = object.__new__(Photos)
        for name, value in self.__dict__.items():
            setattr(part, name, value[chosen if isinstance(value, np.ndarray) else torch.tensor(chosen)])
        return part


def covariance(factor, least):
    return factor @ factor.transpose(-1, -2) + least * torch.eye(3)


class Comparison(torch.nn.Module):
    def __init__(self, photos):
        super().__init__()
        usable = (photos.visible * photos.counted) > 0
        number = lambda v: torch.nn.Parameter(torch.tensor(v))
        matrix = lambda v, *shape: torch.nn.Parameter(v * torch.eye(3).repeat(*shape, 1, 1))
        self.average = torch.nn.Parameter(torch.stack(
            [photos.colour[usable & (photos.surface == s)].mean(0) for s in range(SURFACES)]))
        self.paint_factor, self.light_factor = matrix(.3, SURFACES), matrix(.4, 1)
        self.noise_factor = matrix(.2, SURFACES)
        self.log_small, self.log_burnt, self.log_cube = number(2.5), number(0.), number(-1.)
        self.log_freedom, self.log_power, self.log_least = number(1.), number(-.5), number(-2.5)

    def freedom(self):
        return 1 + torch.exp(self.log_freedom)

    def paint(self):
        return covariance(self.paint_factor, 1e-4)

    def light(self):
        return covariance(self.light_factor[0], 1e-4)

    def noise(self):
        return covariance(self.noise_factor, 1e-3)

    def log_likelihoods(self, photos, p):
        """Of each surface for each cell's colour, given the others, which are of each with probability p."""
        paint, noise = torch.linalg.inv(self.paint()), torch.linalg.inv(self.noise())
        noisiness = (1 + torch.exp(self.log_small) / (photos.area + 1) + torch.exp(self.log_burnt) * photos.burnt +
                     torch.exp(self.log_cube) * photos.cube)
        weight = p * (photos.visible / noisiness)[..., None]
        off = weight[..., None] * (photos.colour[:, :, None] - self.average)
        others = (weight.sum(1, keepdim=True) - weight)[..., None, None] * noise
        pull = torch.einsum("sij,bnsj->bnsi", noise, off.sum(1, keepdim=True) - off)[..., None]
        spread = torch.linalg.inv(paint + others)
        rest = torch.eye(3) - others @ spread
        light_spread = torch.linalg.inv(torch.linalg.inv(self.light()) + (rest @ others).sum(2))
        light = light_spread @ (rest @ pull).sum(2)
        share = spread @ paint
        expected = self.average + (spread @ pull + share @ light[:, :, None])[..., 0]
        total = (spread + share @ light_spread[:, :, None] @ share.transpose(-1, -2) +
                 self.noise() * noisiness[..., None, None, None])
        apart = photos.colour[:, :, None] - expected
        squared = torch.einsum("bnsi,bnsij,bnsj->bns", apart, torch.linalg.inv(total), apart)
        freedom = self.freedom()
        return -.5 * (torch.logdet(total) + (freedom + 3) * torch.log1p(squared / freedom))

    def forward(self, photos):
        """The logarithms of the posteriors after the comparison."""
        before = torch.log(photos.p.clamp_min(1e-9))
        p = photos.p
        for _ in range(ROUNDS):
            likelihoods = self.log_likelihoods(photos, torch.einsum("bnk,bks->bns", p, photos.of_surface))
            by_kind = torch.einsum("bns,bks->bnk", likelihoods, photos.of_surface)
            ratios = by_kind - torch.logsumexp(by_kind + before, -1, keepdim=True)
            ratios = torch.logaddexp(ratios, self.log_least.expand_as(ratios))
            after = torch.log_softmax(before + torch.exp(self.log_power) * ratios * photos.visible[..., None], -1)
            p = after.exp()
        return after

    def log_density(self, photos):
        """The mean over all cells, of the true surface of each."""
        usable = photos.visible * photos.counted
        true = torch.eye(SURFACES)[photos.surface] * photos.counted[..., None]
        likelihoods = self.log_likelihoods(photos, true).gather(-1, photos.surface[..., None])[..., 0]
        return (likelihoods * usable).sum() / usable.sum()


def by_stack(log_p):
    """Whatever lies under a red token."""
    buildings = torch.logsumexp(log_p[..., 12:], -1, keepdim=True)
    return torch.cat([log_p[..., :12], buildings], -1)


def mean_loss(log_p, photos):
    weight = photos.counted * (1 - (1 - HIDDEN_WEIGHT) * photos.hidden)
    losses = -by_stack(log_p).gather(-1, MERGED[photos.kind][..., None])[..., 0]
    return (losses * weight).sum() / weight.sum()


def fitted(photos):
    torch.manual_seed(SEED)
    rng = np.random.default_rng(SEED)
    model = Comparison(photos)
    optimizer = torch.optim.Adam(model.parameters(), lr=RATE)
    for step in range(STEPS):
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - step / STEPS)
        chosen = np.zeros(len(photos.p), bool)
        chosen[rng.permutation(len(photos.p))[:BATCH]] = True
        some = photos.only(chosen)
        loss = mean_loss(model(some), some) - DENSITY_WEIGHT * model.log_density(some)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return model


def report(title, log_p, photos):
    p = by_stack(log_p).exp()
    surest, read = p.max(-1)
    counted = (photos.counted * (1 - photos.hidden)) > 0
    wrong = counted & (read != MERGED[photos.kind])
    losses = -by_stack(log_p).gather(-1, MERGED[photos.kind][..., None])[..., 0]
    print("%s: log loss %.4f of %d cells in view, wrong %d, of which above .93 %d, above .98 %d; below .93 in all %d; "
          "log loss with hidden ones %.4f" % (
              title, losses[counted].mean(), counted.sum(), wrong.sum(), (wrong & (surest > .93)).sum(),
              (wrong & (surest > .98)).sum(), (counted & (surest < .93)).sum(), mean_loss(log_p, photos)), flush=True)


HEADER = """// Written by scripts/train/train_board_paints.py: not to be changed by hand.
#pragma once

#include "vision/stacks/colour_covariance.h"

#include <array>

namespace concord::vision {

// clang-format off
// By surface, as boxSurfaceNames: natural logarithms of linear light (BGR), relative to the bright parts of the plate.
inline constexpr std::array<std::array<double, 3>, %d> paintAverage{{%s}};
inline constexpr std::array<ColourCovariance, %d> paintSpread{{%s}};  // between boards
inline constexpr std::array<ColourCovariance, %d> paintNoise{{%s}};  // between the cells of a board
inline constexpr ColourCovariance paintLightSpread%s;
inline constexpr double paintDark = %.4g;  // added before logarithms are taken
inline constexpr double leastVisibleMm2 = %.4g;
// What adds to the variance of a cell, relative to that of a top in full view.
inline constexpr double noiseOfSmallAreas = %.4g;  // divided by the square millimetres + 1
inline constexpr double noiseOfLight = %.4g;       // multiplied by the share that is overexposed
inline constexpr double noiseBesideCubes = %.4g;
inline constexpr double paintFreedom = %.4g;  // of the Student distribution
inline constexpr double paintPower = %.4g;    // of the likelihood ratios
inline constexpr double leastRatio = %.4g;    // added to them
// clang-format on

}  // namespace concord::vision
"""


def header(model):
    row = lambda values: "{" + ", ".join("%.5f" % v for v in values) + "}"
    rows = lambda many: ",\n    ".join(row(r) for r in many)
    upper = lambda m: m[..., (0, 0, 0, 1, 1, 2), (0, 1, 2, 1, 2, 2)].tolist()
    exp = lambda v: torch.exp(v).item()
    return HEADER % (SURFACES, rows(model.average.tolist()), SURFACES, rows(upper(model.paint())), SURFACES,
                     rows(upper(model.noise())), row(upper(model.light())), DARK, LEAST_MM2, exp(model.log_small),
                     exp(model.log_burnt), exp(model.log_cube), model.freedom().item(), exp(model.log_power),
                     exp(model.log_least))


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
        for file in arguments.check:
            other = Photos([file])
            report(file + " before", torch.log(other.p.clamp_min(1e-9)), other)
            report(file, model(other), other)
        if arguments.out:
            open(arguments.out, "w").write(header(model))


if __name__ == "__main__":
    main()
