// The program that holds the table, in a worker: calls the named function with strings, and answers with its string.
let program = null; // a promise of its functions

function load() {
  program ??= import("./concord-table.js").then(({ default: make }) =>
    make({ locateFile: (name) => new URL(name, import.meta.url).href, print: () => {}, printErr: () => {} }),
  );
  return program;
}

onmessage = async ({ data: { id, name, args } }) => {
  let functions = null;
  try {
    functions = await load();
  } catch (problem) {
    return postMessage({ id, loadError: String(problem) });
  }
  try {
    return postMessage({ id, answer: functions[name](...args) });
  } catch (problem) {
    return postMessage({ id, broken: String(problem) });
  }
};
