import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { refuseNewerFile } from '#server/database/data-version';
import { DATABASE_FILE } from '#server/environment/data-dir';
import { ToolError } from '#server/errors/system-error';
import { describeFiles, MANIFEST, type Manifest, manifest } from './manifest';

interface RestoreBackup {
  archive: string;
  /** A folder without a shop in it; made when it is missing. */
  dataDir: string;
}

/**
 * Puts a backup into an empty `DATA_DIR`. Everything is unpacked aside and compared with the manifest before any of it
 * takes its place, and the database takes its last: an interrupted restore is simply started again. Throws a ToolError
 * when there is a shop already, or the archive is none, damaged, or of a newer version.
 */
export async function restoreBackup({ archive, dataDir }: RestoreBackup): Promise<Manifest> {
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
  if (isThere) throw new ToolError(`There is a shop in ${dataDir} already. Restore into an empty folder.`);
}

async function unpack(archive: string, stage: string): Promise<void> {
  try {
    // Links could lead out of the folder; a backup holds none.
    const filter = (_path: string, entry: object) =>
      'type' in entry && (entry.type === 'File' || entry.type === 'Directory');
    await extract({ file: archive, cwd: stage, strict: true, filter });
  } catch (error) {
    throw new ToolError(`${archive} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

async function readManifest(stage: string): Promise<Manifest> {
  const text = await readFile(join(stage, MANIFEST), 'utf8').catch(() => '');
  const parsed = manifest.safeParse(json(text));
  if (!parsed.success) throw new ToolError('This archive is no backup of the shop');
  if (!parsed.data.files[DATABASE_FILE]) throw new ToolError('This backup holds no database');
  return parsed.data;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Throws a ToolError that names the first file that is missing, changed or unknown. */
async function compare(stage: string, { files }: Manifest): Promise<void> {
  const found = (await describeFiles(stage)).files;
  for (const path of new Set([...Object.keys(files), ...Object.keys(found)])) {
    if (files[path]?.sha256 !== found[path]?.sha256) {
      throw new ToolError(`This backup is damaged: ${path} is not as it was saved`);
    }
  }
}
