// The games of this browser, in IndexedDB: a summary of each for the list, its table as the program gives it, and its
// photos. Where there is no IndexedDB (some private windows), they are in memory, until the page is closed.

const name = "concord";
const version = 1;

let opening = null;
const memory = { games: new Map(), tables: new Map(), photos: new Map() };

export let isPersistent = true; // false: the games are lost when the page is closed

function upgrade(database) {
  database.createObjectStore("games", { keyPath: "id" });
  database.createObjectStore("tables", { keyPath: "id" });
  database.createObjectStore("photos", { keyPath: "id" }).createIndex("game", "game");
}

function open() {
  opening ??= new Promise((done) => {
    const useMemory = () => {
      isPersistent = false;
      done(null);
    };
    try {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => upgrade(request.result);
      request.onerror = useMemory;
      request.onsuccess = () => {
        const database = request.result;
        database.onclose = () => (opening = null);
        // A newer version of the page waits until this connection is closed. close() does not send "close".
        database.onversionchange = () => {
          database.close();
          opening = null;
        };
        done(database);
      };
    } catch {
      useMemory();
    }
  });
  return opening;
}

const asPromise = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

// Runs act(stores) in one transaction; stores have get, all, ofGame, put, remove.
async function inTransaction(names, mode, act) {
  const database = await open();
  if (!database) return act(Object.fromEntries(names.map((one) => [one, inMemory(memory[one])])));
  const transaction = database.transaction(names, mode);
  const completed = new Promise((done, failed) => {
    transaction.oncomplete = done;
    transaction.onabort = () => failed(transaction.error ?? new DOMException("aborted", "AbortError"));
  });
  completed.catch(() => {}); // awaited below, unless act() fails first
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
  await completed;
  return result;
}

const inDatabase = (store) => ({
  get: (id) => asPromise(store.get(id)),
  all: () => asPromise(store.getAll()),
  ofGame: (game) => asPromise(store.index("game").getAll(game)),
  put: (value) => asPromise(store.put(value)),
  remove: (id) => asPromise(store.delete(id)),
});

const inMemory = (map) => ({
  get: async (id) => map.get(id),
  all: async () => [...map.values()],
  ofGame: async (game) => [...map.values()].filter((one) => one.game === game),
  put: async (value) => map.set(value.id, value),
  remove: async (id) => map.delete(id),
});

// Some browsers report a full disk as UnknownError.
export const isFull = (problem) => problem?.name === "QuotaExceededError" || problem?.name === "UnknownError";

// The game that was changed last comes first.
export async function list() {
  const games = await inTransaction(["games"], "readonly", ({ games }) => games.all());
  return games.sort((a, b) => b.changed - a.changed);
}

export const tableOf = (id) =>
  inTransaction(["tables"], "readonly", async ({ tables }) => (await tables.get(id))?.text);

// {client, number} of the latest command that the stored game includes; undefined if there is none.
export const latestCommandOf = (id) =>
  inTransaction(["tables"], "readonly", async ({ tables }) => (await tables.get(id))?.latest);

// table: {text, latest}. writer: the id of this tab. Throws {taken: true} if another tab has taken the game over.
export function save(id, table, summary, writer) {
  return inTransaction(["games", "tables"], "readwrite", async ({ games, tables }) => {
    const stored = await games.get(id);
    if (stored && stored.writer !== writer) throw { taken: true };
    const now = Date.now();
    await tables.put({ id, ...table });
    await games.put({ ...stored, ...summary, id, writer, created: stored?.created ?? now, changed: now });
  });
}

// Removes the game of a table that is empty again. Throws as save() does. The photos stay, because some may not have
// reached the table yet.
export function removeExceptPhotos(id, writer) {
  return inTransaction(["games", "tables"], "readwrite", async ({ games, tables }) => {
    const stored = await games.get(id);
    if (stored && stored.writer !== writer) throw { taken: true };
    await games.remove(id);
    await tables.remove(id);
  });
}

// From now on, only this tab may change the game. Returns false if the game is not stored.
export function takeOver(id, writer) {
  return inTransaction(["games"], "readwrite", async ({ games }) => {
    const stored = await games.get(id);
    if (stored) await games.put({ ...stored, writer });
    return Boolean(stored);
  });
}

const allStores = ["games", "tables", "photos"];

async function removeFrom({ games, tables, photos }, id) {
  await games.remove(id);
  await tables.remove(id);
  for (const photo of await photos.ofGame(id)) await photos.remove(photo.id);
}

export const remove = (id) => inTransaction(allStores, "readwrite", (stores) => removeFrom(stores, id));

// Removes what is stored under this id unless it is a game. Returns whether it was removed.
export function removeUnlessGame(id) {
  return inTransaction(allStores, "readwrite", async (stores) => {
    if ((await stores.games.get(id))?.game) return false;
    await removeFrom(stores, id);
    return true;
  });
}

// {id, game, photo, file, shown, name, player, sha256, tries}. photo: its id at the table, "" before it has one; shown:
// the picture that people see; tries: how many readings were begun, but neither finished nor stopped.
export const putPhoto = (photo) => inTransaction(["photos"], "readwrite", ({ photos }) => photos.put(photo));
// Does nothing for a photo that has been removed meanwhile.
export function putTries({ id, tries }) {
  return inTransaction(["photos"], "readwrite", async ({ photos }) => {
    const stored = await photos.get(id);
    if (stored) await photos.put({ ...stored, tries });
  });
}
export const photosOf = (game) => inTransaction(["photos"], "readonly", ({ photos }) => photos.ofGame(game));
export const removePhoto = (id) => inTransaction(["photos"], "readwrite", ({ photos }) => photos.remove(id));

// Asks the browser not to delete the games when space is scarce. It decides by itself, or asks the person once.
export const askToKeep = () => navigator.storage?.persist?.().catch(() => false);
