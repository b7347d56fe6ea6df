#!/usr/bin/python3
"""Renders every board of a profile from one viewpoint per tier (easy, normal, hard).

    render_views.py GENERATOR --profile fresh --out FOLDER --boards-dir boards

GENERATOR is the folder of the photo generator (needs Debian's blender and python3-opencv). Options are passed on to
it, except these: `--series N` for other boards of the same profile; `--boards N` for only the first N of them;
`--buildings F` for F times as many buildings; `--spirits F` for spirit cubes instead of that share of the animal
cubes; `--tiers easy,normal` for only these tiers. The truth files also contain the outlines of other players' boards
(other_boards_px), as those of drawn boards do.
profile_train.py and profile_train_real.py make pictures for fitting, profile_fresh.py and profile_kitchen.py pictures
for measuring, which are never used for fitting. After an interruption, the same command continues.
"""
import random
import sys

sys.path.insert(0, sys.argv.pop(1))
import gamegen
import layout
import make
import numpy as np
import scene


def take_option(name, default):
    """Removes an option of this script from the command line and returns its value."""
    if name not in sys.argv:
        return default
    at = sys.argv.index(name)
    value = sys.argv[at + 1]
    del sys.argv[at:at + 2]
    return value


plan_boards = make.plan
series = int(take_option("--series", 0))
boards = int(take_option("--boards", 0))
buildings = float(take_option("--buildings", 1))
spirits = float(take_option("--spirits", 0))
tiers = take_option("--tiers", "easy,normal,hard").split(",")
gamegen.WEIGHTS.update({k: w * buildings for k, w in gamegen.WEIGHTS.items() if len(gamegen.STACKS[k]) == 2
                        and gamegen.STACKS[k][-1] == "red"})
plan_cubes = gamegen.make_cubes


def with_spirits(rng, board):
    """Cubes of a board, many of them spirits', as networks need more of these than a game has."""
    cubes = plan_cubes(rng, board)
    return {cell: "spirit" if spirits and rng.random() < spirits else cube for cell, cube in cubes.items()}


gamegen.make_cubes = with_spirits


class OtherBoards:
    """Replaces two functions of the generator, to record where it places other players' boards and to add that to the
    truth files."""

    def __init__(self):
        self.outlines, self.place, self.build = [], scene.CLUTTER["neighbour"], scene.build
        scene.CLUTTER["neighbour"], scene.build = self.place_and_record, self.build_with_outlines

    def place_and_record(self, ctx):
        commit = ctx.commit

        def record_and_commit(objects, place, angle, *height):
            outline = scene.rot2(np.array(layout.outline(24)), angle) + place
            self.outlines.append([c.project(np.c_[outline, np.full(len(outline), layout.BOARD_Z)]) for c in ctx.cams])
            commit(objects, place, angle, *height)
        ctx.commit = record_and_commit
        try:
            return self.place(ctx)
        finally:
            del ctx.commit

    def build_with_outlines(self, prof, item, folder):
        self.outlines.clear()
        views = self.build(prof, item, folder)
        for k, view in enumerate(views):
            camera, truth = view["cam"], view["truth"]
            if "cells" in truth:
                truth["other_boards_px"] = [[scene.orient_point(p, camera["w"], camera["h"], truth["exif_orientation"])
                                             for p in outline[k]] for outline in self.outlines]
        return views


def one_view_per_tier(prof):
    """The planned boards, each rendered once per tier."""
    if series:
        prof = dict(prof, seed=prof["seed"] + 10000 * series, prefix=f"{prof['prefix']}{series}")
    items = plan_boards(prof)[:boards or None]
    for it in items:
        if it["dir"] == "main":
            rng = random.Random(it["seed"])
            it["views"] = [{"name": it["name"] + "_" + tier[0], "tier": tier, "seed": it["seed"] + 5 + k}
                           for k, tier in enumerate(tiers)]
            rng.shuffle(it["views"])
    return items


make.plan = one_view_per_tier
OtherBoards()
make.main()
