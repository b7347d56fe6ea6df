#!/usr/bin/python3
"""Removes the filters of a network's first layer that answer nothing, whatever they see:
drop_filters.py IN.onnx OUT.onnx

A filter whose bias fell too far while it was fitted stays at 0 behind its ReLU, and takes as long as any other. The
input is at most 1 and at least -0.5, as for encode_cell.
"""
import sys

import numpy as np
import onnx
from onnx import numpy_helper

LOWEST, HIGHEST = -.5, 1
NOTHING = .02  # of what the loudest filter may answer


def main():
    source, target = sys.argv[1:3]
    model = onnx.load(source)
    weights = {w.name: w for w in model.graph.initializer}
    value = lambda name: numpy_helper.to_array(weights[name])
    first, second = [n for n in model.graph.node if n.op_type == "Conv"][:2]
    filters, bias = value(first.input[1]), value(first.input[2])
    most = bias + np.maximum(filters * LOWEST, filters * HIGHEST).sum((1, 2, 3))
    kept = most > NOTHING * most.max()
    print("%d of %d filters answer at most %.3f, and the others may answer at least %.3f" %
          ((~kept).sum(), len(kept), max(most[~kept], default=0), most[kept].min()))
    for name, left in ((first.input[1], filters[kept]), (first.input[2], bias[kept]),
                       (second.input[1], value(second.input[1])[:, kept])):
        weights[name].CopyFrom(numpy_helper.from_array(left, name))
    onnx.save(model, target)


if __name__ == "__main__":
    main()
