// The processes that show a browser's pages: measures how much memory they take, as Linux counts it, in MB; and slows
// them down.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const read = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // the process has ended
  }
};

function memoryOf(pid) {
  const value = (key) =>
    Number(read(`/proc/${pid}/status`).match(new RegExp(`^${key}:\\s+(\\d+)`, "m"))?.[1] ?? 0) / 1024;
  return { now: value("VmRSS"), peak: value("VmHWM") };
}

const parentOf = (pid) => Number(read(`/proc/${pid}/stat`).match(/\) \S (\d+)/)?.[1] ?? 0);

// The processes that show pages, among the descendants of the process `root`.
export function pageProcesses(root) {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
  const isDescendant = (pid) => {
    for (let at = pid; at > 1; at = parents.get(at) ?? 0) if (at === root) return true;
    return false;
  };
  const showsPages = (pid) =>
    /--type=renderer|-contentproc.*\btab$/.test(read(`/proc/${pid}/cmdline`).replace(/\0/g, " ").trim());
  return all.filter((pid) => isDescendant(pid) && showsPages(pid));
}

// Measures the peak of memory, from its construction on.
export class MemoryPeak {
  constructor(root) {
    this.root = root;
    this.before = new Map(pageProcesses(root).map((pid) => [pid, memoryOf(pid).now]));
    for (const pid of this.before.keys()) writeFileSync(`/proc/${pid}/clear_refs`, "5"); // resets VmHWM
  }

  // How much more than before the process that grew most has taken at its peak.
  growthMb() {
    return Math.round(
      Math.max(...pageProcesses(this.root).map((pid) => memoryOf(pid).peak - (this.before.get(pid) ?? 0))),
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
        // The process has ended.
      }
    }
  };
  let hasEnded = false;
  const durations = { running: 0, stopped: 0 }; // ms
  const wait = async (ms, state) => {
    const start = performance.now();
    await new Promise((done) => setTimeout(done, ms));
    durations[state] += performance.now() - start;
  };
  const slowing = (async () => {
    while (!hasEnded) {
      await wait(4, "running");
      send("SIGSTOP");
      // From the measured times, because timers are late.
      await wait(Math.max(1, 3 * durations.running - durations.stopped), "stopped");
      send("SIGCONT");
    }
  })();
  try {
    return await act();
  } finally {
    hasEnded = true;
    await slowing;
    const share = durations.running / (durations.running + durations.stopped);
    console.log(`slowed down: ran ${(100 * share).toFixed(1)} % of the time`);
  }
}
