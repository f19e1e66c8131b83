import { expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { answerBy, headersOf, startShop } from '../testing/shop-in-test';
import { ConflictError, changeVersioned } from './change-versioned';

const SEEN = { id: 'a', version: 3, name: 'Tan', price: 1 };

let stored = SEEN;
const CHANGE = 'PATCH /api/things/a';

startShop(() => {
  stored = SEEN;
  answerBy(CHANGE, (init) =>
    new Headers(init?.headers).get('If-Match') === `"${stored.version}"`
      ? Response.json({ success: true, version: stored.version + 1 })
      : Response.json({ message: MESSAGES.conflict, code: 'CONFLICT' }, { status: 409 }),
  );
});
const tags = () => headersOf(CHANGE).map((headers) => headers.get('If-Match'));

const change = (together?: ('name' | 'price')[]) =>
  changeVersioned({
    path: '/api/things/a',
    body: { name: 'Brown' },
    seen: SEEN,
    newest: async () => stored,
    together,
  });

it('sends the version the user saw and returns the next one', async () => {
  expect(await change()).toBe(4);
  expect(tags()).toEqual(['"3"']);
});

it('retries when someone else changed another field', async () => {
  stored = { ...SEEN, version: 5, price: 2 };
  expect(await change()).toBe(6);
  expect(tags()).toEqual(['"3"', '"5"']);
});

it("succeeds when it's already stored, as after a lost answer", async () => {
  stored = { ...SEEN, version: 4, name: 'Brown' };
  expect(await change()).toBe(4);
  expect(tags()).toEqual(['"3"']);
});

it.each([
  ['the same', { name: 'Black' }, undefined],
  ['what is reckoned together with it', { price: 2 }, ['name' as const, 'price' as const]],
])('throws the newest version when someone else changed %s', async (_what, other, together) => {
  stored = { ...SEEN, version: 5, ...other };
  const error = await change(together).catch((refusal: unknown) => refusal);
  expect(error).toBeInstanceOf(ConflictError);
  expect(error).toMatchObject({ newest: stored, serverMessage: MESSAGES.changedMeanwhile });
  expect(tags()).toEqual(['"3"']);
});
