import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '#server/platform/errors/system-error';
import { type Env, env, SettingsError, setEnv } from './env';

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

/** What the shop keeps in its folder. */
const KEPT = [
  ...['', '-wal', '-shm'].map((part) => `${DATABASE_FILE}${part}`),
  ...['secret', 'media', 'thumbs', 'uploads', 'outbox', 'backups'],
];

/** Makes every file that this program writes from now on unreadable for other users of the machine. */
export function keepToOneself(): void {
  process.umask(OTHERS);
}

/** Closes files that an earlier version left readable for others. Files of another user stay as they are. */
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
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

/** Prefix of files that are still being written; none is served or saved in a backup. */
export const PART = '.part-';

/** Reads the settings and makes what was left open: the folder of the data, and the secret kept in it. */
export function prepareEnv(): Env {
  const settings = env();
  prepareDataDir(settings.DATA_DIR);
  return setEnv({
    NODE_ENV: settings.NODE_ENV,
    DATA_DIR: settings.DATA_DIR,
    PAYLOAD_SECRET: settings.PAYLOAD_SECRET ?? keptSecret(settings.DATA_DIR),
  });
}
