#!/usr/bin/python3
"""Finds the temperatures that make the network's probabilities true to their word.

Uses pictures that no fitting saw, with poses as uncertain as the reader's own. Prints the numbers for
vision/confidence.cpp.

    fit_temperature.py cells.pt FOLDER...
"""
import random
import sys

import numpy as np
import torch
import torch.nn.functional as F

import board_data as bd
import train_cells as tc


def main():
    state = torch.load(sys.argv[1])
    look, judge = tc.Look(), tc.Judge()
    look.load_state_dict(state["look"]), judge.load_state_dict(state["judge"])
    look.eval(), judge.eval()
    rng = random.Random(3)
    logits, stacks, cubes = [], [], []
    with torch.no_grad():
        for item in tc.Boards([f for f in bd.truth_files(sys.argv[2:]) if not bd.held_out(f)]).items:
            x, geometry = tc.views(item, rng)
            out = tc.run(look, judge, torch.from_numpy(np.clip(x, 0, 1.5))[None], torch.from_numpy(geometry)[None],
                         torch.ones(1, len(x)))[0]
            logits.append(out)
            stacks.append(torch.from_numpy(item["stack"]))
            cubes.append(torch.from_numpy(item["cube"]))
    logits, stacks, cubes = torch.cat(logits), torch.cat(stacks), torch.cat(cubes)
    for title, part, truth in (("stack", logits[:, :15], stacks), ("cube", logits[:, 15:], cubes)):
        losses = {t: float(F.cross_entropy(part / t, truth)) for t in np.arange(.5, 3.01, .05)}
        best = min(losses, key=losses.get)
        p = F.softmax(part / best, -1)
        sure, guess = p.max(-1)
        right = (guess == truth).float()
        bins = np.digitize(sure.numpy(), np.linspace(0, 1, 11)[1:-1])
        error = sum(abs(float(right[bins == k].mean() - sure[bins == k].mean())) * (bins == k).mean() for k in set(bins))
        print("%s: temperature %.2f, right %.2f %% of %d, calibration error %.2f %%" %
              (title, best, 100 * right.mean(), len(truth), 100 * error))


if __name__ == "__main__":
    main()
