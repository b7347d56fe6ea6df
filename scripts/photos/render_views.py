#!/usr/bin/python3
"""Renders every board of a profile from one viewpoint a tier (easy, normal, hard).

    render_views.py GENERATOR --profile fresh --out FOLDER --boards-dir boards

GENERATOR is the folder of the photos' generator (needs Debian's blender and python3-opencv); other options are
its own. `--series N` before them takes other boards of the same profile. profile_train.py makes pictures to fit to,
profile_fresh.py pictures to judge by: nothing is ever fitted to those. Stopped, it goes on where it was.
"""
import random
import sys

sys.path.insert(0, sys.argv.pop(1))
import make

plan = make.plan
series = 0
if sys.argv[1:2] == ["--series"]:
    series = int(sys.argv[2])
    del sys.argv[1:3]


def three_views(prof):
    """The same boards as planned, each seen once a tier."""
    if series:
        prof = dict(prof, seed=prof["seed"] + 10000 * series, prefix=f"{prof['prefix']}{series}")
    items = plan(prof)
    for it in items:
        if it["dir"] == "main":
            rng = random.Random(it["seed"])
            it["views"] = [{"name": it["name"] + "_" + tier[0], "tier": tier, "seed": it["seed"] + 5 + k}
                           for k, tier in enumerate(("easy", "normal", "hard"))]
            rng.shuffle(it["views"])
    return items


make.plan = three_views
make.main()
