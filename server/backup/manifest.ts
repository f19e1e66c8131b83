import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** The file in a backup that lists all others with size and hash. */
export const MANIFEST = 'manifest.json';

/** What a backup saves of `DATA_DIR` besides the database. */
export const KEPT_BESIDE = ['media', 'outbox', 'secret'] as const;

const BACKUP_FORMAT = 1;

export const manifest = z.object({
  format: z.literal(BACKUP_FORMAT, 'This backup was made by another version of the shop'),
  madeAt: z.iso.datetime(),
  /** Size in bytes and SHA-256 of every file, by its path. */
  files: z.record(z.string(), z.object({ size: z.int().min(0), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

/** Lists every file below a folder, the manifest itself left out, with its size and hash. */
export async function describeFiles(folder: string): Promise<Manifest> {
  const files: Manifest['files'] = {};
  for (const path of (await filesBelow(folder)).filter((name) => name !== MANIFEST)) {
    const { size } = await stat(join(folder, path));
    files[path] = { size, sha256: await hashOf(join(folder, path)) };
  }
  return { format: BACKUP_FORMAT, madeAt: new Date().toISOString(), files };
}

/** Paths of all files below a folder, with '/' between their parts, sorted. */
async function filesBelow(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const paths = await Promise.all(
    entries.map((entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesBelow(folder, path) : [path];
    }),
  );
  return paths.flat().sort();
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
