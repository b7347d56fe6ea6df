// The modules are made for workers: what they ask of one, for node.
globalThis.self ??= globalThis;
globalThis.location ??= {href: "file:///"};
globalThis.importScripts ??= () => {};
