"""Photos with truth files: reading them, the board's frame and the camera's pose.

Board frame: millimetres, origin at the plate's centre, x to the right, y towards the
straight edge, z up from the board's surface. Pixel (0, 0) is the centre of the first pixel.
"""
import glob
import json
import math
import os
import re

import cv2
import numpy as np

PITCH, COLUMN = 25.2, 25.2 * 0.868
SIDES = {"A": ((5, 4, 5, 4, 5), 53.5), "B": ((4, 3, 4, 3, 4, 3, 4), 40.2)}
STACKS = [(), ("blue",), ("yellow",), ("gray",), ("gray",) * 2, ("gray",) * 3, ("brown",), ("brown",) * 2,
          ("green",), ("brown", "green"), ("brown", "brown", "green"), ("red",), ("red", "red"), ("gray", "red"),
          ("brown", "red")]
COLOURS = ["blue", "gray", "brown", "green", "yellow", "red"]
CUBES = [None, "animal", "spirit"]


def cell_centers(side):
    """{"a1": (x, y), ...} in mm on the board's surface."""
    columns, first_y = SIDES[side]
    out = {}
    for c, count in enumerate(columns):
        x = (c - (len(columns) - 1) / 2) * COLUMN
        y0 = first_y - (0 if count == max(columns) else PITCH / 2)
        for r in range(count):
            out["abcdefg"[c] + str(r + 1)] = (x, y0 - r * PITCH)
    return out


def truth_files(folders):
    files = []
    for folder in folders:
        files += sorted(glob.glob(os.path.join(folder, "*.json")))
    return files


def held_out(path):
    """Whether a photo is never used for fitting: dev_..._NNN and lit_..._NNN whose number is 0 or 3 modulo 5, and all
    dev_neg_NNN, which show no board. isHeldOut() of tools/accuracy says the same."""
    name = os.path.splitext(os.path.basename(path))[0]
    number = re.search(r"\d+$", name)
    if not name.startswith(("dev_", "lit_")) or not number:
        return False
    return name.startswith("dev_neg_") or int(number[0]) % 5 in (0, 3)


def source(photo):
    """The photo that one called that was made from: any-cup_dev_003.jpg from dev_003."""
    return re.search(r"([a-z]+\d*_\d+|[a-z]+\d+)(_[a-z])?$", photo.split(".")[0]).group(1)


def load(path, flags=cv2.IMREAD_COLOR | cv2.IMREAD_IGNORE_ORIENTATION):
    truth = json.load(open(path))
    image = cv2.imread(os.path.join(os.path.dirname(path), truth["photo"]), flags)
    return image, truth


def plane_homography(truth):
    """Homography from board mm (z = 0) to pixels, fitted to the true cell centres."""
    centers = cell_centers(truth["side"])
    names = list(truth["centers_px"])
    src = np.float32([centers[n] for n in names])
    dst = np.float32([truth["centers_px"][n] for n in names])
    return cv2.findHomography(src, dst, 0)[0]


class Pose:
    """Camera over the board: an ideal pinhole K (R X + t) behind a lens with one radial term.

    A pixel at d from the centre is undistorted to d (1 + radial |d|^2 / half_diagonal^2).
    """

    def __init__(self, f, size, rvec, tvec, radial=0.0):
        self.f, self.size, self.radial = f, size, radial
        self.center = np.array([(size[0] - 1) / 2, (size[1] - 1) / 2])
        self.rvec, self.tvec = np.array(rvec, float).reshape(3), np.array(tvec, float).reshape(3)
        self.R = cv2.Rodrigues(self.rvec)[0]
        self.position = -self.R.T @ self.tvec

    def project(self, points):
        p = np.asarray(points, float) @ self.R.T + self.tvec
        undistorted = self.f * p[..., :2] / p[..., 2:]
        distorted, half_diagonal2 = undistorted, (self.size[0] ** 2 + self.size[1] ** 2) / 4
        for _ in range(12 if self.radial else 0):
            r2 = np.minimum((distorted ** 2).sum(-1, keepdims=True) / half_diagonal2, 2.5)
            distorted = undistorted / (1 + self.radial * r2)
        return self.center + distorted

    @staticmethod
    def fit(points, pixels, f, size):
        """The pose and lens that project points of the plane z = 0 onto the pixels."""
        points, pixels = np.float64(points), np.float64(pixels)
        K = np.array([[f, 0, (size[0] - 1) / 2], [0, f, (size[1] - 1) / 2], [0, 0, 1.0]])
        _, r, t = cv2.solvePnP(points, pixels, K, None, flags=cv2.SOLVEPNP_IPPE)
        _, r, t = cv2.solvePnP(points, pixels, K, None, r, t, useExtrinsicGuess=True)
        x = np.concatenate([r.ravel(), t.ravel(), [0.0]])
        step = np.array([1e-5] * 3 + [1e-2] * 3 + [1e-4])

        def residual(x):
            return (Pose(f, size, x[:3], x[3:6], x[6]).project(points) - pixels).ravel()

        for _ in range(8):
            e = residual(x)
            J = np.stack([(residual(x + step * (np.arange(7) == k)) - e) / step[k] for k in range(7)], -1)
            A, b = np.vstack([J, np.eye(7)[6:] * 20]), np.append(e, 20 * x[6])  # weak prior: no distortion
            x = x - np.linalg.lstsq(A, b, rcond=None)[0]
        return Pose(f, size, x[:3], x[3:6], float(np.clip(x[6], -.15, .15)))


def perturbed(rng, pose, scale, tilt, turn, distance, shift):
    """The pose with random errors of `scale` times these standard deviations: tilt and turn (rad), distance (relative),
    shift (mm). Focal length and lens get errors of a fixed size; the distance follows, so the board keeps its size."""
    r = np.array([rng.gauss(0, s * scale) for s in (tilt, tilt, turn)])
    r = cv2.Rodrigues(cv2.Rodrigues(r)[0] @ pose.R)[0]
    f = pose.f * math.exp(rng.gauss(0, .05))
    t = pose.tvec.copy()
    t[2] *= f / pose.f * math.exp(rng.gauss(0, distance * scale))
    t[:2] += np.array([rng.gauss(0, shift * scale) for _ in range(2)])
    return Pose(f, pose.size, r, t, pose.radial + rng.gauss(0, .01))


def true_pose(truth):
    size = truth["image_size"]
    f = max(size) / 2 / math.tan(math.radians(truth["camera"]["hfov_deg"]) / 2)
    centers = cell_centers(truth["side"])
    names = list(truth["centers_px"])
    pts = np.array([(*centers[n], 0.0) for n in names])
    return Pose.fit(pts, np.array([truth["centers_px"][n] for n in names]), f, size)
