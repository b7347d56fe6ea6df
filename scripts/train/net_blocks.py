"""Building blocks that OpenCV's dnn module supports."""
import copy

import onnx
import torch
import torch.nn as nn
from onnx import numpy_helper


def conv(cin, cout, stride=1, dilation=1, groups=1, k=3):
    return nn.Sequential(nn.Conv2d(cin, cout, k, stride, dilation * (k // 2), dilation, groups, bias=False),
                         nn.BatchNorm2d(cout), nn.ReLU(inplace=True))


class Residual(nn.Module):
    def __init__(self, c, dilation=1):
        super().__init__()
        self.a = conv(c, c, dilation=dilation)
        self.b = nn.Sequential(nn.Conv2d(c, c, 3, 1, dilation, dilation, bias=False), nn.BatchNorm2d(c))
        self.act = nn.ReLU(inplace=True)

    def forward(self, x):
        return self.act(x + self.b(self.a(x)))


class Average:
    """Running mean of the weights, which is less noisy than the latest ones."""

    def __init__(self, nets, decay=.999):
        self.nets, self.decay = nets, decay
        self.mean = [copy.deepcopy(n) for n in nets]

    def update(self, step):
        decay = min(self.decay, (1 + step) / (10 + step))
        with torch.no_grad():
            for mean, net in zip(self.mean, self.nets):
                for a, b in zip(mean.state_dict().values(), net.state_dict().values()):
                    a.mul_(decay).add_(b, alpha=1 - decay) if a.is_floating_point() else a.copy_(b)


def load_shipped(net, path, batch, may_branch=False):
    """Loads the weights of an ONNX file, whose batch normalisations are folded into the convolutions.

    batch: an input as in training. The batch normalisations get the mean and variance of what reaches them, and undo
    them again, so that the net gives the same output as the file. may_branch: the file may have a branch that follows
    all of the net, as that of train_cubes.py does.
    """
    graph = onnx.load(path).graph
    weights = {i.name.removeprefix("judge."): torch.from_numpy(numpy_helper.to_array(i).copy())
               for i in graph.initializer}
    for name, value in net.named_parameters():
        if name in weights:
            value.data.copy_(weights[name])
    modules = list(net.modules())
    pairs = [(m, n) for m, n in zip(modules, modules[1:])
             if isinstance(m, nn.Conv2d) and isinstance(n, nn.BatchNorm2d)]
    folded = [n.input[1:3] for n in graph.node
              if n.op_type == "Conv" and n.input[1] not in dict(net.named_parameters())]
    expected = len(pairs) == len(folded) or (may_branch and len(pairs) < len(folded))
    assert expected, "expected the network that this script fits"
    statistics = {}  # of each convolution's output: mean and variance
    net.eval()
    with torch.no_grad():
        for (c, norm), (weight, bias) in zip(pairs, folded):
            c.weight.copy_(weights[weight])
            norm.weight.fill_(1), norm.bias.copy_(weights[bias])
            norm.running_mean.zero_(), norm.running_var.fill_(1 - norm.eps)

        def record(module, _, out):
            statistics[module] = out.mean((0, 2, 3)), out.var((0, 2, 3))

        hooks = [c.register_forward_hook(record) for c, _ in pairs]
        net(batch)
        for h in hooks:
            h.remove()
        for c, norm in pairs:
            mean, var = statistics[c]
            norm.running_mean.copy_(mean), norm.running_var.copy_(var)
            norm.weight.copy_((var + norm.eps).sqrt()), norm.bias.add_(mean)
    net.train()
