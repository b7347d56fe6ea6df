// The id that the engine knows this page by, and the numbers of its commands. A duplicated tab starts with a copy of
// the first one's sessionStorage, including the id. localStorage, which all tabs share, therefore says which page owns
// an id: the one loaded last. The other one takes a new id with its next command.

const clientPrefix = "concord client ";
const pagePrefix = `${clientPrefix}${location.pathname} `;

function storedEntry(id) {
  try {
    return JSON.parse(localStorage.getItem(pagePrefix + id)) ?? {};
  } catch {
    return {};
  }
}

// Removes the entries of earlier addresses of the page: they contain the secret, which is a new one each time.
function removeOtherAddresses() {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(clientPrefix) && !key.startsWith(pagePrefix)) localStorage.removeItem(key);
    }
  } catch {
    // Without localStorage there is nothing to remove.
  }
}

export class Client {
  // id, number (of the last command): as stored for this tab; may be missing.
  constructor(freshId, id, number) {
    this.freshId = freshId;
    this.page = freshId(); // new whenever the page is loaded, unlike the id
    this.id = id ?? freshId();
    this.number = Math.max(number ?? 0, storedEntry(this.id).number ?? 0);
    removeOtherAddresses();
    this.save();
  }

  save() {
    try {
      localStorage.setItem(pagePrefix + this.id, JSON.stringify({ page: this.page, number: this.number }));
    } catch {
      // Without localStorage a duplicated tab shares this one's id.
    }
  }

  // Id and number of the next command.
  next() {
    if ((storedEntry(this.id).page ?? this.page) !== this.page) {
      this.id = this.freshId();
      this.number = 0;
    }
    ++this.number;
    this.save();
    return { client: this.id, number: this.number };
  }
}
