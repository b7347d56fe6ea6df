#!/usr/bin/python3
"""Finds the temperatures that calibrate the network's probabilities.

Adds errors of the pose like the reader's own, and uses mirror augmentation at test time, as the reader does. Prints
the numbers for vision/stacks/confidence.cpp. The difference between the plain and the mirrored output was tried as a
further measure of uncertainty, but improved nothing.

    fit_temperature.py cubes.pt FOLDER...

cubes.pt: from train_cubes.py. FOLDER: pictures in folders that were not given to training. Photos of held_out() are
skipped here too, as accuracy is measured on them.
"""
import random
import sys

import numpy as np
import torch
import torch.nn.functional as F

import board_data as bd
import train_cells as tc
from train_cubes import EncoderWithCubes, with_branch, without_branch


def logits_of(encoder, classifier, item, x, geometry):
    x = torch.from_numpy(np.clip(tc.exposed(item, np.ascontiguousarray(x)), 0, 1.5))
    x, scores = without_branch(encoder, classifier, x[None], torch.from_numpy(geometry)[None], torch.ones(1, len(x)))
    return torch.cat([scores[0, :, :15], with_branch(encoder, encoder.branch, x, scores[0])], -1)


def mean_logits(state, folders):
    """Yields the mean logits and the truth of all cells: first of their stacks, then of their cubes."""
    encoder, classifier = EncoderWithCubes(), tc.Classifier()
    encoder.load_state_dict(state["look"]), classifier.load_state_dict(state["judge"])
    encoder.eval(), classifier.eval()
    rng = random.Random(3)
    plain, mirrored, stacks, cubes = [], [], [], []
    with torch.no_grad():
        for item in tc.boards([f for f in bd.truth_files(folders) if not bd.held_out(f)]).items:
            x, geometry, _ = tc.views(item, tc.perturbed(rng, item["pose"]), rng)
            plain.append(logits_of(encoder, classifier, item, x, geometry))
            mirrored.append(logits_of(encoder, classifier, item, x[:, :, ::-1], geometry))
            stacks.append(torch.from_numpy(item["stack"]))
            cubes.append(torch.from_numpy(item["cube"]))
    plain, mirrored = torch.cat(plain), torch.cat(mirrored)
    for part, truth in ((slice(0, 15), torch.cat(stacks)), (slice(15, 18), torch.cat(cubes))):
        yield (plain[:, part] + mirrored[:, part]) / 2, truth


def calibration_error(p, truth):
    confidence, guess = p.max(-1)
    order = confidence.argsort()
    right = (guess == truth).float()[order]
    bins = np.array_split(np.arange(len(order)), 10)
    return sum(abs(float((confidence[order][k] - right[k]).sum())) for k in bins) / len(order)


def main():
    for title, (logits, truth) in zip(("stack", "cube"), mean_logits(torch.load(sys.argv[1]), sys.argv[2:])):
        losses = {t: float(F.cross_entropy(logits / t, truth)) for t in np.arange(.5, 3.01, .01)}
        best = min(losses, key=losses.get)
        p = F.softmax(logits / best, -1)
        right = (p.argmax(-1) == truth).float().mean()
        print("%s: temperature %.2f, log loss %.4f, right %.2f %% of %d, calibration error %.2f %%" %
              (title, best, losses[best], 100 * right, len(truth), 100 * calibration_error(p, truth)))


if __name__ == "__main__":
    main()
