// Several tabs of one browser: one of them has a game, the others follow it or take it over.

let mine = null; // {end(), ended}: the lock that this tab has

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("concord");

// Whether this tab has the game now. lost(): another one took it over. steal: takes it over.
export async function own(game, lost, steal = false) {
  await letGo();
  if (!navigator.locks) return true;
  return new Promise((done) => {
    const lock = {};
    const held = (got) => {
      if (!got) return done(false);
      mine = lock;
      done(true);
      return new Promise((end) => (lock.end = end));
    };
    lock.ended = navigator.locks
      .request(`concord game ${game}`, steal ? { steal: true } : { ifAvailable: true }, held)
      .catch(() => {
        if (mine === lock) mine = null;
        lost();
      });
  });
}

export async function letGo() {
  const lock = mine;
  mine = null;
  lock?.end();
  await lock?.ended;
}

// {game, what: "saved" | "removed"}
export const send = (message) => channel?.postMessage(message);
export const onMessage = (listener) => channel?.addEventListener("message", ({ data }) => listener(data));
