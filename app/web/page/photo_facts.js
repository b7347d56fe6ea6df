// What a photo's file says without being decoded: its kind, size, orientation and focal length. Files come from
// anywhere: every length is checked, and whatever is malformed is ignored.

const maxParts = 65536; // segments or chunks that are looked at: a crafted file could have any number

const text = (bytes, at, length) => String.fromCharCode(...bytes.subarray(at, at + length));
const has = (bytes, at, expected) => text(bytes, at, expected.length) === expected;

// "JPEG", "PNG", "WebP", "HEIF", "AVIF", "GIF", "TIFF"; "video", "PDF", "text", which people choose by mistake; or "".
export function kindOf(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "JPEG";
  if (has(bytes, 0, "\x89PNG\r\n\x1a\n")) return "PNG";
  if (has(bytes, 0, "RIFF") && has(bytes, 8, "WEBP")) return "WebP";
  if (has(bytes, 0, "GIF8")) return "GIF";
  if (has(bytes, 0, "II*\0") || has(bytes, 0, "MM\0*")) return "TIFF";
  if (has(bytes, 0, "%PDF")) return "PDF";
  if (has(bytes, 4, "ftyp")) {
    const brand = text(bytes, 8, 4);
    if (["avif", "avis"].includes(brand)) return "AVIF";
    return ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].includes(brand) ? "HEIF" : "video";
  }
  return bytes.length > 0 && bytes.subarray(0, 64).every((byte) => byte >= 9 && byte < 127) ? "text" : "";
}

// Tags of EXIF; the last one points to the directory that has the focal length.
const tags = { orientation: 0x0112, focal35mm: 0xa405, exif: 0x8769 };
const [shortType, longType] = [3, 4]; // whole numbers of 16 and 32 bits

// Orientation and focal length of EXIF, a TIFF structure of `length` bytes. orientationAt: where in the file the two
// bytes of the orientation are, so that they can be changed in a copy; 0: nowhere. isLittle: they are little-endian.
function readExif(bytes, start, length) {
  const none = { orientation: 1, focal35mm: null, orientationAt: 0, isLittle: false };
  if (length < 14 || start + length > bytes.length) return none;
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, length);
  const isLittle = has(bytes, start, "II*\0");
  if (!isLittle && !has(bytes, start, "MM\0*")) return none;
  const facts = { ...none, isLittle };
  const directories = [view.getUint32(4, isLittle)];
  // n: 0 for the main directory, 1 for the one that has the focal length.
  for (let n = 0; n < 2 && directories.length; ++n) {
    const directory = directories.shift();
    if (directory + 2 > length) continue;
    const entries = view.getUint16(directory, isLittle);
    for (let i = 0; i < entries; ++i) {
      const entry = directory + 2 + 12 * i;
      if (entry + 12 > length) break;
      const [tag, type] = [view.getUint16(entry, isLittle), view.getUint16(entry + 2, isLittle)];
      const count = view.getUint32(entry + 4, isLittle);
      const short = type === shortType && count === 1 ? view.getUint16(entry + 8, isLittle) : 0;
      if (tag === tags.orientation && n === 0 && short >= 1 && short <= 8)
        Object.assign(facts, { orientation: short, orientationAt: start + entry + 8 });
      if (tag === tags.focal35mm && short >= 5 && short <= 2000) facts.focal35mm = short; // as plausibleFocal35mm()
      if (tag === tags.exif && type === longType && n === 0) directories.push(view.getUint32(entry + 8, isLittle));
    }
  }
  return facts;
}

const exifStart = "Exif\0\0";

function readJpeg(bytes) {
  const facts = {};
  let at = 2;
  for (let i = 0; i < maxParts && at + 4 <= bytes.length; ++i) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1];
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda || marker === 0xd9) break; // the picture itself, or the end
    const length = bytes[at + 2] * 256 + bytes[at + 3];
    if (length < 2) break;
    // The size is in the frame's header, of which there are many kinds; 0xc4, 0xc8 and 0xcc are other segments.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && length >= 8 && at + 9 < bytes.length) {
      facts.height = bytes[at + 5] * 256 + bytes[at + 6];
      facts.width = bytes[at + 7] * 256 + bytes[at + 8];
    }
    if (marker === 0xe1 && !facts.exif && has(bytes, at + 4, exifStart))
      facts.exif = readExif(bytes, at + 10, Math.min(length - 8, bytes.length - at - 10));
    at += 2 + length;
  }
  return facts;
}

// PNG: length, name, data, checksum. WebP: name, length, data, padded to an even length.
function readChunks(bytes, isPng) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const facts = {};
  let at = isPng ? 8 : 12;
  for (let i = 0; i < maxParts && at + 8 <= bytes.length; ++i) {
    const length = isPng ? view.getUint32(at) : view.getUint32(at + 4, true);
    const name = text(bytes, isPng ? at + 4 : at, 4);
    const data = at + 8;
    if (data + Math.min(length, 10) > bytes.length) break;
    if (name === "IHDR" && length >= 13) [facts.width, facts.height] = [view.getUint32(data), view.getUint32(data + 4)];
    if (name === "VP8X" && length >= 10)
      // 24 bits each, read together with the byte before
      [facts.width, facts.height] = [4, 7].map((k) => 1 + (view.getUint32(data + k - 1, true) >>> 8));
    if (name === "VP8 " && length >= 10 && !facts.width)
      [facts.width, facts.height] = [6, 8].map((k) => view.getUint16(data + k, true) & 0x3fff);
    if (name === "VP8L" && length >= 5 && !facts.width) {
      const bits = view.getUint32(data + 1, true);
      [facts.width, facts.height] = [1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)];
    }
    if (name === "eXIf" || name === "EXIF") {
      const skip = has(bytes, data, exifStart) ? 6 : 0;
      facts.exif ??= readExif(bytes, data + skip, Math.min(length, bytes.length - data) - skip);
    }
    at = data + length + (isPng ? 4 : length % 2);
  }
  return facts;
}

// The decoder turns the picture as the container says, so only the focal length is of interest. Searching for the first
// bytes of the EXIF data is simpler than following the tables of the container.
function readHeif(bytes) {
  const maxExifBytes = 65536; // as in a JPEG
  // 0x45 is the E of "Exif".
  for (let at = bytes.indexOf(0x45); at >= 0 && at + 24 < bytes.length; at = bytes.indexOf(0x45, at + 1)) {
    if (!has(bytes, at, exifStart)) continue;
    const { focal35mm } = readExif(bytes, at + 6, Math.min(bytes.length - at - 6, maxExifBytes));
    return { exif: { focal35mm } };
  }
  return {};
}

// {kind, width, height (0: unknown), orientation (1 to 8), focal35mm (null: unknown), orientationAt, isLittle}; the
// last two as in readExif().
export function factsOf(bytes) {
  const kind = kindOf(bytes);
  const found =
    kind === "JPEG"
      ? readJpeg(bytes)
      : kind === "PNG" || kind === "WebP"
        ? readChunks(bytes, kind === "PNG")
        : kind === "HEIF" || kind === "AVIF"
          ? readHeif(bytes)
          : {};
  const { orientation = 1, focal35mm = null, orientationAt = 0, isLittle = false } = found.exif ?? {};
  return {
    kind,
    width: found.width ?? 0,
    height: found.height ?? 0,
    orientation,
    focal35mm,
    orientationAt,
    isLittle,
  };
}

// As in vision/codecs/ingest_options.h.
const targetLongSide = 1600;
export const maxPixels = 120_000_000;

// The largest of 1, 2, 4 and 8 by which the sides can be divided so that the long one is not below targetLongSide.
export function reductionFor(width, height) {
  const longSide = Math.max(width, height);
  return [8, 4, 2].find((reduction) => Math.floor(longSide / reduction) >= targetLongSide) ?? 1;
}
