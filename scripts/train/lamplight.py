"""Light that lies between a board and its picture: lamps mirrored by the board, and the veil of a flash."""
import math

import cv2
import numpy as np

GAMMA = 2.2
LINEAR = np.float32((np.arange(256) / 255) ** GAMMA)[None]
TINT = .78, 1  # of each colour's share in the added light
TOPS_ONLY = .3  # share of the pictures with lamps in which only tops mirror them, as these are glossier than the plate


def _with_light(rng, bgr, light):
    """The pixels with `light` (one number each; 1 is white) added in linear light."""
    tint = np.float32([rng.uniform(*TINT) for _ in range(3)])
    lit = cv2.LUT(np.ascontiguousarray(bgr), LINEAR) + light[..., None] * tint
    return np.uint8(255 * cv2.pow(np.minimum(lit, 1), 1 / GAMMA) + .5)


def _width(item):
    """Of the board, pixels."""
    return np.ptp(item["base_px"], axis=0).max()


def _lamps(rng, item):
    """One to five lamps mirrored in the board's varnish, soft or sharp spots anywhere: their light at given pixels."""
    width = _width(item)
    strength, size = math.exp(rng.uniform(math.log(.15), math.log(2.5))), rng.uniform(.015, .08) * width
    spots = []
    for _ in range(rng.randint(1, 5)):
        center = rng.choice(item["top_px"]) + [rng.gauss(0, .05) * width for _ in range(2)]
        turn, narrow, edge = rng.uniform(0, math.pi), rng.uniform(.5, 1), rng.choice([1, 1, 2, 4])
        spots.append((center, turn, narrow, edge, rng.uniform(.6, 1.2)))

    def light(across, along):
        total = np.float32(0)
        for center, turn, narrow, edge, share in spots:
            x, y = across - np.float32(center[0]), along - np.float32(center[1])
            x, y = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
            square = ((x / size) ** 2 + (y / (size * narrow)) ** 2) / 2
            total = total + strength * share * np.exp(-np.minimum(square, 9) ** edge)
        return total

    return light


def _flash(rng, item):
    """The veil of a flash, which falls to a quarter at the board's rim: its light at given pixels."""
    width, center = _width(item), rng.choice(item["base_px"])
    strength = math.exp(rng.uniform(math.log(.1), math.log(1.6)))

    def light(across, along):
        square = (across - np.float32(center[0])) ** 2 + (along - np.float32(center[1])) ** 2
        return strength * np.float32(.25) ** (square / (.6 * width) ** 2)

    return light


def _pixels(bgr):
    return np.arange(bgr.shape[1], dtype=np.float32), np.arange(bgr.shape[0], dtype=np.float32)[:, None]


def _tops(item):
    """1 on the tops of stacks, 0 elsewhere."""
    mask = np.zeros(item["work"].shape[:2], np.float32)
    for center, radius in zip(item["top_px"], item["radius_px"]):
        if radius > 0:
            cv2.circle(mask, tuple(int(round(v)) for v in center), int(round(radius)), 1, -1, cv2.LINE_AA)
    return mask


def with_lamps(rng, item):
    """A board's picture with mirrored lamps."""
    light = _lamps(rng, item)(*_pixels(item["work"]))
    if rng.random() < TOPS_ONLY:
        light *= _tops(item)
    return _with_light(rng, item["work"], light)


def with_flash(rng, item):
    """A board's picture under the veil of a flash."""
    return _with_light(rng, item["work"], _flash(rng, item)(*_pixels(item["work"])))


def lit_by(rng, item, kind, bgr, at, over_top):
    """Pixels of a board's picture around its tops, under "lamps" or a "flash". at: where they lie in the picture,
    ... x 2; over_top: 1 for those on a top, 0 beside it."""
    light = {"lamps": _lamps, "flash": _flash}[kind](rng, item)(at[..., 0], at[..., 1])
    if kind == "lamps" and rng.random() < TOPS_ONLY:
        light = light * over_top
    return _with_light(rng, bgr, np.float32(light))
