"""Keeps batches ready that processes of their own prepare, so that the network need not wait for pictures."""
import contextlib

import cv2
import torch
import torch.multiprocessing as mp

DEPTH = 12  # batches kept ready


def _work(prepare, seed, ready):
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    for made in prepare(seed):
        ready.put(made)


@contextlib.contextmanager
def ahead(prepare, workers):
    """prepare(seed): a generator that never ends. Gives a function that returns what comes next."""
    ready = mp.Queue(DEPTH)
    processes = [mp.Process(target=_work, args=(prepare, 7 + k, ready), daemon=True) for k in range(workers)]
    for p in processes:
        p.start()
    try:
        yield ready.get
    finally:
        for p in processes:
            p.terminate()
