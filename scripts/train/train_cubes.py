#!/usr/bin/python3
"""Trains the small network that detects cubes on stacks, and their kind.

Input: the rectified top, the mean of the board's other tops of its colour and whether there are any, and the viewing
geometry, 9 x HEIGHT x WIDTH; output: log-odds of no cube, an animal cube, a spirit cube.

    train_cubes.py --out cubes FOLDER...      writes cubes.onnx
"""
import os
import random

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import board_data as bd
import top_data
import top_views as tv
from small_net import options, sampled, recoloured, run

PX_PER_MM = 4.0  # the photo is shrunk to this


class Cube(nn.Module):
    def __init__(self):
        super().__init__()
        layer = lambda cin, cout, stride: nn.Sequential(nn.Conv2d(cin, cout, 3, stride, 1), nn.ReLU(inplace=True))
        self.net = nn.Sequential(layer(9, 16, 2), layer(16, 24, 1), layer(24, 32, 2), layer(32, 32, 2), nn.Flatten(),
                                 nn.Linear(32 * 7 * 7, 48), nn.ReLU(inplace=True), nn.Linear(48, len(bd.CUBES)))

    def forward(self, x):
        return self.net(x)


def load_board(f):
    item = top_data.load_board(f, PX_PER_MM)
    return item and dict(item, colour=np.array([bd.COLOURS.index(s[-1]) for s in item["stacks"]]),
                         cube=np.array([bd.CUBES.index(c) for c in item["cubes"]]))


def cut_tops(rng, item):
    """All tops of a board: pictures and viewing geometry."""
    n, pose = len(item["tops"]), item["pose"]
    wrong = np.array([rng.choice([0] * 9 + [-9, 9]) for _ in range(n)])
    high = np.clip(item["high"] * np.array([1 + rng.gauss(0, .06) for _ in range(n)]) + wrong, 4, 40)
    there = top_data.moved(rng, item, high, rng.choice([.1, .3, .8]))
    return tv.cut(item["photo"], pose, there, high, item["lo"]), tv.slant(pose, there, high)


def channels(x, colour, slant):
    """x: all tops of a board x HEIGHT x WIDTH x BGR, 1 where the plate is bright; colour: of each top."""
    n, h, w, _ = x.shape
    alike = (colour[:, None] == colour) & ~np.eye(n, dtype=bool)
    count = alike.sum(1)
    others = np.tensordot(alike / np.maximum(count, 1)[:, None], x, 1)
    others[count == 0] = .5
    constant = np.concatenate([(count > 0)[:, None], slant], 1)
    constant = np.broadcast_to(constant[:, :, None, None], (n, 3, h, w))
    return np.concatenate([np.moveaxis(x, 3, 1) - .5, np.moveaxis(others, 3, 1) - .5, constant], 1).astype(np.float32)


def reflected(rng, x):
    """The tops with a lamp reflected in the varnish: a bright spot at about the same place of each."""
    if rng.random() > .35:
        return x
    across, along = tv.STEP_MM * (np.arange(tv.WIDTH) - tv.WIDTH // 2), tv.STEP_MM * np.arange(tv.HEIGHT)[::-1] - tv.NEAR_MM
    at, size, spread = np.array([rng.gauss(0, 4), rng.gauss(0, 4)]), rng.uniform(1, 4), rng.choice([.3, 1.5])
    stretch, lamp = rng.uniform(.6, 1.7), np.array([rng.uniform(.75, 1) for _ in range(3)])
    spots = np.empty((len(x), tv.HEIGHT, tv.WIDTH))
    for k in range(len(x)):
        u = (across - at[0] - rng.gauss(0, spread)) / (size * stretch)
        v = (along - at[1] - rng.gauss(0, spread)) / (size / stretch)
        far = np.hypot(across, along[:, None])
        spots[k] = rng.uniform(.5, 1) * np.exp(-.5 * (u ** 2 + v[:, None] ** 2)) * np.clip((9.5 - far) / 1.5, 0, 1)
    return np.clip(x + rng.uniform(.2, 1) * spots[..., None] * lamp, 0, 1.5)


def batch(rng, items, n):
    X, Y = [], []
    for item in sampled(rng, items, n):
        x, slant = cut_tops(rng, item)
        x = reflected(rng, recoloured(rng, item, x))
        if rng.random() < .5:
            x = x[:, :, ::-1]
        colour = item["colour"].copy()
        for i in range(len(colour)):
            if rng.random() < .03:  # misread
                colour[i] = rng.randrange(len(bd.COLOURS))
        of = [[i for i, c in enumerate(item["cube"]) if c == k] for k in range(len(bd.CUBES))]
        chosen = np.array(rng.sample(of[0], min(6, len(of[0]))) + rng.sample(of[1], min(4, len(of[1]))) + of[2], int)
        X.append(channels(x, colour, slant)[chosen])
        Y.append(item["cube"][chosen])
    return torch.from_numpy(np.concatenate(X)), torch.from_numpy(np.concatenate(Y))


def evaluate(net, items):
    net.eval()
    rows = []
    with torch.no_grad():
        for item in items:
            x, slant = cut_tops(random.Random(1), item)
            x = np.clip(x * (item["gain"] / 255), 0, 1.5)
            p = F.log_softmax(net(torch.from_numpy(channels(x, item["colour"], slant))), -1).numpy()
            kind = (os.path.basename(item["file"])[:4], item["tier"])
            rows += [(kind, p[i].argmax() == y, -p[i, y]) for i, y in enumerate(item["cube"])]
    for kind in sorted({r[0] for r in rows}):
        of = [r for r in rows if r[0] == kind]
        print("   kept apart, %s %s: %d tops, right %.4f, log loss %.4f" %
              (*kind, len(of), np.mean([r[1] for r in of]), np.mean([r[2] for r in of])), flush=True)
    net.train()


def main():
    torch.manual_seed(1)
    run(options(lr=2e-3).parse_args(), Cube(), load_board, batch, F.cross_entropy, evaluate, torch.zeros(9, 9, tv.HEIGHT, tv.WIDTH),
        ["tops", "cubes"])


if __name__ == "__main__":
    main()
