import type { Where } from 'payload';
import { expect, it } from 'vitest';
import { call } from '#server/testing/call';
import { makeAlbum } from '#server/testing/factories';
import { gate } from '#server/testing/gate';
import { type KillableShop, withKillableShop } from '#server/testing/killable-shop';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import type { Audit } from '../../payload-types';

const ROUNDS = 3;
const CLIENTS = 8;
const A_ROUND = CLIENTS * 3;

let shop: KillableShop;
withKillableShop((made) => {
  shop = made;
});

const stored = <Doc>(collection: 'gallery' | 'audit' | 'outbox', kind?: string) =>
  shop.inDatabase(async (payload) => {
    const where: Where = kind ? { kind: { equals: kind } } : {};
    return (await payload.db.find<Doc>({ collection, where, pagination: false, limit: 0 })).docs;
  });

it('kill -9 between a deletion and its entry in the audit log loses neither, and adds none', async () => {
  const albums = await shop.inDatabase(async (payload) => {
    const ids: string[] = [];
    for (let n = 0; n < ROUNDS * A_ROUND; n += 1) ids.push((await makeAlbum(payload, { imageUrls: [] })).id);
    return ids;
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    const { url } = shop.program;
    const remove = (id: string) =>
      call(`${url}/api/admin/work-gallery/${id}`, { method: 'DELETE', headers: shop.headers });
    // Killed while every client waits for an answer, some of them between the deletion and its entry.
    const queue = albums.slice(round * A_ROUND, (round + 1) * A_ROUND);
    let left = CLIENTS;
    const enough = gate();
    const client = async () => {
      for (let id = queue.shift(); id; id = queue.shift()) {
        await remove(id);
        left -= 1;
        if (left === 0) enough.open();
      }
    };
    const clients = Promise.allSettled(Array.from({ length: CLIENTS }, client));
    await enough.opened;
    await shop.kill();
    await clients;
    if (round === ROUNDS - 1) await makeJobsDue(shop.dataDir, shop.DATABASE_URI);
    await shop.restart();
  }
  await expect
    .poll(
      async () =>
        (await stored<{ status: string }>('outbox', 'audit')).filter(({ status }) => status === 'pending'),
      { interval: 500 },
    )
    .toEqual([]);
  const left = (await stored<{ id: string }>('gallery')).map(({ id }) => id);
  const told = (await stored<Audit>('audit', 'deletion')).map(({ data }) => String(Object(data).id));
  const gone = albums.filter((id) => !left.includes(id));
  expect(gone.length).toBeGreaterThan(0);
  expect(told.sort()).toEqual(gone.sort());
});
