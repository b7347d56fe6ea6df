// The pictures that people see of photos, each made in a worker of its own while the photo is read.

// picture: an ImageBitmap in stored orientation; it is transferred to the worker, so the caller cannot use it
// afterwards. Resolves to an upright JPEG, or to null if none could be made.
export function makeShownPicture(picture, orientation) {
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
