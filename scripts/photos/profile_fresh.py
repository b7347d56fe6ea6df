"""Profile of the held-out pictures that accuracy is measured with: tables, colours and lights never used for fitting.

layout, scene and textures belong to the photo generator that render_views.py is given.
"""
import math

import cv2
import numpy as np

import layout
import scene
import textures as T


def brick(rng):
    h, w = T.TH, T.TW
    img = np.ones((h, w, 3), np.float32) * T.jitter(rng, (170, 165, 155), .1)
    bh = int(rng.uniform(50, 110))
    bw = int(bh * rng.uniform(1, 3))
    for j, y in enumerate(range(0, h, bh)):
        for x in range(-bw, w, bw):
            c = T.jitter(rng, (150, 80, 60), .25)
            x0 = x + (j % 2) * bw // 2
            cv2.rectangle(img, (x0 + 4, y + 4), (x0 + bw - 4, y + bh - 4), tuple(float(v) for v in c), -1)
    n = T.fbm(rng, h, w, 20, 4)
    return {"img": T.to_bgr8(img * (.85 + .3 * n)[..., None]), "mm": T.TMM, "rough": .8, "spec": .2}


def newspaper(rng):
    h, w = T.TH, T.TW
    img = np.ones((h, w, 3), np.float32) * T.jitter(rng, (222, 218, 205), .04)
    for x in range(20, w - 200, 230):
        y = 20
        while y < h - 40:
            if rng.random() < .06:
                img[y:y + 120, x:x + 210] = rng.uniform(60, 180)
                y += 130
            cv2.line(img, (x, y), (x + int(rng.uniform(120, 210)), y), (70, 70, 70), 4)
            y += 12
    return {"img": T.to_bgr8(cv2.GaussianBlur(img, (0, 0), 1.2)), "mm": T.TMM, "rough": .9, "spec": .2}


def meadow_mat(rng):
    n = T.equalize(T.fbm(rng, T.TH, T.TW, 6, 6, .6))
    cols = [(40, 70, 30), (70, 110, 50), (110, 140, 70), (150, 150, 90)]
    return {"img": T.to_bgr8(T.ramp(n, [T.jitter(rng, c, .1) for c in cols])), "mm": T.TMM, "rough": .95, "spec": .1}


TABLES = {f.__name__: f for f in (brick, newspaper, meadow_mat)}


def light_two_lamps(ctx):
    rng = ctx.rng
    kelvin1, kelvin2 = rng.uniform(2500, 3200), rng.uniform(3800, 5200)
    lamps = [scene.area(ctx, scene.dirvec(rng.uniform(0, 360), rng.uniform(35, 75)) * rng.uniform(700, 1500),
                        (rng.uniform(90, 300),) * 2, e, k, shape="DISK") for e, k in ((1.3, kelvin1), (.9, kelvin2))]
    return {"lights": lamps, "world": scene.world(ctx, rng.uniform(.2, .5), 3500), "k": .6 * kelvin1 + .4 * kelvin2,
            "noise": 1.6}


def clutter_hex_map(ctx):
    """A map of loose hexagons with discs on some of them, as in other games."""
    rng = ctx.rng
    pitch, n = rng.uniform(26, 44), rng.randint(2, 3)
    objs, pts = [], []
    for q in range(-n, n + 1):
        for r in range(max(-n, -q - n), min(n, -q + n) + 1):
            x, y = pitch * (q + r / 2), pitch * .866 * r
            base = rng.choice([(214, 190, 120), (110, 140, 70), (150, 150, 150), (170, 100, 70), (90, 130, 170)])
            c = T.jitter(ctx.nrng, base, .1)
            m = ctx.mat(ctx.uid("hex"), color=scene.srgb_lin(c), rough=.6)
            angles = [math.radians(60 * k + 30) for k in range(6)]
            hexagon = [[pitch * .565 * math.cos(a), pitch * .565 * math.sin(a)] for a in angles]
            objs.append({"t": "prism", "poly": hexagon, "z0": 0, "z1": 2, "bevel": .2, "mat": m, "loc": [x, y, 0]})
            pts.append((x, y))
            if rng.random() < .35:
                objs.append(scene.token_obj(ctx, rng.choice(list(T.TOKEN_COLORS)), x, y, 2.02))
    return {"objs": objs, "foot": scene.circle(pitch * (n + .6)), "h": 14}


def clutter_plain_plate(ctx):
    """A tray of the board's own shape, without cells, with a few tokens on it."""
    rng = ctx.rng
    m = ctx.mat("tray", color=scene.srgb_lin(ctx.nrng.uniform(30, 220, 3)), rough=.5)
    outline = [list(map(float, q)) for q in layout.outline(48)]
    objs = [{"t": "prism", "poly": outline, "z0": 0, "z1": 2, "bevel": .25, "mat": m, "mat_side": "board_edge",
             "loc": [0, 0, 0]}]
    objs += [scene.token_obj(ctx, rng.choice(list(T.TOKEN_COLORS)), rng.uniform(-60, 60), rng.uniform(-45, 55), 2.02)
             for _ in range(rng.randint(0, 3))]
    return {"objs": objs, "foot": [tuple(q) for q in outline], "h": 14}


PROFILE = {
    "name": "fresh", "prefix": "fresh", "seed": 620000,
    "size": (1600, 1200), "render_scale": .62, "samples": 4,
    "boards": 60, "tiers": {"easy": 60}, "negatives": 16, "pairs": 0,
    "tables": ["wood_light", "wood_dark", "cloth_plain", "cloth_pattern", "desk_white", "felt_dark", "marble",
               "brick", "newspaper", "meadow_mat"],
    "lights": ["window", "ceiling", "mixed", "sun", "dim", "side", "two_lamps"],
    "table_funcs": dict(T.TABLES, **TABLES), "light_funcs": dict(scene.LIGHTS, two_lamps=light_two_lamps),
    "clutter": {"neighbour": (.3, 1, 1), "cards": (.75, 1, 3), "pile": (.2, 1, 1), "heap": (.6, 1, 2),
                "token": (.4, 1, 4), "cubes": (.35, 1, 2), "pencil": (.3, 1, 1), "mug": (.3, 1, 1),
                "phone": (.2, 1, 1)},
    "clutter_funcs": dict(scene.CLUTTER, keyboard=scene.clutter_keyboard, central=scene.clutter_central,
                          hex_map=clutter_hex_map, plain_plate=clutter_plain_plate),
    "negative_scenes": [["hex_map", "cards"], ["plain_plate", "heap"], ["central", "hex_map"],
                        ["keyboard", "phone", "cubes"], ["cards", "cards", "pile", "token"], ["plain_plate"],
                        ["heap", "heap", "heap", "token"], ["hex_map"]],
    "color_spread": 1.1, "wear_prob": .25,
}
