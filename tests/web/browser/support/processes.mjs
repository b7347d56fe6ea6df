// The processes that show a browser's pages: how much memory they take, as Linux counts it, in MB; and how fast they run.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const read = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // it has ended
  }
};

function statusOf(pid) {
  const value = (key) =>
    Number(read(`/proc/${pid}/status`).match(new RegExp(`^${key}:\\s+(\\d+)`, "m"))?.[1] ?? 0) / 1024;
  return { now: value("VmRSS"), most: value("VmHWM") };
}

const parentOf = (pid) => Number(read(`/proc/${pid}/stat`).match(/\) \S (\d+)/)?.[1] ?? 0);

// The processes that show pages, below this one.
export function pageProcesses(root) {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
  const isBelow = (pid) => {
    for (let at = pid; at > 1; at = parents.get(at) ?? 0) if (at === root) return true;
    return false;
  };
  const shows = (pid) =>
    /--type=renderer|-contentproc.*\btab$/.test(read(`/proc/${pid}/cmdline`).replace(/\0/g, " ").trim());
  return all.filter((pid) => isBelow(pid) && shows(pid));
}

// Measures the peak of memory from now on.
export class Peak {
  constructor(root) {
    this.root = root;
    this.before = new Map(pageProcesses(root).map((pid) => [pid, statusOf(pid).now]));
    for (const pid of this.before.keys()) writeFileSync(`/proc/${pid}/clear_refs`, "5"); // resets VmHWM
  }

  // The growth of the process that grew most.
  grown() {
    return Math.round(
      Math.max(...pageProcesses(this.root).map((pid) => statusOf(pid).most - (this.before.get(pid) ?? 0))),
    );
  }
}

// Runs act() as on a phone that is four times slower: the processes that show pages run for a quarter of the time, in
// slices so short that a message from another process waits no longer than it would on that phone.
export async function atQuarterSpeed(root, act) {
  const pids = pageProcesses(root);
  const send = (signal) => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended.
      }
    }
  };
  let isOver = false;
  const time = { running: 0, stopped: 0 };
  const pause = async (ms, which) => {
    const start = performance.now();
    await new Promise((done) => setTimeout(done, ms));
    time[which] += performance.now() - start;
  };
  const slowing = (async () => {
    while (!isOver) {
      await pause(4, "running");
      send("SIGSTOP");
      await pause(Math.max(1, 3 * time.running - time.stopped), "stopped"); // timers are late
      send("SIGCONT");
    }
  })();
  try {
    return await act();
  } finally {
    isOver = true;
    await slowing;
    console.log(`slowed down: ran ${((100 * time.running) / (time.running + time.stopped)).toFixed(1)} % of the time`);
  }
}
