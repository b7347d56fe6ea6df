// The WebAssembly modules expect these globals of a web worker; node lacks them.
globalThis.self ??= globalThis;
globalThis.location ??= {href: "file:///"};
globalThis.importScripts ??= () => {};
