// What a person counts up and down faster than the engine answers: shown at once, sent every time, and again as the engine
// has it when everything was answered. What the engine refuses stays shown, marked as not noted.
import { changed } from "./store.js";

export class Draft {
  constructor() {
    this.of = "";
    this.value = null;
    this.isRefused = false;
    this.pending = 0;
  }

  // of: what it is about; said: as the engine has it now. Whether the shown one was replaced.
  follow(of, said) {
    const text = JSON.stringify([of, said]);
    if (text === this.known || (this.pending > 0 && of === this.of)) return false;
    Object.assign(this, { of, known: text, value: said, isRefused: false });
    return true;
  }

  // send(value) answers something where it was done.
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

// {turf: 1}: without the plants that are not there, as the engine writes it.
export function withPlant(plants, plant, count) {
  const { [plant]: _, ...others } = plants ?? {};
  return count > 0 ? { ...others, [plant]: count } : others;
}
