// From a photo's file to the pixels that the reader takes: sRGB, no larger than it needs, and as stored
// (not turned, except as the container of HEIC or AVIF says). The browser decodes at a reduced size if it can, because
// 48 megapixels take 190 MB.
import { factsOf, mostPixels, reductionFor } from "./photo_facts.js";
import { mark } from "./text.js";

export const mostBytes = 60_000_000;
const mostInFullSize = 16e6; // pixels: larger photos of a known size are resized while they are decoded

const refuse = (text, ...args) => {
  throw { text, args };
};

const wrongKinds = {
  "": mark("This file is not a photo."),
  text: mark("This file is not a photo."),
  film: mark("This is a video. Choose a photo."),
  PDF: mark("This is a PDF. Choose a photo."),
};

function checkSize(width, height) {
  if (width * height > mostPixels)
    refuse(
      mark("The photo has %1 x %2 pixels; at most %3 million are read."),
      String(width),
      String(height),
      String(mostPixels / 1e6),
    );
}

// The same file without its orientation, so that no browser turns it.
function unturned(file, { orientation, orientationAt, isLittle }) {
  if (orientation === 1 || orientationAt === 0) return file;
  const one = new Uint8Array(isLittle ? [1, 0] : [0, 1]);
  return new Blob([file.slice(0, orientationAt), one, file.slice(orientationAt + 2)], { type: file.type });
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

const typeOf = { JPEG: "image/jpeg", PNG: "image/png", WebP: "image/webp", HEIF: "image/heic", AVIF: "image/avif" };

async function decodeWhole(file, facts, resizing) {
  const typed = new Blob([file], { type: typeOf[facts.kind] ?? file.type });
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
  const small = () => [Math.ceil(width / reduction), Math.ceil(height / reduction)];
  const resized = () => ({ resizeWidth: small()[0], resizeHeight: small()[1], resizeQuality: "medium" });
  let picture = null;
  if (reduction > 1)
    picture =
      (await decodeSmall(file, facts, ...small())) ??
      (await decodeWhole(file, facts, width * height > mostInFullSize ? resized() : {}));
  picture ??= await decodeWhole(file, facts, {});
  if (!facts.width) {
    [width, height] = [picture.width ?? picture.displayWidth, picture.height ?? picture.displayHeight];
    reduction = reductionFor(width, height);
  }
  try {
    checkSize(width, height);
    const context = newContext(...small());
    context.imageSmoothingQuality = "medium";
    context.drawImage(picture, 0, 0, ...small());
    return { context, width, height, reduction };
  } finally {
    picture.close();
  }
}

// What is known about a file without decoding it. Throws {text, args} if it is not a photo, or too large.
export async function inspect(file) {
  if (file.size === 0) refuse(mark("The file is empty."));
  if (file.size > mostBytes) refuse(mark("The file is larger than %1 MB."), String(mostBytes / 1e6));
  const facts = factsOf(new Uint8Array(await file.arrayBuffer()));
  if (facts.kind in wrongKinds) refuse(wrongKinds[facts.kind]);
  checkSize(facts.width, facts.height);
  return facts;
}

// {pixels, width, height, storedWidth, storedHeight, reduction, orientation, focal35mm, format, picture}; picture: the
// pixels as an ImageBitmap. Throws {text, args}.
export async function decode(file) {
  const facts = await inspect(file);
  const { context, width, height, reduction } = await draw(unturned(file, facts), facts);
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
