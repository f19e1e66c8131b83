import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  access,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { create, extract } from 'tar';
import { z } from 'zod';
import { refuseNewerFile } from '#server/platform/database/data-version';
import type { Execute } from '#server/platform/database/sqlite';
import { DATABASE_FILE, PART } from '#server/platform/environment/data-dir';
import { hasCode, ToolError } from '#server/platform/errors/system-error';

const ATTEMPTS = 5;

/** Archives the database and files of a running shop. Files are collected twice, so none is missing. Throws a ToolError. */
export async function makeBackup(dataDir: string, execute: Execute, to: string): Promise<{ files: number }> {
  const stage = join(dataDir, '.backup');
  const draft = `${to}.part`;
  try {
    await rm(stage, { recursive: true, force: true });
    await mkdir(stage, { recursive: true, mode: 0o700 });
    await mkdir(dirname(to), { recursive: true });
    await collectAll(dataDir, stage);
    await execute({ sql: 'VACUUM INTO ?', args: [join(stage, DATABASE_FILE)] });
    await collectAll(dataDir, stage);
    const files = await pack(stage, draft);
    await flush(draft);
    // Unlike a rename, a link never replaces a backup.
    await link(draft, to).catch(refuseExisting(to));
    return { files };
  } finally {
    await rm(draft, { force: true });
    await rm(stage, { recursive: true, force: true });
  }
}

async function pack(stage: string, draft: string): Promise<number> {
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

async function collectAll(dataDir: string, stage: string): Promise<void> {
  for (const name of INCLUDED) await collect(join(dataDir, name), join(stage, name));
}

/** Hard links keep files that are deleted during the backup. */
async function collect(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(ifMissing);
  if (!entries) {
    await link(from, to).catch(async (error: unknown) => {
      if (hasCode(error, 'ENOENT') || hasCode(error, 'EEXIST')) return;
      await copyFile(from, to);
    });
    return;
  }
  await mkdir(to, { recursive: true });
  const included = entries.filter((entry) => entry.isDirectory() || entry.isFile());
  for (const { name } of included.filter((entry) => !entry.name.startsWith(PART))) {
    await collect(join(from, name), join(to, name));
  }
}

function ifMissing(error: unknown): null {
  if (hasCode(error, 'ENOTDIR') || hasCode(error, 'ENOENT')) return null;
  throw error;
}

function refuseExisting(path: string) {
  return (error: unknown): never => {
    if (hasCode(error, 'EEXIST')) throw new ToolError(`${path} already exists`);
    throw error;
  };
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

const MANIFEST = 'manifest.json';

const INCLUDED = ['media', 'outbox', 'secret'] as const;

const BACKUP_FORMAT = 1;

export const manifest = z.object({
  format: z.literal(BACKUP_FORMAT, 'This backup is from another version of the shop'),
  madeAt: z.iso.datetime(),
  files: z.record(z.string(), z.object({ size: z.int().min(0), sha256: z.string() })),
});
type Manifest = z.infer<typeof manifest>;

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

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Restores a backup into an empty `DATA_DIR`. It's checked first, and the database comes last, so a repeat works. Throws a ToolError. */
export async function restoreBackup(archive: string, dataDir: string): Promise<Manifest> {
  await refuseShop(dataDir);
  const stage = join(dataDir, '.restore');
  try {
    await rm(stage, { recursive: true, force: true });
    await mkdir(stage, { recursive: true, mode: 0o700 });
    await unpack(archive, stage);
    const contents = await readManifest(stage);
    await compare(stage, contents);
    await refuseNewerFile(join(stage, DATABASE_FILE));
    const names = (await readdir(stage)).filter((name) => name !== MANIFEST && name !== DATABASE_FILE);
    for (const name of [...names, DATABASE_FILE]) {
      await rm(join(dataDir, name), { recursive: true, force: true });
      await rename(join(stage, name), join(dataDir, name));
    }
    return contents;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function refuseShop(dataDir: string): Promise<void> {
  const isThere = await access(join(dataDir, DATABASE_FILE)).then(
    () => true,
    () => false,
  );
  if (isThere) throw new ToolError(`${dataDir} already holds a shop. Restore into an empty folder.`);
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
  const parsed = manifest.safeParse(json(text));
  if (!parsed.success) throw new ToolError("This archive isn't a backup of a shop");
  if (!parsed.data.files[DATABASE_FILE]) throw new ToolError('This backup has no database');
  return parsed.data;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function compare(stage: string, { files }: Manifest): Promise<void> {
  const found = (await describeFiles(stage)).files;
  for (const path of new Set([...Object.keys(files), ...Object.keys(found)])) {
    if (files[path]?.sha256 !== found[path]?.sha256) {
      throw new ToolError(`This backup is damaged: ${path} has changed since it was saved`);
    }
  }
}
