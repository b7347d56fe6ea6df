// The reader's functions for the page: docs/web.md.

Module["onProgress"] = () => {};

function copyToHeap(bytes) {
    const address = _malloc(Math.max(1, bytes.length));
    if (address === 0) {
        throw new Error("out of memory");
    }
    HEAPU8.set(bytes, address);
    return address;
}

function copyTextToHeap(text) {
    return copyToHeap(new TextEncoder().encode(text + "\0"));
}

// packed: the bytes of concord-weights.bin. Throws if they are not that file.
Module["load"] = packed => {
    const address = copyToHeap(packed);
    const problem = UTF8ToString(_concord_load(address, packed.length));
    _free(address);
    if (problem !== "") {
        throw new Error(JSON.parse(problem).error.text);
    }
};

// Copies a photo's pixels, RGBA, to where the next reading takes them. which: 0, or 1 for another view of the same
// board. The page can then drop its own copy.
Module["place"] = (which, pixels) => {
    const address = _concord_place(which, pixels.length);
    if (address === 0) {
        throw new Error("out of memory");
    }
    HEAPU8.set(pixels, address);
};

// Reads what was placed. facts: JSON; otherFacts: those of the other view, or null; report: called with the progress,
// 0 to 1. The answer is what photoRead() of the table takes.
Module["readPlaced"] = (facts, otherFacts, report) => {
    const addresses = [facts, otherFacts].map(text => text === null ? 0 : copyTextToHeap(text));
    Module["onProgress"] = report || (() => {});
    try {
        return UTF8ToString(_concord_read(...addresses));
    } finally {
        addresses.forEach(address => _free(address));
    }
};

// Places a photo, and reads it; readBoth() with another view of the same board.
Module["read"] = (pixels, facts, report) => {
    Module["place"](0, pixels);
    return Module["readPlaced"](facts, null, report);
};

Module["readBoth"] = (pixels, facts, otherPixels, otherFacts, report) => {
    Module["place"](0, pixels);
    Module["place"](1, otherPixels);
    return Module["readPlaced"](facts, otherFacts, report);
};

// How much memory the module has taken from the browser.
Module["heapBytes"] = () => HEAPU8.length;
