// A game may be open in several tabs of one browser: one of them may change the game, the others show its changes, or
// take the game over.

let ownLock = null; // {release(), released}: the lock of this tab's game

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("concord");

// Locks the game for this tab; false if another tab has it. steal: takes it from that tab, whose lost() is called.
export async function acquire(game, lost, steal = false) {
  await release();
  if (!navigator.locks) return true;
  return new Promise((done) => {
    const lock = {};
    const whenDecided = (granted) => {
      if (!granted) return done(false);
      ownLock = lock;
      done(true);
      return new Promise((release) => (lock.release = release));
    };
    lock.released = navigator.locks
      .request(`concord game ${game}`, steal ? { steal: true } : { ifAvailable: true }, whenDecided)
      .catch(() => {
        if (!lock.release) return done(true); // the browser refuses locks: go on as without them
        if (ownLock === lock) ownLock = null; // another tab has stolen it
        lost();
      });
  });
}

export async function release() {
  const lock = ownLock;
  ownLock = null;
  lock?.release();
  await lock?.released;
}

// {game, what: "saved" | "removed"}
export const send = (message) => channel?.postMessage(message);
export const onMessage = (listener) => channel?.addEventListener("message", ({ data }) => listener(data));
