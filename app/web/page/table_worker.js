// The table, away from the page: calls a function of the program with texts, and answers with its text.
let table = null;

function load() {
  table ??= import("./concord-table.js").then(({ default: make }) =>
    make({ locateFile: (name) => new URL(name, import.meta.url).href, print: () => {}, printErr: () => {} }),
  );
  return table;
}

onmessage = async ({ data: { id, call, args } }) => {
  let module = null;
  try {
    module = await load();
  } catch (problem) {
    return postMessage({ id, loadError: String(problem) });
  }
  try {
    return postMessage({ id, answer: module[call](...args) });
  } catch (problem) {
    return postMessage({ id, broken: String(problem) });
  }
};
