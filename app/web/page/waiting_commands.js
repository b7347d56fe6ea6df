// The commands of this tab that are not stored yet, in order. They outlive a reload of the page, so that nothing is
// lost if the page is left at that moment.
const key = `concord waiting ${location.pathname}`;

function load() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key));
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export class WaitingCommands {
  // changed(commands): called with those that wait, whenever they change.
  constructor(changed) {
    this.changed = changed;
    this.entries = load(); // {game, command}
  }

  // The game's commands from before the page was loaded again. Commands for other games, or without one, are forgotten.
  of(game) {
    this.put(this.entries.filter((one) => game && one.game === game));
    return this.entries.map(({ command }) => command);
  }

  add(game, command) {
    this.put([...this.entries, { game, command }]);
  }

  remove(command) {
    this.put(this.entries.filter((one) => one.command !== command));
  }

  put(entries) {
    this.entries = entries;
    try {
      sessionStorage.setItem(key, JSON.stringify(entries));
    } catch {
      // A phone without room for it keeps the commands as long as the page is open.
    }
    this.changed(entries.map(({ command }) => command));
  }
}
