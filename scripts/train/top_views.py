"""Rectified pictures of the tops of stacks, the camera's side at the bottom. vision/stacks/top_cubes.cpp cuts the same."""
import cv2
import numpy as np

from top_rims import at_height

WIDTH, HEIGHT, STEP_MM = 51, 56, 0.6
NEAR_MM = 12.0  # distance of the lowest row from the top's centre, towards the camera
ACROSS, ALONG = 7, 8  # points that are projected; the others are interpolated


def between(count, knots):
    """count x knots: weights for linear interpolation at count points from the first knot to the last."""
    at = np.linspace(0, knots - 1, count)[:, None]
    return np.maximum(0, 1 - np.abs(at - np.arange(knots)))


def cut(photo, pose, centers, heights, shift=0):
    """Bytes: tops x HEIGHT x WIDTH x BGR, around points (mm) in the planes at heights (mm)."""
    away = centers - pose.position[:2]
    away = away / np.maximum(np.hypot(*away.T), 1e-9)[:, None]
    right = np.stack([away[:, 1], -away[:, 0]], -1)
    x = np.linspace(-1, 1, ACROSS) * STEP_MM * (WIDTH // 2)
    y = np.linspace(STEP_MM * (HEIGHT - 1), 0, ALONG) - NEAR_MM
    flat = (centers[:, None, None] + away[:, None, None] * y[None, :, None, None] + right[:, None, None] * x[None, None, :, None])
    px = pose.project(at_height(flat, np.asarray(heights)[:, None, None])) - shift
    px = np.einsum("yi,nijc,xj->nyxc", between(HEIGHT, ALONG), px, between(WIDTH, ACROSS), optimize=True)
    seen = cv2.remap(photo, np.float32(px.reshape(-1, WIDTH, 2)), None, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return seen.reshape(len(centers), HEIGHT, WIDTH, 3)


def slant(pose, centers, heights):
    """tops x 2: displacement of a point above the top, per unit of height; pixels of the photo per 0.1 mm."""
    v = pose.position - at_height(centers, heights)
    return np.stack([np.hypot(v[:, 0], v[:, 1]) / v[:, 2], pose.f / np.linalg.norm(v, axis=1) / 10], -1)
