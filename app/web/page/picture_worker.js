// Makes the picture that people see of a photo, in parallel with the worker that reads it, so that reading is not
// delayed.
const maxLongSide = 1600;

// For EXIF orientations 1 to 8: the matrix, as setTransform() takes it, from the stored picture to the upright one,
// where both have size 1 x 1.
const turns = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
];

// An upright JPEG, small enough to be stored.
async function makeShownPicture(picture, orientation) {
  const scale = Math.min(1, maxLongSide / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width * scale, picture.height * scale].map((side) => Math.max(1, Math.round(side)));
  const [a, b, c, d, e, f] = turns[orientation - 1];
  const [upWidth, upHeight] = orientation > 4 ? [height, width] : [width, height];
  const canvas = new OffscreenCanvas(upWidth, upHeight);
  const context = canvas.getContext("2d", { colorSpace: "srgb", willReadFrequently: true, alpha: false });
  context.setTransform(a, b, c, d, e * upWidth, f * upHeight);
  context.drawImage(picture, 0, 0, width, height);
  picture.close(); // frees its pixels now
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
}

onmessage = async ({ data }) => postMessage(await makeShownPicture(data.picture, data.orientation).catch(() => null));
