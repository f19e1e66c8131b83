import { statfs } from 'node:fs/promises';
import { DISK_RESERVE_BYTES } from '#domain/photos/photo-limits';
import { ShopError } from '#server/errors/shop-error';
import { log } from '#server/tools/log';

/** A full disk is told in the log this often, in ms, however many photos are refused. */
const TELL_MS = 60_000;

/** What the shop may still write on the disk of a folder, in bytes. */
export async function freeDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The room that photos may take on a disk: what would leave less than the floor is refused, counting all that is under way. */
export class DiskRoom {
  #reserved = 0;
  #toldAt = 0;

  constructor(readonly folder: string) {}

  /** Keeps so many bytes free for a work until it is done. Throws a PHOTOS_FULL ShopError when there is no room. */
  async during<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
    // Before the disk is asked: of many at the same moment each sees the others.
    this.#reserved += bytes;
    try {
      const free = await freeDisk(this.folder);
      if (free - this.#reserved < DISK_RESERVE_BYTES) throw this.#full(free);
      return await work();
    } finally {
      this.#reserved -= bytes;
    }
  }

  #full(free: number): ShopError {
    if (Date.now() - this.#toldAt > TELL_MS) {
      this.#toldAt = Date.now();
      log.error({ free, floor: DISK_RESERVE_BYTES }, 'photos: the disk is nearly full, no more are taken');
    }
    return new ShopError('PHOTOS_FULL');
  }
}
