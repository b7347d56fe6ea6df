"""Keeps batches ready that processes of their own prepare, so that the network need not wait for pictures."""
import contextlib
import random
import time

import cv2
import torch
import torch.multiprocessing as mp

import board_data as bd

DEPTH = 12  # batches kept ready


class Prepare:
    """Batches without end: batch(rng, items, *how) of the boards that no check keeps apart. The folders may still be
    filling up."""

    def __init__(self, folders, boards, batch, *how):
        self.folders, self.boards, self.batch, self.how = folders, boards, batch, how

    def __call__(self, seed):
        boards, rng, looked = self.boards(), random.Random(seed), 0
        while True:
            if time.time() - looked > 60:
                boards.add([f for f in bd.truth_files(self.folders) if not bd.held_out(f)])
                looked = time.time()
            yield len(boards.items), self.batch(rng, boards.items, *self.how)


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
