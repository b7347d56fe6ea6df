// The engine's functions for the page: strings in, a string out. docs/web.md

{
    const encoder = new TextEncoder();
    const placed = text => {
        const bytes = encoder.encode(text + "\0");
        const at = _malloc(bytes.length);
        if (at === 0) {
            throw new Error("out of memory");
        }
        HEAPU8.set(bytes, at);
        return at;
    };
    const call = (name, first = "", second = "") => {
        const places = [name, String(first), String(second)].map(placed);
        try {
            return UTF8ToString(_concord_table(...places));
        } finally {
            places.forEach(place => _free(place));
        }
    };
    for (const name of ["state", "command", "area", "newGame", "addPhoto", "photoProgress", "photoRead", "photoFailed", "keep",
                        "open", "close", "exportGame", "why", "catalogue"]) {
        Module[name] = (first, second) => call(name, first, second);
    }
}
