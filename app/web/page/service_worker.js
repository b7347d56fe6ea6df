// Caches all files of one version of the page, checked by their SHA-256, so that old and new files never mix. A new
// version is downloaded completely before it is used, and used once the person agrees or all tabs are closed.

// app/web/assemble.mjs replaces these two lines.
const version = "development";
const files = {};

const cacheName = `concord ${version}`;
const hashName = "X-Concord-SHA-256";
const home = new URL("./", self.location.href);

async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// A file of this version: from the cache of another version if it is the same there, otherwise from the network.
async function fetchFile(path, hash) {
  const url = new URL(path, home).href;
  for (const name of await caches.keys()) {
    const cached = name.startsWith("concord ") && (await (await caches.open(name)).match(url));
    if (cached && cached.headers.get(hashName) === hash) return cached;
  }
  const response = await fetch(url, { cache: "no-cache", credentials: "omit" });
  const bytes = await response.arrayBuffer();
  if (!response.ok || (await sha256(bytes)) !== hash) throw new Error(`${path} is not of version ${version}`);
  const type = response.headers.get("Content-Type") ?? "application/octet-stream";
  return new Response(bytes, { headers: { "Content-Type": type, [hashName]: hash } });
}

async function install() {
  const cache = await caches.open(cacheName);
  for (const [path, hash] of Object.entries(files)) {
    const url = new URL(path, home).href;
    const cached = await cache.match(url);
    if (cached?.headers.get(hashName) !== hash) await cache.put(url, await fetchFile(path, hash));
  }
}

async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith("concord ") && name !== cacheName) await caches.delete(name);
  await self.clients.claim();
}

async function responseFor(path) {
  const url = new URL(path, home).href;
  const cached = await (await caches.open(cacheName)).match(url);
  if (cached) return cached;
  try {
    return await fetchFile(path, files[path]); // the browser removed it from the cache
  } catch {
    return Response.error();
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(home.href)) return;
  const path = url.pathname.slice(home.pathname.length) || "index.html";
  if (Object.hasOwn(files, path)) event.respondWith(responseFor(path));
});

self.addEventListener("message", (event) => {
  if (event.data?.ask === "take over") self.skipWaiting();
  if (event.data?.ask === "version") event.source.postMessage({ version });
});
