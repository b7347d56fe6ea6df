"""Boards as an illustrator draws them: plain tops and walls without prints, light and shadows."""
import cv2
import numpy as np

import top_rims as tr

FINER = 2           # boards are drawn in pixels that many times finer
FILLED_TOO_FAR = .44  # pixels by which OpenCV's filled polygons are too large on every side
FRACTION_BITS = 4
LEAST_CONTRAST = 40   # between a top and the plate


def random_colour(rng):
    return np.array([rng.uniform(0, 255) for _ in range(3)])


def contrasting(rng, other):
    while True:
        colour = random_colour(rng)
        if np.linalg.norm(colour - other) >= LEAST_CONTRAST:
            return colour


def fill(photo, outline, colour):
    """Fills the polygon of points (x, y), in pixels of the photo before it was made finer."""
    points = np.round(((outline + .5) * FINER - .5) * 2 ** FRACTION_BITS).astype(np.int32)
    cv2.fillConvexPoly(photo, points, colour.tolist(), cv2.LINE_8, FRACTION_BITS)


def plain_board(rng, item):
    """A board of top_data.load_board(), drawn anew: the same tops through the same camera, some with walls."""
    height, width, _ = item["photo"].shape
    plate = random_colour(rng)
    photo = np.empty((FINER * height, FINER * width, 3), np.uint8)
    photo[:] = plate
    paints = [contrasting(rng, plate) for _ in range(rng.choice([1, 3, 6]))]
    shade = rng.choice([None, rng.uniform(.4, .95)])  # of walls
    heights = item["count"] * item["thickness"]
    around = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    distances = np.linalg.norm(tr.at_height(item["tops"], heights) - item["pose"].position, axis=1)
    for i in np.argsort(-distances):
        radius = item["radius"] * (1 - FILLED_TOO_FAR / FINER / item["radius_px"][i])
        circle = item["tops"][i] + radius * np.stack([np.cos(around), np.sin(around)], -1)
        base, top = (item["pose"].project(tr.at_height(circle, z)) - item["lo"] for z in (0., heights[i]))
        paint = rng.choice(paints)
        if shade:
            hull = cv2.convexHull(np.float32(np.concatenate([base, top])))[:, 0]
            fill(photo, hull, paint * shade)
        fill(photo, top, paint)
    return {**item, "photo": cv2.resize(photo, (width, height), interpolation=cv2.INTER_AREA)}
