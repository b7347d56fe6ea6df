// Stands in for the program that reads photos: takes its time, and finds the same board in every photo, or none in a
// dark one. The name of a file says what else it does: "slow" and "endless" wait, "crash" ends the program.
const until = (time) => {
  while (Date.now() < time) {
    // Busy, like the real one.
  }
};

const mean = (pixels) => {
  let sum = 0;
  for (let i = 0; i < pixels.length; i += 400) sum += pixels[i];
  return sum / (pixels.length / 400);
};

export default async () => {
  let weights = null;
  const placed = [];
  const read = (pixels, text, progress) => {
    const given = JSON.parse(text);
    if (!weights) throw new Error("no weights");
    if (pixels.length !== given.width * given.height * 4) throw new Error("pixels do not fit");
    for (const part of [0.2, 0.5, 0.8]) {
      progress(part);
      until(Date.now() + (given.name.includes("endless") ? 60000 : given.name.includes("slow") ? 1500 : 20));
    }
    if (given.name.includes("crash")) throw new Error("unreachable");
    if (mean(pixels) < 3) return JSON.stringify({ noBoard: { text: "No board was found in the photo." } });
    return JSON.stringify({ format: "concord-reading", version: 1, side: given.side ?? "A", given });
  };
  return {
    load: (bytes) => (weights = bytes),
    place: (which, pixels) => (placed[which] = pixels.slice()),
    readPlaced: (text, otherText, progress) =>
      otherText === null ? read(placed[0], text, progress) : read(placed[1], otherText, progress),
  };
};
