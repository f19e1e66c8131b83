import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { create, extract } from 'tar';
import { z } from 'zod';
import { ToolError } from '#server/platform/errors/system-error';
import { jsonOrNull } from '#server/platform/tools/json-api';

const ATTEMPTS = 5;

/** Packs a folder into one file with a manifest. Throws a ToolError. */
export async function pack(stage: string, draft: string): Promise<number> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { files, ...about } = await describeFiles(stage);
    await writeFile(join(stage, MANIFEST), JSON.stringify({ ...about, files }, null, 2), { mode: 0o600 });
    await writeFile(draft, '', { mode: 0o600 });
    await create({ gzip: true, file: draft, cwd: stage, portable: true }, await readdir(stage));
    const { files: after } = await describeFiles(stage);
    if (isDeepStrictEqual(files, after)) return Object.keys(files).length;
  }
  throw new ToolError("Files keep changing while they're being saved. Try again later.");
}

export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

export const MANIFEST = 'manifest.json';

const BACKUP_FORMAT = 1;

export const manifest = z.object({
  format: z.literal(BACKUP_FORMAT, 'This backup is from another version of the shop'),
  madeAt: z.iso.datetime(),
  files: z.record(z.string(), z.object({ size: z.int().min(0), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

async function describeFiles(folder: string): Promise<Manifest> {
  const files: Manifest['files'] = {};
  for (const path of (await filesBelow(folder)).filter((name) => name !== MANIFEST)) {
    const { size } = await stat(join(folder, path));
    files[path] = { size, sha256: await hashOf(join(folder, path)) };
  }
  return { format: BACKUP_FORMAT, madeAt: new Date().toISOString(), files };
}

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

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Unpacks an archive and compares every file with its manifest. Throws a ToolError. */
export async function unpackChecked(archive: string, stage: string): Promise<Manifest> {
  await unpack(archive, stage);
  const contents = await readManifest(stage);
  await compare(stage, contents);
  return contents;
}

async function unpack(archive: string, stage: string): Promise<void> {
  try {
    // Links could point outside the folder.
    const filter = (_path: string, entry: object) =>
      'type' in entry && (entry.type === 'File' || entry.type === 'Directory');
    await extract({ file: archive, cwd: stage, strict: true, filter });
  } catch (error) {
    throw new ToolError(`Can't read ${archive}: ${error instanceof Error ? error.message : error}`);
  }
}

async function readManifest(stage: string): Promise<Manifest> {
  const text = await readFile(join(stage, MANIFEST), 'utf8').catch(() => '');
  const parsed = manifest.safeParse(jsonOrNull(text));
  if (!parsed.success) throw new ToolError("This archive isn't a backup of a shop");
  return parsed.data;
}

async function compare(stage: string, { files }: Manifest): Promise<void> {
  const found = (await describeFiles(stage)).files;
  for (const path of new Set([...Object.keys(files), ...Object.keys(found)])) {
    if (files[path]?.sha256 !== found[path]?.sha256) {
      throw new ToolError(`This backup is damaged: ${path} has changed since it was saved`);
    }
  }
}
