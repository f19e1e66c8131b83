import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { photoName } from '#server/photos/claim-photos';
import { openPhotoStore } from '#server/photos/s3-store';
import { inRestored, namesOf, restore, save, testBackups, vaultOf } from '#server/testing/backups';

const { bucketSettings, startShop, emptyMachine } = await testBackups();

describe('a restore (rule 24.8)', () => {
  it('is refused with another passphrase', async () => {
    const shop = await startShop();
    await save(shop);
    const machine = emptyMachine(shop, { BACKUP_PASSPHRASE: 'not the one it was' });
    await expect(restore(machine)).rejects.toThrow('BACKUP_PASSPHRASE is wrong');
  });

  it('is refused if there is a shop', async () => {
    const shop = await startShop();
    await save(shop);
    const count = await shop.payload.count({ collection: 'orders' });
    await expect(restore(shop.settings)).rejects.toThrow('already holds a shop');
    expect(await shop.payload.count({ collection: 'orders' })).toEqual(count);
  });

  it('is refused for a date without a backup', async () => {
    const shop = await startShop();
    await save(shop);
    await expect(restore(emptyMachine(shop), '2026-02-01')).rejects.toThrow('no good backup of 2026-02-01');
  });

  it('uses the other place if one is damaged, and is refused if there is none', async () => {
    const shop = await startShop(bucketSettings);
    await save(shop, { now: new Date('2026-03-01T12:00:00Z') });
    const archive = join(vaultOf(shop), 'shop-20260301-120000.tar.gz.age');
    const bytes = readFileSync(archive);
    writeFileSync(archive, bytes.fill(0, 1000, 2000));
    await expect(restore(emptyMachine(shop))).rejects.toThrow('is damaged');
    const machine = emptyMachine(shop, bucketSettings);
    await restore(machine, '2026-03-01');
    expect(await inRestored(machine, namesOf)).toHaveLength(3);
  });

  it('continues after it was interrupted', async () => {
    const shop = await startShop();
    await save(shop);
    const machine = emptyMachine(shop);
    const store = openPhotoStore(machine);
    const { docs } = await shop.payload.find({ collection: 'uploads', pagination: false });
    await store.put('media', photoName(docs[0]?.id ?? ''), Buffer.from('ha'), 'image/webp');
    await restore(machine);
    const photos = readdirSync(join(machine.DATA_DIR, 'media'));
    expect(photos.map((name) => readFileSync(join(machine.DATA_DIR, 'media', name), 'utf8')).sort()).toEqual([
      'one',
      'two',
    ]);
  });
});
