import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { ToolError } from '#server/platform/errors/system-error';
import { type AgeKey, makeKey, openKey } from './age-key';
import type { BackupTarget } from './backup-target';

const digest = z.object({ count: z.int().min(0), sha256: z.string() });
const savedPhoto = z.object({
  size: z.int().min(0),
  sha256: z.string(),
  /** Its size when encrypted. */
  stored: z.int().min(0),
});
export type SavedPhoto = z.infer<typeof savedPhoto>;

/** Describes a good backup. This file is written last, so a backup without it never counts. */
const contents = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'mongodb']),
  archive: z.object({ stored: z.int().min(0) }),
  collections: z.record(z.string(), digest),
  photos: z.record(z.string(), savedPhoto),
});
export type Contents = z.infer<typeof contents>;
export type Digests = Contents['collections'];

/** A target's folder for one key. */
export interface Vault {
  target: BackupTarget;
  key: AgeKey;
  objects: Map<string, number>;
}

export interface StoredBackup {
  vault: Vault;
  name: string;
  at: Date;
  contents: Contents;
}

const KEY = 'key.age';
const ARCHIVE = '.tar.gz.age';
const CONTENTS = '.json.gz.age';

export const archiveOf = ({ key }: Vault, name: string) => `${key.folder}/${name}${ARCHIVE}`;
const contentsOf = ({ key }: Vault, name: string) => `${key.folder}/${name}${CONTENTS}`;
const photosOf = ({ key }: Vault) => `${key.folder}/photos/`;
export const photoOf = (vault: Vault, { sha256 }: SavedPhoto) =>
  `${photosOf(vault)}${vault.key.photoName(sha256)}.age`;

/** Returns 'shop-20260131-174500', in UTC. */
export const backupName = (at: Date): string =>
  `shop-${at
    .toISOString()
    .replaceAll(/[-:]|\..*/g, '')
    .replace('T', '-')}`;

/** Opens a target's vaults. Vaults with another passphrase are only counted. */
export async function openVaults(
  target: BackupTarget,
  passphrase: string,
): Promise<{ vaults: Vault[]; locked: number }> {
  const objects = await target.list();
  const sealed = [...objects.keys()].filter((name) => name.endsWith(`/${KEY}`));
  const vaults: Vault[] = [];
  for (const name of sealed) {
    const key = await openKey(await readObject(target, name), passphrase);
    if (key && name === `${key.folder}/${KEY}`) vaults.push({ target, key, objects });
  }
  return { vaults, locked: sealed.length - vaults.length };
}

/** Opens the vault to save to on each target, all with one key. Creates missing vaults. */
export async function vaultsToSaveTo(
  targets: readonly BackupTarget[],
  passphrase: string,
): Promise<{ vault: Vault; others: Vault[] }[]> {
  const opened = await Promise.all(
    targets.map(async (target) => ({ target, ...(await openVaults(target, passphrase)) })),
  );
  const known = opened.flatMap(({ vaults }) => vaults).at(0);
  const made = known ? null : await makeKey(passphrase);
  const key = known?.key ?? made?.key;
  if (!key) throw new Error('there is no key to save with');
  const sealed = made?.sealed ?? (known && (await readObject(known.target, `${key.folder}/${KEY}`)));
  return Promise.all(
    opened.map(async ({ target, vaults }) => {
      const vault = vaults.find((other) => other.key.folder === key.folder);
      const others = vaults.filter((other) => other !== vault);
      if (vault) return { vault, others };
      if (sealed) await target.put(`${key.folder}/${KEY}`, sealed);
      return { vault: { target, key, objects: await target.list() }, others };
    }),
  );
}

const readObject = async (target: BackupTarget, name: string) => buffer(await target.open(name));

/** Reads and decrypts a small object. Throws a ToolError. */
export async function readSealed({ target, key }: Vault, name: string): Promise<Uint8Array> {
  const bytes = await readObject(target, name);
  try {
    return await key.decrypt(bytes);
  } catch {
    throw new ToolError(`${name} in ${target.name} is damaged`);
  }
}

/** Lists a vault's good backups, oldest first. Damaged ones are only counted. */
export async function backupsIn(vault: Vault): Promise<{ backups: StoredBackup[]; damaged: number }> {
  const names = namesIn(vault, CONTENTS).filter((name) => vault.objects.has(archiveOf(vault, name)));
  const read = await Promise.all(
    names.map(async (name) => {
      const found = await readContents(vault, name);
      if (found?.archive.stored !== vault.objects.get(archiveOf(vault, name))) return null;
      return found && { vault, name, at: new Date(found.madeAt), contents: found };
    }),
  );
  const backups = read.filter((backup) => backup !== null).sort((a, b) => a.at.getTime() - b.at.getTime());
  return { backups, damaged: read.length - backups.length };
}

function namesIn(vault: Vault, ending: string): string[] {
  const start = `${vault.key.folder}/shop-`;
  return [...vault.objects.keys()]
    .filter((name) => name.startsWith(start) && name.endsWith(ending))
    .map((name) => name.slice(vault.key.folder.length + 1, -ending.length));
}

async function readContents(vault: Vault, name: string): Promise<Contents | null> {
  const bytes = await readSealed(vault, contentsOf(vault, name)).catch((error: unknown) => {
    if (error instanceof ToolError && error.message.endsWith('is damaged')) return null;
    throw error;
  });
  if (!bytes) return null;
  const text = await promisify(gunzip)(bytes).catch(() => Buffer.from('null'));
  return contents.safeParse(JSON.parse(text.toString())).data ?? null;
}

/** Marks a backup as good. */
export async function commitBackup(vault: Vault, name: string, held: Contents): Promise<void> {
  const bytes = await vault.key.encrypt(await promisify(gzip)(JSON.stringify(held)));
  await vault.target.put(contentsOf(vault, name), bytes);
  vault.objects.set(contentsOf(vault, name), bytes.length);
}

/** Removes a backup, starting with the file that marks it as good. */
export async function removeBackup(vault: Vault, name: string): Promise<void> {
  for (const object of [contentsOf(vault, name), archiveOf(vault, name)]) await removeObject(vault, object);
}

async function removeObject({ target, objects }: Vault, name: string): Promise<void> {
  await target.remove(name);
  objects.delete(name);
}

/** Removes archives that a killed program never finished. */
export async function removeHalves(vault: Vault): Promise<void> {
  await vault.target.removeParts();
  const good = new Set(namesIn(vault, CONTENTS));
  for (const name of namesIn(vault, ARCHIVE))
    if (!good.has(name)) await removeObject(vault, archiveOf(vault, name));
}

export async function removeUnneeded(vault: Vault, backups: readonly StoredBackup[]): Promise<void> {
  const needed = new Set(
    backups.flatMap(({ contents }) => Object.values(contents.photos).map((photo) => photoOf(vault, photo))),
  );
  for (const name of [...vault.objects.keys()])
    if (name.startsWith(photosOf(vault)) && !needed.has(name)) await removeObject(vault, name);
}
