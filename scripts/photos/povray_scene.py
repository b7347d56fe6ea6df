"""What render_povray.py shows, as text for POV-Ray: tokens, cubes, the plate, a table and things on it.

Lengths are millimetres; x is to the right, y towards the plate's straight edge, z up. Colours are sRGB from 0 to 255.
Prints, grain, edges, cubes, things and most tables are drawn here, and look otherwise than in the pictures that
networks were fitted to. The plate's outline, the places of its cells and the photographed rooms and tables are the
same.
"""
import math
import os

import cv2
import layout
import numpy as np

# Paint and print of each colour: those of the printed game, and others, between which each picture lies.
PAINTS = {
    "blue": (((14, 140, 168), (150, 218, 232)), ((40, 90, 170), (170, 205, 240))),
    "gray": (((136, 120, 110), (176, 182, 190)), ((128, 130, 134), (190, 192, 196))),
    "brown": (((96, 52, 36), (132, 86, 62)), ((110, 70, 42), (160, 116, 80))),
    "green": (((150, 150, 26), (236, 230, 150)), ((86, 136, 50), (190, 214, 130))),
    "yellow": (((240, 182, 28), (252, 236, 166)), ((232, 196, 50), (250, 238, 160))),
    "red": (((206, 24, 56), (244, 166, 140)), ((190, 50, 40), (240, 150, 130))),
}
WOODS = [(150, 100, 60), (90, 58, 36), (196, 160, 116), (120, 110, 100), (60, 44, 36)]
SIDE_LOOKS = {  # of the plate: ground, lines between the cells, cells
    "A": ((112, 84, 60), (96, 66, 44), (226, 206, 170)),
    "B": ((40, 110, 112), (40, 90, 95), (255, 240, 210)),
}


def vector(values):
    return "<" + ",".join(f"{x:.4f}" for x in values) + ">"


def linear(colour):
    c = np.clip(np.asarray(colour, float) / 255, 0, 1)
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)


def rgb(colour):
    return "rgb " + vector(linear(colour))


def turned(angle, x, y, z):
    """A turn about the vertical, then a move."""
    c, s = math.cos(angle), math.sin(angle)
    return f"matrix <{c:.4f},{s:.4f},0, {-s:.4f},{c:.4f},0, 0,0,1, {x:.3f},{y:.3f},{z:.3f}>"


def gloss(diffuse, specular, roughness, reflection, ior=1.45):
    """Paint or varnish, which mirrors more the flatter light falls on it."""
    return (f"finish {{ diffuse {diffuse:.2f} specular {specular:.2f} roughness {roughness:.3f} "
            f"reflection {{ 0 {reflection:.3f} fresnel on }} }} interior {{ ior {ior} }}")


# ------------------------------------------------------------------ prints
def waves(mask, rng, s):
    for k in range(rng.randint(4, 5)):
        x = np.linspace(.2, .8, 60)
        y = .24 + .13 * k + .04 * np.sin(x * rng.uniform(12, 16) + k)
        inside = np.hypot(x - .5, y - .5) < .4
        cv2.polylines(mask, [np.int32(s * np.stack([x, y], 1)[inside])], False, 255, int(s * .04), cv2.LINE_AA)


def shards(mask, rng, s):
    for x, y, r in ((.5, .45, .2), (.3, .62, .11), (.67, .66, .1), (.52, .77, .08)):
        turn = rng.uniform(0, 6)
        corners = [(x + r * math.cos(turn + a), y + r * math.sin(turn + a)) for a in (0, 2, 4.2)]
        cv2.fillPoly(mask, [np.int32(s * np.array(corners))], 255, cv2.LINE_AA)


def rings(mask, rng, s):
    for r in (.1, .2, .3):
        cv2.ellipse(mask, (s // 2, s // 2), (int(s * r), int(s * r * .95)), rng.uniform(0, 90), 0,
                    rng.randint(240, 350), 255, int(s * .035), cv2.LINE_AA)


def leaves(mask, rng, s):
    cv2.ellipse(mask, (s // 2, s // 2), (int(s * .26), int(s * .13)), rng.uniform(0, 180), 0, 360, 255, -1, cv2.LINE_AA)
    for k in range(6):
        a = k * math.pi / 3 + .4
        centre = int(s * (.5 + .3 * math.cos(a))), int(s * (.5 + .3 * math.sin(a)))
        cv2.ellipse(mask, centre, (int(s * .08), int(s * .04)), math.degrees(a), 0, 360, 255, -1, cv2.LINE_AA)


def clovers(mask, rng, s):
    turn = rng.uniform(0, 6)
    for count, distance, radius in ((4, .13, .11), (3, .33, .055)):
        for k in range(count):
            a = turn + k * 2 * math.pi / count
            cv2.circle(mask, (int(s * (.5 + distance * math.cos(a))), int(s * (.5 + distance * math.sin(a)))),
                       int(s * radius), 255, -1, cv2.LINE_AA)


def bricks(mask, rng, s):
    for row in range(4):
        for k in range(3):
            x, y = .28 + .17 * k + (.08 if row % 2 else 0), .27 + .12 * row
            if rng.random() < .9:
                cv2.rectangle(mask, (int(s * x), int(s * y)), (int(s * (x + .13)), int(s * (y + .085))), 255, -1,
                              cv2.LINE_AA)


PRINTS = {"blue": waves, "gray": shards, "brown": rings, "green": leaves, "yellow": clovers, "red": bricks}


# ------------------------------------------------------------------ tokens and cubes
class Tokens:
    """The tokens and cubes of one picture: sizes in mm, paints, prints, edges and gloss."""

    def __init__(self, rng, folder, pitch):
        self.rng, self.folder = rng, folder
        self.diameter = pitch * rng.uniform(.82, .91)
        self.thickness = self.diameter * rng.uniform(.38, .5)
        self.edge = rng.uniform(.6, 1.6)
        self.printed = rng.random() < .85
        self.finish = gloss(.8, rng.uniform(.1, .5), rng.uniform(.01, .06), rng.uniform(.02, .25))
        self.cube = rng.uniform(7.6, 8.4)
        self.clear = rng.uniform(.7, .9)
        share, colourfulness = rng.betavariate(.7, 1.3), rng.uniform(.9, 1.1)
        self.paint = {}
        for name, (game, other) in PAINTS.items():
            paint, ink = (np.array(a, float) * (1 - share) + np.array(b, float) * share for a, b in zip(game, other))
            self.paint[name] = (paint.mean() + (paint - paint.mean()) * colourfulness) * rng.uniform(.92, 1.06)
            for k in range(3):
                self.draw_print(name, ink, f"{folder}/print_{name}{k}.png")

    def draw_print(self, name, ink, path, size=256):
        mask = np.zeros((size, size), np.uint8)
        PRINTS[name](mask, self.rng, size)
        picture = np.empty((size, size, 4), np.uint8)
        picture[..., :3] = np.clip(ink, 0, 255)[::-1]
        picture[..., 3] = mask * self.rng.uniform(.75, 1)
        cv2.imwrite(path, picture)

    def body(self):
        """Declares the shape of a token: a disc with round edges."""
        r, h, e = self.diameter / 2, self.thickness, self.edge
        lower = [(r - e + e * math.sin(a), e - e * math.cos(a)) for a in np.linspace(.3, math.pi / 2, 4)]
        upper = [(r - e + e * math.cos(a), h - e + e * math.sin(a)) for a in np.linspace(0, 1.27, 4)]
        profile = [(0, 0), (r - e, 0), *lower, *upper, (r - e, h), (0, h)]
        points = ",".join(f"<{x:.4f},{y:.4f}>" for x, y in profile)
        return f"#declare Body = lathe {{ linear_spline {len(profile)}, {points} {UPRIGHT} }}"

    def token(self, name, x, y, z):
        rng, r = self.rng, self.diameter / 2 * .98
        paint = self.paint[name] * rng.gauss(1, .03)
        grain = (f"pigment {{ wood turbulence .1 color_map {{ [0 {rgb(paint)}]"
                 f"[1 {rgb(paint * rng.uniform(.88, .98))}] }} scale {rng.uniform(1.5, 4):.2f} rotate <0,90,0> "
                 f"translate <0,{rng.uniform(5, 40):.1f},{rng.uniform(5, 40):.1f}> }}")
        top = ""
        if self.printed:
            top = (f"disc {{ <0,0,{self.thickness + .03:.3f}>, z, {self.diameter / 2 - self.edge * 1.1:.3f} pigment {{ "
                   f"image_map {{ png \"{self.folder}/print_{name}{rng.randrange(3)}.png\" interpolate 2 once }} "
                   f"scale <{2 * r:.3f},{2 * r:.3f},1> translate <{-r:.3f},{-r:.3f},0> }} {self.finish} no_shadow }}")
        return (f"union {{ object {{ Body {grain} {self.finish} }} {top} "
                f"{turned(rng.uniform(0, 2 * math.pi), x, y, z)} }}")

    def cube_on(self, kind, x, y, z):
        """A clear cube on a top whose centre is given: amber for an animal, colourless for a spirit."""
        rng, half = self.rng, self.cube / 2
        glass = linear((250, rng.uniform(150, 185), rng.uniform(20, 60))) if kind == "animal" else (.97, .98, 1)
        clear = self.clear + (.08 if kind == "spirit" else 0)
        return (f"box {{ <{-half},{-half},0>,<{half},{half},{self.cube}> "
                f"pigment {{ color rgbf <{glass[0]:.3f},{glass[1]:.3f},{glass[2]:.3f},{clear:.2f}> }} "
                "finish { diffuse .4 specular .6 roughness .005 reflection { .02 .6 fresnel on } } "
                "interior { ior 1.48 } "
                f"{turned(rng.uniform(0, math.pi / 2), x + rng.gauss(0, 1.2), y + rng.gauss(0, 1.2), z + .01)} }}")


UPRIGHT = "matrix <1,0,0, 0,0,1, 0,1,0, 0,0,0>"  # POV-Ray turns and sweeps about its y axis


# ------------------------------------------------------------------ the plate
def draw_plate(side, centers, pitch, rng, path, k=8):
    """The plate's print, k pixels per mm: contour lines on a ground, sand at the rim, pale cells, four paws."""
    w, h = int(layout.BOARD_W * k), int(layout.BOARD_H * k)
    noise_source = np.random.default_rng(rng.randrange(1 << 30))

    def noise(mm):
        coarse = noise_source.standard_normal((max(2, int(h / k / mm)), max(2, int(w / k / mm))))
        return cv2.resize(coarse.astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC)

    def blend(picture, mask, colour):
        share = mask[..., None] / 255.
        return picture * (1 - share) + colour * share
    ground, line, cell = (np.array(c, float) for c in SIDE_LOOKS[side])
    ground *= rng.uniform(.85, 1.25)
    cell *= rng.uniform(.88, 1)
    ink = np.clip(ground * 1.35 + 20 if rng.random() < .6 else ground * .75, 0, 255)
    picture = np.ones((h, w, 3), np.float32) * ground + (noise(9) * 4)[..., None]
    height = noise(40) + .4 * noise(17)
    contour = np.abs((height * 4) % 1 - .5) < .05
    picture[contour] = picture[contour] * .5 + ink * .5
    yy, xx = np.mgrid[0:h, 0:w]
    to_rim = np.minimum.reduce([xx, w - 1 - xx, yy, h - 1 - yy]) / k
    sand = np.clip(1 - (to_rim + noise(12)) / 5, 0, 1) * 255 * rng.uniform(.2, .9)
    picture = blend(picture, sand, np.array((214, 190, 140)))
    radius, width = pitch / math.sqrt(3) * rng.uniform(.94, .985), int(k * rng.uniform(.8, 1.2))
    for x, y in centers.values():
        corners = np.int32([((px + layout.BOARD_W / 2) * k * 16, (layout.BOARD_H / 2 - py) * k * 16)
                            for px, py in layout.hexagon(x, y, radius)])
        mask = np.zeros((h, w), np.uint8)
        cv2.fillPoly(mask, [corners], 255, cv2.LINE_AA, 4)
        picture = blend(picture, mask, np.clip(cell * (1 + rng.gauss(0, .02)), 0, 255) + (noise(6) * 3)[..., None])
        mask = np.zeros((h, w), np.uint8)
        cv2.polylines(mask, [corners], True, 255, width, cv2.LINE_AA, 4)
        picture = blend(picture, mask, line)
    for x, y in layout.SIDES[side]["paws"]:
        for dx, dy, r in ((0, 0, 2.2), (-2.5, 2.5, 1), (0, 3.3, 1), (2.5, 2.5, 1)):
            cv2.circle(picture, (int((x + dx) * k + w / 2), int(h / 2 - (y + dy) * k)), int(r * k),
                       tuple(float(c) for c in ink), -1, cv2.LINE_AA)
    cv2.imwrite(path, np.clip(picture, 0, 255).astype(np.uint8)[..., ::-1])


def plate(rng, picture):
    points = layout.outline(64)
    points = ",".join(f"<{x:.3f},{y:.3f}>" for x, y in points + points[:1])
    return (f"prism {{ linear_sweep 0,{layout.BOARD_Z},{points.count('<')}, {points} {UPRIGHT} pigment {{ "
            f"image_map {{ png \"{picture}\" interpolate 2 once }} scale <{layout.BOARD_W},{layout.BOARD_H},1> "
            f"translate <{-layout.BOARD_W / 2},{-layout.BOARD_H / 2},0> }} "
            f"{gloss(.85, rng.uniform(.05, .35), rng.uniform(.02, .08), rng.uniform(0, .2), 1.4)} }}")


# ------------------------------------------------------------------ the table
def table(rng, photographed):
    """A photographed table, one of computed wood, or a plain cloth."""
    kind, varnish = rng.random(), gloss(.8, rng.uniform(.05, .3), rng.uniform(.02, .1), rng.uniform(0, .12), 1.4)
    if kind < .4:
        return (f"plane {{ z,0 pigment {{ image_map {{ jpeg \"{rng.choice(photographed)}\" interpolate 2 }} "
                f"scale {rng.uniform(500, 900):.0f} translate <{rng.uniform(0, 900):.0f},{rng.uniform(0, 900):.0f},0> "
                f"rotate z*{rng.uniform(0, 360):.0f} }} {varnish} }}")
    if kind < .7:
        wood = np.array(rng.choice(WOODS))
        return (f"plane {{ z,0 pigment {{ wood turbulence .06 octaves 4 color_map {{ [0 {rgb(wood)}]"
                f"[.7 {rgb(wood * .8)}][1 {rgb(wood * .65)}] }} scale {rng.uniform(12, 40):.0f} "
                f"rotate <0,90,{rng.uniform(0, 360):.0f}> "
                f"translate z*{rng.uniform(30, 200):.0f} }} {varnish} }}")
    cloth = np.array([rng.uniform(20, 230) for _ in range(3)]) * .6 + 36
    return (f"plane {{ z,0 pigment {{ bozo color_map {{ [0 {rgb(cloth)}][1 {rgb(cloth * .85)}] }} scale 2 }} "
            "normal { bumps .3 scale .6 } finish { diffuse .8 } }")


def beside_the_plate(rng, radius):
    """A place for something of that radius beside the plate, or None."""
    for _ in range(60):
        a, d = rng.uniform(0, 2 * math.pi), rng.uniform(110, 230)
        place = np.array([d * math.cos(a), d * math.sin(a)])
        half = np.array([layout.BOARD_W, layout.BOARD_H]) / 2
        if np.hypot(*(place - np.clip(place, -half, half))) > radius + 4:
            return place
    return None


def things(rng, tokens):
    """Cards, loose tokens and a mug beside the plate."""
    def any_colour():
        return [rng.uniform(30, 240) for _ in range(3)]
    for _ in range(rng.randint(0, 3)):
        place = beside_the_plate(rng, 42)
        if place is not None:
            yield ("box { <-22,-34,0>,<22,34,.5> pigment { leopard color_map { "
                   f"[0 {rgb(any_colour())}][.6 {rgb(any_colour())}][1 rgb .7] }} scale 9 }} "
                   f"finish {{ diffuse .85 specular .2 }} {turned(rng.uniform(0, 6), *place, .1)} }}")
    for _ in range(rng.randint(0, 6)):
        place = beside_the_plate(rng, tokens.diameter / 2 + 3)
        if place is not None:
            yield tokens.token(rng.choice(list(PAINTS)), *place, 0)
    place = beside_the_plate(rng, 44)
    if place is not None and rng.random() < .3:
        yield ("difference { cylinder { 0,z*85,40 } cylinder { z*6,z*90,36 } "
               f"pigment {{ {rgb(any_colour())} }} {gloss(.8, .5, .01, .3, 1.5)} {turned(0, *place, 0)} }}")


def light(rng, environments, folder):
    """A photographed room: its brightest spot as an area light, the rest as a sky. Sometimes also a lamp in view of the
    tops."""
    room = cv2.imread(rng.choice(environments), cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32)
    room = np.roll(room, rng.randrange(room.shape[1]), 1)
    elevation = (.5 - (np.arange(room.shape[0]) + .5) / room.shape[0]) * math.pi
    weight = (np.maximum(np.cos(elevation) * np.sin(elevation), 0) * (elevation > 0))[:, None]
    scale = weight.sum() * room.shape[1]
    mean = (room * weight[..., None]).sum() / 3 / scale
    above = room.mean(2) * (elevation > .1)[:, None]
    y, x = np.unravel_index(cv2.GaussianBlur(above, (0, 0), 12).argmax(), above.shape)
    limit = np.quantile(above, .995)
    spot = (np.maximum(room - limit, 0) * weight[..., None]).sum((0, 1)) / scale / mean
    cv2.imwrite(f"{folder}/sky.hdr", np.minimum(room, limit))
    yield (f"sky_sphere {{ pigment {{ image_map {{ hdr \"{folder}/sky.hdr\" gamma 1.0 map_type 1 interpolate 2 }} "
           f"rotate x*90 }} emission {1 / mean:.5f} }}")

    def lamp(azimuth, height, distance, size, colour, looks=""):
        d = np.array([math.cos(azimuth) * math.cos(height), math.sin(azimuth) * math.cos(height), math.sin(height)])
        across = np.cross(d, [0, 0, 1])
        across /= np.linalg.norm(across)
        return (f"light_source {{ {vector(d * distance)} color rgb {vector(colour)} area_light {vector(across * size)} "
                f"{vector(np.cross(d, across) * size)} 5 5 adaptive 1 jitter circular orient {looks} }}")
    height = max(elevation[y], .35)
    yield lamp(x / room.shape[1] * 2 * math.pi, height, 1600, rng.uniform(120, 600),
               np.clip(spot[::-1] / max(math.sin(height), .2), 0, 6))
    if rng.random() < .4:
        size, warm = rng.uniform(60, 200), (1, rng.uniform(.65, .95), rng.uniform(.35, .9))
        colour = np.array(warm) * rng.uniform(.3, 1)
        glow = vector(colour * rng.uniform(4, 12))
        yield lamp(rng.uniform(0, 6), rng.uniform(.9, 1.45), rng.uniform(600, 1100), size, colour,
                   f"looks_like {{ sphere {{ 0,{size / 2:.1f} pigment {{ rgb 1 }} finish {{ emission {glow} }} }} }}")


def file_in(folder, ending):
    """Paths of the files in a folder whose names end so, sorted."""
    return sorted(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(ending))
