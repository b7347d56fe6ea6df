// Defines in node the globals of a worker that the modules need.
globalThis.self ??= globalThis;
globalThis.location ??= {href: "file:///"};
globalThis.importScripts ??= () => {};
