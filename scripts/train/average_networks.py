#!/usr/bin/python3
"""Averages the weights of networks whose fittings started from the same weights.

    average_networks.py OUT.onnx ONE.onnx OTHER.onnx...
"""
import sys

import numpy as np
import onnx
from onnx import numpy_helper


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    out, *files = sys.argv[1:]
    networks = [onnx.load(f) for f in files]
    weights = [{w.name: numpy_helper.to_array(w) for w in n.graph.initializer} for n in networks]
    for w in networks[0].graph.initializer:
        for f, of_one in zip(files, weights):
            if w.name not in of_one or of_one[w.name].shape != weights[0][w.name].shape:
                sys.exit(f"{f}: expected the weights {w.name} of {files[0]}, of the same shape")
        mean = np.mean([of_one[w.name] for of_one in weights], 0, dtype=np.float64)
        w.CopyFrom(numpy_helper.from_array(mean.astype(weights[0][w.name].dtype), w.name))
    onnx.save(networks[0], out)


if __name__ == "__main__":
    main()
