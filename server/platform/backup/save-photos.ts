import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import { type PhotoStore, readFile } from '#server/photos/photo-store';
import { ToolError } from '#server/platform/errors/system-error';
import { photoOf, readSealed, type SavedPhoto, type Vault } from './vault';

/** How many photos are sent at the same time. */
export const AT_ONCE = 8;

/** A photo in a bucket is read back after it's saved, and from then on once in this many nights. */
export const NIGHTS_TO_REREAD = 28;

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Saves photos to vaults that share a key. Each photo is encrypted and sent once, no matter how many backups need it. */
export class SavedPhotos {
  readonly saved = new Map<string, SavedPhoto>();
  /** Photos in the database whose files are missing. */
  readonly missing = new Set<string>();
  readonly #fresh = new Set<string>();

  constructor(
    readonly photos: PhotoStore,
    /** Photos that an earlier backup saved. A name's contents never change. */
    readonly known: ReadonlyMap<string, SavedPhoto>,
  ) {}

  /** Saves missing photos. Failures of a vault go to `onFailure`. */
  async save(
    names: Iterable<string>,
    vaults: readonly Vault[],
    onFailure: (vault: Vault, error: unknown) => void,
  ): Promise<void> {
    const queue = new PQueue({ concurrency: AT_ONCE });
    for (const name of names)
      if (!this.saved.has(name))
        await queue
          .onSizeLessThan(AT_ONCE)
          .then(() => void queue.add(() => this.#saveOne(name, vaults, onFailure)));
    await queue.onIdle();
  }

  async #saveOne(
    name: string,
    vaults: readonly Vault[],
    onFailure: (vault: Vault, error: unknown) => void,
  ): Promise<void> {
    const known = this.known.get(name);
    const lacking = vaults.filter((vault) => !known || !isThere(vault, known));
    if (known && lacking.length === 0) {
      this.saved.set(name, known);
      return;
    }
    const bytes = await this.#read(name);
    if (!bytes) {
      this.missing.add(name);
      return;
    }
    const [first] = vaults;
    if (!first) return;
    const encrypted = await first.key.encrypt(bytes);
    const photo = { size: bytes.length, sha256: sha256Of(bytes), stored: encrypted.length };
    for (const vault of lacking) {
      try {
        await vault.target.put(photoOf(vault, photo), encrypted);
        vault.objects.set(photoOf(vault, photo), encrypted.length);
      } catch (error) {
        onFailure(vault, error);
      }
    }
    this.#fresh.add(name);
    this.saved.set(name, photo);
  }

  async #read(name: string): Promise<Buffer | null> {
    const file = await this.photos.open('media', name);
    return file && (await readFile(file));
  }

  /** Reads photos back and compares them: the new ones, and tonight's share of the others. Saves damaged ones again. Throws a ToolError. */
  async verify(vault: Vault, names: Iterable<string>, now: Date): Promise<void> {
    const night = Math.floor(now.getTime() / (24 * 60 * 60 * 1000)) % NIGHTS_TO_REREAD;
    const queue = new PQueue({ concurrency: AT_ONCE });
    const problems: unknown[] = [];
    for (const name of names) {
      const photo = this.saved.get(name);
      if (!photo) continue;
      const isDue = Number.parseInt(photo.sha256.slice(0, 4), 16) % NIGHTS_TO_REREAD === night;
      if (!this.#fresh.has(name) && !vault.target.isNearby && !isDue) continue;
      await queue.onSizeLessThan(AT_ONCE);
      void queue.add(() =>
        this.#verifyOne(vault, name, photo).catch((error: unknown) => {
          problems.push(error);
        }),
      );
    }
    await queue.onIdle();
    if (problems.length > 0) throw problems[0];
  }

  async #verifyOne(vault: Vault, name: string, photo: SavedPhoto): Promise<void> {
    const isSame = async () => sha256Of(await readSealed(vault, photoOf(vault, photo))) === photo.sha256;
    if (await isSame().catch(() => false)) return;
    const bytes = await this.#read(name);
    if (!bytes || sha256Of(bytes) !== photo.sha256)
      throw new ToolError(
        `The photo ${name} in ${vault.target.name} is damaged, and the shop doesn't have it`,
      );
    await vault.target.put(photoOf(vault, photo), await vault.key.encrypt(bytes));
    if (!(await isSame()))
      throw new ToolError(`The photo ${name} in ${vault.target.name} is damaged again after it was saved`);
  }
}

/** Whether a photo exists and is complete. */
export const isThere = (vault: Vault, photo: SavedPhoto) =>
  vault.objects.get(photoOf(vault, photo)) === photo.stored;
