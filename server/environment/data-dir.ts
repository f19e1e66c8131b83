import {accessSync, constants, mkdirSync, chmodSync, statSync, linkSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from './env';
import { hasCode } from '#server/tools/files';
import { randomBytes } from 'node:crypto';

/** Makes the folder that holds all the shop writes. Throws a SettingsError when nothing can be written there. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, 'media'), { recursive: true });
    accessSync(dataDir, constants.W_OK);
    closeToOthers(dataDir);
  } catch {
    throw new SettingsError(`Setting DATA_DIR: nothing can be written to ${dataDir}`);
  }
}

/** The database's name in `DATA_DIR` and in a backup. */
export const DATABASE_FILE = 'shop.sqlite';

/** What everybody but the owner of a file may do with it. */
const OTHERS = 0o077;

/** What the shop keeps in its folder: customers, mails, photos, the secret. */
const KEPT = [
  ...['', '-wal', '-shm'].map((part) => `${DATABASE_FILE}${part}`),
  ...['secret', 'media', 'thumbs', 'uploads', 'outbox', 'backups'],
];

/** From here on no file that this program writes can be read by another user of the machine. */
export function keepToOneself(): void {
  process.umask(OTHERS);
}

/** Closes to others what an earlier version has left open. What belongs to another user stays as that user has it. */
export function closeToOthers(dataDir: string): void {
  for (const name of KEPT) {
    const path = join(dataDir, name);
    try {
      const { mode } = statSync(path);
      if (mode & OTHERS) chmodSync(path, mode & ~OTHERS);
    } catch (error) {
      if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EPERM')) throw error;
    }
  }
}

/** The secret that signs sessions, made once and kept in `dataDir`, readable by its owner alone. */
export function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    // A link appears whole or not at all, and never replaces a secret that is there.
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}
