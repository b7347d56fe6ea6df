// The photos of the open game, and their pictures. A photo is stored in the browser before anything else is done with
// it, so that none is lost if the tab is closed during a reading. Then the photos are read one after another.
import * as games from "./games.js";
import { inspect } from "./decode.js";
import { makeShownPicture } from "./engine_pictures.js";
import { Reader } from "./engine_reader.js";
import { mark } from "./text.js";

const maxTries = 2; // a photo is given up after the page was closed or crashed this often while reading it
const closeUpSide = 320; // pixels
const waitingPicture = new URL("./waiting.svg", import.meta.url).href;

const isUnread = (photo) => ["waiting", "reading"].includes(photo.state);

async function sha256(file) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Photos {
  // game: the OpenGame. on: {loading(isLoading, isMissing) of the reader; notStored(problem) of a photo;
  // picturesChanged(); refused(error): a photo was refused after the page was loaded again, when no add() waits}.
  constructor(game, freshId, on) {
    Object.assign(this, { game, freshId, on });
    this.reader = new Reader({ loading: (isLoading, isMissing) => on.loading(isLoading, isMissing) });
    this.jobs = new Set();
    this.records = new Map(); // id of a photo on the table -> its stored record
    this.pictures = new Map(); // id of a photo on the table -> {shown, url}; shown: the picture as a Blob
    this.closeUps = new Map(); // "ph1/c2 0.4,0.6" -> address of the close-up, "" while it is made
  }

  async store(photo) {
    try {
      await games.putPhoto(photo);
      return true;
    } catch (problem) {
      this.on.notStored(problem);
      return false;
    }
  }

  // As engine.upload().
  add(file, player, report) {
    const photo = { id: this.freshId(), game: this.game.id, photo: "", file, name: file.name ?? "", player, tries: 0 };
    const job = this.makeJob(photo, report);
    report({ state: "waiting", progress: 0 });
    this.accept(job).catch((problem) => this.refuse(job, problem));
    return () => this.cancel(job);
  }

  async accept(job) {
    await inspect(job.file);
    const isKept = await this.store(job.photo);
    if (!this.jobs.has(job)) return;
    job.report({ state: "waiting", progress: 0, isKept });
    this.reader.add(job);
  }

  refuse(job, problem) {
    this.jobs.delete(job);
    games.removePhoto(job.photo.id).catch(() => {});
    job.report({ state: "failed", error: problem?.text ? problem : undefined });
  }

  cancel(job) {
    if (!this.jobs.delete(job)) return;
    this.reader.cancel(job);
    if (job.photo.photo) this.takeTryBack(job);
    else games.removePhoto(job.photo.id).catch(() => {});
  }

  // A reading that was stopped, rather than ended with the page, does not count as a try. Never fails.
  async takeTryBack({ photo, isTried }) {
    if (!isTried) return;
    photo.tries -= 1;
    await games.putTries(photo).catch(() => {});
  }

  // side, otherPhoto: as "side" and "with" of a photo's "read" in docs/phone.md; may be missing.
  makeJob(photo, report = () => {}, side = undefined, otherPhoto = undefined) {
    const other = otherPhoto && { file: otherPhoto.file, name: otherPhoto.name };
    const job = { photo, report, file: photo.file, name: photo.name, side, other };
    const inGame = (act) =>
      this.game.inOrder(async () => this.jobs.has(job) && photo.game === this.game.id && act()).catch(() => {});
    let isCounted = false;
    job.begin = async () => {
      if (isCounted) return; // the reading is begun again with another worker
      isCounted = true;
      if (photo.tries >= maxTries) {
        this.reader.cancel(job);
        job.failed({ text: mark("The page was ended twice while it read this photo. Try a smaller one.") });
        return;
      }
      photo.tries += 1;
      job.isTried = true;
      await this.store(photo);
    };
    job.progress = (fraction) => {
      if (!photo.photo) return job.report({ state: "opening", progress: fraction });
      return inGame(async () => {
        await this.game.table.callText("photoProgress", photo.photo, fraction);
        await this.game.publish();
      });
    };
    job.decoded = (facts, picture) => {
      const shown = photo.shown ?? makeShownPicture(picture, facts.orientation);
      if (photo.shown) picture.close();
      return inGame(() => this.addToTable(job, facts, shown));
    };
    job.done = (reading) =>
      inGame(async () => {
        await this.game.table.callText("photoRead", photo.photo, reading);
        await this.finish(job);
      });
    job.failed = (error, isBroken) => {
      const reason = isBroken
        ? { text: mark("The photo could not be read: the program ended while reading it.") }
        : { args: [], ...error };
      return inGame(async () => {
        if (!photo.photo) return this.refuse(job, reason);
        await this.game.table.callText("photoFailed", photo.photo, JSON.stringify(reason));
        await this.finish(job);
      });
    };
    this.jobs.add(job);
    return job;
  }

  // Adds the decoded photo to the table, unless the table has it already.
  async addToTable(job, facts, shown) {
    const { photo } = job;
    const { storedWidth, storedHeight, orientation } = facts;
    photo.sha256 ??= await sha256(photo.file);
    photo.shown = await shown;
    if (!this.jobs.has(job)) return undefined; // cancelled meanwhile
    let note;
    if (!photo.photo) {
      const what = { name: photo.name, player: photo.player ?? "", sha256: photo.sha256 };
      const size = { width: storedWidth, height: storedHeight, orientation };
      const answer = await this.game.table.callJson("addPhoto", JSON.stringify({ ...what, ...size }));
      if (answer.error) return this.refuse(job, answer.error);
      photo.photo = answer.id;
      note = answer.note;
    }
    this.records.set(photo.photo, photo);
    this.showPicture(photo);
    await this.store(photo);
    await this.game.changed();
    job.report({ state: "sent", progress: 1, photo: photo.photo, note });
    if (!this.jobs.has(job)) await this.updateJobs(); // cancelled too late: the photo on the table still has to be read
    return undefined;
  }

  async finish(job) {
    this.jobs.delete(job);
    job.photo.tries = 0;
    await this.store(job.photo);
    await this.game.changed();
    await this.updateJobs();
  }

  // After a change of the table: stops reading photos that were removed or no longer need reading, and begins to read
  // those that wait to be read (again, as the other side, or fused with another view).
  async updateJobs() {
    const waiting = new Map(this.game.state.photos.filter(isUnread).map((one) => [one.id, one]));
    for (const job of [...this.jobs]) if (job.photo.photo && !waiting.has(job.photo.photo)) this.cancel(job);
    const reading = new Set([...this.jobs].map((job) => job.photo.photo));
    for (const [id, { read }] of waiting) {
      if (reading.has(id)) continue;
      const record = this.records.get(id);
      const other = read?.with === undefined ? undefined : this.records.get(read.with);
      if (record && (other || read?.with === undefined))
        this.reader.add(this.makeJob(record, undefined, read?.side, other));
      else await this.giveUp(id);
    }
  }

  // After a game was opened: shows its pictures and, in the tab that may change the game, reads the photos that are not
  // read yet.
  async open(isOwn) {
    const { id } = this.game;
    const photos = await games.photosOf(id).catch(() => []);
    if (id !== this.game.id) return;
    photos.filter((photo) => photo.photo && photo.shown).forEach((photo) => this.showPicture(photo));
    this.on.picturesChanged();
    if (!isOwn) return;
    photos.filter((photo) => photo.photo).forEach((photo) => this.records.set(photo.photo, photo));
    const hasJob = (photo) => [...this.jobs].some((job) => job.photo.id === photo.id);
    const report = ({ state, error }) => state === "failed" && this.on.refused(error);
    for (const photo of photos) if (!photo.photo && !hasJob(photo)) this.reader.add(this.makeJob(photo, report));
    await this.updateJobs();
  }

  // Deletes a photo that was removed from the table, unless a game has begun, where "undo" may bring it back.
  async forget(id) {
    const record = this.records.get(id);
    if (this.game.state.game || !record) return;
    this.records.delete(id);
    await games.removePhoto(record.id).catch(() => {});
  }

  async giveUp(id) {
    const error = { text: mark("The photo is no longer there. Choose it again."), args: [] };
    await this.game.table.callText("photoFailed", id, JSON.stringify(error));
    await this.game.changed();
  }

  // Stops reading. Unread photos are read when the game is opened again. Resolves when the stored tries no longer count
  // the readings that are stopped here.
  leave() {
    for (const job of this.jobs) if (!job.photo.photo) job.report({ state: "postponed" });
    const triesStored = Promise.all([...this.jobs].map((job) => this.takeTryBack(job)));
    this.jobs.clear();
    this.reader.clear();
    this.records.clear();
    for (const { url } of this.pictures.values()) URL.revokeObjectURL(url);
    for (const url of this.closeUps.values()) if (url) URL.revokeObjectURL(url);
    this.pictures.clear();
    this.closeUps.clear();
    return triesStored;
  }

  showPicture({ photo, shown }) {
    if (this.pictures.has(photo) || !shown) return;
    this.pictures.set(photo, { shown, url: URL.createObjectURL(shown) });
  }

  url(id) {
    return this.pictures.get(id)?.url ?? waitingPicture;
  }

  cellUrl(id, cell) {
    const board = this.game.state.players.find((player) => player.photo?.id === id)?.board;
    const place = board?.cells.find((one) => one.cell === cell);
    if (!place?.at || !this.pictures.has(id)) return waitingPicture;
    const key = `${id}/${cell} ${place.at}`; // another reading may find the cell elsewhere
    const known = this.closeUps.get(key);
    if (known === undefined) this.makeCloseUp(this.pictures.get(id).shown, place, key);
    return known || waitingPicture;
  }

  // The outline of the cell and a little around it.
  async makeCloseUp(shown, place, key) {
    const { id } = this.game;
    this.closeUps.set(key, "");
    const picture = await createImageBitmap(shown);
    const [x, y] = [place.at[0] * picture.width, place.at[1] * picture.height];
    const corners = (place.outline ?? []).map(([u, v]) => Math.hypot(u * picture.width - x, v * picture.height - y));
    const half = corners.length ? Math.max(...corners) * 1.25 : picture.width / 12; // a guess where there is no outline
    const canvas = new OffscreenCanvas(closeUpSide, closeUpSide);
    canvas.getContext("2d").drawImage(picture, x - half, y - half, 2 * half, 2 * half, 0, 0, closeUpSide, closeUpSide);
    picture.close();
    const closeUp = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    if (id !== this.game.id) return; // another game's photos have the same ids
    this.closeUps.set(key, URL.createObjectURL(closeUp));
    this.on.picturesChanged();
  }
}
