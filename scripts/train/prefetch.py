"""Prepares batches in separate processes, so that training need not wait for pictures."""
import contextlib
import random
import time

import cv2
import torch
import torch.multiprocessing as mp

import board_data as bd

QUEUE_SIZE = 12  # batches


class BatchSource:
    """Endless batches: batch(rng, items, count) of the boards that are not held out. boards(): an empty Boards. Looks
    for new files in the folders every minute."""

    def __init__(self, folders, boards, batch, count):
        self.folders, self.boards, self.batch, self.count = folders, boards, batch, count

    def __call__(self, seed):
        boards, rng, checked = self.boards(), random.Random(seed), 0
        while True:
            if time.time() - checked > 60:
                boards.add([f for f in bd.truth_files(self.folders) if not bd.held_out(f)])
                checked = time.time()
            yield len(boards.items), self.batch(rng, boards.items, self.count)


def _fill(source, seed, queue):
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    for batch in source(seed):
        queue.put(batch)


@contextlib.contextmanager
def prefetch(source, workers, done=0):
    """source(seed): an endless generator; done: steps before an interruption. Yields a function that returns the next
    batch; with one worker, the batches are the same in every run."""
    queue = mp.Queue(QUEUE_SIZE)
    seeds = [7 + k + 100 * done for k in range(workers)]
    processes = [mp.Process(target=_fill, args=(source, seed, queue), daemon=True) for seed in seeds]
    for p in processes:
        p.start()
    try:
        yield queue.get
    finally:
        for p in processes:
            p.terminate()
