// A game in a URL, for QR codes: compressed, and written as digits, which a QR code stores most compactly.
// Browsers never send the part after # to a server.

const maxDigits = 8000; // more than a QR code can hold, which is 7089
const maxBytes = 1048576; // of a concord-game, as in docs/formats.md
const fragmentStart = "#import/";

async function transformed(bytes, stream, limit) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let size = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    size += step.value.length;
    if (size > limit) {
      await reader.cancel();
      throw new Error("too large");
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

// A 1 before the hexadecimal digits keeps leading zeros.
function digitsOf(bytes) {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return BigInt(`0x1${hex}`).toString();
}

function bytesOf(digits) {
  if (!/^\d+$/.test(digits) || digits.length > maxDigits) throw new Error("no digits");
  const hex = BigInt(digits).toString(16);
  if (hex[0] !== "1" || hex.length % 2 !== 1) throw new Error("no game");
  return Uint8Array.from({ length: (hex.length - 1) / 2 }, (_, i) =>
    Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16),
  );
}

// {address, digits}: joined, they are the URL that opens the game in this page.
export async function gameLink(text) {
  const minified = new TextEncoder().encode(JSON.stringify(JSON.parse(text)));
  const compressed = await transformed(minified, new CompressionStream("deflate-raw"), maxBytes);
  return { address: `${location.href.split("#")[0]}${fragmentStart}`, digits: digitsOf(compressed) };
}

export async function gameFromDigits(digits) {
  const bytes = await transformed(bytesOf(digits), new DecompressionStream("deflate-raw"), maxBytes);
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

// Accepts the URL of any copy of this page: only the part after # counts.
export async function gameFromUrl(url) {
  const at = url.indexOf(fragmentStart);
  if (at < 0) throw new Error("no game");
  return gameFromDigits(url.slice(at + fragmentStart.length));
}
