// The games of this browser, in IndexedDB: a summary of each for the list, its table as the program gives it, and its
// photos. Where there is no IndexedDB (some private windows), they are kept as long as the page is open.

const name = "concord";
const version = 1;

let opening = null;
const memory = { games: new Map(), tables: new Map(), photos: new Map() };

export let isKept = true; // false: only as long as the page is open

function upgrade(database) {
  database.createObjectStore("games", { keyPath: "id" });
  database.createObjectStore("tables", { keyPath: "id" });
  database.createObjectStore("photos", { keyPath: "id" }).createIndex("game", "game");
}

function open() {
  opening ??= new Promise((done) => {
    const none = () => {
      isKept = false;
      done(null);
    };
    try {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => upgrade(request.result);
      request.onerror = none;
      request.onsuccess = () => {
        const database = request.result;
        // A newer version of the page waits until this connection is closed.
        database.onversionchange = () => database.close();
        database.onclose = () => (opening = null);
        done(database);
      };
    } catch {
      none();
    }
  });
  return opening;
}

const asPromise = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

// Runs act(stores) in one transaction; stores have get, all, of (a game), put, remove.
async function within(names, mode, act) {
  const database = await open();
  if (!database) return act(Object.fromEntries(names.map((one) => [one, inMemory(memory[one])])));
  const transaction = database.transaction(names, mode);
  const ended = new Promise((done, failed) => {
    transaction.oncomplete = done;
    transaction.onabort = () => failed(transaction.error ?? new DOMException("aborted", "AbortError"));
  });
  ended.catch(() => {}); // reported below, unless act() has failed first
  const stores = Object.fromEntries(names.map((one) => [one, inDatabase(transaction.objectStore(one))]));
  let result = null;
  try {
    result = await act(stores);
  } catch (problem) {
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    throw problem;
  }
  await ended;
  return result;
}

const inDatabase = (store) => ({
  get: (id) => asPromise(store.get(id)),
  all: () => asPromise(store.getAll()),
  of: (game) => asPromise(store.index("game").getAll(game)),
  put: (value) => asPromise(store.put(value)),
  remove: (id) => asPromise(store.delete(id)),
});

const inMemory = (map) => ({
  get: async (id) => map.get(id),
  all: async () => [...map.values()],
  of: async (game) => [...map.values()].filter((one) => one.game === game),
  put: async (value) => map.set(value.id, value),
  remove: async (id) => map.delete(id),
});

export const isFull = (problem) => problem?.name === "QuotaExceededError" || problem?.name === "UnknownError";

// The game that was changed last comes first.
export async function list() {
  const games = await within(["games"], "readonly", ({ games }) => games.all());
  return games.sort((a, b) => b.changed - a.changed);
}

export const tableOf = (id) => within(["tables"], "readonly", async ({ tables }) => (await tables.get(id))?.text);

// {client, number} of the latest command that the stored game includes; undefined if there is none.
export const latestCommandOf = (id) =>
  within(["tables"], "readonly", async ({ tables }) => (await tables.get(id))?.latest);

// table: {text, latest}. writer: the id of this tab. Throws {taken: true} if another tab has taken the game over.
export function save(id, table, summary, writer) {
  return within(["games", "tables"], "readwrite", async ({ games, tables }) => {
    const known = await games.get(id);
    if (known && known.writer !== writer) throw { taken: true };
    const now = Date.now();
    await tables.put({ id, ...table });
    await games.put({ ...known, ...summary, id, writer, created: known?.created ?? now, changed: now });
  });
}

// Removes the game of a table that is empty again. Photos stay: some may be on their way to it.
export function forget(id, writer) {
  return within(["games", "tables"], "readwrite", async ({ games, tables }) => {
    const known = await games.get(id);
    if (known && known.writer !== writer) throw { taken: true };
    await games.remove(id);
    await tables.remove(id);
  });
}

// From now on, only this tab may change the game. Returns false if the game is not stored.
export function takeOver(id, writer) {
  return within(["games"], "readwrite", async ({ games }) => {
    const known = await games.get(id);
    if (known) await games.put({ ...known, writer });
    return Boolean(known);
  });
}

const allStores = ["games", "tables", "photos"];

async function removeFrom({ games, tables, photos }, id) {
  await games.remove(id);
  await tables.remove(id);
  for (const photo of await photos.of(id)) await photos.remove(photo.id);
}

export const remove = (id) => within(allStores, "readwrite", (stores) => removeFrom(stores, id));

// Removes what is stored under this id unless it is a game. Returns whether it is gone.
export function removeUnlessGame(id) {
  return within(allStores, "readwrite", async (stores) => {
    if ((await stores.games.get(id))?.game) return false;
    await removeFrom(stores, id);
    return true;
  });
}

// {id, game, photo (its id at the table, or ""), file, shown, name, player, sha256, tries}
export const putPhoto = (photo) => within(["photos"], "readwrite", ({ photos }) => photos.put(photo));
// Does nothing for a photo that has been removed meanwhile.
export function putTries({ id, tries }) {
  return within(["photos"], "readwrite", async ({ photos }) => {
    const kept = await photos.get(id);
    if (kept) await photos.put({ ...kept, tries });
  });
}
export const photosOf = (game) => within(["photos"], "readonly", ({ photos }) => photos.of(game));
export const removePhoto = (id) => within(["photos"], "readwrite", ({ photos }) => photos.remove(id));

// Asks the browser not to delete the games when space is scarce. It decides by itself, or asks the person once.
export const askToKeep = () => navigator.storage?.persist?.().catch(() => false);
