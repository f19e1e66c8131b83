import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { DATABASE_FILE } from '../platform/environment/data-dir';

const FOLDER = 'server/testing/releases';
const ENDING = '.sqlite.br';

/** The releases whose data is stored: 300 orders that the release's own code placed, paid, and worked on. */
export const RELEASES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length));

/** The secret that signed the sessions in that data. */
const SECRET = 'the-secret-of-this-fixture';

/** Puts a release's data into an empty folder. */
export function putRelease(release: string, dataDir: string): void {
  writeFileSync(join(dataDir, 'secret'), SECRET);
  const packed = readFileSync(join(FOLDER, `${release}${ENDING}`));
  writeFileSync(join(dataDir, DATABASE_FILE), brotliDecompressSync(packed));
}
