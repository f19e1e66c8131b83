import type { Where } from 'payload';
import { expect, it } from 'vitest';
import { call } from '#server/testing/call';
import { makeAlbum } from '#server/testing/factories';
import { type KillableShop, withKillableShop } from '#server/testing/killable-shop';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import type { Audit } from '../../payload-types';

const ROUNDS = 3;
const AT_ONCE = 12;

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
    for (let n = 0; n < ROUNDS * AT_ONCE; n += 1) ids.push((await makeAlbum(payload, { imageUrls: [] })).id);
    return ids;
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    const { url } = shop.program;
    const remove = (id: string) =>
      call(`${url}/api/admin/work-gallery/${id}`, { method: 'DELETE', headers: shop.headers });
    // Killed with the first answer, while the others are under way.
    const asked = albums.slice(round * AT_ONCE, (round + 1) * AT_ONCE).map(remove);
    await Promise.any(asked);
    await shop.kill();
    await Promise.allSettled(asked);
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
