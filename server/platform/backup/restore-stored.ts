import { mkdir, readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import PQueue from 'p-queue';
import { PICTURE_ENDINGS } from '#domain/photos/photo-limits';
import { type PhotoStore, readFile as readPhoto } from '#server/photos/photo-store';
import { openPhotoStore } from '#server/photos/s3-store';
import { refuseNewerFile } from '#server/platform/database/data-version';
import { DATABASE_FILE } from '#server/platform/environment/data-dir';
import type { Env } from '#server/platform/environment/env';
import { ToolError } from '#server/platform/errors/system-error';
import { fetchArchive } from './back-up';
import { refuseDifference } from './backup-source';
import type { BackupTarget } from './backup-target';
import { moveIn, refuseShop } from './make-backup';
import { AT_ONCE, sha256Of } from './save-photos';
import { scanSqliteCopy } from './sqlite-source';
import { backupsIn, openVaults, photoOf, readSealed, type SavedPhoto, type StoredBackup } from './vault';

export interface Listed {
  backups: StoredBackup[];
  notes: string[];
}

/** Lists the good backups of all targets. Throws a ToolError if the passphrase doesn't open any of them. */
export async function listBackups(targets: readonly BackupTarget[], passphrase: string): Promise<Listed> {
  const backups: StoredBackup[] = [];
  const notes: string[] = [];
  let isOpen = false;
  let locked = 0;
  for (const target of targets) {
    try {
      const opened = await openVaults(target, passphrase);
      locked += opened.locked;
      if (opened.locked > 0) notes.push(`${target.name} also has backups with another passphrase`);
      for (const vault of opened.vaults) {
        isOpen = true;
        const found = await backupsIn(vault);
        backups.push(...found.backups);
        if (found.damaged > 0) notes.push(`${found.damaged} backups in ${target.name} are damaged`);
      }
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      notes.push(error.message);
    }
  }
  if (!isOpen && locked > 0)
    throw new ToolError(
      "BACKUP_PASSPHRASE is wrong. These backups were made with another one, and can't be read without it.",
    );
  return { backups: backups.sort((a, b) => b.at.getTime() - a.at.getTime()), notes };
}

/** Finds the newest backup that matches 'latest', a date like 2026-01-31, or a name, in each place that has it. Throws a ToolError. */
export function chooseBackup(backups: readonly StoredBackup[], wanted: string): StoredBackup[] {
  const isWanted = ({ name, at }: StoredBackup) =>
    wanted === 'latest' || name === wanted || at.toISOString().startsWith(wanted);
  const name = backups.find(isWanted)?.name;
  if (!name) throw new ToolError(`There's no good backup of ${wanted}. npm run restore lists them.`);
  return backups.filter((backup) => backup.name === name);
}

interface RestoreStored {
  settings: Env;
  /** Each place that has the backup. If one copy is damaged, the next is tried. */
  backups: readonly StoredBackup[];
  progress: (line: string) => void;
}

/** Restores a backup to a machine without a shop. The database opens last, so a repeat works. Throws a ToolError. */
export async function restoreStored({ settings, backups, progress }: RestoreStored): Promise<string[]> {
  const [backup] = backups;
  if (!backup) throw new ToolError("There's no backup to restore");
  const { DATABASE_URI, DATA_DIR } = settings;
  refuseOtherDatabase(backup, DATABASE_URI);
  if (DATABASE_URI) await (await mongo()).refuseMongoShop(DATABASE_URI);
  else await refuseShop(DATA_DIR);
  const stage = join(DATA_DIR, '.restore');
  try {
    await fetchFirstGood(backups, stage, progress);
    await restorePhotos({ backups, photos: openPhotoStore(settings), progress });
    const secretIn = (file: string) => readFile(join(stage, file), 'utf8').catch(() => null);
    const secrets = { secret: await secretIn('secret'), old: await secretIn('secret-old') };
    if (DATABASE_URI) {
      const { DUMP, restoreMongo } = await mongo();
      const restored = await restoreMongo(DATABASE_URI, stage);
      refuseDifference(restored.collections, backup.contents.collections);
      await rm(join(stage, DUMP), { recursive: true });
    }
    await moveIn(stage, DATA_DIR);
    if (DATABASE_URI) await (await mongo()).finishMongo(DATABASE_URI);
    return secretNotes(secrets, settings);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

const mongo = () => import('./mongo-source');

function refuseOtherDatabase({ contents }: StoredBackup, uri: string | undefined): void {
  if (contents.database === 'mongodb' && !uri)
    throw new ToolError('This is a backup of a shop on MongoDB. Set DATABASE_URI to an empty database.');
  if (contents.database === 'sqlite' && uri)
    throw new ToolError('This is a backup of a shop on SQLite. Restore it without DATABASE_URI.');
}

/** The secrets that sign links in the shop: the current one, and the one before it. */
type Secrets = Record<'secret' | 'old', string | null>;

function secretNotes(
  { secret, old }: Secrets,
  { PAYLOAD_SECRET, PAYLOAD_SECRET_OLD, DATABASE_URI, DATA_DIR }: Env,
): string[] {
  const isSet = !secret || secret === PAYLOAD_SECRET || !(PAYLOAD_SECRET || DATABASE_URI);
  const note = (setting: string, file: string) =>
    `Set ${setting} to the content of ${join(DATA_DIR, file)}, which the shop had.`;
  return [
    ...(isSet ? [] : [note('PAYLOAD_SECRET', 'secret')]),
    ...(old && old !== PAYLOAD_SECRET_OLD ? [note('PAYLOAD_SECRET_OLD', 'secret-old')] : []),
  ];
}

async function fetchFirstGood(
  backups: readonly StoredBackup[],
  stage: string,
  progress: (line: string) => void,
): Promise<void> {
  for (const [index, { vault, name, contents }] of backups.entries()) {
    try {
      await rm(stage, { recursive: true, force: true });
      await mkdir(stage, { recursive: true, mode: 0o700 });
      await fetchArchive(vault, name, stage);
      const isMongo = contents.database === 'mongodb';
      const scan = await (isMongo ? (await mongo()).scanMongoCopy(stage) : scanSqliteCopy(stage));
      refuseDifference(scan.collections, contents.collections);
      await refuseNewerFile(join(stage, DATABASE_FILE));
      return;
    } catch (error) {
      if (!(error instanceof ToolError) || index === backups.length - 1) throw error;
      progress(`${error.message}. Trying the next place.`);
    }
  }
}

interface RestorePhotos {
  backups: readonly StoredBackup[];
  photos: PhotoStore;
  progress: (line: string) => void;
}

const STEPS = 10;

async function restorePhotos({ backups, photos, progress }: RestorePhotos): Promise<void> {
  const wanted = Object.entries(backups[0]?.contents.photos ?? {});
  const step = Math.ceil(wanted.length / STEPS);
  const problems: unknown[] = [];
  let done = 0;
  const queue = new PQueue({ concurrency: AT_ONCE });
  for (const [name, photo] of wanted) {
    await queue.onSizeLessThan(AT_ONCE);
    if (problems.length > 0) break;
    void queue.add(async () => {
      try {
        await restorePhoto(backups, photos, name, photo);
        done += 1;
        if (done % step === 0) progress(`${done} of ${wanted.length} photos`);
      } catch (error) {
        problems.push(error);
      }
    });
  }
  await queue.onIdle();
  if (problems.length > 0) throw problems[0];
}

async function restorePhoto(
  backups: readonly StoredBackup[],
  photos: PhotoStore,
  name: string,
  photo: SavedPhoto,
): Promise<void> {
  // An interrupted restore left this behind.
  const found = (await photos.has('media', name)) ? await photos.open('media', name) : null;
  if (found && sha256Of(await readPhoto(found)) === photo.sha256) return;
  let problem = `The photo ${name} is damaged`;
  for (const { vault } of backups) {
    try {
      const bytes = await readSealed(vault, photoOf(vault, photo));
      if (sha256Of(bytes) !== photo.sha256) continue;
      const type = PICTURE_ENDINGS[extname(name).slice(1)] ?? 'application/octet-stream';
      await photos.put('media', name, bytes, type);
      return;
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      problem = error.message;
    }
  }
  throw new ToolError(`${problem}. The shop isn't restored.`);
}
