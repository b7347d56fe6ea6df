// The reader's functions for the page: load(), read() and readBoth(). docs/web.md

Module["onProgress"] = () => {};

function placed(bytes) {
    const at = _malloc(Math.max(1, bytes.length));
    if (at === 0) {
        throw new Error("out of memory");
    }
    HEAPU8.set(bytes, at);
    return at;
}

function textOf(text) {
    return placed(new TextEncoder().encode(text + "\0"));
}

// The weights, concord-weights.bin. Throws if it is not that file.
Module["load"] = packed => {
    const at = placed(packed);
    const problem = UTF8ToString(_concord_load(at, packed.length));
    _free(at);
    if (problem !== "") {
        throw new Error(JSON.parse(problem).error.text);
    }
};

// pixels: RGBA; facts: JSON; report: told how far it is. The answer is what photoRead() of the table takes.
Module["read"] = (pixels, facts, report) => Module["readBoth"](pixels, facts, null, "", report);

// The same for two views of one board.
Module["readBoth"] = (pixels, facts, otherPixels, otherFacts, report) => {
    const places = [placed(pixels), textOf(facts)];
    if (otherPixels !== null) {
        places.push(placed(otherPixels), textOf(otherFacts));
    }
    Module["onProgress"] = report || (() => {});
    try {
        return UTF8ToString(_concord_read(places[0], pixels.length, places[1], places[2] || 0,
                                          otherPixels === null ? 0 : otherPixels.length, places[3] || 0));
    } finally {
        places.forEach(place => _free(place));
    }
};

// How much memory the module has taken from the browser.
Module["heapBytes"] = () => HEAPU8.length;
