#!/usr/bin/python3
"""Trains the network that reads stacks and cubes from the upright views of all cells.

It has two parts. The encoder turns one view into a code of 96 numbers, and rates how well the view serves as each of
six references. The classifier gets a code, the board's context (mean, maximum and the six references, which show what
paint, light and token size are like on this board) and the viewing geometry. Output: 15 stack logits, 3 cube logits,
and the positions of the cell's centre and of the top's centre relative to the view's base point (mm).

    train_cells.py --out cells FOLDER...      writes cells_look.onnx (encoder), cells_judge.onnx (classifier)
"""
import argparse
import math
import os
import time

import cv2
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import board_data as bd
import cell_views as cv
from prefetch import BatchSource, prefetch
from augment import expose, exposure_table, grain, saturation_matrix
from lamplight import with_flash, with_lamps
from things import with_things
from fitting import REPORT_STEPS, Fitting, half_precision, steps_done
from net_blocks import Residual, conv, load_shipped
from small_net import Boards, sampled

CODE, REFERENCES = 96, 6
CLASSIFIER_INPUT = (3 + REFERENCES) * CODE + 4
# Positions in a view, in mm: the centres of the cell and of the top (right, up), and the top's radius. The cell's
# centre shows the error of the reader's pose, the top's centre where to search for its rim. The radius is only used in
# training.
PLACES = 5


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        stem = nn.Sequential(nn.Conv2d(3, 16, 5, 3, 2, bias=False), nn.BatchNorm2d(16), nn.ReLU(inplace=True))
        self.body = nn.Sequential(stem, conv(16, 32, 2), Residual(32), conv(32, 64, 2), Residual(64),
                                  conv(64, 96, 2), Residual(96))
        self.head = nn.Sequential(nn.Flatten(), nn.Linear(96 * 6 * 4, CODE), nn.ReLU(inplace=True))
        self.reference = nn.Linear(CODE, REFERENCES)
        self.dropout = nn.Dropout(.1)

    def forward(self, x):
        code = self.dropout(self.head(self.body(x)))
        return torch.cat([code, self.reference(code)], -1)


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(CLASSIFIER_INPUT, 128), nn.ReLU(inplace=True), nn.Linear(128, 64),
                                 nn.ReLU(inplace=True), nn.Linear(64, 18))
        self.place = nn.Sequential(nn.Linear(2 * CODE + 4, 96), nn.ReLU(inplace=True), nn.Linear(96, PLACES))

    def forward(self, x):
        return torch.cat([self.net(x), self.place(torch.cat([x[..., :2 * CODE], x[..., -4:]], -1))], -1)


class Answer(nn.Module):
    """The part of the classifier's output that the reader uses."""

    def __init__(self, classifier):
        super().__init__()
        self.judge = classifier

    def forward(self, x):
        return self.judge(x)[..., :22]


def with_context(encoded, geo, mask):
    """The classifier's input. encoded: boards x cells x (CODE + REFERENCES), mask: boards x cells (1 where there is a
    cell)."""
    code, rating = encoded[..., :CODE], encoded[..., CODE:]
    m = mask[..., None]
    mean = (code * m).sum(1, keepdim=True) / m.sum(1, keepdim=True)
    maximum = (code * m).max(1, keepdim=True)[0]
    weight = torch.softmax(rating.masked_fill(m == 0, -1e4), 1)
    references = torch.einsum("bnk,bnc->bkc", weight, code).flatten(1)[:, None]
    for_each_cell = lambda v: v.expand(-1, code.shape[1], -1)
    return torch.cat([code, *map(for_each_cell, (mean, maximum, references)), geo], -1)


def load_board(f):
    photo, truth = bd.load(f)
    if photo is None or "cells" not in truth:
        return None
    work, pose = cv.work_image(photo, bd.true_pose(truth))
    # keep the board's surroundings only
    c = bd.cell_centers(truth["side"])
    pts = pose.project(np.array([(x + dx, y + dy, z) for x, y in c.values()
                                 for dx in (-32, 32) for dy in (-32, 32) for z in (0, 45)]))
    lo = np.clip(np.floor(pts.min(0)).astype(int), 0, None)
    hi = np.minimum(np.ceil(pts.max(0)).astype(int), [work.shape[1], work.shape[0]])
    names = list(truth["cells"])
    s = work.shape[1] / photo.shape[1]
    tops = (np.array([truth["tops_px"][n] for n in names]) + .5) * s - .5
    token = truth["token"]
    heights = np.array([len(truth["cells"][n]) for n in names]) * token["thickness_mm"]
    depth = np.array([(pose.R @ [*c[n], z] + pose.tvec)[2] for n, z in zip(names, heights)])
    return dict(base_px=pose.project(np.array([(*c[n], 0.0) for n in names])) - lo, top_px=tops - lo,
                radius_px=token["diameter_mm"] / 2 * pose.f / depth * (heights > 0),
                work=work[lo[1]:hi[1], lo[0]:hi[0]].copy(), lo=lo, pose=pose, gain=cv.brightness_gain(work, pose),
                file=f, xy=[c[n] for n in names], heights=heights, names=names, tier=truth.get("tier"),
                stack=np.array([bd.STACKS.index(tuple(truth["cells"][n])) for n in names]),
                cube=np.array([bd.CUBES.index(truth["cubes"].get(n)) for n in names]))


def boards(files=()):
    all_of_them = Boards(load_board)
    all_of_them.add(files)
    return all_of_them


# Errors of the reader's pose: standard deviations of tilt and turn (rad), distance (relative) and shift (mm), with
# visible and with hidden borders; the share of boards whose borders are hidden.
BORDERS_SEEN, BORDERS_HIDDEN, HIDDEN_SHARE = (.009, .0012, .0015, .12), (.006, .006, .006, .9), .15


def perturbed(rng, pose):
    """The pose with an error like the reader's own: mostly of the camera, less of the board's position."""
    errors = BORDERS_HIDDEN if rng.random() < HIDDEN_SHARE else BORDERS_SEEN
    return bd.perturbed(rng, pose, rng.choice([.5, 1, 1, 2]), *errors)


def views(item, pose, rng=None):
    """Bytes of all upright views, their geometry, and positions in them (PLACES, mm). With rng, half of the boards are
    mirrored."""
    flip = rng is not None and rng.random() < .5
    side = -1 if flip else 1
    xs, gs, places = [], [], []
    base_point = np.array([(cv.WIDTH - 1) / 2, cv.HEIGHT - 1 - cv.BASE_MM * cv.PX_PER_MM])
    for k, (x, y) in enumerate(item["xy"]):
        M, geo = cv.crop_transform(pose, x, y)
        M[:, 2] -= item["lo"]
        crop = cv2.warpAffine(item["work"], M, (cv.WIDTH, cv.HEIGHT), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                              borderMode=cv2.BORDER_REPLICATE)
        view = np.linalg.inv(M[:, :2])
        base, top = ((view @ (item[p][k] - M[:, 2]) - base_point) / cv.PX_PER_MM for p in ("base_px", "top_px"))
        radius = item["radius_px"][k] * np.linalg.norm(view[:, 0]) / cv.PX_PER_MM
        xs.append(crop[:, ::-1] if flip else crop)
        gs.append(geo)
        places.append([base[0] * side, -base[1], top[0] * side, -top[1], radius])
    return np.stack(xs), np.stack(gs), np.float32(places)


def exposed(item, x):
    return x.astype(np.float32) * (item["gain"] / 255)


def with_lamp(rng, v):
    """The view with the reflection of a lamp in the varnish: a bright spot in the upper part."""
    across, along = np.arange(cv.WIDTH), np.arange(cv.HEIGHT)[:, None]
    x, y = rng.gauss(cv.WIDTH / 2, 14), rng.uniform(.2, .75) * cv.HEIGHT
    wide = rng.uniform(4, 16)
    spot = np.exp(-.5 * (((across - x) / wide) ** 2 + ((along - y) / (wide * rng.uniform(.5, 1.2))) ** 2))
    return v + rng.uniform(.15, 1.1) * spot[..., None] * np.float32([rng.uniform(.75, 1) for _ in range(3)])


def with_cover(rng, v):
    """The view with something smooth that reaches into it from one side: a finger, a sleeve, a cup."""
    a = rng.uniform(0, 2 * math.pi)
    far = rng.uniform(.05, .9) * cv.HEIGHT / 2
    x, y = np.arange(cv.WIDTH) - cv.WIDTH / 2, (np.arange(cv.HEIGHT) - cv.HEIGHT / 2)[:, None]
    along, across = x * math.cos(a) + y * math.sin(a), y * math.cos(a) - x * math.sin(a)
    bend = across ** 2 / rng.choice([30, 60, 120, 1e9])
    mask = np.clip(along - far - bend + .5, 0, 1)[..., None]
    skin = np.array([.45, .6, .85]) * rng.uniform(.35, 1.1)
    colour = skin if rng.random() < .5 else np.array([rng.random() for _ in range(3)])
    shade = 1 + rng.uniform(-.4, .4) * across[..., None] / cv.HEIGHT
    return np.float32(v * (1 - mask) + mask * colour * shade)


DISTURBANCES, SHARES = (None, with_lamps, with_flash, with_things), (.6, .22, .08, .1)  # of boards


def disturbed(rng, item):
    """The board, sometimes with what lamps or a flash add to its photo, or with things that lie over cells. Its
    brightness is measured again."""
    disturbance = rng.choices(DISTURBANCES, SHARES)[0]
    if disturbance is None:
        return item
    work = disturbance(rng, item)
    return dict(item, work=work, gain=cv.brightness_gain(work, item["pose"], item["lo"]))


def recolour(rng, item, x):
    """The views with random exposure, colour cast, contrast, saturation, blur, grain, veil and reflections; sometimes
    an object covers part of a cell."""
    cast = .2 if rng.random() < .25 else .06
    gains = item["gain"] / 255 * math.exp(rng.gauss(0, .1)) * np.array([math.exp(rng.gauss(0, cast)) for _ in range(3)])
    power = math.exp(rng.gauss(0, .12))
    low, high = (.35, 1.7) if rng.random() < .2 else (.75, 1.3)
    table, colour_matrix = exposure_table(gains, power), saturation_matrix(rng.uniform(low, high))
    veil = rng.uniform(0, .2) if rng.random() < .15 else 0
    lamps = rng.uniform(.05, .3) if rng.random() < .15 else 0
    blur = rng.uniform(.4, 1.1) if rng.random() < .3 else 0
    hide = rng.random() < .3
    out = np.empty(x.shape, np.float32)
    noise = rng.uniform(0, .02)
    for k in range(len(x)):
        v = expose(x[k], table, colour_matrix * math.exp(rng.gauss(0, .03)))
        if blur:
            v = cv2.GaussianBlur(v, (0, 0), blur)
        if lamps and rng.random() < lamps:
            v = with_lamp(rng, v)
        if veil:
            v = v * (1 - veil) + veil * rng.uniform(.7, 1.3)
        if hide and rng.random() < .1:
            v = with_cover(rng, v)
        if hide and rng.random() < .1:
            h, w = rng.randrange(8, 40), rng.randrange(6, 24)
            top, left = rng.randrange(cv.HEIGHT - h), rng.randrange(cv.WIDTH - w)
            v[top:top + h, left:left + w] = [rng.random() for _ in range(3)]
        out[k] = v + noise * grain(rng, v.shape)
    return np.clip(out, 0, 1.5)


IGNORED = -100  # target that cross_entropy() ignores by default
COLOUR_LEFT_OUT, SPIRITS_LEFT_OUT = .4, .8  # shares of boards


def left_out(rng, item):
    """Mask of cells that are left out of a board: sometimes all with one or two colours on top. Otherwise hardly any
    board would lack yellow, and the palest green of one that does would be taken for it. Of several spirit cubes mostly
    all but one, as in a game: otherwise one would only be seen where there are others."""
    chosen = rng.sample(bd.COLOURS, rng.choice([1, 1, 2])) if rng.random() < COLOUR_LEFT_OUT else []
    out = np.array([bool(bd.STACKS[k]) and bd.STACKS[k][-1] in chosen for k in item["stack"]])
    spirits = np.flatnonzero(item["cube"] == bd.CUBES.index("spirit"))
    if len(spirits) > 1 and rng.random() < SPIRITS_LEFT_OUT:
        out[spirits] = spirits != rng.choice(spirits)
    return out & (not out.all())


def batch(rng, items, n, leave_out=True):
    """Views, geometry, stacks, cubes, mask (1 where there is a cell) and positions of n boards. leave_out: cells, as
    left_out() says."""
    cells = 25  # at most
    X = np.zeros((n, cells, cv.HEIGHT, cv.WIDTH, 3), np.float32)
    G = np.zeros((n, cells, 4), np.float32)
    S = np.full((n, cells), IGNORED)
    C = np.full((n, cells), IGNORED)
    M = np.zeros((n, cells), np.float32)
    P = np.zeros((n, cells, PLACES), np.float32)
    for b, it in enumerate(sampled(rng, items, n)):
        it = disturbed(rng, it)
        x, g, p = views(it, perturbed(rng, it["pose"]), rng)
        k = len(x)
        X[b, :k], G[b, :k], P[b, :k] = recolour(rng, it, x), g, p
        out = left_out(rng, it) if leave_out else np.zeros(k, bool)
        S[b, :k], C[b, :k] = np.where(out, IGNORED, it["stack"]), np.where(out, IGNORED, it["cube"])
        M[b, :k] = ~out
    return [torch.from_numpy(v) for v in (X, G, S, C, M, P)]


def run(encoder, classifier, X, G, M):
    b, n = M.shape
    x = X.reshape(b * n, cv.HEIGHT, cv.WIDTH, 3).permute(0, 3, 1, 2)
    keep = M.reshape(-1) > 0
    code = torch.zeros(b * n, CODE + REFERENCES)
    with half_precision(encoder.training):
        code[keep] = encoder((x[keep] - .5).contiguous(memory_format=torch.channels_last)).float()
    return classifier(with_context(code.reshape(b, n, -1), G, M))


def evaluate(encoder, classifier, items, title):
    encoder.eval(), classifier.eval()
    tiers = {}
    with torch.no_grad():
        for it in items:
            x, g, p = views(it, it["pose"])
            M = torch.ones(1, len(x))
            x = np.clip(exposed(it, x), 0, 1.5)
            out = run(encoder, classifier, torch.from_numpy(x)[None], torch.from_numpy(g)[None], M)[0]
            read = out[:, :15].argmax(-1).numpy()
            top = lambda k: bd.STACKS[k][-1] if bd.STACKS[k] else None
            right_stacks = read == it["stack"]
            right_tops = np.array([top(a) == top(b) for a, b in zip(read, it["stack"])])
            right_cubes = out[:, 15:18].argmax(-1).numpy() == it["cube"]
            counts = right_stacks.sum(), right_tops.sum(), right_cubes.sum(), len(read)
            tiers.setdefault(it["tier"], []).append(counts)
    encoder.train(), classifier.train()
    for tier in sorted(tiers):
        *right, cells = np.array(tiers[tier]).sum(0)
        print("   %s %-7s photos %d stack %.2f top %.2f cube %.2f" %
              (title, tier, len(tiers[tier]), *(100 * r / cells for r in right)), flush=True)


def arguments(steps, **resume):
    """The options, and the boards to check with, of this script and of train_cubes.py."""
    ap = argparse.ArgumentParser()
    ap.add_argument("--out", required=True)
    ap.add_argument("--steps", type=int, default=steps)
    ap.add_argument("--boards", type=int, default=6, help="boards a batch")
    ap.add_argument("--lr", type=float, default=2e-3)
    ap.add_argument("--resume", **resume)
    ap.add_argument("--threads", type=int, default=1)
    ap.add_argument("--workers", type=int, default=1, help="processes that prepare batches")
    ap.add_argument("--check", nargs="*", default=[], help="folders only to check with, never fitted to")
    ap.add_argument("folders", nargs="+")
    a = ap.parse_args()
    torch.set_num_threads(a.threads)
    cv2.setNumThreads(1)
    a.folders, a.check = [[os.path.normpath(f) for f in folders] for folders in (a.folders, a.check)]
    check = boards([f for f in bd.truth_files([*a.folders, *a.check])
                    if bd.held_out(f) or os.path.dirname(f) in a.check]).items
    a.folders = [f for f in a.folders if f not in a.check]
    torch.manual_seed(1)
    return a, check


def main():
    a, check = arguments(10000, help="a .pt file of an earlier fitting, or vision/networks")
    encoder, classifier = Encoder(), Classifier()
    with prefetch(BatchSource(a.folders, boards, batch, a.boards), a.workers, steps_done(a.out)) as next_batch:
        fit(a, encoder, classifier, next_batch, check)


def resume(path, encoder, classifier, next_batch):
    """Starts from an earlier fitting: a .pt file or the folder of shipped networks."""
    if os.path.isdir(path):
        X, _, _, _, M, _ = next_batch()[1]
        x = X.flatten(0, 1)[M.flatten() > 0].permute(0, 3, 1, 2) - .5
        load_shipped(encoder, os.path.join(path, "encode_cell.onnx"), x, may_branch=True)
        load_shipped(classifier, os.path.join(path, "classify_stacks.onnx"), torch.zeros(2, CLASSIFIER_INPUT))
    else:
        s = torch.load(path)
        encoder.load_state_dict(s["look"]), classifier.load_state_dict(s["judge"])


def fit(a, encoder, classifier, next_batch, check):
    if a.resume:
        resume(a.resume, encoder, classifier, next_batch)
    parameters = sum(p.numel() for m in (encoder, classifier) for p in m.parameters())
    print(parameters, "parameters,", len(check), "boards to check", flush=True)
    encoder.to(memory_format=torch.channels_last)
    fitting, sums, waited = Fitting(a.out, [encoder, classifier], a.steps, a.lr, 1e-3), np.zeros(4), 0.0
    for report in fitting:
        begin = time.time()
        count, (X, G, S, C, M, P) = next_batch()
        waited += time.time() - begin
        out = run(encoder, classifier, X, G, M)
        ls = F.cross_entropy(out[..., :15].reshape(-1, 15), S.reshape(-1), label_smoothing=.01)
        lc = F.cross_entropy(out[..., 15:18].reshape(-1, 3), C.reshape(-1))
        lp = (F.smooth_l1_loss(out[..., 18:], P, reduction="none").mean(-1) * M).sum() / M.sum()
        fitting.improve(ls + .5 * lc + .25 * lp)
        sums += [float(ls), float(lc), float(lp), float((out[..., :15].argmax(-1) == S).sum() / M.sum())]
        if report:
            print("%6.1f min %d boards step %d stack %.4f cube %.4f place %.4f right %.4f, waited %.0f s" %
                  (fitting.minutes(), count, fitting.step, *(sums / REPORT_STEPS), waited), flush=True)
            sums[:] = 0
        if fitting.step % 2000 == 0 and check:
            evaluate(*fitting.average.mean, check, "kept apart")
    encoder, classifier = fitting.average.mean
    if check:
        evaluate(encoder, classifier, check, "kept apart")
    save(encoder, classifier, a.out)


def save(encoder, classifier, out):
    encoder.eval(), classifier.eval()
    encoder.to(memory_format=torch.contiguous_format)
    torch.save({"look": encoder.state_dict(), "judge": classifier.state_dict()}, out + ".pt")
    torch.onnx.export(encoder, torch.zeros(25, 3, cv.HEIGHT, cv.WIDTH), out + "_look.onnx", opset_version=11,
                      input_names=["views"], output_names=["codes"],
                      dynamic_axes={"views": {0: "n"}, "codes": {0: "n"}})
    torch.onnx.export(Answer(classifier).eval(), torch.zeros(25, CLASSIFIER_INPUT), out + "_judge.onnx",
                      opset_version=11, input_names=["codes"], output_names=["stacks"],
                      dynamic_axes={"codes": {0: "n"}, "stacks": {0: "n"}})


if __name__ == "__main__":
    main()
