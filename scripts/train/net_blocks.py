"""Building blocks that OpenCV's dnn module reads without trouble."""
import torch.nn as nn


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
