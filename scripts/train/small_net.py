"""What the fittings of the two small networks share: boards picked, pictures recoloured, the fit itself."""
import math
import os
import time

import numpy as np
import torch

from augment import expose, exposure_table, grain, saturation
from net_blocks import Average


def picked(rng, items, n):
    """n boards, of a small folder oftener than of a large one: folders differ in kind, not only in number."""
    folders = {}
    for i in items:
        folders.setdefault(os.path.dirname(i["file"]), []).append(i)
    names = list(folders)
    chosen = rng.choices(names, [math.sqrt(len(folders[f])) for f in names], k=n)
    return [rng.choice(folders[f]) for f in chosen]


def recoloured(rng, item, x):
    gains = item["gain"] / 255 * math.exp(rng.gauss(0, .15)) * np.array([math.exp(rng.gauss(0, .08)) for _ in range(3)])
    n, h, w, _ = x.shape
    flat = expose(x.reshape(n * h, w, 3), exposure_table(gains, math.exp(rng.gauss(0, .15))), saturation(rng.uniform(.6, 1.3)))
    flat += rng.uniform(0, .03) * grain(rng, flat.shape)
    return np.clip(flat, 0, 1.5).reshape(x.shape)


def fit(a, net, ready, loss, evaluate):
    """Returns the running mean of the weights. loss(out, y), evaluate(net); a: minutes, lr, out."""
    average = Average([net])
    opt = torch.optim.AdamW(net.parameters(), a.lr, weight_decay=1e-4)
    t0, step, total, waited = time.time(), 0, 0.0, 0.0
    while (done := (time.time() - t0) / (a.minutes * 60)) < 1:
        for g in opt.param_groups:
            g["lr"] = a.lr * (min(1, (step + 1) / 50) * (.5 + .5 * math.cos(math.pi * done)) + .005)
        w = time.time()
        count, (X, Y) = ready()
        waited += time.time() - w
        off = loss(net(X), Y)
        opt.zero_grad()
        off.backward()
        opt.step()
        average.update(step)
        total += float(off)
        step += 1
        if step % 200 == 0:
            print("%6.1f min %d boards step %d loss %.4f, waited %.0f s" %
                  ((time.time() - t0) / 60, count, step, total / 200, waited), flush=True)
            total = 0
            torch.save(average.mean[0].state_dict(), a.out + ".pt")
        if step % 1000 == 0:
            evaluate(average.mean[0])
    return average.mean[0]
