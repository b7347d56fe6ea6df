#!/usr/bin/python3
"""Renders boards by POV-Ray: photos of another maker than those that networks were fitted to, only for measuring.

    render_povray.py GENERATOR --out FOLDER [--count N] [--series N]

GENERATOR is the folder of the photo generator, with photographed light and tables in GENERATOR/../light. From it come
the plate's outline, the places of the cells, finished games and the camera's lens and place; what lies on the table,
most tables, the renderer and the camera's processing are others (povray_scene.py). Needs Debian's povray and
python3-opencv. After an interruption, the same command continues. Half of the photos are normal, a quarter each easy
and hard. Made again, they are the same but for slight noise, as POV-Ray's threads share what they know of the light.
"""
import argparse
import json
import math
import os
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, sys.argv.pop(1))
import camera_model
import cv2
import gamegen
import layout
import numpy as np
import povray_scene as scene

TIERS = {"easy": (0, 18), "normal": (15, 40), "hard": (35, 58)}  # degrees off the vertical
SETTINGS = """#version 3.7;
global_settings { assumed_gamma 1.0 max_trace_level 12 radiosity { pretrace_start .08 pretrace_end .01 count 120
    nearest_count 10 error_bound .6 recursion_limit 2 low_error_factor .6 gray_threshold 0 minimum_reuse .01
    normal on } }
#default { finish { ambient 0 } }"""


def place_tokens(rng, board, centers, diameter):
    """Centres of each stack's tokens, bottom to top: askew, but no two in the same place."""
    places = {}
    for name, stack in board.items():
        spread = 1 if rng.random() < .93 else 1.8
        foot = np.array(centers[name]) + np.clip([rng.gauss(0, spread), rng.gauss(0, spread)], -2.4, 2.4)
        places[name] = [foot][:len(stack)]
        for _ in stack[1:]:
            places[name].append((foot + places[name][-1]) / 2 + np.clip([rng.gauss(0, .7), rng.gauss(0, .7)], -2, 2))
    names = list(places)
    for _ in range(60):
        pairs = [(a, b) for i, a in enumerate(names) for b in names[i + 1:]]
        apart = True
        for a, b in pairs:
            for level in range(min(len(places[a]), len(places[b]))):
                between = places[b][level] - places[a][level]
                distance = np.hypot(*between)
                if distance < diameter + .1:
                    push = between / distance * (diameter + .15 - distance) / 2
                    places[a][level] = places[a][level] - push
                    places[b][level] = places[b][level] + push
                    apart = False
        if apart:
            break
    return places


def take_place(rng, tier, points):
    """A camera of that tier which shows all the points."""
    low, high = TIERS[tier]
    while True:
        w, h = (1200, 1600) if rng.random() < .5 else (1600, 1200)
        azimuth = rng.gauss(0, 14) if rng.random() < .6 else rng.uniform(-180, 180)
        camera = camera_model.solve_camera(
            w, h, math.radians(rng.uniform(56, 74)), math.radians(rng.uniform(low, high)), math.radians(azimuth),
            math.radians(rng.gauss(0, 10)), rng.uniform(-.03, .05), rng.uniform(-.012, .012), points,
            rng.uniform(.6, .94), (rng.gauss(0, .3), rng.gauss(0, .3)))
        if camera is not None and camera.pos[2] >= 110:
            return camera


def render(camera, parts, folder):
    """Light at each pixel, linear, as an ideal pinhole camera sees it."""
    r = camera.R
    view = (f"camera {{ perspective location {scene.vector(camera.pos)} "
            f"direction {scene.vector(-r[:, 2])} right {scene.vector(r[:, 0] * camera.w / camera.fx)} "
            f"up {scene.vector(r[:, 1] * camera.h / camera.fx)} }}")
    with open(f"{folder}/scene.pov", "w") as f:
        f.write("\n".join([SETTINGS, view, *parts]))
    done = subprocess.run(["povray", f"+I{folder}/scene.pov", f"+O{folder}/scene.hdr", "+FH", f"+W{camera.w}",
                           f"+H{camera.h}", "+A0.1", "+AM2", "+R2", "-D", f"+WT{os.cpu_count()}", "File_Gamma=1.0"],
                          capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr[-2000:])
    return cv2.imread(f"{folder}/scene.hdr", cv2.IMREAD_UNCHANGED).astype(np.float32)


def develop(rng, light, camera):
    """What a phone makes of the light: lens, exposure, balance, noise, tones and sharpening; 8 bits a channel."""
    h, w = light.shape[:2]
    noise = np.random.default_rng(rng.randrange(1 << 30))
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    source = camera.undistort(np.stack([xx, yy], -1)).astype(np.float32)
    light = cv2.remap(light, source[..., 0], source[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    gray = light.mean(2)
    light *= min(rng.uniform(.13, .24) / max(np.quantile(gray, .5), 1e-4),
                 rng.uniform(.55, 1.) / max(np.quantile(gray, .96), 1e-4))
    mean = light.reshape(-1, 3).mean(0)
    light *= (mean.mean() / mean) ** rng.uniform(.1, .7) * np.exp(noise.normal(0, .03, 3))
    light = cv2.GaussianBlur(light, (0, 0), rng.uniform(.4, 1.1))
    off_middle = ((xx - w / 2) ** 2 + (yy - h / 2) ** 2) / (w * w + h * h) * 4
    light *= (1 - rng.uniform(.05, .3) * off_middle)[..., None]
    grain = np.sqrt(np.maximum(light, 0) * .0006 + 2e-6) * rng.uniform(.5, 2)
    light = np.maximum(light + noise.standard_normal(light.shape) * grain, 0)
    shoulder = rng.uniform(.6, 1.2)
    light = np.minimum(light * (1 + light / (4 * shoulder)) / (1 + .45 * light / shoulder), 1)
    tones = np.where(light <= .0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - .055) * 255
    gray = tones.mean(2, keepdims=True)
    tones = gray + (tones - gray) * rng.uniform(.95, 1.2)
    tones += (tones - cv2.GaussianBlur(tones, (0, 0), 1.2)) * rng.uniform(0, .8)
    return np.clip(tones, 0, 255).astype(np.uint8)


def make(name, tier, rng, light_folder, out):
    pitch, ratio, side = 25.2 * rng.uniform(.99, 1.01), rng.uniform(.866, .873), rng.choice("AB")
    centers = layout.cell_centers(side, pitch, ratio, rng.uniform(-.8, .8))
    board = gamegen.make_board(rng, centers, pitch)
    cubes = gamegen.make_cubes(rng, board)
    with tempfile.TemporaryDirectory() as folder:
        tokens = scene.Tokens(rng, folder, pitch)
        z = layout.BOARD_Z
        points = [(x, y, z) for x, y in layout.outline(24)]
        for cell, (x, y) in centers.items():
            top = z + tokens.thickness * len(board[cell]) + (9 if cell in cubes else 0)
            points += [(px, py, top) for px, py in layout.hexagon(x, y, pitch / math.sqrt(3))]
        camera = take_place(rng, tier, np.array(points))
        scene.draw_plate(side, centers, pitch, rng, f"{folder}/plate.png")
        parts = [*scene.light(rng, scene.file_in(light_folder, ".hdr"), folder),
                 scene.table(rng, scene.file_in(light_folder, ".jpg")),
                 scene.plate(rng, f"{folder}/plate.png"), tokens.body()]
        tops = {}
        for cell, places in place_tokens(rng, board, centers, tokens.diameter).items():
            for level, place in enumerate(places):
                parts.append(tokens.token(board[cell][level], *place, z + level * tokens.thickness))
            tops[cell] = (*(places[-1] if places else centers[cell]), z + len(places) * tokens.thickness)
            if cell in cubes:
                parts.append(tokens.cube_on(cubes[cell], *tops[cell]))
        parts += scene.things(rng, tokens)
        photo = develop(rng, render(camera, parts, folder), camera)

    def pixels(places):
        return [[round(float(c), 2) for c in p] for p in camera.project(np.array(places, float))]
    truth = {
        "photo": name + ".jpg", "side": side, "tier": tier, "cells": board, "cubes": cubes,
        "centers_px": dict(zip(centers, pixels([(*c, z) for c in centers.values()]))),
        "tops_px": dict(zip(centers, pixels([tops[cell] for cell in centers]))),
        "board_outline_px": pixels([(x, y, z) for x, y in layout.outline_marks()]),
        "image_size": [camera.w, camera.h], "exif_orientation": 1,
        "camera": {"tilt_deg": round(math.degrees(camera.tilt), 2), "azimuth_deg": round(math.degrees(camera.azim), 2),
                   "roll_deg": round(math.degrees(camera.roll), 2), "hfov_deg": round(camera.long_fov_deg(), 2)},
        "token": {"diameter_mm": round(tokens.diameter, 2), "thickness_mm": round(tokens.thickness, 2),
                  "motif": tokens.printed},
        "layout": {"pitch_mm": round(pitch, 3), "column_mm": round(pitch * ratio, 3)}}
    cv2.imwrite(f"{out}/{name}.jpg", photo, [cv2.IMWRITE_JPEG_QUALITY, rng.randint(78, 94)])
    with open(f"{out}/{name}.part", "w") as f:
        json.dump(truth, f, indent=1)
    os.replace(f"{out}/{name}.part", f"{out}/{name}.json")  # its presence says that the photo is complete


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--series", type=int, default=0)
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    light_folder = os.path.join(sys.path[0], "..", "light")
    for i in range(options.count):
        name = f"povray{options.series}_{i + 1:03d}"
        if not os.path.exists(f"{options.out}/{name}.json"):
            tier = ("normal", "easy", "hard", "normal")[i % 4]
            make(name, tier, random.Random(770000 + 10000 * options.series + i), light_folder, options.out)
            print(name, flush=True)


main()
