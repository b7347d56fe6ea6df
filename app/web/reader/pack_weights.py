#!/usr/bin/env python3
"""Packs the networks for the web: pack_weights.py OUTPUT NETWORK.onnx...

The networks in the order of NetworkId (vision/networks/network.h), by which they are found again.

Weights become 16-bit floats, and the bytes are reordered so that they compress well: first everything that is not a
weight, then the high bytes of all weights, then the low ones. app/web/reader/loaded_weights.cpp restores the files.
"""

import struct
import sys

FLOAT = 1  # onnx.TensorProto.DataType
MAGIC = b"CWT1"


def fields(data, begin, end):
    """The fields of a protobuf message: (number, 0, value, end) of varints, (number, 2, begin, end) of bytes.

    Others are skipped.
    """

    def varint(at):
        value = shift = 0
        while True:
            byte = data[at]
            value |= (byte & 0x7F) << shift
            at, shift = at + 1, shift + 7
            if byte < 0x80:
                return value, at

    at = begin
    while at < end:
        key, at = varint(at)
        number, wire = key >> 3, key & 7
        if wire == 0:
            value, after = varint(at)
            yield number, wire, value, after
            at = after
        elif wire == 2:
            size, at = varint(at)
            yield number, wire, at, at + size
            at += size
        else:
            at += 8 if wire == 1 else 4


def weight_ranges(data):
    """The ranges of bytes that hold the float weights of an ONNX file, in order: (begin, end)."""
    ranges = []
    for number, wire, begin, end in fields(data, 0, len(data)):
        if (number, wire) != (7, 2):  # ModelProto.graph
            continue
        for number, wire, tensor, tensor_end in fields(data, begin, end):
            if (number, wire) != (5, 2):  # GraphProto.initializer
                continue
            data_type, raw = 0, None
            for number, wire, value, after in fields(data, tensor, tensor_end):
                if number == 2 and wire == 0:  # data_type
                    data_type = value
                elif number == 9 and wire == 2:  # raw_data
                    raw = (value, after)
            if data_type == FLOAT and raw and (raw[1] - raw[0]) % 4 == 0:
                ranges.append(raw)
    return sorted(ranges)


def main():
    output, *names = sys.argv[1:]
    head = [MAGIC + struct.pack("<I", len(names))]
    other_bytes, half_floats = [], []
    for name in names:
        with open(name, "rb") as file:
            data = file.read()
        pieces, at = [], 0
        for begin, end in weight_ranges(data):
            count = (end - begin) // 4
            other_bytes.append(data[at:begin])
            half_floats.append(struct.pack(f"<{count}e", *struct.unpack(f"<{count}f", data[begin:end])))
            pieces.append((begin - at, count))
            at = end
        other_bytes.append(data[at:])
        pieces.append((len(data) - at, 0))
        head.append(struct.pack("<I", len(pieces)))
        head.extend(struct.pack("<II", *piece) for piece in pieces)
    weights = b"".join(half_floats)
    with open(output, "wb") as file:
        file.write(b"".join(head) + b"".join(other_bytes) + weights[1::2] + weights[0::2])


if __name__ == "__main__":
    main()
