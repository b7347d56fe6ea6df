#!/usr/bin/python3
"""Fits the mixed linear model of the colours of boxes (vision/stacks/box_colours.h) by expectation maximisation.

    train_box.py CELLS.csv... --out vision/stacks/box_weights.h

The tables are those of tools/box-colours: of drawn boxes (draw-boards --box N) and, with its option --alone, of photos
that each show a different box. The degrees of freedom, the weight of the ratios, their limit and the least log-odds are
not fitted here: they were chosen by leave-one-out cross-validation on drawn boxes, by the log loss.
"""
import argparse
import csv

import numpy as np

SURFACES = ["side A", "side B", "blue", "gray", "brown", "green", "yellow", "red"]
COUNT, D = len(SURFACES), 3
ROUNDS = 12
PRIOR_BOXES, PRIOR_PHOTOS = 4, 10  # a surface's spread is averaged with that of all surfaces, which counts as this many
CHOSEN = {"boxFreedom": 8, "boxColourWeight": 0.7, "boxMostLogRatio": 4, "boxLeastLogOdds": 5}


def read(files):
    """The colours of the cells, as boxes -> photos -> surfaces -> array of cells."""
    boxes = {}
    for file in files:
        for row in csv.DictReader(open(file)):
            photo = boxes.setdefault(row["box"], {}).setdefault(row["photo"], [[] for _ in SURFACES])
            photo[int(row["surface"])].append([float(row[c]) for c in ("blue", "green", "red")])
    return [[[np.array(cells) for cells in photo] for photo in box.values()] for box in boxes.values()]


def cell_noise(boxes, surface):
    """Covariance of the cells of one surface on one photo, without the farthest three percent."""
    off = [(c[surface] - np.median(c[surface], 0)) * np.sqrt(len(c[surface]) / (len(c[surface]) - 1))
           for box in boxes for c in box if len(c[surface]) > 1]
    off = np.concatenate(off)
    far = np.linalg.norm(off, axis=1)
    off = off[far <= np.quantile(far, .97)]
    return off.T @ off / len(off) * 1.15 + np.eye(D) * 1e-3


class Model:
    def __init__(self, boxes):
        self.average = np.zeros((COUNT, D))
        self.paint = np.stack([np.eye(D) * .15] * COUNT)
        self.light = np.eye(D) * .3
        self.photo = np.stack([np.eye(D) * .03] * COUNT)
        self.cell = np.stack([cell_noise(boxes, s) for s in range(COUNT)])

    def noise(self, surface, cells):
        return self.photo[surface] + self.cell[surface] / cells

    def posterior(self, means):
        """Mean and covariance of a box's paints and its photos' lights. means: {(photo, surface): (cells, mean)}."""
        photos = 1 + max(p for p, _ in means)
        size = (COUNT + photos) * D
        precision, weighted = np.zeros((size, size)), np.zeros(size)
        for k in range(COUNT + photos):
            at = slice(k * D, k * D + D)
            precision[at, at] = np.linalg.inv(self.paint[k] if k < COUNT else self.light)
        for (p, s), (cells, mean) in means.items():
            weight = np.linalg.inv(self.noise(s, cells))
            both = [slice(k * D, k * D + D) for k in (s, COUNT + p)]
            for a in both:
                weighted[a] += weight @ (mean - self.average[s])
                for b in both:
                    precision[a, b] += weight
        covariance = np.linalg.inv(precision)
        return covariance @ weighted, covariance

    def improve(self, boxes):
        """One round of expectation maximisation."""
        paint, light, photo = np.zeros((COUNT, D, D)), np.zeros((D, D)), np.zeros((COUNT, D, D))
        average, box_counts, photo_counts, light_count = np.zeros((COUNT, D)), np.zeros(COUNT), np.zeros(COUNT), 0
        for box in boxes:
            means = {(p, s): (len(c[s]), c[s].mean(0)) for p, c in enumerate(box) for s in range(COUNT) if len(c[s])}
            z, v = self.posterior(means)
            for s in {s for _, s in means}:
                at = slice(s * D, s * D + D)
                paint[s] += np.outer(z[at], z[at]) + v[at, at]
                box_counts[s] += 1
            for p in {p for p, _ in means}:
                at = slice((COUNT + p) * D, (COUNT + p + 1) * D)
                light += np.outer(z[at], z[at]) + v[at, at]
                light_count += 1
            for (p, s), (cells, mean) in means.items():
                a, b = slice(s * D, s * D + D), slice((COUNT + p) * D, (COUNT + p + 1) * D)
                rest = mean - z[a] - z[b]
                off = rest - self.average[s]
                gain = self.photo[s] @ np.linalg.inv(self.noise(s, cells))
                uncertainty = v[a, a] + v[b, b] + v[a, b] + v[b, a]
                photo[s] += gain @ (np.outer(off, off) + uncertainty) @ gain.T + self.photo[s] - gain @ self.photo[s]
                average[s] += rest
                photo_counts[s] += 1
        paint_all, photo_all = paint.sum(0) / box_counts.sum(), photo.sum(0) / photo_counts.sum()
        for s in range(COUNT):
            self.paint[s] = (paint[s] + PRIOR_BOXES * paint_all) / (box_counts[s] + PRIOR_BOXES)
            self.photo[s] = (photo[s] + PRIOR_PHOTOS * photo_all) / (photo_counts[s] + PRIOR_PHOTOS)
        self.average = average / photo_counts[:, None]
        self.light = light / light_count


def numbers(values):
    return "{" + ", ".join(f"{v:.4f}" for v in values) + "}"


def covariances(name, matrices):
    upper = [numbers(m[np.triu_indices(D)]) for m in matrices]
    return f"inline constexpr std::array<ColourCovariance, {COUNT}> {name}{{{{" + ",\n    ".join(upper) + "}};\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tables", nargs="+")
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    boxes = read(arguments.tables)
    model = Model(boxes)
    for _ in range(ROUNDS):
        model.improve(boxes)
    with open(arguments.out, "w") as out:
        out.write("// Written by scripts/train/train_box.py.\n#pragma once\n\n")
        out.write('#include "vision/stacks/colour_covariance.h"\n\n#include <array>\n\n')
        out.write("namespace concord::vision {\n\n")
        out.write(f"// {len(boxes)} boxes, {sum(map(len, boxes))} photos. By surface, as boxSurfaceNames.\n")
        rows = ",\n    ".join(numbers(m) for m in model.average)
        out.write(f"inline constexpr std::array<std::array<double, 3>, {COUNT}> boxAverage{{{{{rows}}}}};\n")
        by_name = {"boxPaintSpread": model.paint, "boxPhotoNoise": model.photo, "boxCellNoise": model.cell}
        for name, matrices in by_name.items():
            out.write(covariances(name, matrices))
        out.write(f"inline constexpr ColourCovariance boxLightSpread{numbers(model.light[np.triu_indices(D)])};\n\n")
        for name, value in CHOSEN.items():
            out.write(f"inline constexpr double {name} = {value};\n")
        out.write("\n}  // namespace concord::vision\n")


if __name__ == "__main__":
    main()
