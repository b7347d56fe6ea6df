// The commands of this tab that the stored game does not include yet, in order. They outlive a reload of the page, so
// that nothing is lost if the page is left at that moment.
const key = `concord waiting ${location.pathname}`;

function load() {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key));
    return Array.isArray(stored) ? stored : [];
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

  // Returns the game's commands from before the page was loaded again. Forgets those for other games, or without one.
  restore(game) {
    this.replace(this.entries.filter((one) => game && one.game === game));
    return this.entries.map(({ command }) => command);
  }

  add(game, command) {
    this.replace([...this.entries, { game, command }]);
  }

  remove(command) {
    this.replace(this.entries.filter((one) => one.command !== command));
  }

  replace(entries) {
    this.entries = entries;
    try {
      sessionStorage.setItem(key, JSON.stringify(entries));
    } catch {
      // Without room for them in sessionStorage, the commands are lost when the page is closed.
    }
    this.changed(entries.map(({ command }) => command));
  }
}
