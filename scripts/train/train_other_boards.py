#!/usr/bin/python3
"""Trains the small network that locates other players' boards beside the one that was found.

Input, 5 x 256 x 256: the whole photo, shrunk to fit into the square (3 channels), a mask of the found board's plate,
and for every pixel how typical its colour is of the plate rather than of the rest (all boards of a game have the same
print). Output, 32 x 32: log-odds that another board is there.

    train_other_boards.py --out others FOLDER...      writes others.onnx

Needs truth files that contain other boards: those of drawn boards, and of boards rendered by render_views.py.
"""
import math
import random

import cv2
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import board_data as bd
from net_blocks import Residual, conv
from small_net import options, run
from train_locator import outline_mm, recolour

SIZE, STRIDE = 256, 8
PLATE_SCALE = 1.06       # enlarges the plate, for stacks that rise beyond its edge
LEAST_SHARE = .01        # of the photo outside the plate; photos with less of another board are not counted
UNKNOWN = -1             # in targets: ignored by the loss
L_BINS, C_BINS = 12, 16  # colour bins: of lightness, and of each of the two chroma axes, around gray


class Others(nn.Module):
    def __init__(self, w=(12, 16, 24, 32, 48)):
        super().__init__()
        self.e1 = conv(5, w[0], 2)
        self.e2 = conv(w[0], w[1], 2)
        self.e3 = nn.Sequential(conv(w[1], w[2], 2), Residual(w[2]))
        self.e4 = nn.Sequential(conv(w[2], w[3], 2), Residual(w[3]))
        self.e5 = nn.Sequential(conv(w[3], w[4], 2), Residual(w[4]), Residual(w[4], 2))
        self.d4 = conv(w[4] + w[3], w[3])
        self.d3 = conv(w[3] + w[2], 24)
        self.out = nn.Conv2d(24, 1, 1)

    def forward(self, x):
        e3 = self.e3(self.e2(self.e1(x)))
        e4 = self.e4(e3)
        up = lambda t: F.interpolate(t, scale_factor=2.0, mode="nearest")
        d4 = self.d4(torch.cat([up(self.e5(e4)), e4], 1))
        return self.out(self.d3(torch.cat([up(d4), e3], 1)))


def colour_bins(img):
    """The colour bin of every pixel (8-bit BGR)."""
    lab = cv2.cvtColor(img, cv2.COLOR_BGR2Lab).astype(int)
    chroma = np.clip((lab[..., 1:] - 64) // 8, 0, C_BINS - 1)
    return (lab[..., 0] * L_BINS // 256 * C_BINS + chroma[..., 0]) * C_BINS + chroma[..., 1]


def smoothed_histogram(bins):
    """The share of each colour bin, smoothed over neighbouring bins."""
    h = np.bincount(bins, minlength=L_BINS * C_BINS * C_BINS).reshape(L_BINS, C_BINS, C_BINS) / max(1, len(bins))
    for axis in range(3):
        p = np.pad(h, [(1, 1) if k == axis else (0, 0) for k in range(3)], mode="edge")
        n = h.shape[axis]
        h = (np.take(p, range(n), axis) + 2 * h + np.take(p, range(2, n + 2), axis)) / 4
    return h.ravel()


def likeness(img, plate, beside):
    """For every pixel in [0, 1]: 1 for a colour found on the plate only, 0 for one found outside it only."""
    bins = colour_bins(img)
    here, there = smoothed_histogram(bins[plate]), smoothed_histogram(bins[beside])
    return (here / (here + there + 1e-3)).astype(np.float32)[bins]


def channels(img, plate, photo):
    """img: 8-bit BGR; plate, photo: which pixels belong to the found plate, and to the photo."""
    like_plate = likeness(img, plate & photo, photo & ~plate) * photo
    return np.concatenate([img.transpose(2, 0, 1) / np.float32(255), plate[None], like_plate[None]]).astype(np.float32)


def mask_of(shapes):
    m = np.zeros((SIZE, SIZE), np.uint8)
    for px in shapes:
        cv2.fillPoly(m, [np.int32(np.round(np.clip(px, -9999, 9999) * 16))], 255, shift=4)
    return m


def grid_cells(mask):
    n = SIZE // STRIDE
    return cv2.resize(mask, (n, n), interpolation=cv2.INTER_AREA) > 127


def mapped(homography, shapes):
    return [cv2.perspectiveTransform(np.float64([s]), homography)[0] for s in shapes]


def whole_view(shape):
    """The homography that shrinks the whole photo into the square."""
    h, w = shape[:2]
    s = SIZE / max(h, w)
    return np.array([[s, 0, (SIZE - w * s) / 2 + (s - 1) / 2], [0, s, (SIZE - h * s) / 2 + (s - 1) / 2], [0, 0, 1]])


def random_view(rng, item):
    """Like whole_view(), then randomly rotated, zoomed, moved and slightly tilted."""
    a, zoom = rng.uniform(0, 2 * math.pi), math.exp(rng.uniform(-.3, .3))
    c, s = math.cos(a) * zoom, math.sin(a) * zoom
    to_center, from_center = np.eye(3), np.eye(3)
    from_center[:2, 2] = -SIZE / 2
    to_center[:2, 2] = [SIZE / 2 + rng.gauss(0, 12), SIZE / 2 + rng.gauss(0, 12)]
    tilt = np.eye(3)
    tilt[2, :2] = [rng.gauss(0, .0003), rng.gauss(0, .0003)]
    rotation = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    return to_center @ tilt @ rotation @ from_center @ whole_view(item["image"].shape)


def sample(item, V, change=lambda img: img, border=cv2.BORDER_CONSTANT):
    """Input and target of the view V, a homography. change: applied to the picture, 8-bit BGR in and out."""
    h, w = item["image"].shape[:2]
    img = change(cv2.warpPerspective(item["image"], V, (SIZE, SIZE), flags=cv2.INTER_AREA, borderMode=border,
                                     borderValue=(114,) * 3))
    photo = mask_of(mapped(V, [[[0, 0], [w - 1, 0], [w - 1, h - 1], [0, h - 1]]]))
    plate = mask_of(mapped(V @ item["H"], [outline_mm() * PLATE_SCALE]))
    x = channels(img, plate > 127, photo > 127)
    beside = cv2.bitwise_and(photo, cv2.bitwise_not(plate))
    target = np.where(grid_cells(beside), np.float32(0), np.float32(UNKNOWN))
    others = grid_cells(mask_of(mapped(V, item["others"])))
    target[others & (target == 0)] = 1 if item["same_print"] else UNKNOWN
    return x, target[None]


def load_board(f):
    image, truth = bd.load(f)
    if image is None or "other_boards_px" not in truth:
        return None
    h, w = image.shape[:2]
    s = min(1.0, 360 / max(h, w))
    S = np.array([[s, 0, (s - 1) / 2], [0, s, (s - 1) / 2], [0, 0, 1.0]])
    item = {"file": f, "image": cv2.resize(image, None, fx=s, fy=s, interpolation=cv2.INTER_AREA),
            "H": S @ bd.plane_homography(truth), "others": mapped(S, truth["other_boards_px"]), "same_print": True}
    x, target = sample(item, whole_view(item["image"].shape))
    other = target[0] == 1
    item["share"] = other.sum() / (target[0] != UNKNOWN).sum()  # of other boards
    # In these pictures, unlike in a game, the boards may differ in print. Where they do, the others are ignored.
    n = SIZE // STRIDE
    like_plate = x[4].reshape(n, STRIDE, n, STRIDE).mean((1, 3))
    item["same_print"] = not other.any() or like_plate[other].mean() > .3
    return item


def batch(rng, items, n):
    X, Y = [], []
    with_others = [i for i in items if i["share"] > 0 and i["same_print"]]
    for _ in range(n):
        item = rng.choice(with_others if with_others and rng.random() < .35 else items)
        change = lambda img: np.uint8(recolour(rng, img) * 255)
        x, y = sample(item, random_view(rng, item), change, rng.choice([cv2.BORDER_CONSTANT, cv2.BORDER_REPLICATE]))
        flip = slice(None, None, rng.choice([1, -1]))
        X.append(x[:, :, flip].copy()), Y.append(y[:, :, flip].copy())
    return torch.from_numpy(np.stack(X)), torch.from_numpy(np.stack(Y))


def loss(out, y):
    known = y != UNKNOWN
    return F.binary_cross_entropy_with_logits(out, y.clamp(0), reduction="none")[known].mean()


def evaluate(net, items):
    net.eval()
    rows = []
    with torch.no_grad():
        for item in items:
            x, y = sample(item, whole_view(item["image"].shape))
            p = torch.sigmoid(net(torch.from_numpy(x[None])))[0, 0].numpy() * (y[0] != UNKNOWN)
            rows.append((item["share"], item["same_print"], int((p > .5).sum())))
    net.train()
    # how many places were marked in each photo
    without_others = sorted((marked for share, _, marked in rows if share == 0), reverse=True)
    with_others = [marked for share, same_print, marked in rows if share > LEAST_SHARE and same_print]
    found = ["%.2f" % np.mean([marked > k for marked in with_others]) for k in (2, 5, 9)]
    print("   check: most places marked on %d photos of one board %s; "
          "of %d with others, share with over 2, 5, 9 places %s" %
          (len(without_others), without_others[:6], len(with_others), found), flush=True)


def main():
    a = options(2e-3, 12).parse_args()
    run(a, Others(), load_board, batch, loss, evaluate, torch.zeros(1, 5, SIZE, SIZE), ["photo", "others"])


if __name__ == "__main__":
    main()
