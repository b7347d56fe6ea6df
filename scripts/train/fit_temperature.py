#!/usr/bin/python3
"""Finds the temperatures that make the network's probabilities true to their word.

Uses pictures that no fitting saw, with poses as uncertain as the reader's own. Every view is judged as it is and
mirrored, and the mean taken, as the reader does. Prints the numbers for vision/confidence.cpp. How far the two
answers part was tried as a reason for more doubt; it told nothing that their mean does not.

    fit_temperature.py cells.pt FOLDER...
"""
import random
import sys

import numpy as np
import torch
import torch.nn.functional as F

import board_data as bd
import train_cells as tc


def judged(look, judge, item, x, geometry):
    x = np.clip(tc.exposed(item, np.ascontiguousarray(x)), 0, 1.5)
    return tc.run(look, judge, torch.from_numpy(x)[None], torch.from_numpy(geometry)[None], torch.ones(1, len(x)))[0]


def answers(state, folders):
    """Mean scores and truth for all cells; stacks, then cubes."""
    look, judge = tc.Look(), tc.Judge()
    look.load_state_dict(state["look"]), judge.load_state_dict(state["judge"])
    look.eval(), judge.eval()
    rng = random.Random(3)
    there, back, stacks, cubes = [], [], [], []
    with torch.no_grad():
        for item in tc.boards([f for f in bd.truth_files(folders) if not bd.held_out(f)]).items:
            x, geometry, _ = tc.views(item, tc.jittered(rng, item["pose"]), rng)
            there.append(judged(look, judge, item, x, geometry))
            back.append(judged(look, judge, item, x[:, :, ::-1], geometry))
            stacks.append(torch.from_numpy(item["stack"]))
            cubes.append(torch.from_numpy(item["cube"]))
    there, back = torch.cat(there), torch.cat(back)
    for part, truth in ((slice(0, 15), torch.cat(stacks)), (slice(15, 18), torch.cat(cubes))):
        yield (there[:, part] + back[:, part]) / 2, truth


def calibration_error(p, truth):
    sure, guess = p.max(-1)
    order = sure.argsort()
    right = (guess == truth).float()[order]
    return sum(abs(float((sure[order][k] - right[k]).sum())) for k in np.array_split(np.arange(len(order)), 10)) / len(order)


def main():
    for title, (scores, truth) in zip(("stack", "cube"), answers(torch.load(sys.argv[1]), sys.argv[2:])):
        losses = {t: float(F.cross_entropy(scores / t, truth)) for t in np.arange(.5, 3.01, .01)}
        best = min(losses, key=losses.get)
        p = F.softmax(scores / best, -1)
        print("%s: temperature %.2f, log loss %.4f, right %.2f %% of %d, calibration error %.2f %%" %
              (title, best, losses[best], 100 * (p.argmax(-1) == truth).float().mean(), len(truth), 100 * calibration_error(p, truth)))


if __name__ == "__main__":
    main()
