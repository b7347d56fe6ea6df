// What is read from the first bytes of photos, in Node: kinds, sizes, EXIF; and malformed files.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { factsOf, kindOf, reductionFor } from "../../../app/web/page/photo_facts.js";
import { exif, ftyp, jpegHead, pngHead, webpHead } from "./support/photo_files.mjs";

const root = new URL("../../../", import.meta.url).pathname;
const facts = (bytes) => factsOf(Uint8Array.from(bytes));

test("kinds of files are recognized by their first bytes", () => {
  const kinds = {
    JPEG: jpegHead(4, 3),
    PNG: pngHead(4, 3),
    WebP: webpHead(4, 3),
    HEIF: ftyp("heic"),
    AVIF: ftyp("avif"),
    video: ftyp("mp42"),
    GIF: Buffer.from("GIF89a"),
    PDF: Buffer.from("%PDF-1.7"),
    TIFF: Buffer.from("II*\0"),
    text: Buffer.from("<svg xmlns"),
    "": Buffer.from([0, 1, 2, 3]),
  };
  for (const [kind, bytes] of Object.entries(kinds)) assert.equal(kindOf(Uint8Array.from(bytes)), kind);
  assert.equal(kindOf(new Uint8Array()), "");
});

test("the size is read from the header", () => {
  for (const head of [jpegHead, pngHead, webpHead]) {
    const { width, height } = facts(head(8000, 6000));
    assert.deepEqual([width, height], [8000, 6000]);
  }
});

test("orientation and focal length are read from EXIF in either byte order", () => {
  for (const isLittle of [true, false]) {
    const bytes = jpegHead(40, 30, exif({ orientation: 6, focal35mm: 24, isLittle }));
    const found = facts(bytes);
    assert.equal(found.orientation, 6);
    assert.equal(found.focal35mm, 24);
    assert.deepEqual(bytes.slice(found.orientationAt, found.orientationAt + 2), isLittle ? [6, 0] : [0, 6]);
  }
});

test("implausible orientations and focal lengths are ignored, as in the native program", () => {
  for (const orientation of [0, 9, 700]) assert.equal(facts(jpegHead(4, 3, exif({ orientation }))).orientation, 1);
  for (const focal35mm of [0, 4, 2001, 65535]) assert.equal(facts(jpegHead(4, 3, exif({ focal35mm }))).focal35mm, null);
});

test("the focal length of a HEIC is found anywhere in the file, and EXIF's orientation is ignored", () => {
  const bytes = [
    ...ftyp("heic"),
    ...Array(5000).fill(0x45),
    ...Buffer.from("Exif\0\0"),
    ...exif({ orientation: 6, focal35mm: 28 }),
  ];
  const found = facts([...bytes, ...Array(60).fill(0)]);
  assert.deepEqual([found.kind, found.focal35mm, found.orientation], ["HEIF", 28, 1]);
});

test("kind and size of a real photo are read", () => {
  const found = factsOf(new Uint8Array(readFileSync(`${root}samples/photos/easy/dev_018.jpg`)));
  assert.deepEqual([found.kind, found.width, found.height], ["JPEG", 1600, 1200]);
});

test("photos are reduced as much as in the native program", () => {
  const cases = [
    [1600, 1],
    [1601, 1],
    [3199, 1],
    [3200, 2],
    [4000, 2],
    [6399, 2],
    [6400, 4],
    [8000, 4],
    [12799, 4],
    [12800, 8],
    [40000, 8],
  ];
  for (const [side, reduction] of cases) assert.equal(reductionFor(side, side / 2), reduction, String(side));
});

test("damaged headers give plausible facts, and quickly", () => {
  let seed = 7;
  const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
  const heads = [
    jpegHead(40, 30, exif()),
    [...pngHead(40, 30), ...Array(40).fill(1)],
    webpHead(40, 30),
    [...ftyp("heic"), ...Buffer.from("Exif\0\0"), ...exif()],
  ];
  const start = Date.now();
  for (let i = 0; i < 40000; ++i) {
    const bytes = Uint8Array.from(heads[i % heads.length]);
    for (let n = 0; n <= i % 7; ++n) bytes[random(bytes.length)] = [0, 1, 127, 128, 255, random(256)][random(6)];
    const found = factsOf(bytes.subarray(0, i % 3 ? bytes.length : random(bytes.length)));
    assert.ok(found.orientation >= 1 && found.orientation <= 8);
    assert.ok(found.focal35mm === null || (found.focal35mm >= 5 && found.focal35mm <= 2000));
    assert.ok(found.width >= 0 && found.height >= 0);
  }
  assert.ok(Date.now() - start < 20000); // ms for all of them
});

test("reading ends at an EXIF directory that points to itself", () => {
  const bytes = exif();
  bytes.splice(30, 4, 8, 0, 0, 0); // byte 30 says where the second directory begins: at the first
  assert.equal(facts(jpegHead(4, 3, bytes)).orientation, 1);
});
