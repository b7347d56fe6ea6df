#!/usr/bin/python3
"""Trains the small network that locates the border of a cell in a strip of the photo across it.

Input: colour, and parallax along and across the strip, 5 x ROWS x LENGTH. Output: log-odds of 2 REACH + 1 positions, a
step apart; uniform where something hides the border.

    train_borders.py --out borders FOLDER...  writes borders.onnx
"""
import random

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import board_data as bd
import cell_borders as cb
import cell_views as cv
from small_net import options, sampled, recoloured, run

STRIPS = 240  # at most, of one board in a batch
CHANNELS = 16


class BorderNet(nn.Module):
    def __init__(self):
        super().__init__()
        layer = lambda cin, rows, dilation: nn.Sequential(
            nn.Conv2d(cin, CHANNELS, (rows, 7), 1, 0, (1, dilation)), nn.ReLU(inplace=True))
        self.net = nn.Sequential(layer(5, cb.ROWS, 1), layer(CHANNELS, 1, 1), layer(CHANNELS, 1, 2),
                                 layer(CHANNELS, 1, 2), nn.Conv2d(CHANNELS, 1, 1), nn.Flatten())

    def forward(self, x):
        return self.net(x)


def load_board(f):
    photo, truth = bd.load(f)
    if photo is None or "cells" not in truth:
        return None
    work, pose = cv.work_image(photo, bd.true_pose(truth))
    points, normals = cb.borders(truth["side"])
    px = pose.project(cb.at_board_height(np.concatenate([points, points + 12 * normals])))
    lo = np.clip(np.floor(px.min(0)).astype(int), 0, None)
    hi = np.minimum(np.ceil(px.max(0)).astype(int), [work.shape[1], work.shape[0]])
    return dict(work=work[lo[1]:hi[1], lo[0]:hi[0]].copy(), lo=lo, pose=pose, gain=cv.brightness_gain(work, pose),
                borders=(points, normals), file=f)


# Errors of the pose before the borders are detected: tilt and turn (rad), distance (relative), shift (mm).
ERRORS = (.004, .004, .004, .7)


def perturbed(rng, pose):
    """The pose with an error that the search must correct."""
    return bd.perturbed(rng, pose, rng.choice([.3, 1, 2]), *ERRORS)


def channels(x, parallax):
    """points x 5 x ROWS x LENGTH; x: exposed colours."""
    constant = np.broadcast_to(parallax[:, :, None, None], (*parallax.shape, *x.shape[1:3]))
    return np.concatenate([np.moveaxis(x, 3, 1) - .5, constant], 1).astype(np.float32)


def strips(item, pose, chosen):
    points, normals = (v[chosen] for v in item["borders"])
    x = cb.cut(item["work"], pose, points, normals, item["lo"])
    return x, cb.parallax(pose, points, normals), cb.offsets(pose, item["pose"], points, normals)


def batch(rng, items, n):
    X, Y = [], []
    for item in sampled(rng, items, n):
        count = len(item["borders"][0])
        chosen = np.array(rng.sample(range(count), min(STRIPS, count)))
        x, parallax, y = strips(item, perturbed(rng, item["pose"]), chosen)
        x = recoloured(rng, item, x)
        if rng.random() < .5:  # mirrored
            x, parallax = x[:, ::-1], parallax * [1, -1]
        X.append(channels(x, parallax))
        Y.append(y)
    return torch.from_numpy(np.concatenate(X)), torch.from_numpy(np.concatenate(Y).astype(np.float32))


def loss(out, y):
    """Cross entropy with a narrow Gaussian around the true position; strips where that is out of range are ignored."""
    places = torch.arange(-cb.REACH, cb.REACH + 1)
    wanted = torch.softmax(-.5 * ((y[:, None] / cb.STEP_MM - places) / .75) ** 2, -1)
    near = y.abs() < cb.REACH * cb.STEP_MM
    return -(wanted * F.log_softmax(out, -1)).sum(-1)[near].mean()


def evaluate(net, items):
    net.eval()
    rng, rows = random.Random(1), []
    with torch.no_grad():
        for item in items:
            x, parallax, y = strips(item, perturbed(rng, item["pose"]), np.arange(len(item["borders"][0])))
            out = net(torch.from_numpy(channels(np.clip(x * (item["gain"] / 255), 0, 1.5), parallax)))
            p, place = F.softmax(out, -1).max(-1)
            off = (place.numpy() - cb.REACH) * cb.STEP_MM - y
            near = np.abs(y) < cb.REACH * cb.STEP_MM * .9
            sure = near & (p.numpy() > .2)
            distance = np.abs(off[sure])
            rows.append((near.sum(), sure.sum(), distance.sum(), (distance < 2.5 * cb.STEP_MM).sum(), off[sure].sum()))
    near, sure, distance, nearly_right, off = np.array(rows, float).sum(0)
    print("   kept apart: sure of %.2f of %d, off by %.2f mm, nearly right %.3f, mean %.3f mm" %
          (sure / near, near, distance / sure, nearly_right / sure, off / sure), flush=True)
    net.train()


def main():
    a = options(lr=2e-3).parse_args()
    torch.manual_seed(1)
    run(a, BorderNet(), load_board, batch, loss, evaluate, torch.zeros(9, 5, cb.ROWS, cb.LENGTH), ["strips", "places"])


if __name__ == "__main__":
    main()
