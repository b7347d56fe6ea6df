#!/usr/bin/python3
"""Trains the network that reads stacks and cubes from the upright views of all cells.

Two parts: `look` turns one view into 96 numbers, its code, and says how well the view serves as
each of six references. `judge` sees a code beside the board's context (mean, maximum and the six
references: what the paint, the light and the tokens' size look like here) and the viewing geometry.
Output: 15 stack logits and 3 cube logits.

    train_cells.py --out cells FOLDER...      writes cells_look.onnx, cells_judge.onnx
"""
import argparse
import copy
import math
import os
import random
import time

import cv2
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import board_data as bd
import cell_views as cv
from net_blocks import Residual, conv, load_shipped

CODE, REFERENCES = 96, 6


class Look(nn.Module):
    def __init__(self):
        super().__init__()
        stem = nn.Sequential(nn.Conv2d(3, 32, 5, 3, 2, bias=False), nn.BatchNorm2d(32), nn.ReLU(inplace=True))
        self.body = nn.Sequential(stem, conv(32, 32, 2), Residual(32), conv(32, 64, 2), Residual(64),
                                  conv(64, 96, 2), Residual(96))
        self.head = nn.Sequential(nn.Flatten(), nn.Linear(96 * 6 * 4, CODE), nn.ReLU(inplace=True))
        self.reference = nn.Linear(CODE, REFERENCES)
        self.forget = nn.Dropout(.1)

    def forward(self, x):
        code = self.forget(self.head(self.body(x)))
        return torch.cat([code, self.reference(code)], -1)


class Judge(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear((3 + REFERENCES) * CODE + 4, 128), nn.ReLU(inplace=True), nn.Linear(128, 64),
                                 nn.ReLU(inplace=True), nn.Linear(64, 18))

    def forward(self, x):
        return self.net(x)


def gather(seen, geo, mask):
    """seen: boards x cells x (CODE + REFERENCES), mask: boards x cells (1 where there is a cell)."""
    code, fit = seen[..., :CODE], seen[..., CODE:]
    m = mask[..., None]
    mean = (code * m).sum(1, keepdim=True) / m.sum(1, keepdim=True)
    top = (code * m).max(1, keepdim=True)[0]
    weight = torch.softmax(fit.masked_fill(m == 0, -1e4), 1)
    references = torch.einsum("bnk,bnc->bkc", weight, code).flatten(1)[:, None]
    same = lambda v: v.expand(-1, code.shape[1], -1)
    return torch.cat([code, same(mean), same(top), same(references), geo], -1)


class Average:
    """Running mean of the weights: calmer and better than the last ones."""

    def __init__(self, nets, keep=.999):
        self.nets, self.keep = nets, keep
        self.mean = [copy.deepcopy(n) for n in nets]

    def update(self, step):
        keep = min(self.keep, (1 + step) / (10 + step))
        with torch.no_grad():
            for mean, net in zip(self.mean, self.nets):
                for a, b in zip(mean.state_dict().values(), net.state_dict().values()):
                    a.mul_(keep).add_(b, alpha=1 - keep) if a.is_floating_point() else a.copy_(b)


class Boards:
    def __init__(self, files=()):
        self.items, self.seen = [], set()
        self.add(files)

    def add(self, files):
        """Takes in files not seen before: the folders may still be filling up."""
        for f in files:
            if f in self.seen:
                continue
            self.seen.add(f)
            try:
                photo, truth = bd.load(f)
                if photo is None or "cells" not in truth:
                    continue
                pose = bd.true_pose(truth)
            except (cv2.error, KeyError, ValueError):
                continue
            work, wp = cv.work_image(photo, pose)
            gain = cv.normalise(work, wp)
            # keep the board's surroundings only
            c = bd.cell_centers(truth["side"])
            pts = wp.project(np.array([(x + dx, y + dy, z) for x, y in c.values() for dx in (-32, 32) for dy in (-32, 32) for z in (0, 45)]))
            lo = np.clip(np.floor(pts.min(0)).astype(int), 0, None)
            hi = np.minimum(np.ceil(pts.max(0)).astype(int), [work.shape[1], work.shape[0]])
            names = list(truth["cells"])
            self.items.append(dict(
                work=work[lo[1]:hi[1], lo[0]:hi[0]].copy(), lo=lo, pose=wp, gain=gain, file=f,
                xy=[c[n] for n in names], names=names, tier=truth.get("tier"),
                stack=np.array([bd.STACKS.index(tuple(truth["cells"][n])) for n in names]),
                cube=np.array([bd.CUBES.index(truth["cubes"].get(n)) for n in names])))


def jittered(rng, pose):
    """The pose with an error like the reader's own."""
    r = pose.rvec + np.array([rng.gauss(0, .004) for _ in range(3)])
    f = pose.f * math.exp(rng.gauss(0, .04))
    t = pose.tvec.copy()
    t[2] *= f / pose.f * math.exp(rng.gauss(0, .004))
    t[:2] += np.array([rng.gauss(0, .6), rng.gauss(0, .6)])
    return bd.Pose(f, pose.size, r, t, pose.radial + rng.gauss(0, .01))


def views(item, rng=None):
    pose = jittered(rng, item["pose"]) if rng else item["pose"]
    flip = rng is not None and rng.random() < .5
    xs, gs = [], []
    for x, y in item["xy"]:
        M, geo = cv.transform(pose, x, y)
        M[:, 2] -= item["lo"]
        crop = cv2.warpAffine(item["work"], M, (cv.WIDTH, cv.HEIGHT), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                              borderMode=cv2.BORDER_REPLICATE)
        xs.append(crop[:, ::-1] if flip else crop)
        gs.append(geo)
    x = np.stack(xs).astype(np.float32) * (item["gain"] / 255)
    return x, np.stack(gs)


def recolour(rng, x):
    x = x * math.exp(rng.gauss(0, .1)) * np.float32([math.exp(rng.gauss(0, .06)) for _ in range(3)])
    x = np.maximum(x, 0) ** math.exp(rng.gauss(0, .12))
    g = x.mean(-1, keepdims=True)
    x = g + (x - g) * rng.uniform(.75, 1.3)
    if rng.random() < .3:
        s = rng.uniform(.4, 1.1)
        x = np.stack([cv2.GaussianBlur(c, (0, 0), s) for c in x])
    x = x * np.float32(np.exp(np.random.normal(0, .03, (len(x), 1, 1, 1))))
    if rng.random() < .3:  # something lies before a few of the cells
        for k in range(len(x)):
            if rng.random() < .15:
                h, w = rng.randrange(8, 40), rng.randrange(6, 24)
                top, left = rng.randrange(cv.HEIGHT - h), rng.randrange(cv.WIDTH - w)
                x[k, top:top + h, left:left + w] = [rng.random() for _ in range(3)]
    return x + np.random.normal(0, rng.uniform(0, .02), x.shape).astype(np.float32)


def batch(rng, items, n):
    cells = 25
    X = np.zeros((n, cells, cv.HEIGHT, cv.WIDTH, 3), np.float32)
    G = np.zeros((n, cells, 4), np.float32)
    S = np.full((n, cells), -100)
    C = np.full((n, cells), -100)
    M = np.zeros((n, cells), np.float32)
    for b in range(n):
        it = rng.choice(items)
        x, g = views(it, rng)
        k = len(x)
        X[b, :k], G[b, :k], S[b, :k], C[b, :k], M[b, :k] = recolour(rng, x), g, it["stack"], it["cube"], 1
    return [torch.from_numpy(v) for v in (np.clip(X, 0, 1.5), G, S, C, M)]


def run(look, judge, X, G, M):
    b, n = M.shape
    x = X.reshape(b * n, cv.HEIGHT, cv.WIDTH, 3).permute(0, 3, 1, 2)
    keep = M.reshape(-1) > 0
    code = torch.zeros(b * n, CODE + REFERENCES)
    with torch.autocast("cpu", dtype=torch.bfloat16, enabled=look.training):  # fast, and exact enough to learn by
        code[keep] = look((x[keep] - .5).contiguous(memory_format=torch.channels_last)).float()
    return judge(gather(code.reshape(b, n, -1), G, M))


def evaluate(look, judge, items, title):
    look.eval(), judge.eval()
    tiers = {}
    with torch.no_grad():
        for it in items:
            x, g = views(it)
            M = torch.ones(1, len(x))
            out = run(look, judge, torch.from_numpy(np.clip(x, 0, 1.5))[None], torch.from_numpy(g)[None], M)[0]
            s = out[:, :15].argmax(-1).numpy()
            top = lambda k: bd.STACKS[k][-1] if bd.STACKS[k] else None
            ok = s == it["stack"]
            okt = np.array([top(a) == top(b) for a, b in zip(s, it["stack"])])
            okc = out[:, 15:].argmax(-1).numpy() == it["cube"]
            t = tiers.setdefault(it["tier"], [])
            t.append((ok.sum(), okt.sum(), okc.sum(), len(ok)))
    look.train(), judge.train()
    for t in sorted(tiers):
        v = np.array(tiers[t]).sum(0)
        print("   %s %-7s photos %d stack %.2f top %.2f cube %.2f" % (title, t, len(tiers[t]), *(100 * v[:3] / v[3])), flush=True)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--out", required=True)
    ap.add_argument("--minutes", type=float, default=20)
    ap.add_argument("--boards", type=int, default=6, help="boards a batch")
    ap.add_argument("--lr", type=float, default=2e-3)
    ap.add_argument("--resume", help="a .pt file of an earlier fitting, or vision/networks")
    ap.add_argument("--threads", type=int, default=2)
    ap.add_argument("folders", nargs="+")
    a = ap.parse_args()
    torch.set_num_threads(a.threads)
    cv2.setNumThreads(1)
    check = Boards([f for f in bd.truth_files(a.folders) if bd.held_out(f)]).items
    boards = Boards()

    def refill():
        boards.add([f for f in bd.truth_files(a.folders) if not bd.held_out(f)])

    refill()
    items = boards.items
    print(len(items), "boards to fit,", len(check), "kept apart", flush=True)
    torch.manual_seed(1)
    rng = random.Random(7)
    look, judge = Look(), Judge()
    if a.resume and os.path.isdir(a.resume):
        X, _, _, _, M = batch(rng, items, 8)
        x = X.flatten(0, 1)[M.flatten() > 0].permute(0, 3, 1, 2) - .5
        load_shipped(look, os.path.join(a.resume, "look_at_cell.onnx"), x)
        load_shipped(judge, os.path.join(a.resume, "judge_stacks.onnx"), torch.zeros(2, (3 + REFERENCES) * CODE + 4))
    elif a.resume:
        s = torch.load(a.resume)
        look.load_state_dict(s["look"]), judge.load_state_dict(s["judge"])
    print(sum(p.numel() for m in (look, judge) for p in m.parameters()), "parameters")
    look.to(memory_format=torch.channels_last)
    average = Average([look, judge])
    opt = torch.optim.AdamW([*look.parameters(), *judge.parameters()], a.lr, weight_decay=1e-3)
    t0, step, acc = time.time(), 0, np.zeros(3)
    while True:
        done = (time.time() - t0) / (a.minutes * 60)
        if done >= 1:
            break
        for g in opt.param_groups:
            g["lr"] = a.lr * (min(1, (step + 1) / 50) * (.5 + .5 * math.cos(math.pi * done)) + .005)
        X, G, S, C, M = batch(rng, items, a.boards)
        out = run(look, judge, X, G, M)
        ls = F.cross_entropy(out[..., :15].reshape(-1, 15), S.reshape(-1), label_smoothing=.01)
        lc = F.cross_entropy(out[..., 15:].reshape(-1, 3), C.reshape(-1))
        opt.zero_grad()
        (ls + .5 * lc).backward()
        opt.step()
        average.update(step)
        acc += [float(ls), float(lc), float((out[..., :15].argmax(-1) == S).sum() / M.sum())]
        step += 1
        if step % 100 == 0:
            print("%6.1f min %d boards step %d stack %.4f cube %.4f right %.4f" % ((time.time() - t0) / 60, len(items), step, *(acc / 100)), flush=True)
            acc[:] = 0
            refill()
            torch.save({"look": average.mean[0].state_dict(), "judge": average.mean[1].state_dict()}, a.out + ".pt")
        if step % 1000 == 0 and check:
            evaluate(*average.mean, check, "kept apart")
    look, judge = average.mean
    if check:
        evaluate(look, judge, check, "kept apart")
    look.eval(), judge.eval()
    look.to(memory_format=torch.contiguous_format)
    torch.save({"look": look.state_dict(), "judge": judge.state_dict()}, a.out + ".pt")
    torch.onnx.export(look, torch.zeros(25, 3, cv.HEIGHT, cv.WIDTH), a.out + "_look.onnx", opset_version=11,
                      input_names=["views"], output_names=["codes"], dynamic_axes={"views": {0: "n"}, "codes": {0: "n"}})
    torch.onnx.export(judge, torch.zeros(25, (3 + REFERENCES) * CODE + 4), a.out + "_judge.onnx", opset_version=11, input_names=["codes"],
                      output_names=["stacks"], dynamic_axes={"codes": {0: "n"}, "stacks": {0: "n"}})


if __name__ == "__main__":
    main()
