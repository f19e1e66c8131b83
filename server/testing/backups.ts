import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Encrypter } from 'age-encryption';
import type { Payload } from 'payload';
import { afterAll } from 'vitest';
import { MEDIA_PATH } from '#domain/photos/photo-limits';
import { openPhotoStore } from '../photos/s3-store';
import { backUp } from '../platform/backup/back-up';
import { openSource } from '../platform/backup/backup-job';
import type { BackupSource } from '../platform/backup/backup-source';
import { backupTargets } from '../platform/backup/bucket-target';
import { chooseBackup, listBackups, restoreStored } from '../platform/backup/restore-stored';
import { type Env, parseEnv } from '../platform/environment/env';
import { startTestBucket } from './bucket';
import { makeOrder, makePhoto, makeService } from './factories';
import { freshMongoDatabase } from './mongo-databases';
import { openStored } from './stored-shop';
import { startTestShop, type TestShop } from './test-shop';

export const PASSPHRASE = 'pine tar and rosin 1908';
export const NOON = new Date('2026-01-31T12:00:00Z');

/** The work factors that the shop requested, in order. */
export const requestedWorkFactors: number[] = [];

/** A real key takes a third of a second, and every save and restore opens one. The tests of the built program use real ones. */
const QUICK_WORK_FACTOR = 4;
const { setScryptWorkFactor } = Encrypter.prototype;
Encrypter.prototype.setScryptWorkFactor = function (this: Encrypter, factor: number) {
  requestedWorkFactors.push(factor);
  setScryptWorkFactor.call(this, Math.min(factor, QUICK_WORK_FACTOR));
};

type Extra = Partial<Record<keyof Env, string>>;

/**
 * For test files about backups: makes shops that save to a folder, and to a bucket if its settings are passed. Removes everything
 * afterwards.
 */
export async function testBackups() {
  const folder = mkdtempSync(join(tmpdir(), 'glove-vault-'));
  const bucket = await startTestBucket();
  const shops: TestShop[] = [];
  afterAll(async () => {
    for (const shop of shops) await shop.close();
    await bucket.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const newFolder = () => mkdtempSync(join(folder, 'in-'));

  return {
    bucketSettings: {
      BACKUP_S3_BUCKET: bucket.settings.S3_BUCKET,
      BACKUP_S3_ENDPOINT: bucket.settings.S3_ENDPOINT,
      BACKUP_S3_ACCESS_KEY_ID: bucket.settings.S3_ACCESS_KEY_ID,
      BACKUP_S3_SECRET_ACCESS_KEY: bucket.settings.S3_SECRET_ACCESS_KEY,
    },
    startShop: async (extra: Extra = {}): Promise<TestShop> => {
      const shop = await startTestShop({
        BACKUP_PASSPHRASE: PASSPHRASE,
        BACKUP_DIR: newFolder(),
        ...extra,
      });
      shops.push(shop);
      const { id } = await makeService(shop.payload);
      for (let n = 0; n < 3; n += 1) await makeOrder(shop.payload, id, { customerName: `Robin ${n}` });
      for (const content of ['one', 'two']) await addPhoto(shop, content);
      return shop;
    },
    /** Settings for an empty machine: where the backups are, and the passphrase. */
    emptyMachine: (shop: TestShop, extra: Extra = {}): Env =>
      parseEnv({
        DATA_DIR: newFolder(),
        DATABASE_URI: freshMongoDatabase(),
        PAYLOAD_SECRET: shop.settings.PAYLOAD_SECRET,
        BACKUP_PASSPHRASE: PASSPHRASE,
        BACKUP_DIR: shop.settings.BACKUP_DIR,
        ...extra,
      }),
  };
}

export async function addPhoto({ payload, settings }: TestShop, content: string): Promise<string> {
  const name = (await makePhoto(payload)).slice(MEDIA_PATH.length);
  await openPhotoStore(settings).put('media', name, Buffer.from(content), 'image/webp');
  return name;
}

interface Save {
  now?: Date;
  settings?: Env;
  change?: (source: BackupSource) => BackupSource;
}

export async function save(shop: TestShop, { now = NOON, settings = shop.settings, change }: Save = {}) {
  const source = await openSource(settings);
  try {
    return await backUp({
      settings,
      targets: backupTargets(settings),
      now,
      source: change?.(source) ?? source,
    });
  } finally {
    await source.close();
  }
}

export async function restore(settings: Env, wanted = 'latest'): Promise<string[]> {
  const { backups } = await listBackups(backupTargets(settings), settings.BACKUP_PASSPHRASE ?? '');
  return restoreStored({ settings, backups: chooseBackup(backups, wanted), progress: () => undefined });
}

export async function inRestored<Result>(
  settings: Env,
  work: (payload: Payload) => Promise<Result>,
): Promise<Result> {
  const payload = await openStored(settings.DATA_DIR, settings.DATABASE_URI);
  try {
    return await work(payload);
  } finally {
    await payload.destroy();
  }
}

export const namesOf = async (payload: Payload) =>
  (await payload.find({ collection: 'orders', pagination: false, depth: 0 })).docs
    .map(({ customerName }) => customerName)
    .sort();
export const vaultOf = ({ settings: { BACKUP_DIR = '' } }: TestShop) => {
  const [vault = ''] = readdirSync(BACKUP_DIR);
  return join(BACKUP_DIR, vault);
};
export const backupsOf = (shop: TestShop) =>
  readdirSync(vaultOf(shop))
    .filter((name) => name.startsWith('shop-'))
    .sort();
