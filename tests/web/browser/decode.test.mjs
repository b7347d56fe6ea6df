// Photos decoded by the browser: sizes, orientations, colours, and files that cannot be opened.
import assert from "node:assert/strict";
import { test } from "node:test";
import { exif, exifSegment, ftyp, jpegHead, pngHead } from "./support/photo_files.mjs";
import { onPhone, useSite } from "./support/testing.mjs";

useSite();

// Runs in the page: makes a photo of four colours, red and green above blue and white. segment: bytes that are inserted
// after its first two, such as EXIF.
async function makeFourColours(width, height, segment, type = "image/jpeg") {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  ["#f00", "#0f0", "#00f", "#fff"].forEach((colour, i) => {
    context.fillStyle = colour;
    context.fillRect((i % 2) * (width / 2), Math.floor(i / 2) * (height / 2), width / 2, height / 2);
  });
  const blob = await canvas.convertToBlob({ type, quality: 0.95 });
  return segment ? new Blob([blob.slice(0, 2), Uint8Array.from(segment), blob.slice(2)], { type }) : blob;
}

// The source of corners(), for the page: the colours of the four corners as bits of red, green and blue, in rows from
// the top: "100 010 001 111" is red, green, blue and white.
const cornersSource = `
  const colourAt = (data, width, x, y) => {
    const at = 4 * (Math.floor(y) * width + Math.floor(x));
    return [...data.slice(at, at + 3)].map((part) => (part > 128 ? "1" : "0")).join("");
  };
  const corners = (data, width, height) =>
    [[0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]]
      .map(([x, y]) => colourAt(data, width, x * width, y * height))
      .join(" ");
`;

// Decodes a file in the page. make: the source of a function that makes the file there, or the name of one.
// stored: the corners of the pixels; shown: width, height and corners of the picture that people see; middle: the red,
// green and blue of a pixel in the middle.
const decodeInPage = (page, make, ...args) =>
  page
    .call("Runtime.evaluate", {
      expression: `(async () => {
      ${cornersSource}
      ${makeFourColours}
      const { decode } = await import("./decode.js");
      const { makeShownPicture } = await import("./engine_pictures.js");
      const file = await (${make})(...${JSON.stringify(args)});
      try {
        const { pixels, picture: stored, ...facts } = await decode(file);
        const picture = await createImageBitmap(await makeShownPicture(stored, facts.orientation));
        const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
        context.drawImage(picture, 0, 0);
        const upright = context.getImageData(0, 0, picture.width, picture.height).data;
        return { ...facts, length: pixels.length, stored: corners(pixels, facts.width, facts.height),
          shown: [picture.width, picture.height, corners(upright, picture.width, picture.height)].join(" "),
          middle: [...pixels.subarray(pixels.length / 2 + 2 * facts.width).slice(0, 3)] };
      } catch (problem) { return { text: problem.text ?? String(problem) }; }
    })()`,
      awaitPromise: true,
      returnByValue: true,
    })
    .then(({ result, exceptionDetails }) => {
      assert.equal(exceptionDetails, undefined);
      return result.value;
    });

const fileOfBytes = `(bytes, type) => new Blob([Uint8Array.from(bytes)], { type })`;

test(
  "pixels come as stored, whatever EXIF says, and the shown picture is upright",
  onPhone(async (page) => {
    const shownByOrientation = {
      1: "80 60 100 010 001 111",
      2: "80 60 010 100 111 001",
      3: "80 60 111 001 010 100",
      4: "80 60 001 111 100 010",
      5: "60 80 100 001 010 111",
      6: "60 80 001 100 111 010",
      7: "60 80 111 010 001 100",
      8: "60 80 010 111 100 001",
    };
    for (const [orientation, shown] of Object.entries(shownByOrientation)) {
      const segment = exifSegment(
        exif({ orientation: Number(orientation), focal35mm: 27, isLittle: orientation % 2 === 0 }),
      );
      const found = await decodeInPage(page, "makeFourColours", 80, 60, segment);
      assert.equal(found.stored, "100 010 001 111", orientation);
      assert.equal(found.shown, shown, orientation);
      assert.deepEqual(
        [found.width, found.height, found.orientation, found.focal35mm],
        [80, 60, Number(orientation), 27],
      );
      assert.equal(found.length, 80 * 60 * 4);
    }
  }),
);

test(
  "large photos are reduced: 12 and 48 megapixels, and odd sizes",
  onPhone(async (page) => {
    for (const [width, height, reduction] of [
      [4000, 3000, 2],
      [8000, 6000, 4],
      [4001, 3001, 2],
    ]) {
      const segment = exifSegment(exif({ orientation: 6 }));
      const found = await decodeInPage(page, "makeFourColours", width, height, segment);
      assert.deepEqual([found.storedWidth, found.storedHeight, found.reduction], [width, height, reduction]);
      assert.deepEqual([found.width, found.height], [Math.ceil(width / reduction), Math.ceil(height / reduction)]);
      assert.equal(found.stored, "100 010 001 111");
      assert.ok(found.shown.startsWith("1200 1600 001 100"), found.shown);
    }
  }),
);

test(
  "large photos are reduced alike where the browser cannot decode at a reduced size",
  onPhone(async (page) => {
    await page.run(() => delete globalThis.ImageDecoder);
    for (const type of ["image/jpeg", "image/png", "image/webp"]) {
      const found = await decodeInPage(page, "makeFourColours", 6400, 4800, null, type);
      assert.deepEqual([found.width, found.height, found.reduction, found.stored], [1600, 1200, 4, "100 010 001 111"]);
    }
  }),
);

test(
  "Display P3 becomes sRGB",
  onPhone(async (page) => {
    const found = await decodeInPage(
      page,
      `async () => {
        const canvas = new OffscreenCanvas(64, 64);
        const context = canvas.getContext("2d", { colorSpace: "display-p3" });
        context.fillStyle = "color(display-p3 0.7 0.4 0.3)";
        context.fillRect(0, 0, 64, 64);
        return canvas.convertToBlob({ type: "image/png" });
      }`,
    );
    // By the matrices of CSS Color 4, 0.7 0.4 0.3 in Display P3 is 0.7421 0.3889 0.2811 in sRGB; here from 0 to 255.
    const expected = [189, 99, 72];
    found.middle.forEach((part, i) => assert.ok(Math.abs(part - expected[i]) <= 2, String(found.middle)));
  }),
);

const refusals = {
  "The file is empty.": [],
  "This file is not a photo.": [
    ...Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
  ],
  "This is a PDF. Choose a photo.": [...Buffer.from("%PDF-1.7 ...")],
  "This is a video. Choose a photo.": ftyp("mp42"),
  "The photo has %1 x %2 pixels; at most %3 million are read.": [...pngHead(60000, 60000), 0, 0, 0, 0],
  "The photo is damaged, or this browser cannot open it.": [...jpegHead(4000, 3000, exif()), 0xff, 0xda, 0, 2, 1, 2, 3],
  ["This browser cannot open HEIC photos. " +
  "In the camera's settings choose “Most compatible”, or send the photo as JPEG."]: [
    ...ftyp("heic"),
    ...Array(400).fill(7),
  ],
  "This browser cannot open TIFF photos. Send the photo as JPEG.": [...Buffer.from("II*\0"), ...Array(40).fill(0)],
};
for (const [text, bytes] of Object.entries(refusals)) {
  test(
    `refused: ${text}`,
    onPhone(async (page) => {
      assert.deepEqual(await decodeInPage(page, fileOfBytes, bytes, "image/jpeg"), { text });
    }),
  );
}

test(
  "a file of 61 MB is refused, as more than 60 MB",
  onPhone(async (page) => {
    const found = await decodeInPage(page, `() => new Blob([new Uint8Array(61 * 2 ** 20)], { type: "image/jpeg" })`);
    assert.equal(found.text, "The file is larger than %1 MB.");
  }),
);

test(
  "a truncated photo is refused, or decoded as far as it goes",
  onPhone(async (page) => {
    const found = await decodeInPage(page, `async () => (await makeFourColours(800, 600)).slice(0, 3000)`);
    assert.ok(found.text === "The photo is damaged, or this browser cannot open it." || found.width === 800);
  }),
);
