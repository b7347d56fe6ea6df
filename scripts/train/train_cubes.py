#!/usr/bin/python3
"""Adds to the encoder of cells a branch that sees cubes, those of clear glass above all.

It gives six numbers a cell: what its view says for no cube, an animal cube and a spirit cube, and how much of that such
a view takes back on the board's other tops of the same colour, as their print is the same. The sum is added to the
classifier's scores (see cube_scores(), and vision/stacks/cube_scores.cpp). The branch sees what the encoder's first
layers answer, and has some filters of its own; everything else stays as it is, so that codes and stacks do too.

    train_cubes.py --out cubes --resume CELLS FOLDER...

CELLS: the .pt file that train_cells.py wrote, or one of this script, or vision/networks. Writes cubes_look.onnx, the
encoder with the branch, and cubes.pt, which has the classifier as well.
"""
import functools
import os

import numpy as np
import onnx
import torch
import torch.nn as nn
import torch.nn.functional as F

import board_data as bd
import cell_views as cv
import train_cells as tc
from fitting import REPORT_STEPS, Fitting, half_precision, steps_done
from net_blocks import Residual, conv, load_shipped
from prefetch import BatchSource, prefetch

# Columns of the layers with 32 and 64 filters, and of the view, that can show a cube: 15 mm to either side.
FINE, COARSE, PIXELS = slice(2, 14), slice(1, 7), slice(12, 84)
# Tops without, with an animal and with a spirit cube: how much of the loss they make up, and of games.
WEIGHTS, SHARES = torch.tensor([.45, .2, .35]), torch.tensor([.56, .415, .025])
SPIRIT = bd.CUBES.index("spirit")
FEW_ALIKE = .5  # as many other tops of the colour take back half
# What counts in the end of the scores for any cube against none, and for a spirit cube against an animal cube. In other
# photos than those of the kinds fitted to, the branch is too sure, most of all of the kind of cube: that depends on the
# tint of the board's other cubes, which the classifier knows. Chosen on such photos (docs/accuracy.md).
SURE_OF_CUBE, SURE_OF_KIND = .75, .3
ENOUGH, KEPT = 24, 400  # boards to choose from at first, and at most
STEPS_A_BATCH, BOARDS_A_STEP = 5, 3
OTHER_SPIRITS_COUNT = .2  # share of boards on which other spirit cubes are among the tops of the colour
TOPS = torch.tensor([bd.COLOURS.index(s[-1]) if s else len(bd.COLOURS) for s in bd.STACKS])


class CubeBranch(nn.Module):
    def __init__(self):
        super().__init__()
        self.own = nn.Sequential(nn.Conv2d(3, 12, 5, 3, 2, bias=False), nn.BatchNorm2d(12), nn.ReLU(inplace=True),
                                 conv(12, 24, 2))
        self.near = conv(32 + 24, 40, 2)
        self.body = nn.Sequential(conv(64 + 40, 48, k=1), Residual(48), conv(48, 48, 2))
        self.head = nn.Sequential(nn.Flatten(), nn.Linear(48 * 6 * 3, 32), nn.ReLU(inplace=True), nn.Dropout(.1))
        self.cubes = nn.Linear(32 + tc.CODE, 6)

    def forward(self, x, fine, coarse, code):
        """fine, coarse: what the encoder's layers with 32 and 64 filters answer."""
        near = self.near(torch.cat([fine[..., FINE], self.own(x[..., PIXELS])], 1))
        seen = self.head(self.body(torch.cat([coarse[..., COARSE], near], 1)))
        return self.cubes(torch.cat([seen, code], 1))


class EncoderWithCubes(tc.Encoder):
    def __init__(self):
        super().__init__()
        self.branch = CubeBranch()

    def layers(self, x):
        """What the layers with 32 and 64 filters answer, and all that the encoder says without the branch."""
        fine = self.body[:3](x)
        coarse = self.body[3:5](fine)
        code = self.head(self.body[5:](coarse))
        return fine, coarse, torch.cat([code, self.reference(code)], -1)

    def forward(self, x):
        fine, coarse, encoded = self.layers(x)
        return torch.cat([encoded, self.branch(x, fine, coarse, encoded[:, :tc.CODE])], -1)


def alike(scores):
    """How much each cell (row) looks like a top of the same colour as each other one, where no cube is seen: boards x
    cells x cells. scores: of the classifier."""
    stacks = F.softmax(scores[..., :15], -1)
    colours = torch.stack([stacks[..., TOPS == c].sum(-1) for c in range(len(bd.COLOURS))], -1)
    bare = F.softmax(scores[..., 15:18], -1)[..., :1]
    return torch.einsum("bik,bjk->bij", colours, colours * bare) * (1 - torch.eye(scores.shape[1]))


def cube_scores(scores, seen, like):
    """The classifier's cube scores with what the branch sees: boards x cells x 3."""
    count = like.sum(-1, keepdim=True)
    others = like @ seen[..., 3:] / (count + FEW_ALIKE)
    return scores[..., 15:18] + seen[..., :3] - others


def without_branch(encoder, classifier, X, G, M):
    """Views of all cells of boards (one picture each), and the classifier's scores of stacks and cubes."""
    b, n = M.shape
    x = X.reshape(b * n, cv.HEIGHT, cv.WIDTH, 3).permute(0, 3, 1, 2) - .5
    keep = M.reshape(-1) > 0
    encoded = torch.zeros(b * n, tc.CODE + tc.REFERENCES)
    with torch.no_grad():
        encoded[keep] = encoder.layers(x[keep].contiguous(memory_format=torch.channels_last))[2]
        scores = classifier(tc.with_context(encoded.reshape(b, n, -1), G, M))[..., :18]
        scores[..., 0] += 100 * (1 - M)  # where there is no cell, there is no top
    return x, scores


def seen_by(encoder, branch, x):
    x = x.contiguous(memory_format=torch.channels_last)
    with torch.no_grad():
        fine, coarse, encoded = encoder.layers(x)
    with half_precision(branch.training):
        return branch(x, fine, coarse, encoded[:, :tc.CODE]).float()


def with_branch(encoder, branch, x, scores):
    """Cube scores of one board."""
    return cube_scores(scores[None], seen_by(encoder, branch, x)[None], alike(scores[None]))[0]


class Pool:
    """The latest boards, with views in bytes, from which steps are put together."""

    def __init__(self):
        self.rng, self.boards, self.seen = np.random.default_rng(5), [], 0

    def add(self, x, scores, kinds):
        cells = kinds.shape[1]
        views = np.round((x.numpy() + .5) * 170).astype(np.uint8).reshape(-1, cells, *x.shape[1:])
        for board in zip(views, scores, kinds):
            if self.seen < KEPT:
                self.boards.append(board)
            else:
                self.boards[self.seen % KEPT] = board
            self.seen += 1

    def step(self):
        """Views, a little changed each time, the classifier's scores, and kinds of cubes."""
        chosen = [self.boards[k] for k in self.rng.choice(len(self.boards), BOARDS_A_STEP, replace=False)]
        views = torch.from_numpy(np.concatenate([b[0] for b in chosen])).float() / 170
        for v in views:
            if self.rng.random() < .5:
                v[:] = v.flip(-1)
            v[:] = v.roll(tuple(self.rng.integers(-3, 4, 2)), (-2, -1))
        cells = len(chosen[0][0])
        for k in range(BOARDS_A_STEP):
            gain = np.exp(self.rng.normal(0, .1) + self.rng.normal(0, .05, (3, 1, 1)))
            views[k * cells:(k + 1) * cells] *= torch.from_numpy(gain).float()
        return (views.clamp_(0, 1.5) - .5, *(torch.stack([b[i] for b in chosen]) for i in (1, 2)))

    def like(self, scores, kinds):
        """As alike(), mostly without the tops of spirit cubes, as no game has a second one."""
        left_out = torch.from_numpy(self.rng.random(len(kinds)) > OTHER_SPIRITS_COUNT)
        return alike(scores) * ~((kinds == SPIRIT) & left_out[:, None])[:, None]


def evaluate(encoder, branch, classifier, items, title):
    branch.eval()
    counts = {}
    with torch.no_grad():
        for it in items:
            x, g, _ = tc.views(it, it["pose"])
            x = np.clip(tc.exposed(it, x), 0, 1.5)
            x, scores = without_branch(encoder, classifier, torch.from_numpy(x)[None], torch.from_numpy(g)[None],
                                       torch.ones(1, len(x)))
            read = with_branch(encoder, branch, x, scores[0]).argmax(-1).numpy()
            before = scores[0, :, 15:].argmax(-1).numpy()
            on = it["heights"] > 0
            for kind, name in enumerate(("none", "animal", "spirit")):
                here = on & (it["cube"] == kind)
                of = counts.setdefault((os.path.basename(os.path.dirname(it["file"])), name), np.zeros(3, int))
                of += [here.sum(), (before[here] == kind).sum(), (read[here] == kind).sum()]
    branch.train()
    for (folder, name), (number, before, read) in sorted(counts.items()):
        print("   %s %-8s %-7s %d, right before %d, now %d" % (title, folder, name, number, before, read), flush=True)


def balanced_loss(scores, kinds):
    """The loss over tops, as if WEIGHTS of them had no, an animal and a spirit cube; scores remain those of games."""
    on = kinds != tc.IGNORED
    scores, kinds = scores[on] + torch.log(WEIGHTS / SHARES), kinds[on]
    number = torch.bincount(kinds, minlength=len(WEIGHTS)).clamp(min=3)
    losses = F.cross_entropy(scores, kinds, reduction="none", label_smoothing=.02)
    return (losses * (WEIGHTS / number)[kinds]).sum()


def less_sure(branch):
    """Changes the last layer's scores as SURE_OF_CUBE and SURE_OF_KIND say."""
    with torch.no_grad():
        for layer in (branch.cubes.weight, branch.cubes.bias):
            for first in (0, 3):
                none, animal, spirit = layer[first:first + 3].clone()
                any_cube, kind = (animal + spirit) / 2 - none, (spirit - animal) / 2
                layer[first] = 0
                layer[first + 1] = SURE_OF_CUBE * any_cube - SURE_OF_KIND * kind
                layer[first + 2] = SURE_OF_CUBE * any_cube + SURE_OF_KIND * kind
    return branch


def fit(a, encoder, classifier, next_batch, check):
    branch = encoder.branch.train().requires_grad_(True).to(memory_format=torch.channels_last)
    print(sum(p.numel() for p in branch.parameters()), "parameters,", len(check), "boards to check", flush=True)
    pool, sums = Pool(), np.zeros(2)
    fitting = Fitting(a.out, [branch], a.steps, a.lr, 1e-3)
    for report in fitting:
        batch_is_due = fitting.step % STEPS_A_BATCH == 1
        while batch_is_due or pool.seen < ENOUGH:
            boards, (X, G, S, C, M, _) = next_batch()
            x, scores = without_branch(encoder, classifier, X, G, M)
            pool.add(x, scores, torch.where((S > 0) & (M > 0), C, tc.IGNORED))  # no cube is on an empty cell
            batch_is_due = False
        x, scores, kinds = pool.step()
        seen = seen_by(encoder, branch, x).reshape(*kinds.shape, -1)
        loss = balanced_loss(cube_scores(scores, seen, pool.like(scores, kinds)), kinds)
        fitting.improve(loss)
        sums += [float(loss), float(balanced_loss(scores[..., 15:], kinds))]
        if report:
            print("%6.1f min %d boards step %d loss %.4f, without the branch %.4f" %
                  (fitting.minutes(), boards, fitting.step, *(sums / REPORT_STEPS)), flush=True)
            sums[:] = 0
        if fitting.step % 2000 == 0 and fitting.step < a.steps and check:
            evaluate(encoder, fitting.average.mean[0], classifier, check, "kept apart")
    if a.steps:
        encoder.branch = less_sure(fitting.average.mean[0])
    if check:
        evaluate(encoder, encoder.branch, classifier, check, "kept apart")


def main():
    files = "a .pt file of train_cells.py or this script, or vision/networks"
    a, check = tc.arguments(10000, required=True, help=files)
    encoder, classifier = EncoderWithCubes(), tc.Classifier()
    batch = functools.partial(tc.batch, leave_out=False)
    with prefetch(BatchSource(a.folders, tc.boards, batch, a.boards), a.workers, steps_done(a.out)) as next_batch:
        resume(a.resume, encoder, classifier, next_batch)
        encoder.eval().requires_grad_(False), classifier.eval().requires_grad_(False)
        fit(a, encoder, classifier, next_batch, check)
    save(encoder, classifier, a.out)


def resume(path, encoder, classifier, next_batch):
    """Loads the encoder and the classifier, and the branch where there is one already."""
    shipped = os.path.join(path, "encode_cell.onnx")
    if not os.path.isdir(path):
        state = torch.load(path)
        classifier.load_state_dict(state["judge"])
        has_branch = not encoder.load_state_dict(state["look"], strict=False).missing_keys
    elif any(i.name == "branch.cubes.bias" for i in onnx.load(shipped).graph.initializer):
        X, _, _, _, M, _ = next_batch()[1]
        load_shipped(encoder, shipped, X.flatten(0, 1)[M.flatten() > 0].permute(0, 3, 1, 2) - .5)
        load_shipped(classifier, os.path.join(path, "classify_stacks.onnx"), torch.zeros(2, tc.CLASSIFIER_INPUT))
        has_branch = True
    else:
        plain, has_branch = tc.Encoder(), False
        tc.resume(path, plain, classifier, next_batch)
        encoder.load_state_dict(plain.state_dict(), strict=False)
    if not has_branch:
        nn.init.zeros_(encoder.branch.cubes.weight), nn.init.zeros_(encoder.branch.cubes.bias)


def save(encoder, classifier, out):
    encoder.eval().to(memory_format=torch.contiguous_format)
    torch.save({"look": encoder.state_dict(), "judge": classifier.state_dict()}, out + ".pt")
    torch.onnx.export(encoder, torch.zeros(25, 3, cv.HEIGHT, cv.WIDTH), out + "_look.onnx", opset_version=11,
                      input_names=["views"], output_names=["codes"],
                      dynamic_axes={"views": {0: "n"}, "codes": {0: "n"}})


if __name__ == "__main__":
    main()
