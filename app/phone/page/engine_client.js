// The id that the engine knows this page by, and the numbers of its commands. A tab that is duplicated begins with a copy of
// all that the first one kept, the id as well. What is kept for all tabs says which page has an id: the one that was loaded
// last. The other one takes a new id with its next command.

const ours = "concord client ";
const place = `${ours}${location.pathname} `;

function read(id) {
  try {
    return JSON.parse(localStorage.getItem(place + id)) ?? {};
  } catch {
    return {};
  }
}

// Ids of earlier addresses.
function forgetOthers() {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(ours) && !key.startsWith(place)) localStorage.removeItem(key);
    }
  } catch {
    // A phone that keeps nothing has nothing to forget.
  }
}

export class Client {
  // id, number: as the tab kept them, perhaps missing.
  constructor(freshId, id, number) {
    this.freshId = freshId;
    this.page = freshId();
    this.id = id ?? freshId();
    this.number = Math.max(number ?? 0, read(this.id).number ?? 0);
    forgetOthers();
    this.save();
  }

  save() {
    try {
      localStorage.setItem(place + this.id, JSON.stringify({ page: this.page, number: this.number }));
    } catch {
      // Then a duplicated tab is taken for this one.
    }
  }

  // Id and number of the next command.
  next() {
    if ((read(this.id).page ?? this.page) !== this.page) {
      this.id = this.freshId();
      this.number = 0;
    }
    ++this.number;
    this.save();
    return { client: this.id, number: this.number };
  }
}
