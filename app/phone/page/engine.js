// The engine of this page: the window's server. Only this file and engine_*.js know how messages travel; docs/phone.md
// says what is in them. Another engine is another engine.js with the same functions.
import { CommandQueue } from "./engine_commands.js";
import { Uploads } from "./engine_uploads.js";
import { Listener } from "./engine_listener.js";
import { language } from "./text.js";

// All requests go to addresses relative to the page's, which contains the secret; its fragment names a view and is
// dropped.
const address = (path) => new URL(path, new URL(".", location.href)).href;
const inLanguage = (path) => address(`${path}${path.includes("?") ? "&" : "?"}language=${language()}`);

let uploads = null;
let commands = null;

// An id of 128 random bits. Phones offer randomUUID() only over https.
export function freshId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Fetches JSON. Throws {status, error}; status 0: nobody answers.
async function ask(path, options = {}, seconds = 10) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), seconds * 1000);
  try {
    const answer = await fetch(inLanguage(path), { cache: "no-store", ...options, signal: stop.signal });
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
  ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

// on: {state(table), contact("there" | "gone" | "closed"), waiting(commands not answered yet), unclaimed(command,
// "done" | "failed", answer) for commands that were given before the page was loaded again}.
export function start(on) {
  const listener = new Listener(
    { ask, eventsUrl: () => inLanguage(`events?client=${commands.client.id}`) },
    {
      state: (table) => {
        commands.seen(table.revision);
        on.state(table);
      },
      contact: (contact) => {
        on.contact(contact);
        if (contact === "there") {
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
    lost: (why) => listener.lost(why),
  });
  uploads = new Uploads({ url: inLanguage, freshId, lost: (why) => listener.lost(why) });
  listener.start();
}

// {do: "set-stack", ...} -> {done, conflict?, player?, undoable?}; waits while the server is gone, and keeps the order.
// Throws {status, error} for a command that cannot be done.
export const command = (what) => commands.send(what);

// Asks who gets what of an area of Renature.
export const area = (what) => post("area", what);

// report({state: "waiting" | "sending" | "sent" | "failed", sent: 0 to 1, photo, note, error}); returns a function
// that cancels.
export const upload = (file, player, report) => uploads.add(file, player, report);

// Whether a photo is shown while it is on its way.
export const hasPreviews = true;

export const photoUrl = (id) => address(`photo/${encodeURIComponent(id)}.jpg`);
export const cellUrl = (id, cell) => address(`photo/${encodeURIComponent(id)}/${encodeURIComponent(cell)}.jpg`);
export const texts = (of) => ask(`texts/${of}.json`);
