// The engine's functions for the page: strings in, a string out. docs/web.md

{
    const encoder = new TextEncoder();
    const allocate = text => {
        const bytes = encoder.encode(text + "\0");
        const address = _malloc(bytes.length);
        if (address === 0) {
            throw new Error("out of memory");
        }
        HEAPU8.set(bytes, address);
        return address;
    };
    const call = (name, first = "", second = "") => {
        const addresses = [name, String(first), String(second)].map(allocate);
        try {
            return UTF8ToString(_concord_table(...addresses));
        } finally {
            addresses.forEach(address => _free(address));
        }
    };
    for (const name of ["state", "command", "area", "games", "newGame", "addPhoto", "photoProgress", "photoRead",
                        "photoFailed", "keep", "open", "close", "setPlayerWord", "exportGame", "why", "catalogue"]) {
        Module[name] = (first, second) => call(name, first, second);
    }
}
