"""Light that lies between a board and its picture: lamps mirrored by the board, and the veil of a flash."""
import math

import cv2
import numpy as np

GAMMA = 2.2
LINEAR = np.float32((np.arange(256) / 255) ** GAMMA)[None]
TINT = .78, 1  # of each colour's share in the added light


def _with_light(rng, bgr, light):
    """The picture with `light` (one number a pixel; 1 is white) added in linear light."""
    tint = np.float32([rng.uniform(*TINT) for _ in range(3)])
    lit = cv2.LUT(np.ascontiguousarray(bgr), LINEAR) + light[..., None] * tint
    return np.uint8(255 * cv2.pow(np.minimum(lit, 1), 1 / GAMMA) + .5)


def _distances(shape, center):
    return np.arange(shape[1], dtype=np.float32) - center[0], np.arange(shape[0], dtype=np.float32)[:, None] - center[1]


def _tops(item):
    """1 on the tops of stacks, 0 elsewhere."""
    mask = np.zeros(item["work"].shape[:2], np.float32)
    for center, radius in zip(item["top_px"], item["radius_px"]):
        if radius > 0:
            cv2.circle(mask, tuple(int(round(v)) for v in center), int(round(radius)), 1, -1, cv2.LINE_AA)
    return mask


def with_lamps(rng, item):
    """A board's picture with one to five lamps mirrored in its varnish: soft or sharp spots anywhere, sometimes on tops
    only, as these are glossier than the plate."""
    shape = item["work"].shape
    width = np.ptp(item["base_px"], axis=0).max()  # of the board, pixels
    strength, size = math.exp(rng.uniform(math.log(.15), math.log(2.5))), rng.uniform(.015, .08) * width
    light = np.zeros(shape[:2], np.float32)
    for _ in range(rng.randint(1, 5)):
        across, along = _distances(shape, rng.choice(item["top_px"]) + [rng.gauss(0, .05) * width for _ in range(2)])
        turn, narrow, edge = rng.uniform(0, math.pi), rng.uniform(.5, 1), rng.choice([1, 1, 2, 4])
        x, y = across * math.cos(turn) + along * math.sin(turn), along * math.cos(turn) - across * math.sin(turn)
        square = ((x / size) ** 2 + (y / (size * narrow)) ** 2) / 2
        light += strength * rng.uniform(.6, 1.2) * np.exp(-np.minimum(square, 9) ** edge)
    if rng.random() < .3:
        light *= _tops(item)
    return _with_light(rng, item["work"], light)


def with_flash(rng, item):
    """A board's picture under the veil of a flash, which falls to a quarter at the board's rim."""
    shape = item["work"].shape
    width = np.ptp(item["base_px"], axis=0).max()
    across, along = _distances(shape, rng.choice(item["base_px"]))
    strength = math.exp(rng.uniform(math.log(.1), math.log(1.6)))
    light = strength * np.float32(.25) ** ((across ** 2 + along ** 2) / (.6 * width) ** 2)
    return _with_light(rng, item["work"], light)
