"""Pictures of the walls under the tops of stacks, unrolled. vision/stacks/top_walls.cpp cuts the same."""
import cv2
import numpy as np

from top_rims import at_height

TURNS, TURN_DEG = 17, 10   # columns: points of the rim on both sides of the one nearest to the camera
ROWS, ROW = 28, 0.1        # rows, each a fraction of a token's thickness
FIRST_ROW = -0.35          # the picture starts above the rim, on the top itself
PX_PER_MM = 5.0            # the photo is shrunk to this

TURN = np.radians(TURN_DEG) * (np.arange(TURNS) - TURNS // 2)
DOWN = FIRST_ROW + ROW * np.arange(ROWS)


def cut(photo, pose, centers, heights, radii, thickness, shift=0):
    """Bytes: tops x ROWS x TURNS x BGR, of tops with centres (mm), heights (mm) and radii (mm)."""
    camera = pose.position
    toward = np.arctan2(camera[1] - centers[:, 1], camera[0] - centers[:, 0])
    angle = toward[:, None] + TURN
    around = centers[:, None] + np.asarray(radii)[:, None, None] * np.stack([np.cos(angle), np.sin(angle)], -1)
    z = np.asarray(heights)[:, None] - DOWN * thickness
    points = np.concatenate([np.broadcast_to(around[:, None], (len(z), ROWS, TURNS, 2)),
                             np.broadcast_to(z[..., None, None], (len(z), ROWS, TURNS, 1))], -1)
    px = pose.project(points) - shift
    x = cv2.remap(photo, np.float32(px.reshape(-1, TURNS, 2)), None, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return x.reshape(len(centers), ROWS, TURNS, 3)


def wall_geometry(pose, centers, heights, thickness):
    """Height in pixels of a token's wall where it faces the camera, and the sine of the viewing angle."""
    v = pose.position - at_height(centers, heights)
    flat, dist = np.hypot(v[:, 0], v[:, 1]), np.linalg.norm(v, axis=1)
    return np.stack([thickness * flat / dist * pose.f / dist, flat / dist], -1)


def tops(photo, pose, centers, heights, shift=0):
    """Bytes: tops x 9 x BGR, the colours of points on the tops."""
    off = 5.0 * np.stack(np.meshgrid([-1, 0, 1], [-1, 0, 1]), -1).reshape(-1, 2)
    px = pose.project(at_height(centers[:, None] + off, np.asarray(heights)[:, None])) - shift
    return cv2.remap(photo, np.float32(px), None, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
