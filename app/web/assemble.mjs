// Puts the page of the web program together: node assemble.mjs --page FOLDER --modules FOLDER --out FOLDER
// [--version TEXT]
//   --page     the built page of app/phone, with its texts (build/.../app/phone/files)
//   --modules  concord-table.js/.wasm, concord-reader.js/.wasm and concord-weights.bin
//   --out      the output folder, ready for any static web host; what is there is replaced
//   --version  the version that the page shows, before 8 digits of the hash of its files; without it, only the digits
// The service worker gets the list of all other files with their SHA-256.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const webPage = join(dirname(fileURLToPath(import.meta.url)), "page");
// QR codes: Debian's package node-qrcode-generator.
const qrcode = "/usr/share/nodejs/qrcode-generator/qrcode.js";
// Files of app/phone that talk to the window's server, or are for node.
const leftOut = ["engine_commands.js", "engine_listener.js", "engine_uploads.js", "package.json"];
const requiredModules = [
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

function parseOptions(args) {
  const found = {};
  for (let i = 0; i < args.length; i += 2) {
    const name = args[i].replace(/^--/, "");
    if (!["page", "modules", "out", "version"].includes(name) || args[i + 1] === undefined)
      fail(`expected --page, --modules, --out and perhaps --version with a value each, got ${args[i]}`);
    found[name] = args[i + 1];
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

// Replaces a text, which must occur exactly once in the file.
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
  for (const name of leftOut) rmSync(join(to, name), { force: true });
  cpSync(webPage, to, { recursive: true });
  for (const name of requiredModules) if (!existsSync(join(modules, name))) fail(`${modules}: expected ${name}`);
  for (const name of readdirSync(modules).filter((one) => /^concord-.*\.(js|wasm|bin)$/.test(one)))
    cpSync(join(modules, name), join(to, name));
  if (!existsSync(qrcode)) fail(`expected ${qrcode} of Debian's package node-qrcode-generator`);
  writeFileSync(join(to, "qrcode.js"), `${readFileSync(qrcode, "utf8")}\nexport default qrcode;\n`);
}

// Writes the version into the page, and then the hashes of all files, which change with it, into the service worker.
function writeVersion(folder, shownVersion) {
  const hashes = () =>
    Object.fromEntries(
      filesIn(folder)
        .filter((name) => name !== "service_worker.js")
        .map((name) => [name, hashOf(readFileSync(join(folder, name)))]),
    );
  const contentHash = hashOf(JSON.stringify(hashes())).slice(0, 8);
  const version = shownVersion ? `${shownVersion} (${contentHash})` : contentHash;
  rewrite(join(folder, "version.js"), '"development"', JSON.stringify(version));
  const worker = join(folder, "service_worker.js");
  rewrite(worker, '"development"', JSON.stringify(version));
  rewrite(worker, "const files = {};", `const files = ${JSON.stringify(hashes(), null, 1)};`);
  return version;
}

const options = parseOptions(process.argv.slice(2));
options.out = resolve(options.out); // a "/" at its end would put the new folder into the old one
const newFolder = `${options.out}.new`;
rmSync(newFolder, { recursive: true, force: true });
mkdirSync(newFolder, { recursive: true });
collect(options, newFolder);
const version = writeVersion(newFolder, options.version);
rmSync(options.out, { recursive: true, force: true });
renameSync(newFolder, options.out);
const bytes = filesIn(options.out).reduce((sum, name) => sum + readFileSync(join(options.out, name)).length, 0);
console.log(`${options.out}: version ${version}, ${filesIn(options.out).length} files, ${(bytes / 1e6).toFixed(1)} MB`);
