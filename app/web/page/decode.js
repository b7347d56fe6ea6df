// Decodes a photo's file to the pixels that the reader takes: in sRGB, no larger than the reader needs, and in stored
// orientation (only HEIC and AVIF are turned, as their container says). The browser decodes at a reduced size if it
// can, because 48 megapixels take 190 MB.
import { factsOf, maxPixels, reductionFor } from "./photo_facts.js";
import { mark } from "./text.js";

export const maxBytes = 60 * 2 ** 20; // as in the server that phones talk to
const maxPixelsInFullSize = 16e6; // larger photos are resized while they are decoded, if their size is known before

const refuse = (text, ...args) => {
  throw { text, args };
};

const refusedKinds = {
  "": mark("This file is not a photo."),
  text: mark("This file is not a photo."),
  video: mark("This is a video. Choose a photo."),
  PDF: mark("This is a PDF. Choose a photo."),
};

function checkSize(width, height) {
  if (width * height > maxPixels)
    refuse(
      mark("The photo has %1 x %2 pixels; at most %3 million are read."),
      String(width),
      String(height),
      String(maxPixels / 1e6),
    );
}

// The same file with EXIF's orientation set to 1 (upright), so that no browser turns it.
function withoutRotation(file, { orientation, orientationAt, isLittle }) {
  if (orientation === 1 || orientationAt === 0) return file;
  const upright = new Uint8Array(isLittle ? [1, 0] : [0, 1]);
  return new Blob([file.slice(0, orientationAt), upright, file.slice(orientationAt + 2)], { type: file.type });
}

function newContext(width, height) {
  const canvas = new OffscreenCanvas(width, height);
  return canvas.getContext("2d", { colorSpace: "srgb", willReadFrequently: true, alpha: false });
}

// A JPEG decoded at a reduced size, in a fraction of the time and memory; null for other kinds, and where the
// browser cannot do that.
async function decodeSmall(file, facts, width, height) {
  if (facts.kind !== "JPEG" || typeof ImageDecoder === "undefined") return null;
  let decoder = null;
  try {
    decoder = new ImageDecoder({
      data: await file.arrayBuffer(),
      type: "image/jpeg",
      desiredWidth: width,
      desiredHeight: height,
    });
    const { image } = await decoder.decode();
    if (image.displayWidth === width && image.displayHeight === height) return image;
    image.close();
  } catch {
    // decodeWhole() comes next, and reports the error.
  } finally {
    decoder?.close();
  }
  return null;
}

const mimeTypes = { JPEG: "image/jpeg", PNG: "image/png", WebP: "image/webp", HEIF: "image/heic", AVIF: "image/avif" };

async function decodeWhole(file, facts, resizing) {
  const typed = new Blob([file], { type: mimeTypes[facts.kind] ?? file.type });
  const options = { colorSpaceConversion: "default", premultiplyAlpha: "none", ...resizing };
  try {
    return await createImageBitmap(typed, options);
  } catch {
    if (facts.kind === "HEIF")
      refuse(
        mark(
          "This browser cannot open HEIC photos. In the camera's settings choose “Most compatible”, or send the photo as JPEG.",
        ),
      );
    if (facts.kind === "TIFF") refuse(mark("This browser cannot open TIFF photos. Send the photo as JPEG."));
    return refuse(mark("The photo is damaged, or this browser cannot open it."));
  }
}

async function draw(file, facts) {
  let [width, height] = [facts.width, facts.height];
  let reduction = width && height ? reductionFor(width, height) : 1;
  const reducedSize = () => [Math.ceil(width / reduction), Math.ceil(height / reduction)];
  const resizeOptions = () => {
    const [resizeWidth, resizeHeight] = reducedSize();
    return { resizeWidth, resizeHeight, resizeQuality: "medium" };
  };
  let picture = null;
  if (reduction > 1)
    picture =
      (await decodeSmall(file, facts, ...reducedSize())) ??
      (await decodeWhole(file, facts, width * height > maxPixelsInFullSize ? resizeOptions() : {}));
  picture ??= await decodeWhole(file, facts, {});
  if (!facts.width) {
    [width, height] = [picture.width ?? picture.displayWidth, picture.height ?? picture.displayHeight];
    reduction = reductionFor(width, height);
  }
  try {
    checkSize(width, height);
    const context = newContext(...reducedSize());
    context.imageSmoothingQuality = "medium";
    context.drawImage(picture, 0, 0, ...reducedSize());
    return { context, width, height, reduction };
  } finally {
    picture.close();
  }
}

// What is known about a file without decoding it. Throws {text, args} if it is not a photo, or too large.
export async function inspect(file) {
  if (file.size === 0) refuse(mark("The file is empty."));
  if (file.size > maxBytes) refuse(mark("The file is larger than %1 MB."), String(maxBytes / 2 ** 20));
  const facts = factsOf(new Uint8Array(await file.arrayBuffer()));
  if (facts.kind in refusedKinds) refuse(refusedKinds[facts.kind]);
  checkSize(facts.width, facts.height);
  return facts;
}

// {pixels, width, height, storedWidth, storedHeight, reduction, orientation, focal35mm, format, picture}; picture: the
// pixels as an ImageBitmap. Throws {text, args}.
export async function decode(file) {
  const facts = await inspect(file);
  const { context, width, height, reduction } = await draw(withoutRotation(file, facts), facts);
  const { canvas } = context;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height, { colorSpace: "srgb" });
  const size = { width: canvas.width, height: canvas.height };
  const picture = canvas.transferToImageBitmap();
  canvas.width = canvas.height = 1; // frees its pixels now
  return {
    pixels: new Uint8Array(data.buffer),
    ...size,
    storedWidth: width,
    storedHeight: height,
    reduction,
    orientation: facts.orientation,
    focal35mm: facts.focal35mm,
    format: facts.kind,
    picture,
  };
}
