"""Fast augmentation: exposure and colour cast by lookup table, saturation by matrix, grain from a pool of noise."""
import cv2
import numpy as np

NOISE = np.random.default_rng(3).standard_normal(1 << 22).astype(np.float32)


def exposure_table(gains, power):
    """256 bytes to floats for three channels: (byte * gain) ** power."""
    return np.float32((np.arange(256)[:, None] * np.asarray(gains)) ** power)[None]


def saturation_matrix(s):
    """Matrix that moves colours away from gray (s > 1) or towards it."""
    return np.full((3, 3), (1 - s) / 3) + np.eye(3) * s


def expose(bytes_image, table, colour_matrix):
    return cv2.transform(cv2.LUT(np.ascontiguousarray(bytes_image), table), np.float32(colour_matrix))


def grain(rng, shape):
    size = int(np.prod(shape))
    at = rng.randrange(NOISE.size - size)
    return NOISE[at:at + size].reshape(shape)
