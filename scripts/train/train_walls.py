#!/usr/bin/python3
"""Trains the small network that reads what lies under the topmost token of a stack from the visible wall.

Input: the wall unrolled, the colours of the board's gray, brown and red tops, and the wall's viewing geometry,
14 x ROWS x TURNS; output: log-odds of nothing, gray, brown, red.

    train_walls.py --out walls FOLDER...      writes walls.onnx
"""
import random

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import top_data
import top_rims as tr
import top_walls as tw
from small_net import options, sampled, recoloured, run

UNDER = [None, "gray", "brown", "red"]
BOARD_COLOURS = UNDER[1:]
CHANNELS = 24


class Wall(nn.Module):
    def __init__(self):
        super().__init__()
        layer = lambda cin, cout, stride: nn.Sequential(nn.Conv2d(cin, cout, 3, stride, 1), nn.ReLU(inplace=True))
        self.net = nn.Sequential(nn.Conv2d(14, CHANNELS, 1), nn.ReLU(inplace=True), layer(CHANNELS, CHANNELS, 1),
                                 layer(CHANNELS, CHANNELS, 2), layer(CHANNELS, CHANNELS, 2), nn.Sequential(nn.Flatten(), nn.Dropout(.3)),
                                 nn.Linear(CHANNELS * 7 * 5, 48), nn.ReLU(inplace=True), nn.Linear(48, len(UNDER)))

    def forward(self, x):
        return self.net(x)


def load_board(f):
    item = top_data.load_board(f, tw.PX_PER_MM)
    return item and dict(item, top=[s[-1] for s in item["stacks"]],
                         under=np.array([UNDER.index(s[-2] if len(s) > 1 else None) for s in item["stacks"]]))


def top_colours(item, pose, tops, heights):
    """Bytes: colours of the board's tops, medians of gray, brown and red ones; negative if there are none."""
    x = tw.tops(item["photo"], pose, tops, heights, item["lo"])
    of = np.full((len(BOARD_COLOURS), 3), -1.0)
    for k, colour in enumerate(BOARD_COLOURS):
        alike = [i for i, t in enumerate(item["top"]) if t == colour]
        if alike:
            of[k] = np.median(x[alike].reshape(-1, 3), 0)
    return of


def cut_walls(rng, item, chosen):
    """Walls, their viewing geometry, and the colours of the board's tops, with the reader's errors of pose and rims."""
    pose = tr.perturbed(rng, item["pose"])
    sd = rng.choice([.05, .1, .3])
    high = np.array([h * (1 + rng.gauss(0, .05)) for h in item["high"]])
    cross = item["radius"] * np.array([[0, 0], [1, 0], [0, 1], [-1, 0], [0, -1]])
    seen = item["pose"].project(tr.at_height(item["tops"][:, None] + cross, item["high"][:, None]))
    seen = tr.on_plane(pose, seen.reshape(-1, 2), np.repeat(high, len(cross))).reshape(seen.shape)
    there, radii = seen[:, 0], np.linalg.norm(seen[:, 1:] - seen[:, :1], axis=-1).mean(1)
    there = there + np.array([[rng.gauss(0, sd), rng.gauss(0, sd)] for _ in high])
    radii = radii + np.array([rng.gauss(0, sd / 2) for _ in high])
    thickness = item["thickness"] * np.exp(rng.gauss(0, .08))
    x = tw.cut(item["photo"], pose, there[chosen], high[chosen], radii[chosen], thickness, item["lo"])
    return x, tw.wall_geometry(pose, there[chosen], high[chosen], thickness), top_colours(item, pose, there, high)


def channels(x, colours, geometry):
    """x: tops x ROWS x TURNS x BGR and colours: 3 x BGR, 1 where the plate is bright."""
    n, h, w, _ = x.shape
    constant = np.concatenate([np.broadcast_to(np.where(colours < 0, .5, colours).reshape(1, 9) - .5, (n, 9)), geometry * [.1, 1]], 1)
    constant = np.broadcast_to(constant[:, :, None, None], (n, 11, h, w))
    return np.concatenate([np.moveaxis(x, 3, 1) - .5, constant], 1).astype(np.float32)


def batch(rng, items, n):
    X, Y = [], []
    for item in sampled(rng, items, n):
        wanted = [i for i, t in enumerate(item["top"]) if t == "red" and item["under"][i]]
        wanted += rng.sample([i for i in range(len(item["top"])) if i not in wanted], min(6, len(item["top"]) - len(wanted)))
        chosen = np.array(wanted)
        x, geometry, colours = cut_walls(rng, item, chosen)
        none = colours[:, 0] < 0
        # recolours tops and walls alike
        row = np.broadcast_to(np.clip(colours, 0, 255).astype(np.uint8)[None, :, None], (1, 3, x.shape[2], 3))
        both = recoloured(rng, item, np.concatenate([x.reshape(1, -1, x.shape[2], 3), row], 1))
        x, colours = both[0, :-3].reshape(x.shape), both[0, -3:].mean(1)
        colours[none | (np.array([rng.random() for _ in none]) < .1)] = -1
        if rng.random() < .5:
            x = x[:, :, ::-1]
        X.append(channels(x, colours, geometry))
        red = np.array([item["top"][i] == "red" for i in chosen])
        Y.append(np.stack([item["under"][chosen], red], -1))
    return torch.from_numpy(np.concatenate(X)), torch.from_numpy(np.concatenate(Y))


def loss(out, y):
    return F.cross_entropy(out, y[:, 0], label_smoothing=.02)


def evaluate(net, items):
    net.eval()
    rows = []
    with torch.no_grad():
        for item in items:
            chosen = np.array([i for i, t in enumerate(item["top"]) if t == "red" and item["under"][i]], int)
            if not len(chosen):
                continue
            x, geometry, colours = cut_walls(random.Random(1), item, chosen)
            g = item["gain"] / 255
            colours = np.where(colours < 0, -1, np.clip(colours * g, 0, 1.5))
            p = F.log_softmax(net(torch.from_numpy(channels(np.clip(x * g, 0, 1.5), colours, geometry)))[:, 1:], -1).numpy()
            y = item["under"][chosen] - 1
            rows += [(item["tier"], p[i].argmax() == y[i], -p[i, y[i]]) for i in range(len(y))]
    for tier in sorted({r[0] for r in rows}):
        of = [r for r in rows if r[0] == tier]
        print("   kept apart, %s: %d under red, right %.3f, log loss %.3f" %
              (tier, len(of), np.mean([r[1] for r in of]), np.mean([r[2] for r in of])), flush=True)
    net.train()


def main():
    torch.manual_seed(1)
    run(options(lr=2e-3, boards=12).parse_args(), Wall(), load_board, batch, loss, evaluate, torch.zeros(9, 14, tw.ROWS, tw.TURNS),
        ["walls", "under"])


if __name__ == "__main__":
    main()
