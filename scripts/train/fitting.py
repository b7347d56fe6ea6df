"""The loop that all fittings share: a fixed number of steps, a learning rate that falls to nothing, a running mean of the
weights, and a state from which an interrupted fitting goes on."""
import math
import os
import time

import torch

from net_blocks import Average

EVERY = 200  # steps from one report, and one kept state, to the next


def _state(out):
    return out + ".part"


def steps_done(out):
    """Steps of an interrupted fitting, 0 where there is none. Its batches are not drawn again, see prefetch()."""
    return torch.load(_state(out))["step"] if os.path.exists(_state(out)) else 0


class Fitting:
    """Goes through the steps: for report in Fitting(...): ... improve(loss). report: whether to print something now.

    nets: the modules to fit; average: the running mean of their weights, which is the result.
    """

    def __init__(self, out, nets, steps, lr, weight_decay):
        self.out, self.nets, self.steps, self.lr = out, nets, steps, lr
        self.average = Average(nets)
        self.opt = torch.optim.AdamW([p for net in nets for p in net.parameters()], lr, weight_decay=weight_decay)
        self.step, self.began = 0, time.time()
        if os.path.exists(_state(out)):
            self._restore()

    def __iter__(self):
        while self.step < self.steps:
            done = self.step / self.steps
            for group in self.opt.param_groups:
                group["lr"] = self.lr * (min(1, (self.step + 1) / 50) * (.5 + .5 * math.cos(math.pi * done)) + .005)
            self.step += 1
            yield self.step % EVERY == 0
            if self.step % EVERY == 0:
                self._keep()
        if os.path.exists(_state(self.out)):
            os.remove(_state(self.out))

    def improve(self, loss):
        self.opt.zero_grad()
        loss.backward()
        self.opt.step()
        self.average.update(self.step - 1)

    def minutes(self):
        return (time.time() - self.began) / 60

    def _modules(self):
        return [*self.nets, *self.average.mean]

    def _keep(self):
        unfinished = _state(self.out) + ".new"
        torch.save({"step": self.step, "nets": [m.state_dict() for m in self._modules()], "opt": self.opt.state_dict()}, unfinished)
        os.replace(unfinished, _state(self.out))

    def _restore(self):
        kept = torch.load(_state(self.out))
        self.step = kept["step"]
        for module, weights in zip(self._modules(), kept["nets"]):
            module.load_state_dict(weights)
        self.opt.load_state_dict(kept["opt"])
        print("goes on after step", self.step, flush=True)
