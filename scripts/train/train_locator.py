#!/usr/bin/python3
"""Trains the network that predicts for every pixel which point of the board it shows.

It sees two kinds of views: the whole photo, to find the board, and the board turned and scaled into its own frame by a
first guess, to refine that. Output, an eighth of the input's size: board mask (logit), x / 100 mm, y / 100 mm, side B
(logit).

    train_locator.py --out locator.onnx FOLDER...
"""
import argparse
import math
import random
import time

import cv2
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import board_data as bd
from prefetch import prefetch
from augment import expose, exposure_table, grain, saturation_matrix
from fitting import REPORT_STEPS, Fitting, half_precision, steps_done
from net_blocks import Residual, conv, load_shipped

SIZE, STRIDE = 256, 8
OUTPUTS = 4


class Locator(nn.Module):
    def __init__(self, w=(16, 24, 40, 64, 64)):
        super().__init__()
        self.e1 = conv(3, w[0], 2)
        self.e2 = conv(w[0], w[1], 2)
        self.e3 = nn.Sequential(conv(w[1], w[2], 2), Residual(w[2]))
        self.e4 = nn.Sequential(conv(w[2], w[3], 2), Residual(w[3]))
        self.e5 = nn.Sequential(conv(w[3], w[4], 2), Residual(w[4]), Residual(w[4], 2), Residual(w[4]))
        self.d4 = conv(w[4] + w[3], w[3])
        self.d3 = conv(w[3] + w[2], 32)
        self.out = nn.Conv2d(32, OUTPUTS, 1)

    def forward(self, x):
        e3 = self.e3(self.e2(self.e1(x)))
        e4 = self.e4(e3)
        e5 = self.e5(e4)
        up = lambda t: F.interpolate(t, scale_factor=2.0, mode="nearest")
        d4 = self.d4(torch.cat([up(e5), e4], 1))
        return self.out(self.d3(torch.cat([up(d4), e3], 1)))


def outline_mm():
    """Edge of the plate: straight at the top, rounded at the bottom."""
    pts = [(-100, 80), (100, 80)]
    for k in range(65):
        t = -math.pi * k / 64
        c, s = math.cos(t), math.sin(t)
        pts.append((100 * math.copysign(abs(c) ** (2 / 2.45), c), 10 + 90 * math.copysign(abs(s) ** (2 / 2.45), s)))
    return np.float32(pts)


LONG_SIDE = 720  # of the cached photos


class Photos:
    """Photos, shrunk and cached in memory, with the homography from board mm to cached pixels."""

    def __init__(self, held_out=False):
        self.items, self.held_out, self.seen = [], held_out, set()

    def add(self, files):
        """Loads the files that are new: pictures may still be being added to the folders."""
        for f in files:
            if f in self.seen or bd.held_out(f) != self.held_out:
                continue
            self.seen.add(f)
            image, truth = bd.load(f)
            if image is None:
                continue
            s = LONG_SIDE / max(image.shape[:2])
            if s < 1:
                image = cv2.resize(image, None, fx=s, fy=s, interpolation=cv2.INTER_AREA)
            else:
                s = 1.0
            H = None
            if "cells" in truth:
                S = np.array([[s, 0, (s - 1) / 2], [0, s, (s - 1) / 2], [0, 0, 1.0]])
                H = S @ bd.plane_homography(truth)
            self.items.append((image, H, truth.get("side")))


# The reader tries four rotations: in one of them, the board is at most about this far from upright.
SLANT_DEG = 55


def upright_turn(rng, H):
    """Angle that rotates the board nearly upright, with its straight edge at the top."""
    p = cv2.perspectiveTransform(np.float32([[[0, 0], [0, 30]]]), H)[0]
    up = p[1] - p[0]
    return -90 - math.degrees(math.atan2(up[1], up[0])) + rng.uniform(-SLANT_DEG, SLANT_DEG)


def find_view(rng, image, H):
    """Homography of a random view of the whole photo: letterbox, the reader's stretching for steep views, rotation,
    zoom, perspective."""
    h, w = image.shape[:2]
    zoom = SIZE / max(h, w) * (math.exp(rng.uniform(-.15, .45)))
    taller = math.sqrt(rng.uniform(1, 1.8)) if rng.random() < .3 else 1
    stretch = np.diag([1 / taller, taller, 1])
    a = math.radians(rng.uniform(0, 360) if H is None else upright_turn(rng, stretch @ H))
    c, s = math.cos(a) * zoom, math.sin(a) * zoom
    slack = max(0, zoom * max(h, w) - SIZE) * .5 + 12
    tx, ty = rng.uniform(-slack, slack), rng.uniform(-slack, slack)
    M = np.array([[c, -s, tx], [s, c, ty], [0, 0, 1]]) @ stretch @ np.array(
        [[1, 0, -w / 2], [0, 1, -h / 2], [0, 0, 1.0]])
    P = np.eye(3)
    perspective = rng.choice([.0002, .0002, .0008, .0018])  # the last: cut out beside the middle of a larger photo
    P[2, :2] = [rng.gauss(0, perspective), rng.gauss(0, perspective)]
    return np.array([[1, 0, SIZE / 2], [0, 1, SIZE / 2], [0, 0, 1.0]]) @ P @ M


REFINE_SCALE = SIZE / 250.0  # pixels per millimetre in the board's own frame


def board_view():
    """Board mm to pixels of the board's own frame (y up becomes rows down)."""
    return np.array([[REFINE_SCALE, 0, SIZE / 2], [0, -REFINE_SCALE, SIZE / 2], [0, 0, 1.0]])


def refine_view(rng, H):
    """Homography from photo to board frame with the error of a first guess: small, large, or wrong by a quarter turn or
    more."""
    corners = np.float32([[-100, -80], [100, -80], [100, 80], [-100, 80]])
    sd = rng.choice([1.0, 2.0, 3.5, 7.0, 16.0])
    moved = corners + np.float32([[rng.gauss(0, sd), rng.gauss(0, sd)] for _ in range(4)])
    E = cv2.getPerspectiveTransform(corners, moved.astype(np.float32))
    if rng.random() < .12:
        t = rng.choice([90, 180, 270])
        c, s = math.cos(math.radians(t)), math.sin(math.radians(t))
        E = E @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1.0]])
    return board_view() @ E @ np.linalg.inv(H)


def part_view(rng, image):
    """Homography of a random part of a photo without a board, warped as if there were one."""
    h, w = image.shape[:2]
    k = SIZE / (rng.uniform(.25, .9) * max(h, w))
    a = rng.uniform(0, 2 * math.pi)
    c, s = math.cos(a) * k, math.sin(a) * k
    p = np.array([[1, 0, -rng.uniform(.2, .8) * w], [0, 1, -rng.uniform(.2, .8) * h], [0, 0, 1.0]])
    return np.array([[c, -s, SIZE / 2], [s, c, SIZE / 2], [rng.gauss(0, .0003), rng.gauss(0, .0003), 1.0]]) @ p


def glare(rng, size):
    """Light added to the picture, at least 0: the veil of a flash, or lamps that tops and plate mirror."""
    across, down = np.meshgrid(np.arange(size, dtype=np.float32), np.arange(size, dtype=np.float32))
    light = np.zeros((size, size), np.float32)
    veil = rng.random() < .5
    for _ in range(1 if veil else rng.randint(2, 5)):
        x, y = rng.uniform(.2, .8) * size, rng.uniform(.2, .8) * size
        radius = size * (rng.uniform(.25, .5) if veil else rng.uniform(.02, .06))
        light += rng.uniform(.1, .8) * np.exp(-((across - x) ** 2 + (down - y) ** 2) / (2 * radius ** 2))
    return light[..., None]


def recolour(rng, img):
    """The picture in [0, 1] with random exposure, colour cast, contrast, saturation, hue, glare, gradient, blur and
    grain."""
    cast = .4 if rng.random() < .1 else .12
    gains = np.array([math.exp(rng.gauss(0, cast)) for _ in range(3)]) * math.exp(rng.gauss(0, .15))
    power = math.exp(rng.gauss(0, .25))
    x = expose(img, exposure_table(gains ** (1 / power) / 255, power), saturation_matrix(rng.uniform(.5, 1.5)))
    if rng.random() < .3:
        hsv = cv2.cvtColor(np.clip(x, 0, 1), cv2.COLOR_BGR2HSV)
        hsv[..., 0] = (hsv[..., 0] + rng.gauss(0, 20)) % 360
        x = cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)
    if rng.random() < .2:
        x += glare(rng, x.shape[0])
    if rng.random() < .4:
        across, down = (np.float32(np.exp(rng.gauss(0, .3) * (np.arange(n) / x.shape[0] - .5)))
                        for n in (x.shape[1], x.shape[0]))
        x *= across[None, :, None] * down[:, None, None]
    if rng.random() < .3:
        x = cv2.GaussianBlur(x, (0, 0), rng.uniform(.4, 1.3))
    x += np.float32(rng.uniform(0, .03)) * grain(rng, x.shape)
    return np.clip(x, 0, 1)


def coverage(px):
    """Which cells of the output lie inside the shape (pixels of the view)."""
    m = np.zeros((SIZE, SIZE), np.uint8)
    cv2.fillPoly(m, [np.int32(np.round(px * 16))], 255, shift=4)
    return cv2.resize(m, (SIZE // STRIDE, SIZE // STRIDE), interpolation=cv2.INTER_AREA) > 127


def sample(rng, item, whole, outline):
    """A view, whole or of a guess, and what the network should answer."""
    image, H, side = item
    if whole:
        V = find_view(rng, image, H)
    elif H is None:
        V = part_view(rng, image)
    else:
        V = refine_view(rng, H)
    border = rng.choice([cv2.BORDER_CONSTANT, cv2.BORDER_REPLICATE]) if whole else cv2.BORDER_CONSTANT
    img = cv2.warpPerspective(image, V, (SIZE, SIZE), flags=cv2.INTER_AREA if whole else cv2.INTER_LINEAR,
                              borderMode=border, borderValue=(114, 114, 114))
    img = recolour(rng, img)
    n = SIZE // STRIDE
    target = np.zeros((OUTPUTS, n, n), np.float32)
    if H is not None:
        G = V @ H
        px = cv2.perspectiveTransform(outline[None], G)[0]
        yy, xx = np.mgrid[0:n, 0:n].astype(np.float32) * STRIDE + (STRIDE - 1) / 2
        back = cv2.perspectiveTransform(np.stack([xx, yy], -1).reshape(1, -1, 2), np.linalg.inv(G))[0].reshape(n, n, 2)
        target[0] = coverage(px)
        target[1:3] = np.clip(back.transpose(2, 0, 1) / 100, -3, 3)
        target[3] = side == "B"
    if rng.random() < .5:
        # mirror augmentation
        img, target = img[:, ::-1], target[:, :, ::-1].copy()
        target[1] *= -1
    return img.transpose(2, 0, 1).copy(), target


def loss_of(out, t):
    """The loss and its parts: of the mask, of the points and of the side."""
    mask = t[:, 0]
    lm = F.binary_cross_entropy_with_logits(out[:, 0], mask)
    n = mask.sum() + 1
    d = torch.sqrt(((out[:, 1:3] - t[:, 1:3]) ** 2).sum(1) + 1e-4)
    luv = (d * mask).sum() / n
    ls = (F.binary_cross_entropy_with_logits(out[:, 3], t[:, 3], reduction="none") * mask).sum() / n
    return lm + 3 * luv + .3 * ls, lm, luv, ls


def evaluate(net, folders):
    """Prints how accurate the network is on held-out photos of boards, with random views as in training."""
    photos = Photos(held_out=True)
    photos.add(bd.truth_files(folders))
    items = [i for i in photos.items if i[1] is not None]
    for whole in (True, False):
        evaluate_views(net, items, whole)


def evaluate_views(net, items, whole):
    """The same with one kind of view: of whole photos, or of guesses."""
    rng, outline, rows = random.Random(1), outline_mm(), []
    with torch.no_grad():
        for item in items:
            x, t = sample(rng, item, whole, outline)
            out, plate = net(torch.from_numpy(x)[None])[0].numpy(), t[0] > 0
            found = out[0] > 0
            off = 100 * np.hypot(*(out[1:3] - t[1:3]))[plate & found]
            rows.append(((plate & found).sum() / max(1, (plate | found).sum()), np.median(off) if len(off) else np.nan,
                         (out[3][plate].mean() > 0) == (item[2] == "B")))
    if rows:
        overlap, off, side = np.array(rows, float).T
        print("   kept apart, %s: plate overlaps by %.3f, points off by %.2f mm (median of %d views), side right %.3f" %
              ("whole photos" if whole else "guesses", np.median(overlap), np.nanmedian(off), len(rows), side.mean()),
              flush=True)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--out", required=True)
    ap.add_argument("--steps", type=int, default=20000)
    ap.add_argument("--batch", type=int, default=16)
    ap.add_argument("--resume", help="a .pt file of an earlier fitting, or one of vision/networks")
    ap.add_argument("--lr", type=float, default=2e-3)
    ap.add_argument("--threads", type=int, default=1)
    ap.add_argument("--workers", type=int, default=1, help="processes that prepare batches")
    ap.add_argument("folders", nargs="+")
    a = ap.parse_args()
    torch.set_num_threads(a.threads)
    cv2.setNumThreads(1)
    torch.manual_seed(1)
    with prefetch(BatchSource(a.folders, a.batch), a.workers, steps_done(a.out)) as next_batch:
        fit(a, next_batch)


class BatchSource:
    """Endless batches. Looks for new files in the folders every minute."""

    def __init__(self, folders, batch):
        self.folders, self.batch = folders, batch

    def __call__(self, seed):
        photos, rng, checked, outline = Photos(), random.Random(seed), 0, outline_mm()
        while True:
            if time.time() - checked > 60:
                photos.add(bd.truth_files(self.folders))
                checked = time.time()
            xs, ts = zip(*[sample(rng, rng.choice(photos.items), k % 2 == 0, outline) for k in range(self.batch)])
            yield len(photos.items), torch.from_numpy(np.stack(xs)), torch.from_numpy(np.stack(ts))


def fit(a, next_batch):
    net = Locator()
    if a.resume and a.resume.endswith(".onnx"):
        load_shipped(net, a.resume, next_batch()[1])
    elif a.resume:
        net.load_state_dict(torch.load(a.resume))
    print(sum(p.numel() for p in net.parameters()), "parameters", flush=True)
    net.to(memory_format=torch.channels_last)
    fitting, sums = Fitting(a.out, [net], a.steps, a.lr, 1e-4), np.zeros(3)
    for report in fitting:
        count, x, t = next_batch()
        with half_precision():
            out = net(x.contiguous(memory_format=torch.channels_last)).float()
        loss, lm, luv, ls = loss_of(out, t)
        fitting.improve(loss)
        sums += [float(lm), float(luv), float(ls)]
        if report:
            mask, points, side = sums / REPORT_STEPS
            print("%6.1f min %d photos step %d mask %.4f uv %.2f mm side %.4f" %
                  (fitting.minutes(), count, fitting.step, mask, 100 * points, side), flush=True)
            sums[:] = 0
    net = fitting.average.mean[0]
    net.eval()
    net.to(memory_format=torch.contiguous_format)
    evaluate(net, a.folders)
    torch.save(net.state_dict(), a.out + ".pt")
    torch.onnx.export(net, torch.zeros(1, 3, SIZE, SIZE), a.out, opset_version=11, input_names=["photo"],
                      output_names=["board"])


if __name__ == "__main__":
    main()
