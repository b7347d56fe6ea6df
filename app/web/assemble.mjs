// Puts the page of the web program together: node assemble.mjs --page FOLDER --modules FOLDER --out FOLDER
// [--version TEXT]
//   --page     the built page of app/phone, with its texts (build/.../app/phone/files)
//   --modules  concord-table.js/.wasm, concord-reader.js/.wasm and concord-weights.bin
//   --out      the folder for any web space; what is there is replaced
//   --version  the version that the page shows, before 8 digits of the hash of its files; without it, these alone
// The service worker gets the list of all other files with their SHA-256.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const own = join(dirname(fileURLToPath(import.meta.url)), "page");
// QR codes: Debian's package node-qrcode-generator.
const qrcode = "/usr/share/nodejs/qrcode-generator/qrcode.js";
// Files of the window's page that are left out: they talk to its server, or are for node.
const foreign = ["engine_commands.js", "engine_listener.js", "engine_uploads.js", "package.json"];
const needed = [
  "concord-table.js",
  "concord-table.wasm",
  "concord-reader.js",
  "concord-reader.wasm",
  "concord-weights.bin",
];

function fail(text) {
  console.error(`assemble.mjs: ${text}`);
  process.exit(2);
}

function options(words) {
  const found = {};
  for (let i = 0; i < words.length; i += 2) {
    const name = words[i].replace(/^--/, "");
    if (!["page", "modules", "out", "version"].includes(name) || words[i + 1] === undefined)
      fail(`expected --page, --modules, --out and perhaps --version with a value each, got ${words[i]}`);
    found[name] = words[i + 1];
  }
  for (const name of ["page", "modules", "out"]) if (!found[name]) fail(`expected --${name}`);
  return found;
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();

const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

// Replaces a text that occurs exactly once in a file.
function rewrite(file, before, after) {
  const text = readFileSync(file, "utf8");
  if (text.split(before).length !== 2) fail(`${file}: expected one “${before}”`);
  writeFileSync(
    file,
    text.replace(before, () => after),
  );
}

function collect({ page, modules }, to) {
  cpSync(page, to, { recursive: true });
  for (const name of foreign) rmSync(join(to, name), { force: true });
  cpSync(own, to, { recursive: true });
  for (const name of needed) if (!existsSync(join(modules, name))) fail(`${modules}: expected ${name}`);
  for (const name of readdirSync(modules).filter((one) => /^concord-.*\.(js|wasm|bin)$/.test(one)))
    cpSync(join(modules, name), join(to, name));
  if (!existsSync(qrcode)) fail(`expected ${qrcode} of Debian's package node-qrcode-generator`);
  writeFileSync(join(to, "qrcode.js"), `${readFileSync(qrcode, "utf8")}\nexport default qrcode;\n`);
}

function seal(folder, shownVersion) {
  const hashes = () =>
    Object.fromEntries(
      filesIn(folder)
        .filter((name) => name !== "service_worker.js")
        .map((name) => [name, hashOf(readFileSync(join(folder, name)))]),
    );
  const content = hashOf(JSON.stringify(hashes())).slice(0, 8);
  const version = shownVersion ? `${shownVersion} (${content})` : content;
  rewrite(join(folder, "version.js"), '"development"', JSON.stringify(version));
  const worker = join(folder, "service_worker.js");
  rewrite(worker, '"development"', JSON.stringify(version));
  rewrite(worker, "const files = {};", `const files = ${JSON.stringify(hashes(), null, 1)};`);
  return version;
}

const given = options(process.argv.slice(2));
const fresh = `${given.out}.new`;
rmSync(fresh, { recursive: true, force: true });
mkdirSync(fresh, { recursive: true });
collect(given, fresh);
const version = seal(fresh, given.version);
rmSync(given.out, { recursive: true, force: true });
renameSync(fresh, given.out);
const bytes = filesIn(given.out).reduce((sum, name) => sum + readFileSync(join(given.out, name)).length, 0);
console.log(`${given.out}: version ${version}, ${filesIn(given.out).length} files, ${(bytes / 1e6).toFixed(1)} MB`);
