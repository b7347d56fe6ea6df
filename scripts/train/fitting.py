"""The loop that all fittings share: a fixed number of steps, a learning rate that falls along a cosine, a running mean
of the weights, and a saved state from which an interrupted fitting goes on."""
import math
import os
import time

import torch

from net_blocks import Average

REPORT_STEPS = 200  # from one report, and one saved state, to the next


def _has_bfloat16():
    with open("/proc/cpuinfo") as info:
        flags = info.read()
    return "avx512_bf16" in flags or "amx_bf16" in flags


HAS_BFLOAT16 = _has_bfloat16()


def half_precision(wanted=True):
    """The context to run a network in while it is fitted: 16-bit numbers are exact enough for that. They are used
    only on a processor that has them; on one that has not, they were twenty times slower than 32-bit ones."""
    return torch.autocast("cpu", dtype=torch.bfloat16, enabled=wanted and HAS_BFLOAT16)


def _state_file(out):
    return out + ".part"


def steps_done(out):
    """Steps of an interrupted fitting, 0 where there is none. Its batches are not drawn again, see prefetch()."""
    return torch.load(_state_file(out))["step"] if os.path.exists(_state_file(out)) else 0


class Fitting:
    """Goes through the steps: for report in fitting: ... fitting.improve(loss). report: whether to print progress now.

    nets: the modules to fit; average: the running mean of their weights, which is the result.
    """

    def __init__(self, out, nets, steps, lr, weight_decay):
        self.out, self.nets, self.steps, self.lr = out, nets, steps, lr
        self.average = Average(nets)
        self.opt = torch.optim.AdamW([p for net in nets for p in net.parameters()], lr, weight_decay=weight_decay)
        self.step, self.began = 0, time.time()
        if os.path.exists(_state_file(out)):
            self._restore()

    def __iter__(self):
        while self.step < self.steps:
            done = self.step / self.steps
            for group in self.opt.param_groups:
                group["lr"] = self.lr * (min(1, (self.step + 1) / 50) * (.5 + .5 * math.cos(math.pi * done)) + .005)
            self.step += 1
            yield self.step % REPORT_STEPS == 0
            if self.step % REPORT_STEPS == 0:
                self._save()
        if os.path.exists(_state_file(self.out)):
            os.remove(_state_file(self.out))

    def improve(self, loss):
        self.opt.zero_grad()
        loss.backward()
        self.opt.step()
        self.average.update(self.step - 1)

    def minutes(self):
        return (time.time() - self.began) / 60

    def _modules(self):
        return [*self.nets, *self.average.mean]

    def _save(self):
        unfinished = _state_file(self.out) + ".new"
        nets = [m.state_dict() for m in self._modules()]
        torch.save({"step": self.step, "nets": nets, "opt": self.opt.state_dict()}, unfinished)
        os.replace(unfinished, _state_file(self.out))

    def _restore(self):
        saved = torch.load(_state_file(self.out))
        self.step = saved["step"]
        for module, weights in zip(self._modules(), saved["nets"]):
            module.load_state_dict(weights)
        self.opt.load_state_dict(saved["opt"])
        print("goes on after step", self.step, flush=True)
