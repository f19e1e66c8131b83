import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { PART } from '#server/platform/environment/data-dir';
import { hasCode, ToolError } from '#server/platform/errors/system-error';
import { flush } from './archive';

/** Where backups are stored. Objects appear complete or not at all. Every method throws a ToolError that names the target. */
export interface BackupTarget {
  /** The display name: 'the folder /mnt/safe'. */
  name: string;
  /** Whether everything is read back each night. Reading from a bucket costs money, so only a share of it is read. */
  isNearby: boolean;
  /** The sizes of all objects in bytes, by name. */
  list: () => Promise<Map<string, number>>;
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  putFile: (name: string, path: string) => Promise<void>;
  open: (name: string) => Promise<Readable>;
  remove: (name: string) => Promise<void>;
  removeParts: () => Promise<void>;
}

/** Turns a failure into a ToolError that names the target. */
export async function naming<Result>(target: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ToolError) throw error;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new ToolError(`Backups can't use ${target}: ${reason}`);
  }
}

export function folderTarget(folder: string): BackupTarget {
  const name = `the folder ${folder}`;
  const pathOf = (object: string) => join(folder, object);

  async function write(object: string, fill: (part: string) => Promise<void>): Promise<void> {
    const part = join(folder, `${PART}${randomUUID()}`);
    try {
      await mkdir(dirname(pathOf(object)), { recursive: true, mode: 0o700 });
      await fill(part);
      await flush(part);
      await rename(part, pathOf(object));
    } finally {
      await rm(part, { force: true });
    }
  }

  return {
    name,
    isNearby: true,
    list: () => naming(name, listBelow(folder)),
    put: (object, bytes) =>
      naming(
        name,
        write(object, (part) => writeFile(part, bytes, { mode: 0o600 })),
      ),
    putFile: (object, path) =>
      naming(
        name,
        write(object, (part) => copyFile(path, part)),
      ),
    open: (object) =>
      naming(
        name,
        stat(pathOf(object)).then(() => createReadStream(pathOf(object))),
      ),
    remove: (object) => naming(name, rm(pathOf(object), { force: true })),
    removeParts: () => naming(name, removeParts(folder)),
  };
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

async function listBelow(folder: string, below = ''): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const entry of await entriesOf(join(folder, below))) {
    const name = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory())
      for (const [inner, size] of await listBelow(folder, name)) found.set(inner, size);
    else if (!entry.name.startsWith(PART)) found.set(name, (await stat(join(folder, name))).size);
  }
  return found;
}

async function removeParts(folder: string): Promise<void> {
  for (const { name } of await entriesOf(folder))
    if (name.startsWith(PART)) await rm(join(folder, name), { force: true });
}
