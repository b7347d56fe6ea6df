"""What the scripts share that fit small networks: loading and sampling boards, recolouring pictures, the fit itself."""
import argparse
import functools
import math
import os
import random
import time

import cv2
import numpy as np
import torch

import board_data as bd
from prefetch import BatchSource, prefetch
from augment import expose, exposure_table, grain, saturation_matrix
from fitting import REPORT_STEPS, Fitting, steps_done
from net_blocks import load_shipped

LEAST_KEPT, MOST_KEPT = 50, 1000  # batches that repeated() chooses from


class Boards:
    """Boards, each loaded once: load(file) returns one, or None for a file to leave out."""

    def __init__(self, load):
        self.load, self.items, self.seen = load, [], set()

    def add(self, files):
        for f in files:
            if f in self.seen:
                continue
            self.seen.add(f)
            try:
                item = self.load(f)
            except (cv2.error, KeyError, ValueError, np.linalg.LinAlgError):
                continue
            if item:
                self.items.append(item)


def sampled(rng, items, n):
    """n random boards. Small folders are overrepresented, as each folder holds another kind of picture."""
    folders = {}
    for i in items:
        folders.setdefault(os.path.dirname(i["file"]), []).append(i)
    names = list(folders)
    chosen = rng.choices(names, [math.sqrt(len(folders[f])) for f in names], k=n)
    return [rng.choice(folders[f]) for f in chosen]


def recoloured(rng, item, x):
    """The pictures x of a board with random exposure, colour cast, contrast, saturation and grain."""
    gains = item["gain"] / 255 * math.exp(rng.gauss(0, .15)) * np.array([math.exp(rng.gauss(0, .08)) for _ in range(3)])
    n, h, w, _ = x.shape
    table, colour_matrix = exposure_table(gains, math.exp(rng.gauss(0, .15))), saturation_matrix(rng.uniform(.6, 1.3))
    flat = expose(x.reshape(n * h, w, 3), table, colour_matrix)
    flat += rng.uniform(0, .03) * grain(rng, flat.shape)
    return np.clip(flat, 0, 1.5).reshape(x.shape)


def repeated(next_batch, times):
    """Like next_batch, but each batch comes about `times` times: at once, then now and then among later ones. Where
    drawing a batch takes longer than a step, that is nearly as good as as many new ones (Choi et al., "Faster neural
    network training with data echoing", 2019)."""
    rng, kept, to_come = random.Random(5), [], 0

    def next_one():
        nonlocal to_come
        if to_come and len(kept) > LEAST_KEPT:
            to_come -= 1
            count, (X, Y) = rng.choice(kept)
            return count, (X.float(), Y)
        count, (X, Y) = next_batch()
        to_come = times - 1
        if times > 1:
            entry = count, (X.half(), Y)  # half of the memory
            if len(kept) < MOST_KEPT:
                kept.append(entry)
            else:
                kept[rng.randrange(MOST_KEPT)] = entry
        return count, (X, Y)

    return next_one


def fit(a, net, next_batch, loss, evaluate):
    """Returns the network with the running mean of the weights. next_batch() waits for one; loss(out, y);
    evaluate(net); a: steps, lr, out, repeat."""
    fitting, total, waited = Fitting(a.out, [net], a.steps, a.lr, 1e-4), 0.0, 0.0
    next_batch = repeated(next_batch, a.repeat)
    for report in fitting:
        begin = time.time()
        count, (X, Y) = next_batch()
        waited += time.time() - begin
        error = loss(net(X), Y)
        fitting.improve(error)
        total += float(error)
        if report:
            print("%6.1f min %d boards step %d loss %.4f, waited %.0f s" %
                  (fitting.minutes(), count, fitting.step, total / REPORT_STEPS, waited), flush=True)
            total = 0
        if fitting.step % 1000 == 0:
            evaluate(fitting.average.mean[0])
    return fitting.average.mean[0]


def options(lr, boards=8):
    ap = argparse.ArgumentParser()
    ap.add_argument("--out", required=True)
    ap.add_argument("--steps", type=int, default=6000)
    ap.add_argument("--boards", type=int, default=boards, help="boards a batch")
    ap.add_argument("--repeat", type=int, default=1, help="times that each batch is used")
    ap.add_argument("--lr", type=float, default=lr)
    ap.add_argument("--resume", help="a .pt file of an earlier fitting, or the .onnx file that is shipped")
    ap.add_argument("--workers", type=int, default=1)
    ap.add_argument("--check", nargs="*", default=[], help="folders only to check with, never fitted to")
    ap.add_argument("folders", nargs="+")
    return ap


def run(a, net, load, batch, loss, evaluate, example, names):
    """Fits the network by the options a, checks it on held-out boards, and writes it as .pt and .onnx.

    load(file): a board; batch(rng, boards, n): X, Y; loss(out, Y); evaluate(net, boards) prints;
    example: an input to export with; names: of the input and the output.
    """
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    a.folders, a.check = [[os.path.normpath(f) for f in folders] for folders in (a.folders, a.check)]
    boards = functools.partial(Boards, load)
    check = boards()
    check.add([f for f in bd.truth_files([*a.folders, *a.check]) if bd.held_out(f) or os.path.dirname(f) in a.check])
    if a.resume and a.resume.endswith(".onnx"):
        load_shipped(net, a.resume, example)
    elif a.resume:
        net.load_state_dict(torch.load(a.resume))
    print(sum(p.numel() for p in net.parameters()), "parameters,", len(check.items), "boards to check", flush=True)
    check_net = lambda mean: check.items and evaluate(mean, check.items)
    with prefetch(BatchSource([f for f in a.folders if f not in a.check], boards, batch, a.boards), a.workers,
                  steps_done(a.out)) as next_batch:
        net = fit(a, net, next_batch, loss, check_net)
    check_net(net)
    torch.save(net.state_dict(), a.out + ".pt")
    torch.onnx.export(net.eval(), example, a.out + ".onnx", opset_version=11, input_names=names[:1],
                      output_names=names[1:], dynamic_axes={name: {0: "n"} for name in names})
