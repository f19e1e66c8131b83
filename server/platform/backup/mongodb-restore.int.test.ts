import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/wire/durations';
import { refuseNewerData, STAMPS } from '#server/platform/database/data-version';
import { inRestored, NOON, namesOf, restore, save, testBackups } from '#server/testing/backups';
import { makeOrder, makeService } from '#server/testing/factories';
import { freshMongoDatabase } from '#server/testing/mongo-databases';
import { openSource } from './backup-job';
import { restoreMongo } from './mongo-source';

const { startShop, emptyMachine } = await testBackups();
const EMPTY_DATABASE = freshMongoDatabase();

async function inDatabase(uri: string, work: (connection: Connection) => Promise<unknown>): Promise<void> {
  const connection = await mongoose.createConnection(uri).asPromise();
  await work(connection);
  await connection.close();
}

describe.runIf(EMPTY_DATABASE)('a restore into MongoDB (rule 24.8)', () => {
  it('opens to no shop until the secret is in place too, and a repeat completes it', async () => {
    const shop = await startShop();
    await save(shop);
    const machine = emptyMachine(shop, { DATABASE_URI: EMPTY_DATABASE });
    const copy = mkdtempSync(join(tmpdir(), 'glove-copy-'));
    const source = await openSource(shop.settings);
    await source.copyTo(copy);
    await source.close();
    // A restore that's killed here has filled the database, but has put nothing into the folder.
    await restoreMongo(EMPTY_DATABASE, copy);
    rmSync(copy, { recursive: true });
    await expect(refuseNewerData(machine)).rejects.toThrow("A restore into this database didn't finish");
    await restore(machine);
    await expect(refuseNewerData(machine)).resolves.toBeUndefined();
    expect(await inRestored(machine, namesOf)).toEqual(['Robin 0', 'Robin 1', 'Robin 2']);
  });

  it('leaves nothing of another backup whose restore was interrupted', async () => {
    const shop = await startShop();
    await save(shop);
    const { id } = await makeService(shop.payload);
    await makeOrder(shop.payload, id, { customerName: 'Robin 3' });
    await save(shop, { now: new Date(NOON.getTime() + DAY_MS) });
    const machine = emptyMachine(shop);
    await inDatabase(machine.DATABASE_URI ?? '', async (connection) => {
      await connection.collection(STAMPS).insertOne({ name: 'restoring' });
      // A collection that the older backup doesn't have.
      await connection.collection('from-a-newer-version').insertOne({ customerName: 'Robin 3' });
    });
    await restore(machine, '2026-01-31');
    expect(await inRestored(machine, namesOf)).toEqual(['Robin 0', 'Robin 1', 'Robin 2']);
    await inDatabase(machine.DATABASE_URI ?? '', async (connection) =>
      expect(await connection.collection('from-a-newer-version').countDocuments()).toBe(0),
    );
  });
});
