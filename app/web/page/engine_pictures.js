// The pictures that people see of photos, each made in a worker of its own while the photo is read.

// picture: an ImageBitmap in stored orientation, which is used up. The answer is a JPEG, upright, or nothing if none could be made.
export function shownPicture(picture, orientation) {
  const worker = new Worker(new URL("./picture_worker.js", import.meta.url), { type: "module", name: "picture" });
  return new Promise((done) => {
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = (event) => {
      event.preventDefault?.();
      done(null);
    };
    worker.postMessage({ picture, orientation }, [picture]);
  }).finally(() => worker.terminate());
}
