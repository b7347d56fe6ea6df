"""Strips of a photo across the borders of the cells. vision/find/cell_borders.cpp cuts the same strips."""
import cv2
import numpy as np

import board_data as bd

ALONG = (.2, .5, .8)  # positions on each side of a cell
STEP_MM = 0.2  # between pixels of a strip; its rows are ROW_STEPS apart
ROWS, ROW_STEPS = 3, 7.5
REACH = 20   # steps on either side of the middle where the border may lie
MARGIN = 18  # steps beyond that on either side, as context for the network
LENGTH = 2 * (REACH + MARGIN) + 1


def borders(side):
    """Points of the borders (mm) and unit normals pointing out of their cell; a border of two cells is listed once."""
    cells = np.array(list(bd.cell_centers(side).values()))
    corner = bd.PITCH / np.sqrt(3) * np.array([(np.cos(k * np.pi / 3), np.sin(k * np.pi / 3)) for k in range(7)])
    points, normals = [], []
    for i, c in enumerate(cells):
        for p, q in zip(corner, corner[1:]):
            out = (p + q) / np.linalg.norm(p + q)
            to_earlier_cells = np.linalg.norm(cells[:i] - (c + bd.PITCH * out), axis=1)
            if (to_earlier_cells > 2).all():  # mm: no earlier cell lies beyond this border
                points += [c + p + at * (q - p) for at in ALONG]
                normals += [out] * len(ALONG)
    return np.array(points), np.array(normals)


def at_board_height(points):
    return np.concatenate([points, np.zeros((*points.shape[:-1], 1))], -1)


def right_of(normals):
    return np.stack([normals[:, 1], -normals[:, 0]], -1)


def cut(work, pose, points, normals, shift=0):
    """Bytes: points x ROWS x LENGTH x BGR. Three points per row are projected, the others lie on a parabola through
    these. shift: where the crop `work` begins in the image that `pose` belongs to, in pixels."""
    reach = STEP_MM * (LENGTH - 1) / 2
    row = ROW_STEPS * STEP_MM * (np.arange(ROWS) - (ROWS - 1) / 2)
    middle_of_row = points[:, None] + right_of(normals)[:, None] * row[:, None]
    three = np.stack([middle_of_row + normals[:, None] * r for r in (-reach, 0, reach)], 2)
    first, middle, last = np.moveaxis(pose.project(at_board_height(three)) - shift, 2, 0)
    u = np.linspace(0, 1, LENGTH)[:, None]
    bend = 2 * (first + last) - 4 * middle
    at = first[:, :, None] + u * ((last - first - bend)[:, :, None] + u * bend[:, :, None])
    at = np.float32(at.reshape(-1, LENGTH, 2))
    strips = cv2.remap(work, at, None, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return strips.reshape(len(points), ROWS, LENGTH, 3)


def parallax(pose, points, normals):
    """How far (mm) a point 1 mm above the board seems displaced, along the normal and across it."""
    v = pose.position - at_board_height(points)
    shift = -v[:, :2] / v[:, 2:]
    return np.stack([(shift * normals).sum(-1), (shift * right_of(normals)).sum(-1)], -1)


def offsets(pose, true_pose, points, normals):
    """How far (mm) the true borders lie from where `pose` expects them, along its normals."""
    h = 0.1
    at = lambda p, d: p.project(at_board_height(points + h * d))
    here, there = pose.project(at_board_height(points)), true_pose.project(at_board_height(points))
    out, along = (at(pose, normals) - here) / h, (at(true_pose, right_of(normals)) - there) / h
    cross = lambda p, q: p[:, 0] * q[:, 1] - p[:, 1] * q[:, 0]
    return cross(there - here, along) / cross(out, along)
