// A game may be open in several tabs of one browser: one of them may change the game, the others follow it or take it
// over.

let ownLock = null; // {end(), ended}: the lock of this tab's game

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("concord");

// Locks the game for this tab; false if another tab has it. steal: takes it from that tab, whose lost() is called.
export async function acquire(game, lost, steal = false) {
  await release();
  if (!navigator.locks) return true;
  return new Promise((done) => {
    const lock = {};
    const held = (got) => {
      if (!got) return done(false);
      ownLock = lock;
      done(true);
      return new Promise((end) => (lock.end = end));
    };
    lock.ended = navigator.locks
      .request(`concord game ${game}`, steal ? { steal: true } : { ifAvailable: true }, held)
      .catch(() => {
        if (!lock.end) return done(true); // a browser that refuses locks: as one without them
        if (ownLock === lock) ownLock = null;
        lost();
      });
  });
}

export async function release() {
  const lock = ownLock;
  ownLock = null;
  lock?.end();
  await lock?.ended;
}

// {game, what: "saved" | "removed"}
export const send = (message) => channel?.postMessage(message);
export const onMessage = (listener) => channel?.addEventListener("message", ({ data }) => listener(data));
