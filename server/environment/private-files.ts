import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '#server/errors/has-code';

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
