import { copyFile, link, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { create } from 'tar';
import type { Execute } from '#server/database/sqlite';
import { DATABASE_FILE, PART } from '#server/environment/data-dir';
import { hasCode, ToolError } from '#server/errors/system-error';
import { describeFiles, KEPT_BESIDE, MANIFEST } from './manifest';

interface MakeBackup {
  dataDir: string;
  /** A connection to the shop's database, which may be in use. */
  execute: Execute;
  /** The archive to be made. */
  to: string;
}

/** How often packing is tried again because a file changed meanwhile. */
const ATTEMPTS = 5;

/**
 * Writes the shop's database and files into one archive, readable by its owner alone, while the shop may go on serving.
 * The database is copied as of one moment; files are collected before and after it, so that every file it names is in the
 * archive. An archive appears whole or not at all. Throws a ToolError when it exists already.
 */
export async function makeBackup({ dataDir, execute, to }: MakeBackup): Promise<{ files: number }> {
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
    // A link, unlike a rename, never replaces a backup that is there.
    await link(draft, to).catch(refuseExisting(to));
    return { files };
  } finally {
    await rm(draft, { force: true });
    await rm(stage, { recursive: true, force: true });
  }
}

/** Packs the stage with its manifest; again, when a file has changed while it was packed. Answers the number of files. */
async function pack(stage: string, draft: string): Promise<number> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { files, ...about } = await describeFiles(stage);
    await writeFile(join(stage, MANIFEST), JSON.stringify({ ...about, files }, null, 2), { mode: 0o600 });
    await writeFile(draft, '', { mode: 0o600 });
    await create({ gzip: true, file: draft, cwd: stage, portable: true }, await readdir(stage));
    const { files: after } = await describeFiles(stage);
    if (isDeepStrictEqual(files, after)) return Object.keys(files).length;
  }
  throw new ToolError('Files change all the time while they are saved. Please try again later.');
}

async function collectAll(dataDir: string, stage: string): Promise<void> {
  for (const name of KEPT_BESIDE) await collect(join(dataDir, name), join(stage, name));
}

/** Brings a file, or all files of a folder, into the stage by links: what is deleted meanwhile stays in there. */
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
  const kept = entries.filter((entry) => entry.isDirectory() || entry.isFile());
  for (const { name } of kept.filter((entry) => !entry.name.startsWith(PART))) {
    await collect(join(from, name), join(to, name));
  }
}

/** A file, or a folder that is missing, has no entries. */
function ifMissing(error: unknown): null {
  if (hasCode(error, 'ENOTDIR') || hasCode(error, 'ENOENT')) return null;
  throw error;
}

function refuseExisting(path: string) {
  return (error: unknown): never => {
    if (hasCode(error, 'EEXIST')) throw new ToolError(`${path} exists already`);
    throw error;
  };
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
