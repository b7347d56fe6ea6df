// A value that a person changes faster than the engine answers. Each change is shown at once and sent; the engine's own
// value is shown again once all changes are answered. A refused value stays on the page, marked as not saved.
import { changed } from "./store.js";

export class Draft {
  constructor() {
    this.subject = "";
    this.lastUpdate = ""; // subject and engine's value, as JSON
    this.value = null;
    this.isRefused = false;
    this.pending = 0; // changes that are not answered yet
  }

  // subject: an id of what is edited; current: the engine's value. Returns whether `current` replaced the shown value.
  update(subject, current) {
    const update = JSON.stringify([subject, current]);
    if (update === this.lastUpdate || (this.pending > 0 && subject === this.subject)) return false;
    Object.assign(this, { subject, lastUpdate: update, value: current, isRefused: false });
    return true;
  }

  // send(value) resolves to undefined if the value was refused, also for a conflict.
  async change(value, send) {
    const { subject } = this;
    this.value = value;
    this.pending += 1;
    let answer;
    try {
      answer = await send(value);
    } finally {
      this.pending -= 1;
      if (subject === this.subject) this.isRefused = !answer;
      changed();
    }
  }
}

// plants: their counts, such as {turf: 1}. Returns them with this count of `plant`; zero is left out, as in the engine.
export function withPlant(plants, plant, count) {
  const { [plant]: _, ...others } = plants ?? {};
  return count > 0 ? { ...others, [plant]: count } : others;
}
