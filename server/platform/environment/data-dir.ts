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
import { hasCode, SettingsError } from '#server/platform/errors/system-error';
import { type Env, env, setEnv } from './env';

/** Creates the data folder. Throws a SettingsError if it isn't writable. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, 'media'), { recursive: true });
    accessSync(dataDir, constants.W_OK);
    makePrivate(dataDir);
  } catch {
    throw new SettingsError(`Setting DATA_DIR: can't write to ${dataDir}`);
  }
}

export const DATABASE_FILE = 'shop.sqlite';

const OTHERS = 0o077;

const PRIVATE_FILES = [
  ...['', '-wal', '-shm'].map((part) => `${DATABASE_FILE}${part}`),
  ...['secret', 'secret-old', 'media', 'thumbs', 'uploads', 'labels', 'outbox', 'backups'],
];

/** Makes this program's new files unreadable for others on the machine. */
export function setPrivateUmask(): void {
  process.umask(OTHERS);
}

/** Removes other users' access to files that an earlier version left readable. */
export function makePrivate(dataDir: string): void {
  for (const name of PRIVATE_FILES) {
    const path = join(dataDir, name);
    try {
      const { mode } = statSync(path);
      if (mode & OTHERS) chmodSync(path, mode & ~OTHERS);
    } catch (error) {
      if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EPERM')) throw error;
    }
  }
}

/** Returns the secret that signs sessions, created once in `dataDir`. */
export function ensureSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    // A link is atomic and never replaces a secret.
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

/** Prefix of unfinished files, which are never served or backed up. */
export const PART = '.part-';

/** Reads the settings and creates the data folder and secret. */
export function prepareEnv(): Env {
  const settings = env();
  prepareDataDir(settings.DATA_DIR);
  return setEnv({
    NODE_ENV: settings.NODE_ENV,
    DATA_DIR: settings.DATA_DIR,
    PAYLOAD_SECRET: settings.PAYLOAD_SECRET ?? ensureSecret(settings.DATA_DIR),
  });
}
