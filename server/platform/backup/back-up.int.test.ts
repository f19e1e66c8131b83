import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/wire/durations';
import { openPhotoStore } from '#server/photos/s3-store';
import {
  addPhoto,
  backupsOf,
  inRestored,
  NOON,
  namesOf,
  PASSPHRASE,
  requestedWorkFactors,
  restore,
  save,
  testBackups,
  vaultOf,
} from '#server/testing/backups';
import { startTestBucket } from '#server/testing/bucket';
import { makePhoto } from '#server/testing/factories';
import type { BackupSource } from './backup-source';
import { backupTargets } from './bucket-target';
import { listBackups } from './restore-stored';

const { bucketSettings, startShop, emptyMachine } = await testBackups();

describe('a backup in a folder and a bucket', () => {
  it('restores orders, photos, and the secret from either of them (rules 24.1, 24.8)', async () => {
    const shop = await startShop(bucketSettings);
    expect(await save(shop)).toMatchObject({
      name: 'shop-20260131-120000',
      to: [expect.stringContaining('the folder'), 'the bucket photos'],
      photos: 2,
      notes: [],
      problems: [],
    });
    for (const place of [{}, { BACKUP_DIR: '', ...bucketSettings }]) {
      const machine = emptyMachine(shop, place);
      expect(await restore(machine, '2026-01-31')).toEqual([]);
      expect(await inRestored(machine, namesOf)).toEqual(['Robin 0', 'Robin 1', 'Robin 2']);
      const photos = readdirSync(join(machine.DATA_DIR, 'media')).map((name) =>
        readFileSync(join(machine.DATA_DIR, 'media', name), 'utf8'),
      );
      expect(photos.sort()).toEqual(['one', 'two']);
      expect(readFileSync(join(machine.DATA_DIR, 'secret'), 'utf8')).toBe(shop.settings.PAYLOAD_SECRET);
    }
  });

  it('restores the previous secret, and says where it is (rules 23.7, 24.2)', async () => {
    const old = 'the-secret-before-this-one';
    const shop = await startShop({ PAYLOAD_SECRET_OLD: old });
    await save(shop);
    const machine = emptyMachine(shop);
    const file = join(machine.DATA_DIR, 'secret-old');
    expect(await restore({ ...machine, PAYLOAD_SECRET_OLD: undefined }, 'latest')).toEqual([
      `Set PAYLOAD_SECRET_OLD to the content of ${file}, which the shop had.`,
    ]);
    expect(readFileSync(file, 'utf8')).toBe(old);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('reveals nothing about the shop without the passphrase (rule 24.2)', async () => {
    const shop = await startShop();
    const name = await addPhoto(shop, 'a secret photo');
    const before = requestedWorkFactors.length;
    await save(shop);
    expect(requestedWorkFactors.slice(before)).toEqual([16]);
    const files = readdirSync(vaultOf(shop), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length).toBe(6);
    for (const { name: file, parentPath } of files) {
      const bytes = readFileSync(join(parentPath, file), 'latin1');
      expect(bytes.slice(0, 21)).toBe('age-encryption.org/v1');
      for (const secret of [shop.settings.PAYLOAD_SECRET ?? '', 'Robin 1', 'a secret photo', name])
        expect(bytes.includes(secret) || file.includes(secret)).toBe(false);
    }
  });

  it('sends each photo once', async () => {
    const shop = await startShop();
    await save(shop);
    const photos = readdirSync(join(vaultOf(shop), 'photos'));
    await addPhoto(shop, 'three');
    await save(shop, { now: new Date(NOON.getTime() + DAY_MS) });
    const after = readdirSync(join(vaultOf(shop), 'photos'));
    expect(after).toEqual(expect.arrayContaining(photos));
    expect(after).toHaveLength(3);
  });

  it('saves a damaged photo again', async () => {
    const shop = await startShop();
    await save(shop);
    const [photo = ''] = readdirSync(join(vaultOf(shop), 'photos'));
    const path = join(vaultOf(shop), 'photos', photo);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0, bytes.length - 3));
    expect(await save(shop, { now: new Date(NOON.getTime() + DAY_MS) })).toMatchObject({ problems: [] });
    const machine = emptyMachine(shop);
    await restore(machine);
    expect(readdirSync(join(machine.DATA_DIR, 'media'))).toHaveLength(2);
  });

  it('keeps a photo that is removed during the backup, and has those that came in (rule 24.3)', async () => {
    const shop = await startShop();
    const removed = await addPhoto(shop, 'removed');
    const store = openPhotoStore(shop.settings);
    let added = '';
    await save(shop, {
      change: (source) => ({
        ...source,
        copyTo: async (to) => {
          added = await addPhoto(shop, 'added');
          const copy = await source.copyTo(to);
          await store.remove('media', removed);
          return copy;
        },
      }),
    });
    const machine = emptyMachine(shop);
    await restore(machine);
    expect(readdirSync(join(machine.DATA_DIR, 'media'))).toEqual(expect.arrayContaining([removed, added]));
  });

  it('notes photos that the shop has lost', async () => {
    const shop = await startShop();
    await makePhoto(shop.payload);
    expect(await save(shop)).toMatchObject({
      photos: 2,
      problems: [],
      notes: [expect.stringContaining('1 photo')],
    });
  });
});

describe('a backup that fails (rule 24.4)', () => {
  it('is reported for an unreachable bucket, while the folder gets a good one', async () => {
    const away = await startTestBucket();
    const shop = await startShop({ ...bucketSettings, BACKUP_S3_ENDPOINT: away.settings.S3_ENDPOINT });
    await away.close();
    const done = await save(shop);
    expect(done.to).toEqual([expect.stringContaining('the folder')]);
    expect(done.problems).toEqual([expect.stringContaining("Backups can't use the bucket photos")]);
    expect(backupsOf(shop)).toHaveLength(2);
  });

  it('never counts if the restored copy differs, and leaves the earlier one', async () => {
    const shop = await startShop();
    await save(shop);
    const before = backupsOf(shop);
    const losing = (source: BackupSource): BackupSource => ({
      ...source,
      scan: async (copy) => {
        const scan = await source.scan(copy);
        return copy
          ? { ...scan, collections: { ...scan.collections, orders: { count: 2, sha256: '' } } }
          : scan;
      },
    });
    const done = await save(shop, { now: new Date(NOON.getTime() + DAY_MS), change: losing });
    expect(done).toMatchObject({
      to: [],
      problems: [expect.stringContaining('differs from the shop in orders')],
    });
    expect(backupsOf(shop)).toEqual(before);
  });

  it('is refused if the copy lost data that did not change', async () => {
    const shop = await startShop();
    const losing = (source: BackupSource): BackupSource => ({
      ...source,
      copyTo: async (to) => {
        const scan = await source.copyTo(to);
        return { ...scan, collections: { ...scan.collections, orders: { count: 2, sha256: '' } } };
      },
    });
    await expect(save(shop, { change: losing })).rejects.toThrow('differs from it in orders');
    expect(existsSync(join(shop.dataDir, '.backup-scratch'))).toBe(false);
  });

  it('leaves nothing that counts when it is killed, and the next one removes what it left (rule 24.6)', async () => {
    const shop = await startShop();
    await save(shop);
    const good = backupsOf(shop);
    const vault = vaultOf(shop);
    writeFileSync(join(vault, 'shop-20260201-031500.tar.gz.age'), 'half of one');
    writeFileSync(join(shop.settings.BACKUP_DIR ?? '', '.part-1'), 'half of one');
    const { backups } = await listBackups(backupTargets(shop.settings), PASSPHRASE);
    expect(backups.map(({ name }) => name)).toEqual(['shop-20260131-120000']);
    await save(shop, { now: new Date(NOON.getTime() + DAY_MS) });
    expect(backupsOf(shop)).toEqual([
      ...good,
      'shop-20260201-120000.json.gz.age',
      'shop-20260201-120000.tar.gz.age',
    ]);
    expect(readdirSync(shop.settings.BACKUP_DIR ?? '')).toHaveLength(1);
  });
});

describe('old backups (rule 24.5)', () => {
  it('are removed, with photos that no other backup needs', async () => {
    const shop = await startShop();
    const removed = await addPhoto(shop, 'only in the first');
    await save(shop, { now: new Date('2026-01-05T12:00:00Z') });
    await shop.payload.db.deleteMany({
      collection: 'uploads',
      where: { id: { equals: removed.split('.')[0] } },
    });
    const days = ['06', '07', '08', '09', '10', '11', '12', '13'];
    for (const day of days.slice(0, -1)) await save(shop, { now: new Date(`2026-01-${day}T12:00:00Z`) });
    expect(readdirSync(join(vaultOf(shop), 'photos'))).toHaveLength(2);
    await save(shop, { now: new Date('2026-01-13T12:00:00Z') });
    const { backups } = await listBackups(backupTargets(shop.settings), PASSPHRASE);
    expect(backups.map(({ name }) => name.slice(11, 13))).toEqual(['13', '12', '11', '10', '09', '08', '07']);
  });

  it('stay while one is dated in the future', async () => {
    const shop = await startShop();
    await save(shop, { now: new Date('2027-01-01T12:00:00Z') });
    const done = await save(shop);
    expect(done.notes).toEqual([expect.stringContaining('in the future')]);
    expect(backupsOf(shop)).toHaveLength(4);
  });
});
