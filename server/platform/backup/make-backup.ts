import { access, copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { refuseNewerFile } from '#server/platform/database/data-version';
import type { Execute } from '#server/platform/database/sqlite';
import { DATABASE_FILE, PART } from '#server/platform/environment/data-dir';
import { hasCode, ToolError } from '#server/platform/errors/system-error';
import { flush, MANIFEST, type Manifest, pack, unpackChecked } from './archive';

/** Archives the database and files of a running shop. Collects the files twice, so none is missing. Throws a ToolError. */
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
    // A link never replaces a backup, unlike a rename.
    await link(draft, to).catch(refuseExisting(to));
    return { files };
  } finally {
    await rm(draft, { force: true });
    await rm(stage, { recursive: true, force: true });
  }
}

// Leaves out the secret, because this archive isn't encrypted (rule 24.2).
const INCLUDED = ['media', 'outbox'] as const;

async function collectAll(dataDir: string, stage: string): Promise<void> {
  for (const name of INCLUDED) await collect(join(dataDir, name), join(stage, name));
}

/** Hard links keep files that are deleted while the backup runs. */
export async function collect(from: string, to: string): Promise<void> {
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

/** Restores a backup into an empty `DATA_DIR`. It's checked first, and the database comes last, so a repeat works. Throws a ToolError. */
export async function restoreBackup(archive: string, dataDir: string): Promise<Manifest> {
  await refuseShop(dataDir);
  const stage = join(dataDir, '.restore');
  try {
    await rm(stage, { recursive: true, force: true });
    await mkdir(stage, { recursive: true, mode: 0o700 });
    const contents = await unpackChecked(archive, stage);
    if (!contents.files[DATABASE_FILE]) throw new ToolError('This backup has no database');
    await refuseNewerFile(join(stage, DATABASE_FILE));
    await moveIn(stage, dataDir);
    return contents;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Moves restored files to their folder, the database last. */
export async function moveIn(stage: string, dataDir: string): Promise<void> {
  const isLast = (name: string) => name === DATABASE_FILE;
  const names = (await readdir(stage)).filter((name) => name !== MANIFEST);
  for (const name of names.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))) {
    await rm(join(dataDir, name), { recursive: true, force: true });
    await rename(join(stage, name), join(dataDir, name));
  }
}

/** Throws a ToolError if the folder already has a shop's database. */
export async function refuseShop(dataDir: string): Promise<void> {
  const isThere = await access(join(dataDir, DATABASE_FILE)).then(
    () => true,
    () => false,
  );
  if (isThere) throw new ToolError(`${dataDir} already holds a shop. Restore into an empty folder.`);
}
