// Makes photo files byte by byte, for tests in Node and in the page.

const bytesOf = (...parts) =>
  parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : [part].flat()));
const short = (value, isLittle) => (isLittle ? [value & 255, value >> 8] : [value >> 8, value & 255]);
const long = (value, isLittle) => {
  const parts = [24, 16, 8, 0].map((bits) => (value >>> bits) & 255);
  return isLittle ? parts.reverse() : parts;
};
const [shortType, longType] = [3, 4]; // EXIF's whole numbers of 16 and 32 bits

// EXIF as a TIFF structure: the first directory has the orientation and points to the second, which has the focal
// length.
export function exif({ orientation = 1, focal35mm = 26, isLittle = true } = {}) {
  const entry = (tag, type, value) => [
    ...short(tag, isLittle),
    ...short(type, isLittle),
    ...long(1, isLittle),
    ...(type === shortType ? [...short(value, isLittle), 0, 0] : long(value, isLittle)),
  ];
  return bytesOf(
    isLittle ? "II*\0" : "MM\0*",
    long(8, isLittle),
    short(2, isLittle),
    entry(0x0112, shortType, orientation),
    entry(0x8769, longType, 38), // the second directory begins at byte 38
    long(0, isLittle),
    short(1, isLittle),
    entry(0xa405, shortType, focal35mm),
    long(0, isLittle),
  );
}

// The segment of a JPEG that holds the EXIF data.
export const exifSegment = (data) => bytesOf(0xff, 0xe1, short(data.length + 8, false), "Exif\0\0", data);

// The beginning of a JPEG. data: its EXIF data, if any.
export const jpegHead = (width, height, data) =>
  bytesOf(
    0xff,
    0xd8,
    data ? exifSegment(data) : [],
    0xff,
    0xc0,
    short(17, false),
    8,
    short(height, false),
    short(width, false),
    3,
    Array(9).fill(0),
  );

export const pngHead = (width, height) =>
  bytesOf(
    "\x89PNG\r\n\x1a\n",
    long(13, false),
    "IHDR",
    long(width, false),
    long(height, false),
    [8, 2, 0, 0, 0],
    [0, 0, 0, 0],
  );

export const webpHead = (width, height) =>
  bytesOf(
    "RIFF",
    long(30, true),
    "WEBP",
    "VP8X",
    long(10, true),
    [0, 0, 0, 0],
    long(width - 1, true).slice(0, 3),
    long(height - 1, true).slice(0, 3),
  );

export const ftyp = (brand) => bytesOf(long(24, false), "ftyp", brand, [0, 0, 0, 0], "mif1heic");
