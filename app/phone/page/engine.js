// The engine of this page: the window's server. Only this file and engine_*.js know how messages travel; docs/phone.md
// says what is in them. A page with another engine has another engine.js with the same functions.
import { CommandQueue } from "./engine_commands.js";
import { Uploads } from "./engine_uploads.js";
import { Listener } from "./engine_listener.js";
import { language } from "./text.js";

// All requests go to addresses relative to the page's, which contains the secret; its fragment names a view and is
// dropped.
const urlOf = (path) => new URL(path, new URL(".", location.href)).href;
const urlWithLanguage = (path) => urlOf(`${path}${path.includes("?") ? "&" : "?"}language=${language()}`);

let uploads = null;
let commands = null;

// An id of 128 random bits. Phones offer randomUUID() only over https.
export function freshId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Fetches JSON. Throws {status, error}; status 0: nobody answers.
async function fetchJson(path, options = {}, seconds = 10) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), seconds * 1000);
  try {
    const answer = await fetch(urlWithLanguage(path), { cache: "no-store", ...options, signal: stop.signal });
    const body = await answer.json().catch(() => ({}));
    if (!answer.ok) throw { status: answer.status, error: body.error };
    return body;
  } catch (problem) {
    throw typeof problem.status === "number" ? problem : { status: 0 };
  } finally {
    clearTimeout(timer);
  }
}

const post = (path, body) =>
  fetchJson(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

// on: {state(table), connection("open" | "lost" | "refused"), waiting(commands not answered yet), unclaimed(command,
// "done" | "failed", answer) for commands that were given before the page was loaded again}.
export function start(on) {
  const listener = new Listener(
    { fetchJson, eventsUrl: () => urlWithLanguage(`events?client=${commands.client.id}`) },
    {
      state: (table) => {
        commands.noteRevision(table.revision);
        on.state(table);
      },
      connection: (connection) => {
        on.connection(connection);
        if (connection === "open") {
          commands.sendWaiting();
          uploads.sendNext();
        }
      },
    },
  );
  commands = new CommandQueue({
    post,
    freshId,
    changed: on.waiting,
    unclaimed: on.unclaimed,
    disconnected: (connection) => listener.disconnected(connection),
  });
  uploads = new Uploads({
    url: urlWithLanguage,
    freshId,
    disconnected: (connection) => listener.disconnected(connection),
  });
  listener.start();
}

// {do: "set-stack", ...} -> {done, conflict?, player?, undoable?}; waits while the server is gone, and keeps the order.
// Throws {status, error} for a command that cannot be done.
export const command = (what) => commands.send(what);

// Asks who gets what of an area of Renature.
export const area = (what) => post("area", what);

// report({state: "waiting" | "sending" | "sent" | "failed", progress: 0 to 1, photo, note, error}); returns a function
// that cancels.
export const upload = (file, player, report) => uploads.add(file, player, report);

// Whether a photo is shown while it is being sent.
export const hasPreviews = true;

export const photoUrl = (id) => urlOf(`photo/${encodeURIComponent(id)}.jpg`);
export const cellUrl = (id, cell) => urlOf(`photo/${encodeURIComponent(id)}/${encodeURIComponent(cell)}.jpg`);
export const texts = (languageCode) => fetchJson(`texts/${languageCode}.json`);
