"""Strips of a photo along rays from the tops of stacks, and where the rims of these tops lie.
vision/stacks/top_rims.cpp cuts the same strips."""
import cv2
import numpy as np

import board_data as bd


RAYS, WRAP = 32, 3     # rays around a top; WRAP of them are repeated at either end, as context
STEP_MM = 0.2          # along a ray
FIRST_MM, REACH = 6.6, 20  # the rim may lie at 2 REACH + 1 positions; FIRST_MM is the first
MARGIN = 10            # steps beyond these on either side, as context for the network
LENGTH = 2 * (REACH + MARGIN) + 1
NEWTON_STEPS = 5
PX_PER_MM = 4.0        # the photo is shrunk to this

ANGLES = 2 * np.pi * np.arange(RAYS) / RAYS
DIRECTIONS = np.stack([np.cos(ANGLES), np.sin(ANGLES)], -1)


def perturbed(rng, pose):
    """The pose with errors like those that remain after fitting the pose to the borders of the cells."""
    return bd.perturbed(rng, pose, rng.choice([.5, 1, 2]), .009, .0015, .002, .2)


def at_height(points, z):
    z = np.broadcast_to(np.asarray(z, float), points.shape[:-1])
    return np.concatenate([points, z[..., None]], -1)


def on_plane(pose, pixels, z):
    """The points that the pixels show on planes at heights z (mm, one for each), by Newton's method."""
    pixels = np.asarray(pixels, float)
    n = len(pixels)
    z = np.broadcast_to(np.asarray(z, float), (n,))
    p = np.zeros((n, 2))
    for _ in range(NEWTON_STEPS):
        at = pose.project(at_height(p, z))
        J = np.stack([(pose.project(at_height(p + d, z)) - at) / .1 for d in np.array([[.1, 0], [0, .1]])], -1)
        p = p + np.linalg.solve(J, (pixels - at)[..., None])[..., 0]
    return p


def along_rays(pose, centers, heights, shift=0):
    """Where in the photo the rays from centers (mm) at heights (mm) lie: cells x (RAYS + 2 WRAP) x LENGTH x 2. shift:
    where the cropped photo begins in the image that `pose` belongs to, in pixels."""
    rays = np.arange(-WRAP, RAYS + WRAP) % RAYS
    r = FIRST_MM + STEP_MM * (np.arange(LENGTH) - MARGIN)
    ends = np.array([r[0], (r[0] + r[-1]) / 2, r[-1]])
    three = centers[:, None, None] + DIRECTIONS[rays][None, :, None] * ends[None, None, :, None]
    px = pose.project(at_height(three, heights[:, None, None])) - shift
    first, middle, last = np.moveaxis(px, 2, 0)
    u = np.linspace(0, 1, LENGTH)[:, None]
    bend = 2 * (first + last) - 4 * middle
    return np.float32(first[:, :, None] + u * ((last - first - bend)[:, :, None] + u * bend[:, :, None]))


def cut(photo, at):
    """Bytes: cells x (RAYS + 2 WRAP) x LENGTH x BGR, at the places of along_rays()."""
    x = cv2.remap(photo, at.reshape(-1, LENGTH, 2), None, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return x.reshape(*at.shape[:3], 3)


def parallax(pose, centers, heights):
    """cells x (RAYS + 2 WRAP) x 2: how far (mm) a point 1 mm higher seems displaced, along the ray and across it."""
    v = pose.position - at_height(centers, heights)
    shift = -v[:, :2] / v[:, 2:]
    rays = DIRECTIONS[np.arange(-WRAP, RAYS + WRAP) % RAYS]
    along = shift @ rays.T
    across = shift @ np.stack([rays[:, 1], -rays[:, 0]])
    return np.stack([along, across], -1)


def rims(pose, centers, heights, true_pose, tops, top_heights, radius):
    """cells x RAYS: how far (mm) from the centre along each ray `pose` sees the rim of the true top."""
    around = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    circle = radius * np.stack([np.cos(around), np.sin(around)], -1)
    result = np.empty((len(centers), RAYS))
    for k, (c, h) in enumerate(zip(centers, heights)):
        px = true_pose.project(at_height(tops[k] + circle, top_heights[k]))
        p = on_plane(pose, px, h) - c
        angle = np.arctan2(p[:, 1], p[:, 0]) % (2 * np.pi)
        order = np.argsort(angle)
        r, a = np.hypot(*p[order].T), angle[order]
        result[k] = np.interp(ANGLES, np.r_[a[-1] - 2 * np.pi, a, a[0] + 2 * np.pi], np.r_[r[-1], r, r[0]])
    return result
