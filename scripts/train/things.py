"""Things that stand on a board or lie on it while it is photographed: cups, discs and cards."""
import math

import cv2
import numpy as np

SUBPIXEL_BITS = 4


def _outline(item, points):
    """Points of the board's frame (mm) as fillPoly() takes them."""
    px = item["pose"].project(np.asarray(points, float)) - item["lo"]
    return np.int32(np.round(px * (1 << SUBPIXEL_BITS)))


def _circle(center, radius, height):
    a = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    return np.stack([center[0] + radius * np.cos(a), center[1] + radius * np.sin(a), np.full(len(a), height)], -1)


def _fill(picture, outline, colour):
    cv2.fillPoly(picture, [outline], [float(c) for c in colour], cv2.LINE_AA, SUBPIXEL_BITS)


def _colour(rng):
    """Often dull, as most things are."""
    gray = rng.uniform(20, 235)
    return np.array([np.clip(gray + rng.gauss(0, rng.choice([8, 45])), 0, 255) for _ in range(3)])


def _draw_cup(rng, item, picture, center, floor):
    """A cup, a glass or a disc: a round wall, with a rim and something else inside of it."""
    radius = rng.choice([rng.uniform(8, 15), rng.uniform(10, 36)])
    height = rng.choice([rng.uniform(1, 8), rng.uniform(15, 90)])
    wall, rim, inside = _colour(rng), _colour(rng), _colour(rng)
    rim = rim if rng.random() < .5 else np.clip(wall * rng.uniform(.9, 1.4), 0, 255)
    bottom, top = (_circle(center, r, z) for r, z in ((radius * rng.uniform(.7, 1.05), floor), (radius, floor + height)))
    both = _outline(item, np.concatenate([bottom, top]))
    _fill(picture, cv2.convexHull(both)[:, 0], wall)
    _fill(picture, _outline(item, top), rim)
    if rng.random() < .8:
        thick = rng.uniform(.05, .3) * radius
        deep = rng.uniform(0, .4) * height
        _fill(picture, _outline(item, _circle(center, radius - thick, floor + height - deep)), inside)


def _draw_card(rng, item, picture, center, floor):
    turn, half = rng.uniform(0, math.pi), np.array([rng.uniform(6, 45), rng.uniform(6, 32)])
    along = np.array([math.cos(turn), math.sin(turn)])
    across = np.array([-along[1], along[0]])
    for share, colour in ((1, _colour(rng)), (rng.uniform(.6, .95), _colour(rng))):
        corners = [center + share * (a * half[0] * along + b * half[1] * across)
                   for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        _fill(picture, _outline(item, [(*c, floor) for c in corners]), colour)


def with_things(rng, item):
    """A board's picture with one to three things over its cells."""
    work = item["work"].astype(np.float32)
    for _ in range(rng.randint(1, 3)):
        k = rng.randrange(len(item["xy"]))
        center = np.array(item["xy"][k]) + [rng.gauss(0, 8), rng.gauss(0, 8)]
        floor = item["heights"][k] + .5
        picture = work.copy()
        draw = _draw_cup if rng.random() < .7 else _draw_card
        draw(rng, item, picture, center, floor)
        mask = cv2.GaussianBlur(np.float32(np.any(picture != work, axis=2)), (0, 0), rng.uniform(.5, 1.2))[..., None]
        y, x = np.mgrid[:work.shape[0], :work.shape[1]].astype(np.float32)
        slope = [rng.gauss(0, .5) / work.shape[1] for _ in range(2)]
        middle = item["base_px"][k]
        shade = 1 + slope[0] * (x - middle[0]) + slope[1] * (y - middle[1])
        work += mask * (picture * np.clip(shade, .5, 1.5)[..., None] - work)
    return np.uint8(np.clip(work, 0, 255) + .5)
