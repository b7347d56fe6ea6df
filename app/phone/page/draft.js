// A value that a person changes faster than the engine answers. Each change is shown at once and sent; the engine's own
// value is shown again once all changes are answered. A refused value stays on the page, marked as not saved.
import { changed } from "./store.js";

export class Draft {
  constructor() {
    this.of = "";
    this.value = null;
    this.isRefused = false;
    this.pending = 0;
  }

  // of: an id of what is edited; current: the engine's value. Returns whether `current` replaced the shown value.
  update(of, current) {
    const text = JSON.stringify([of, current]);
    if (text === this.known || (this.pending > 0 && of === this.of)) return false;
    Object.assign(this, { of, known: text, value: current, isRefused: false });
    return true;
  }

  // send(value) resolves to undefined if the value was refused, also for a conflict.
  async change(value, send) {
    const of = this.of;
    this.value = value;
    this.pending += 1;
    let answer;
    try {
      answer = await send(value);
    } finally {
      this.pending -= 1;
      if (of === this.of) this.isRefused = !answer;
      changed();
    }
  }
}

// The plants with this count of `plant`, such as {turf: 1}: a count of zero is left out, as the engine does.
export function withPlant(plants, plant, count) {
  const { [plant]: _, ...others } = plants ?? {};
  return count > 0 ? { ...others, [plant]: count } : others;
}
