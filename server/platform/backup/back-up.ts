import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsToRemove, inFuture } from '#domain/backups/keep-backups';
import { openPhotoStore } from '#server/photos/s3-store';
import type { Env } from '#server/platform/environment/env';
import { ToolError } from '#server/platform/errors/system-error';
import { pack, unpackChecked } from './archive';
import { type BackupSource, refuseDifference, refuseLoss } from './backup-source';
import type { BackupTarget } from './backup-target';
import { collect } from './make-backup';
import { SavedPhotos } from './save-photos';
import {
  archiveOf,
  backupName,
  backupsIn,
  type Contents,
  commitBackup,
  type Digests,
  removeBackup,
  removeHalves,
  removeUnneeded,
  type StoredBackup,
  type Vault,
  vaultsToSaveTo,
} from './vault';

interface BackUp {
  settings: Env;
  source: BackupSource;
  targets: readonly BackupTarget[];
  now?: Date;
}

export interface BackedUp {
  name: string;
  at: Date;
  to: string[];
  bytes: number;
  photos: number;
  /** Warnings for the owner, even if the backup is good. */
  notes: string[];
  problems: string[];
}

/** A target during a backup. After a problem, nothing more is written to it. */
interface Work {
  vault: Vault;
  others: Vault[];
  earlier: StoredBackup[];
  damaged: number;
  problem: string | null;
}

/** Backs up to every target. A backup counts once it's been restored to a scratch folder and compared (rule 24.4). */
export async function backUp({ settings, source, targets, now = new Date() }: BackUp): Promise<BackedUp> {
  const { BACKUP_PASSPHRASE, DATA_DIR } = settings;
  if (!BACKUP_PASSPHRASE)
    throw new ToolError('BACKUP_PASSPHRASE is missing, and nothing is saved without it');
  const scratch = join(DATA_DIR, '.backup-scratch');
  const name = backupName(now);
  const problems: string[] = [];
  try {
    await rm(scratch, { recursive: true, force: true });
    await mkdir(join(scratch, 'stage'), { recursive: true, mode: 0o700 });
    const reachable = await reachableOf(targets, problems);
    const works = await prepare(reachable, BACKUP_PASSPHRASE);
    const working = () => works.filter(({ problem }) => problem === null);
    const vaults = () => working().map(({ vault }) => vault);
    const onFailure = (vault: Vault, error: unknown) => {
      for (const work of works) if (work.vault === vault) work.problem ??= messageOf(error);
    };

    const photos = new SavedPhotos(openPhotoStore(settings), knownPhotos(works));
    const before = await source.scan();
    await photos.save(before.photos, vaults(), onFailure);
    const copy = await source.copyTo(join(scratch, 'stage'));
    // Saves the photos of orders that came in since then. Whatever is deleted from now on is already saved.
    await photos.save(copy.photos, vaults(), onFailure);
    refuseLoss(copy.collections, before.collections, (await source.scan()).collections);
    const archive = await archiveFor(settings, scratch);

    const saved = [...copy.photos].flatMap((photo) => {
      const held = photos.saved.get(photo);
      return held ? [[photo, held] as const] : [];
    });
    const [first] = vaults();
    if (first) await first.key.encryptFile(archive, `${archive}.age`);
    const held = async (): Promise<Contents> => ({
      format: 1,
      madeAt: now.toISOString(),
      database: source.database,
      archive: { stored: (await stat(`${archive}.age`)).size },
      collections: copy.collections,
      photos: Object.fromEntries(saved),
    });
    for (const work of working()) {
      const { vault } = work;
      try {
        await vault.target.putFile(archiveOf(vault, name), `${archive}.age`);
        vault.objects.set(archiveOf(vault, name), (await held()).archive.stored);
        await restoreAndCompare({ vault, name, source, scratch, saved: copy.collections });
        await photos.verify(vault, copy.photos, now);
        await commitBackup(vault, name, await held());
      } catch (error) {
        onFailure(vault, error);
        await removeBackup(vault, name).catch(() => undefined);
      }
    }

    const notes: string[] = [];
    for (const work of working()) notes.push(...(await tidy(work, now)));
    if (photos.missing.size > 0)
      notes.push(`${photos.missing.size} photos that the shop should have are missing from it`);
    const stored = first ? await held() : null;
    const bytes = saved.reduce((sum, [, { stored: size }]) => sum + size, stored?.archive.stored ?? 0);
    problems.push(...works.flatMap(({ problem }) => problem ?? []));
    const to = vaults().map(({ target }) => target.name);
    return { name, at: now, to, bytes, photos: saved.length, notes, problems };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The message without its period, because it becomes part of a sentence. */
const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

async function reachableOf(targets: readonly BackupTarget[], problems: string[]): Promise<BackupTarget[]> {
  const reachable: BackupTarget[] = [];
  for (const target of targets) {
    try {
      await target.list();
      reachable.push(target);
    } catch (error) {
      problems.push(messageOf(error));
    }
  }
  return reachable;
}

async function prepare(targets: readonly BackupTarget[], passphrase: string): Promise<Work[]> {
  const opened = await vaultsToSaveTo(targets, passphrase);
  return Promise.all(
    opened.map(async ({ vault, others }) => {
      for (const each of [vault, ...others]) await removeHalves(each);
      const { backups, damaged } = await backupsIn(vault);
      return { vault, others, earlier: backups, damaged, problem: null };
    }),
  );
}

function knownPhotos(works: readonly Work[]) {
  return new Map(
    works.flatMap(({ earlier }) => earlier.flatMap(({ contents }) => Object.entries(contents.photos))),
  );
}

/** Secrets only go into encrypted archives (rule 24.2). */
async function archiveFor(
  { DATA_DIR, PAYLOAD_SECRET, PAYLOAD_SECRET_OLD }: Env,
  scratch: string,
): Promise<string> {
  const stage = join(scratch, 'stage');
  for (const [name, secret] of [
    ['secret', PAYLOAD_SECRET],
    ['secret-old', PAYLOAD_SECRET_OLD],
  ] as const)
    if (secret) await writeFile(join(stage, name), secret, { mode: 0o600 });
  await collect(join(DATA_DIR, 'outbox'), join(stage, 'outbox'));
  const archive = join(scratch, 'archive.tar.gz');
  await pack(stage, archive);
  return archive;
}

interface Restored {
  vault: Vault;
  name: string;
  source: BackupSource;
  scratch: string;
  saved: Digests;
}

/** Restores a stored archive to a scratch folder, and compares it with what was saved. Throws a ToolError. */
async function restoreAndCompare({ vault, name, source, scratch, saved }: Restored): Promise<void> {
  const folder = join(scratch, 'restored');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await fetchArchive(vault, name, folder);
  refuseDifference((await source.scan(folder)).collections, saved);
}

/** Reads a stored archive into a folder, and compares every file with its manifest. Throws a ToolError. */
export async function fetchArchive(vault: Vault, name: string, folder: string): Promise<void> {
  const packed = `${folder}.tar.gz`;
  const stored = await vault.target.open(archiveOf(vault, name));
  try {
    await vault.key.decryptFile(stored, packed);
    await unpackChecked(packed, folder);
  } catch (error) {
    throw new ToolError(`The backup ${name} in ${vault.target.name} is damaged: ${messageOf(error)}`);
  } finally {
    await rm(packed, { force: true });
  }
}

async function tidy({ vault, others, damaged }: Work, now: Date): Promise<string[]> {
  const listed = [await backupsIn(vault)];
  for (const other of others) listed.push(await backupsIn(other));
  const all = listed.flatMap(({ backups }) => backups);
  const [future] = inFuture(all, now);
  if (future)
    return [
      `A backup in ${vault.target.name} is dated ${future.at.toISOString()}, in the future, so no old one was removed. Check the clock`,
    ];
  if (damaged > 0 || listed.some((each) => each.damaged > 0))
    return [`${damaged} backups in ${vault.target.name} are damaged, so no old one was removed`];
  const removed = new Set(backupsToRemove(all, now));
  for (const { vault: from, name } of removed) await removeBackup(from, name);
  for (const each of [vault, ...others])
    await removeUnneeded(
      each,
      all.filter((backup) => backup.vault === each && !removed.has(backup)),
    );
  return [];
}
