"""Upright views of single cells, cut from a photo by its pose. vision/geometry/cell_view.cpp cuts the same views."""
import cv2
import numpy as np

import board_data as bd

WIDTH, HEIGHT, PX_PER_MM, BASE_MM = 96, 132, 2.4, 16.0  # BASE_MM: below the cell's centre, as in cell_view.h
WORK_PX_PER_MM = 2.5


def scaled_pose(pose, s):
    """The pose of the photo resized by s."""
    size = (pose.size[0] * s, pose.size[1] * s)
    return bd.Pose(pose.f * s, size, pose.rvec, pose.tvec, pose.radial)


def work_image(photo, pose, px_per_mm=WORK_PX_PER_MM):
    """The photo shrunk to at most px_per_mm pixels per millimetre at the board's centre, and the pose for it."""
    s = min(1.0, px_per_mm * pose.tvec[2] / pose.f)
    if s >= 1:
        return photo, pose
    w, h = int(round(photo.shape[1] * s)), int(round(photo.shape[0] * s))
    return cv2.resize(photo, (w, h), interpolation=cv2.INTER_AREA), scaled_pose(pose, w / photo.shape[1])


def brightness_gain(work, pose, origin=(0, 0)):
    """The factor that brings the plate's bright level to a fixed value, as in vision/stacks/light.cpp. origin: of a
    part of the picture."""
    inside_plate = np.array([(x, y, 0.0) for x, y in [(-95, -60), (95, -60), (95, 75), (-95, 75)]])
    quad = np.int32(np.round(pose.project(inside_plate) - origin))
    mask = np.zeros(work.shape[:2], np.uint8)
    cv2.fillConvexPoly(mask, quad, 255)
    v = work.max(-1)[mask > 0]
    level = np.percentile(v, 95) if v.size else 255
    return 200.0 / max(float(level), 20.0)


def crop_transform(pose, x, y):
    """Affine map from crop pixels to work pixels, and how the camera sees the cell: sine and cosine of the angle from
    the vertical, 100 mm / distance, and half the pixels per mm (1 at most)."""
    C = np.array([x, y, 0.0])
    p0, pz = pose.project(np.array([C, C + [0, 0, 10.0]]))
    d = pz - p0
    n = np.hypot(*d)
    u = d / n if n > 1e-3 else np.array([0.0, -1.0])
    r = np.array([-u[1], u[0]])
    depth = (pose.R @ C + pose.tvec)[2]
    ppm = pose.f / depth
    r, u = r * ppm / PX_PER_MM, u * ppm / PX_PER_MM
    base = HEIGHT - 1 - BASE_MM * PX_PER_MM
    origin = p0 - (WIDTH - 1) / 2 * r + base * u
    M = np.array([[r[0], -u[0], origin[0]], [r[1], -u[1], origin[1]]])
    v = pose.position - C
    dist = np.linalg.norm(v)
    cos = v[2] / dist
    return M, np.float32([np.sqrt(max(0, 1 - cos * cos)), cos, 100 / dist, min(ppm, 2.0) / 2])


def cut(work, pose, x, y):
    M, geo = crop_transform(pose, x, y)
    crop = cv2.warpAffine(work, M, (WIDTH, HEIGHT), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                          borderMode=cv2.BORDER_REPLICATE)
    return crop, geo
