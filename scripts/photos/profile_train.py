"""Profile of the pictures that networks are trained on: a wider range of paints, motifs, prints and tables than in the
generator's own profile 'dev'.

scene and textures belong to the photo generator that render_views.py is given.
"""
import cv2
import numpy as np

import scene
import textures as T


def table_noise(rng):
    """Any two colours mixed by noise, any gloss."""
    a, b = rng.uniform(15, 235, 3), rng.uniform(15, 235, 3)
    n = T.fbm(rng, T.TH, T.TW, rng.uniform(2, 30), 5, .6)[..., None]
    n = n if rng.random() < .5 else (n > .5).astype(np.float32)
    return {"img": T.to_bgr8(a * (1 - n) + b * n), "mm": T.TMM, "rough": rng.uniform(.2, 1), "spec": .4}


def table_shapes(rng):
    """A tablecloth or game mat full of shapes, hexagons among them."""
    img = np.ones((T.TH, T.TW, 3), np.float32) * rng.uniform(20, 230, 3)
    for _ in range(int(rng.integers(20, 260))):
        c = rng.uniform(0, T.TW), rng.uniform(0, T.TH)
        r, k = rng.uniform(8, 90), int(rng.integers(3, 9))
        a = rng.uniform(0, 6.3) + np.arange(k) * 6.283 / k
        p = np.int32(np.stack([c[0] + r * np.cos(a), c[1] + r * np.sin(a)], -1))
        cv2.fillPoly(img, [p], tuple(float(v) for v in rng.uniform(10, 245, 3)), cv2.LINE_AA)
    return {"img": T.to_bgr8(img), "mm": T.TMM, "rough": rng.uniform(.3, 1), "spec": .3}


def any_board_print(rng, h, w):
    """A printed board in any three tones."""
    base = [rng.uniform(30, 220, 3) for _ in range(3)]
    n = T.equalize(T.fbm(rng, h, w, rng.uniform(2, 8), 5, .5))
    return T.ramp(n, [T.jitter(rng, c, .05) for c in base])


def usual_or_any_board_print(usual):
    return lambda rng, h, w: usual(rng, h, w) if rng.random() < .65 else any_board_print(rng, h, w)


def motifs(rng):
    """The usual motifs, or simple marks in their place."""
    if rng.random() < .55:
        return T.MOTIFS

    def mark(rng, s):
        m = np.zeros((s, s), np.uint8)
        kind = int(rng.integers(4))
        for _ in range(int(rng.integers(1, 6))):
            c = tuple(int(v) for v in rng.uniform(.25 * s, .75 * s, 2))
            r = int(rng.uniform(.06, .2) * s)
            if kind == 0:
                cv2.circle(m, c, r, 255, -1, cv2.LINE_AA)
            elif kind == 1:
                cv2.circle(m, c, r, 255, max(2, s // 40), cv2.LINE_AA)
            elif kind == 2:
                d = tuple(int(v) for v in rng.uniform(.2 * s, .8 * s, 2))
                cv2.line(m, c, d, 255, max(3, s // 30), cv2.LINE_AA)
            else:
                cv2.ellipse(m, c, (r * 2, r), float(rng.uniform(0, 180)), 0, 360, 255, -1, cv2.LINE_AA)
        return m
    return {c: mark for c in T.TOKEN_COLORS if rng.random() < .8}


PROFILE = {
    "name": "train", "prefix": "train", "seed": 910000,
    "size": (1600, 1200), "render_scale": .62, "samples": 4,
    "boards": 300, "tiers": {"easy": 300}, "negatives": 0, "pairs": 0,
    "tables": list(T.TABLES) + ["table_noise", "table_shapes"],
    "lights": ["window", "ceiling", "mixed", "sun", "dim", "side"],
    "table_funcs": dict(T.TABLES, table_noise=table_noise, table_shapes=table_shapes), "light_funcs": scene.LIGHTS,
    "clutter": {"neighbour": (.35, 1, 1), "cards": (.6, 1, 2), "pile": (.15, 1, 1), "heap": (.5, 1, 2),
                "token": (.4, 1, 4), "cubes": (.35, 1, 2), "pencil": (.2, 1, 1), "mug": (.2, 1, 1),
                "phone": (.2, 1, 1)},
    "clutter_funcs": scene.CLUTTER,
    "negative_scenes": [[]],
    "grounds": {s: usual_or_any_board_print(g) for s, g in T.GROUNDS.items()}, "motifs": motifs,
    "color_spread": 1.25, "wear_prob": .3,
}
