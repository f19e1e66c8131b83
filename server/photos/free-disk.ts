import { statfs } from 'node:fs/promises';
import { DISK_RESERVE_BYTES } from '#domain/photos/photo-limits';
import { ShopError } from '#server/errors/shop-error';
import { log } from '#server/tools/log';

/** A full disk is logged at most this often, in ms. */
const TELL_MS = 60_000;

/** Free space on the disk of a folder, in bytes. */
export async function freeDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Refuses photos that would leave less than the reserve free on a disk, counting all uploads under way. */
export class DiskRoom {
  #reserved = 0;
  #toldAt = 0;

  constructor(readonly folder: string) {}

  /** Reserves bytes while some work is done. Throws a PHOTOS_FULL ShopError when there is no room. */
  async during<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
    // Reserved before the disk is asked, so that uploads at the same moment see each other.
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
