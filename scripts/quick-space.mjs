import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/** Returns a temporary folder for this process, in memory if there's room. */
export function quickSpace() {
  const folder = mkdtempSync(join(quickPlace(), 'glove-shop-test-'));
  // A program that's exiting may still write there, so we try to remove it for a few seconds.
  process.once('exit', () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 8, retryDelay: 100 }),
  );
  return folder;
}

function quickPlace() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM ? MEMORY : tmpdir();
  } catch {
    // Not every system has this folder.
    return tmpdir();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(`${quickPlace()}\n`);
}
