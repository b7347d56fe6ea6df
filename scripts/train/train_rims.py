#!/usr/bin/python3
"""Trains the small network that locates the rim of a stack's top along the rays around it.

Input: colour, and parallax along and across each ray, 5 x (RAYS + 2 WRAP) x LENGTH; output: RAYS x (2 REACH + 1)
log-odds of positions one step apart, which are uniform where something hides the rim.

    train_rims.py --out rims FOLDER...      writes rims.onnx

With --like EARLIER.onnx it is also fitted to what that network answers, which may be a larger one.
"""
import functools
import random

import cv2
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from scipy import ndimage

import top_data
import top_rims as tr
from fitting import half_precision
from lamplight import lit_by
from plain_boards import plain_board
from small_net import options, sampled, recoloured, run

TOPS_PER_BOARD = 12  # in a batch
PLAIN_SHARE = .05  # of boards
CHANNELS = 24
TARGET_STEPS, WINDOW_STEPS = .75, 3  # standard deviations, in steps along a ray
RADIUS_WEIGHT, LIKENESS_WEIGHT = 1, 2


class Rim(nn.Module):
    def __init__(self):
        super().__init__()
        layer = lambda cin, rays, steps, stride=1: nn.Sequential(
            nn.Conv2d(cin, CHANNELS, (rays, steps), (1, stride), bias=False), nn.BatchNorm2d(CHANNELS),
            nn.ReLU(inplace=True))
        # Along the rays and across them in turn, which takes three quarters of the time of doing both at once; and at
        # every other position, for two of which the last layer answers.
        self.net = nn.Sequential(layer(5, 3, 5, 2), layer(CHANNELS, 1, 5), layer(CHANNELS, 3, 1),
                                 layer(CHANNELS, 1, 5), layer(CHANNELS, 3, 1), nn.Conv2d(CHANNELS, 2, 1))

    def forward(self, x):
        if not self.training:
            return in_turn(self.net(x))
        with half_precision():
            return in_turn(self.net(x.contiguous(memory_format=torch.channels_last))).float()


def in_turn(pairs):
    """n x RAYS x (2 REACH + 1) from n x 2 x RAYS x (REACH + 1): the first of each pair, then the second."""
    return pairs.permute(0, 2, 3, 1).reshape(-1, tr.RAYS, 2 * tr.REACH + 2)[..., :-1]


def load_board(f):
    return top_data.load_board(f, tr.PX_PER_MM)


def search_guesses(rng, item, chosen):
    """Positions (mm) and heights where the reader might search for the tops."""
    true_heights = item["count"][chosen] * item["thickness"]
    miscounted = np.array([rng.choice([0, 0, 0, 1, -1]) for _ in chosen]) * (item["thickness"] + rng.gauss(0, .5))
    heights = np.clip(true_heights + miscounted + rng.gauss(0, .6) * item["count"][chosen], 4, 38)
    sd = rng.choice([.4, .8, 1.4])
    error = np.array([[rng.gauss(0, sd), rng.gauss(0, sd)] for _ in chosen])
    # A top that is guessed at another height is searched for where it would be seen at the same pixel.
    camera = item["pose"].position
    scale = (camera[2] - heights) / (camera[2] - true_heights)
    same_pixel = camera[:2] + (item["tops"][chosen] - camera[:2]) * scale[:, None]
    return same_pixel + error, heights


LIGHTS, LIGHT_SHARES = (None, "lamps", "flash"), (.7, .22, .08)  # of boards


def lit(rng, item, chosen, x, at):
    """The pictures along the rays, sometimes under a flash or with mirrored lamps."""
    light = rng.choices(LIGHTS, LIGHT_SHARES)[0]
    if light is None:
        return x
    tops, radii = (item[key][chosen, None, None] for key in ("top_px", "radius_px"))
    return lit_by(rng, item, light, x, at, np.linalg.norm(at - tops, axis=-1) < radii)


def cut_rays(item, pose, chosen, centers, heights, rng=None):
    """The pictures along the rays, their parallax, and where the rims lie on them (mm). With rng, in added light."""
    at = tr.along_rays(pose, centers, heights, item["lo"])
    x = tr.cut(item["photo"], at)
    if rng:
        x = lit(rng, item, chosen, x, at)
    y = tr.rims(pose, centers, heights, item["pose"], item["tops"][chosen], item["count"][chosen] * item["thickness"],
                item["radius"])
    return x, tr.parallax(pose, centers, heights), y


def channels(x, parallax):
    # The parallax is constant along a ray.
    planes = np.broadcast_to(np.moveaxis(parallax, 2, 1)[..., None], (len(x), 2, x.shape[1], x.shape[2]))
    return np.concatenate([np.moveaxis(x, 3, 1) - .5, planes], 1).astype(np.float32)


def blurred(rng, x):
    """The pictures, sometimes of a camera that is out of focus."""
    return ndimage.gaussian_filter1d(x, rng.uniform(.5, 2.5), 2) if rng.random() < .25 else x


class Earlier:
    """What an earlier network answers: n x RAYS x (2 REACH + 1) log-odds. Each process reads the file for itself."""

    def __init__(self, file):
        self.file, self.net = file, None

    def __call__(self, x):
        self.net = self.net or cv2.dnn.readNetFromONNX(self.file)
        self.net.setInput(x)
        return self.net.forward().reshape(len(x), tr.RAYS, -1)


def batch(rng, items, n, earlier=None):
    """Pictures, and where the rims lie: n x RAYS, or n x RAYS x (2 REACH + 2) with the earlier network's answers."""
    X, Y = [], []
    for item in sampled(rng, items, n):
        if rng.random() < PLAIN_SHARE:
            item = plain_board(rng, item)
        chosen = np.array(rng.sample(range(len(item["tops"])), min(TOPS_PER_BOARD, len(item["tops"]))))
        pose = tr.perturbed(rng, item["pose"])
        x, parallax, y = cut_rays(item, pose, chosen, *search_guesses(rng, item, chosen), rng)
        x = recoloured(rng, item, blurred(rng, x))
        if rng.random() < .5:  # mirrored
            rays = -np.arange(-tr.WRAP, tr.RAYS + tr.WRAP) % tr.RAYS + tr.WRAP
            x, parallax, y = x[:, rays], parallax[:, rays] * [1, -1], y[:, -np.arange(tr.RAYS) % tr.RAYS]
        X.append(channels(x, parallax))
        Y.append(y)
    X, Y = np.concatenate(X), np.concatenate(Y).astype(np.float32)
    if earlier:
        Y = np.concatenate([Y[..., None], earlier(X)], -1)
    return torch.from_numpy(X), torch.from_numpy(Y)


def position_of(mm):
    return (mm - tr.FIRST_MM) / tr.STEP_MM


def likeness(out, earlier):
    """Relative entropy of the probabilities to those of the earlier network."""
    both = F.log_softmax(out, -1), F.log_softmax(earlier, -1)
    return F.kl_div(*both, reduction="sum", log_target=True) / out[..., 0].numel()


def loss(out, y):
    """Cross entropy with a narrow Gaussian around the true position, those out of range ignored; and the error of each
    top's radius, as the errors of its rays add up to that where they are alike. With what an earlier network answers,
    how unlike that the output is."""
    if y.ndim == 3:
        return loss(out, y[..., 0]) + LIKENESS_WEIGHT * likeness(out, y[..., 1:])
    true, positions = position_of(y), torch.arange(2 * tr.REACH + 1)
    off = positions - true[..., None]
    target = torch.softmax(-.5 * (off / TARGET_STEPS) ** 2, -1)
    in_range = (true > 0) & (true < 2 * tr.REACH)
    p = F.softmax(out, -1) * torch.exp(-.5 * (off / WINDOW_STEPS) ** 2)
    seen = p.sum(-1) * in_range
    bias = ((p * off).sum(-1) * in_range).sum(-1) / (seen.sum(-1) + 1)
    entropy = -(target * F.log_softmax(out, -1)).sum(-1)[in_range].mean()
    return entropy + RADIUS_WEIGHT * F.smooth_l1_loss(bias, torch.zeros_like(bias), beta=.3)


def evaluate(net, items):
    net.eval()
    rng, rows, radii_off = random.Random(1), [], []
    with torch.no_grad():
        for item in items:
            chosen = np.arange(len(item["tops"]))
            x, parallax, y = cut_rays(item, tr.perturbed(rng, item["pose"]), chosen, *search_guesses(rng, item, chosen))
            exposed = np.clip(x * (item["gain"] / 255), 0, 1.5)
            p = F.softmax(net(torch.from_numpy(channels(exposed, parallax))), -1).numpy()
            true = position_of(y)
            in_range = (true > 1) & (true < 2 * tr.REACH - 1)
            sure = in_range & (p.max(-1) > .2)
            off = (p.argmax(-1) - true) * tr.STEP_MM
            rows.append((in_range.sum(), sure.sum(), np.abs(off[sure]).sum(), (np.abs(off[sure]) < .5).sum()))
            top_off = np.array([off[i][sure[i]].mean() for i in range(len(off)) if sure[i].sum() > 10])
            if len(top_off) > 3:
                radii_off.append(top_off - np.median(top_off))
    total, radii_off = np.array(rows, float).sum(0), np.concatenate(radii_off or [[np.nan]])
    print("   kept apart: sure of %.2f of %d, off by %.2f mm, nearly right %.3f; "
          "radius within a board off by %.3f (median), %.3f (sd) mm" %
          (total[1] / total[0], total[0], total[2] / total[1], total[3] / total[1], np.median(np.abs(radii_off)),
           radii_off.std()), flush=True)
    net.train()


def main():
    torch.manual_seed(1)
    parser = options(lr=3e-3)
    parser.add_argument("--like", help="the .onnx file of an earlier network")
    a = parser.parse_args()
    run(a, Rim(), load_board, functools.partial(batch, earlier=a.like and Earlier(a.like)), loss, evaluate,
        torch.zeros(9, 5, tr.RAYS + 2 * tr.WRAP, tr.LENGTH), ["rays", "places"])


if __name__ == "__main__":
    main()
