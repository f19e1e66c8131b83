import { randomUUID } from 'node:crypto';
import {
  access,
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import { join } from 'node:path';
import { DISK_RESERVE_BYTES } from '#domain/photos/photo-limits';
import { PART } from '#server/platform/environment/data-dir';
import { ShopError } from '#server/platform/errors/shop-error';
import { hasCode } from '#server/platform/errors/system-error';
import { log } from '#server/platform/tools/log';
import { type ListedFile, type PhotoArea, type PhotoStore, storageDown } from './photo-store';

const FULL = ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'EIO'];

/** Stores photos in folders of `dataDir`. Files appear complete or not at all. */
export function localStore(dataDir: string): PhotoStore {
  const folderOf = (area: PhotoArea) => join(dataDir, area);
  const room = new DiskRoom(dataDir);
  const pathOf = (area: PhotoArea, name: string) => join(folderOf(area), name);

  async function write(
    area: PhotoArea,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    moveIn: (part: string) => Promise<void>,
  ): Promise<void> {
    await mkdir(folderOf(area), { recursive: true });
    const part = pathOf(area, `${PART}${randomUUID()}`);
    try {
      const file = await open(part, 'wx');
      try {
        for await (const chunk of chunks) await file.writeFile(chunk);
        await file.sync();
      } finally {
        await file.close();
      }
      await moveIn(part);
    } catch (error) {
      throw FULL.some((code) => hasCode(error, code)) ? storageDown(error) : error;
    } finally {
      await rm(part, { force: true });
    }
  }

  return {
    uploads: {
      kind: 'received',
      receive: async (id, chunks, bytes) => {
        let isNew = true;
        const moveIn = async (part: string) => {
          try {
            // A link never replaces a file, unlike a rename.
            await link(part, pathOf('uploads', id));
          } catch (error) {
            if (!hasCode(error, 'EEXIST')) throw error;
            isNew = false;
          }
        };
        await room.during(bytes, () => write('uploads', chunks, moveIn));
        return isNew;
      },
      refuseFull: (bytes) => room.during(bytes, async () => undefined),
    },
    put: (area, name, bytes) => {
      const store = () => write(area, [bytes], (part) => rename(part, pathOf(area, name)));
      // Thumbnails are small, and photos can't be shown without them.
      return area === 'thumbs' ? store() : room.during(bytes.length, store);
    },
    open: async (area, name) => {
      const file = await openFile(pathOf(area, name));
      if (!file) return null;
      const body = file.createReadStream();
      const { size } = await file.stat();
      return { body, size };
    },
    has: async (area, name) => {
      try {
        await access(pathOf(area, name));
        return true;
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return false;
        throw error;
      }
    },
    remove: (area, name) => rm(pathOf(area, name), { force: true }),
    list: (area) => listFolder(folderOf(area)),
  };
}

async function openFile(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function* listFolder(folder: string): AsyncIterable<ListedFile> {
  for (const name of await namesIn(folder)) {
    try {
      const { size, mtime } = await stat(join(folder, name));
      yield { name, size, writtenAt: mtime, isPart: name.startsWith(PART) };
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

const LOG_EVERY_MS = 60_000;

/** Free disk space in bytes. */
export async function freeDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

// Keeps a reserve free on the disk and counts uploads in progress.
class DiskRoom {
  #reserved = 0;
  #loggedAt = 0;

  constructor(readonly folder: string) {}

  /** Throws a PHOTOS_FULL ShopError if there isn't enough room. */
  async during<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
    // The bytes are reserved before the check, so uploads at the same time count each other.
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
    if (Date.now() - this.#loggedAt > LOG_EVERY_MS) {
      this.#loggedAt = Date.now();
      log.error(
        { free, floor: DISK_RESERVE_BYTES },
        'photos: the disk is nearly full, so no more are accepted',
      );
    }
    return new ShopError('PHOTOS_FULL');
  }
}
