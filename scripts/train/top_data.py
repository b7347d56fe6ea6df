"""Loads boards with the tops of their stacks, for the small network that locates the rims of these tops."""
import numpy as np

import board_data as bd
import cell_views as cv
import top_rims as tr

HIGHEST_MM = 46  # of a stack and a cube on it


def load_board(f, px_per_mm):
    """One board from its truth file and photo, shrunk to at most px_per_mm pixels per millimetre and cropped to the
    board. lo: where the crop begins, in pixels of the shrunk photo, to which pose belongs. None: no stacks or photo.
    """
    photo, truth = bd.load(f)
    if photo is None or not any(truth.get("cells", {}).values()):
        return None
    width = photo.shape[1]
    photo, pose = cv.work_image(photo, bd.true_pose(truth), px_per_mm)
    token, centers = truth["token"], bd.cell_centers(truth["side"])
    names = [n for n in truth["cells"] if truth["cells"][n]]
    count = np.array([len(truth["cells"][n]) for n in names])
    heights = count * token["thickness_mm"]
    s = photo.shape[1] / width
    tops = tr.on_plane(pose, (np.array([truth["tops_px"][n] for n in names]) + .5) * s - .5, heights)
    depth = np.array([(pose.R @ [*top, z] + pose.tvec)[2] for top, z in zip(tops, heights)])
    corners = [(x + dx, y + dy, z) for x, y in centers.values()
               for dx in (-18, 18) for dy in (-18, 18) for z in (0, HIGHEST_MM)]
    px = pose.project(np.array(corners))
    lo = np.clip(np.floor(px.min(0)).astype(int), 0, None)
    hi = np.minimum(np.ceil(px.max(0)).astype(int), [photo.shape[1], photo.shape[0]])
    base = pose.project(np.array([(*center, 0.0) for center in centers.values()])) - lo
    return dict(photo=photo[lo[1]:hi[1], lo[0]:hi[0]].copy(), lo=lo, pose=pose, gain=cv.brightness_gain(photo, pose),
                file=f, count=count, tops=tops, thickness=token["thickness_mm"], radius=token["diameter_mm"] / 2,
                base_px=base, top_px=pose.project(tr.at_height(tops, heights)) - lo,
                radius_px=token["diameter_mm"] / 2 * pose.f / depth)
