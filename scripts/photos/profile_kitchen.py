"""Profile of held-out pictures that are as near to a real table as the generator comes: paints, prints and cubes like
those of the printed game, with the spread of several printings, under photographed light or that with a lamp over the
table. Nothing is fitted to them.

layout, profile_real, scene and textures belong to the photo generator that render_views.py is given.
"""
import profile_fresh as fresh
import profile_real as real
import scene
import textures as T


def with_lamp(environment):
    """The environment as light from the windows, and one warm or cool lamp over the table."""
    def light(ctx):
        rng = ctx.rng
        room = environment(ctx)
        kelvin = rng.uniform(2600, 4500)
        place = scene.dirvec(rng.uniform(0, 360), rng.uniform(40, 85)) * rng.uniform(600, 1200)
        size = (rng.uniform(60, 350),) * 2
        room["lights"] = [scene.area(ctx, place, size, rng.uniform(.5, 1.5), kelvin, shape="DISK")]
        room["world"]["strength"] *= rng.uniform(.2, .5)
        room["k"] = .65 * kelvin + .35 * room["k"]
        return room
    return light


def token_colors(rng, spread=1.0):
    """Paint and print of each colour, spread as between printings."""
    return {name: tuple(T.hsv_shift(tone, rng.uniform(-5, 5), rng.uniform(.85, 1.08), rng.uniform(.86, 1.08))
                        for tone in pair) for name, pair in real.PAINT.items()}


LIGHTS = dict(real.LIGHTS, **{name + "_lamp": with_lamp(light) for name, light in real.LIGHTS.items()})
TABLES = dict(T.TABLES, **fresh.TABLES)
TABLES.update(real.TABLES)

PROFILE = dict(
    real.PROFILE, name="kitchen", prefix="kitchen", seed=730000, render_scale=.75, samples=8,
    boards=40, tiers={"easy": 40}, tables=list(TABLES), lights=list(LIGHTS), table_funcs=TABLES, light_funcs=LIGHTS,
    clutter_funcs=dict(scene.CLUTTER), token_colors=token_colors, color_spread=1.1, wear_prob=.2,
    crystal_trans=(.65, .92))
