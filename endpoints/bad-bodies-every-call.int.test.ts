import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { CollectionSlug } from 'payload';
import { expect, it, vi } from 'vitest';
import { partsOf } from '#domain/api-calls/api-call';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { MESSAGES } from '#domain/words/shop-texts';
import { badBodies, manyBodies } from '#server/testing/bad-bodies';
import { call } from '#server/testing/call';
import { providersShop } from '#server/testing/providers-shop';
import { type ValidCall, validBodies } from '#server/testing/valid-bodies';

// The seed is fixed, so a failure can be reproduced.
const SEED = 20_260_301;
const BODIES = manyBodies(25);
/** The most hostile callers have no account, and these calls are open to them. */
const STRANGERS_BODIES = manyBodies(80);

/** Collections that a refused call must not add anything to. */
const STORED: CollectionSlug[] = ['orders', 'customers', 'admins', 'discounts', 'services', 'lace-colors'];

/** Every call with a JSON body, by method and path. */
const CALLS = API_CALLS.filter(({ body, takes }) => body && !takes);

const shop = await providersShop();
const good = validBodies(shop);

function made(name: string): Promise<ValidCall> {
  const make = good[name];
  if (!make) throw new Error(`${name} takes a body, and the table of good bodies has none for it`);
  return make();
}

const { db } = shop.payload;
const writes = (['create', 'deleteOne', 'deleteMany'] as const).map((write) => vi.spyOn(db, write));

let counted = { writes: -1, counts: [0] };

/** Counts again only after a write, because counting after each of thousands of calls would take most of the time. */
async function counts(): Promise<number[]> {
  const made = writes.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  if (counted.writes !== made) {
    const found = STORED.map(async (collection) => (await db.count({ collection })).totalDocs);
    counted = { writes: made, counts: await Promise.all(found) };
  }
  return counted.counts;
}

it('has a valid body for every call with one, and for no other', () => {
  expect(Object.keys(good).sort()).toEqual(CALLS.map((each) => each.call).sort());
});

it.each(CALLS.map((each) => [each.call, partsOf(each).method, each.role === 'anyone'] as const))(
  'survives bad bodies for %s, stores none it refuses, and accepts a valid one',
  async (name, method, isForAnyone) => {
    const right = await made(name);
    const { status } = await call(`${shop.url}${right.path}`, { ...right, method });
    expect(status).toBeLessThan(300);
    const { path, body, headers } = await made(name);
    let before = await counts();
    const property = fc.asyncProperty(badBodies({ ...body }), async (text) => {
      // Only the failures that are listed for the call are allowed.
      const answer = await call(`${shop.url}${path}`, { method, body: text || ' ', headers });
      expect(answer.status).toBeLessThan(500);
      if (answer.status < 400) {
        before = await counts();
        return;
      }
      expect(answer.body.message).toMatch(/\w{3}/);
      expect(await counts()).toEqual(before);
    });
    const numRuns = isForAnyone ? STRANGERS_BODIES : BODIES;
    await fc.assert(property, { numRuns, seed: SEED, endOnFailure: true });
  },
);

it.each(
  CALLS.filter(({ call: name, id }) => name.includes('/:id') && !id).map(
    (each) => [each.call, partsOf(each)] as const,
  ),
)('answers 404 for %s with an unknown ID', async (name, { method, path }) => {
  const { body, headers } = await made(name);
  for (const id of [randomUUID(), '1', 'null', '%00', `${randomUUID()}x`]) {
    const unknown = path.replace(':id', id).replace(/:\w+/, randomUUID());
    expect([id, await call(`${shop.url}${unknown}`, { method, body, headers })]).toMatchObject([
      id,
      { status: 404, body: { message: MESSAGES.notFound } },
    ]);
  }
});
