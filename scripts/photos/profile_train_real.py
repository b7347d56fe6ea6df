"""Profile of pictures that networks are trained on, with paints from those of the printed game to the generator's usual
ones, cubes of amber glass of many tints or of wood, and photographed light with or without a lamp over the table.

profile_real, scene and textures belong to the photo generator that render_views.py is given.
"""
import profile_kitchen as kitchen
import profile_real as real
import profile_train as train
import scene
import textures as T


def token_colors(rng, spread=1.0):
    """Paint and print of each colour: somewhere between the printed game's and the usual ones."""
    usual = T.pick_token_colors(rng, spread)
    share = rng.beta(.6, 1.6)  # of the usual ones, mostly small
    return {name: tuple(T.hsv_shift([a * (1 - share) + b * share for a, b in zip(tone, other)], rng.uniform(-8, 8),
                                    rng.uniform(.8, 1.12), rng.uniform(.8, 1.12))
                        for tone, other in zip(pair, usual[name])) for name, pair in real.PAINT.items()}


def cubes_of_many_tints(setup):
    """Each picture has glass of its own tint."""
    def with_tint(ctx):
        tint = (255, ctx.rng.uniform(150, 215), ctx.rng.uniform(50, 140))
        ctx.prof = dict(ctx.prof, crystal_color=tint)
        setup(ctx)
    return with_tint


scene.setup_tokens = cubes_of_many_tints(scene.setup_tokens)
LIGHTS = dict(kitchen.LIGHTS, ceiling=scene.LIGHTS["ceiling"], side=scene.LIGHTS["side"])
TABLES = dict(train.PROFILE["table_funcs"], **real.TABLES)

PROFILE = dict(
    train.PROFILE, name="train_real", prefix="trainreal", seed=920000, render_scale=.7, samples=6,
    tables=list(TABLES), table_funcs=TABLES, lights=list(LIGHTS), light_funcs=LIGHTS, token_colors=token_colors,
    cube_styles=["crystal", "crystal", "crystal", "wood"], crystal_trans=(.5, .95), always_motif=True, seam_free=True,
    motifs=T.MOTIFS)
