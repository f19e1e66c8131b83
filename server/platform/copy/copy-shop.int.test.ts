import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCustomerSession } from '#server/accounts/open-session';
import { migrateSqlite } from '#server/platform/database/adapter';
import { refuseNewerData } from '#server/platform/database/data-version';
import { makeCustomer } from '#server/testing/factories';
import { freshMongoDatabase } from '#server/testing/mongo-databases';
import { openDatabase } from '#server/testing/open-database';
import { setRow } from '#server/testing/set-row';
import { tokenOf } from '#server/testing/tokens';
import { copyShop } from './copy-shop';

const folder = mkdtempSync(join(tmpdir(), 'glove-copy-'));
const opened: Payload[] = [];
let source: Payload;

async function open(kind: 'sqlite' | 'target'): Promise<Payload> {
  const DATABASE_URI = kind === 'target' ? freshMongoDatabase() : '';
  const payload = await openDatabase({ within: folder, DATABASE_URI });
  opened.push(payload);
  if (!DATABASE_URI) await migrateSqlite(payload, { dataDir: folder });
  return payload;
}

beforeAll(async () => {
  source = await open('sqlite');
  const { seedDemo } = await import('../../../seed/seed-demo');
  await seedDemo(source);
  await makeCustomer(source, { email: 'casey@example.com' });
  // The editor's preferences are a collection of Payload's own, whose IDs the database makes.
  const owner = await source.create({
    collection: 'admins',
    data: { email: 'owner@example.com', password: 'the-owners-password' },
  });
  for (const key of ['global-shop-settings', 'orders-list', 'services-list']) {
    const user = { relationTo: 'admins' as const, value: owner.id };
    await source.db.create({ collection: 'payload-preferences', data: { key, user, value: { tab: 3 } } });
  }
  await source.updateGlobal({ slug: 'shop-settings', data: { drawingPrize: 'A new web', drawingDay: 7 } });
});
afterAll(async () => {
  for (const payload of opened) await payload.destroy();
  rmSync(folder, { recursive: true, force: true });
});

describe('a copied shop', () => {
  let target: Payload;
  let counts: ReadonlyMap<string, number>;
  beforeAll(async () => {
    target = await open('target');
    counts = await copyShop({ from: source, to: target });
  });

  it('has as many documents of each kind', async () => {
    expect(counts.get('orders')).toBeGreaterThan(0);
    for (const collection of ['orders', 'customers', 'services', 'media', 'gallery'] as const) {
      const { totalDocs } = await target.count({ collection });
      expect([collection, totalDocs]).toEqual([collection, counts.get(collection)]);
      expect((await source.count({ collection })).totalDocs).toBe(totalDocs);
    }
  });

  it('keeps IDs, timestamps, and contents', async () => {
    const read = (payload: Payload) => payload.find({ collection: 'orders', depth: 0, sort: 'id', limit: 0 });
    const [original, copy] = [await read(source), await read(target)];
    expect(copy.docs.map(({ id, createdAt, total, items }) => ({ id, createdAt, total, items }))).toEqual(
      original.docs.map(({ id, createdAt, total, items }) => ({ id, createdAt, total, items })),
    );
  });

  it("accepts the customers' passwords", async () => {
    const token = await tokenOf(target, 'casey@example.com');
    expect(await readCustomerSession(target, token)).toMatchObject({ email: 'casey@example.com' });
  });

  it("keeps the owner's editor preferences", async () => {
    const { docs } = await target.find({ collection: 'payload-preferences', depth: 0, sort: 'key' });
    const { docs: admins } = await target.find({ collection: 'admins' });
    const user = { relationTo: 'admins', value: admins[0]?.id };
    expect(docs).toMatchObject([
      { key: 'global-shop-settings', user, value: { tab: 3 } },
      { key: 'orders-list', user },
      { key: 'services-list', user },
    ]);
  });

  it('keeps the settings', async () => {
    expect(await target.findGlobal({ slug: 'shop-settings' })).toMatchObject({
      drawingPrize: 'A new web',
      drawingDay: 7,
    });
  });

  it('is never overwritten', async () => {
    const before = await target.count({ collection: 'orders' });
    await expect(copyShop({ from: source, to: target })).rejects.toThrow("The target isn't empty");
    expect(await target.count({ collection: 'orders' })).toEqual(before);
  });
});

describe('a source that changes during the copy', () => {
  it('is detected', async () => {
    const target = await open('target');
    const create = target.db.create.bind(target.db);
    vi.spyOn(target.db, 'create').mockImplementation(async (made) => {
      if (made.collection === 'services') await renameAnOrder();
      return create(made);
    });
    await expect(copyShop({ from: source, to: target })).rejects.toThrow('The copy differs in orders');
  });

  async function renameAnOrder(): Promise<void> {
    const { docs } = await source.find({ collection: 'orders', limit: 1, depth: 0 });
    const id = docs[0]?.id ?? '';
    await setRow(source, 'orders', id, { customerName: 'Somebody Else' });
  }
});

describe('a copy that ends early (rule 24.8)', () => {
  const DATABASE_URI = freshMongoDatabase();

  it.runIf(DATABASE_URI)('is opened by no shop', async () => {
    const target = await openDatabase({ within: folder, DATABASE_URI });
    opened.push(target);
    const create = target.db.create.bind(target.db);
    vi.spyOn(target.db, 'create').mockImplementation((made) =>
      made.collection === 'orders' ? Promise.reject(new Error('the machine stopped')) : create(made),
    );
    await expect(copyShop({ from: source, to: target })).rejects.toThrow('the machine stopped');
    await expect(refuseNewerData({ DATABASE_URI, DATA_DIR: folder })).rejects.toThrow(
      "A copy into this database didn't finish",
    );
  });
});
