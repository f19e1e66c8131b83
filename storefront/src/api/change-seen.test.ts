import { expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { answerBy, headersOf, startShop } from '../testing/shop-in-test';
import { ConflictError, changeSeen } from './change-seen';

const SEEN = { id: 'a', version: 3, name: 'Tan', price: 1 };

/** What the shop has by now. */
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
  changeSeen({
    path: '/api/things/a',
    body: { name: 'Brown' },
    seen: SEEN,
    newest: async () => stored,
    together,
  });

it('is sent with the version that was seen, and answers the one after it', async () => {
  expect(await change()).toBe(4);
  expect(tags()).toEqual(['"3"']);
});

it('is sent again where somebody else changed something else meanwhile', async () => {
  stored = { ...SEEN, version: 5, price: 2 };
  expect(await change()).toBe(6);
  expect(tags()).toEqual(['"3"', '"5"']);
});

it('is done where it is stored by now, as after an answer that was lost', async () => {
  stored = { ...SEEN, version: 4, name: 'Brown' };
  expect(await change()).toBe(4);
  expect(tags()).toEqual(['"3"']);
});

it.each([
  ['the same', { name: 'Black' }, undefined],
  ['what is reckoned together with it', { price: 2 }, ['name' as const, 'price' as const]],
])(
  'is not made where somebody else changed %s meanwhile: the person gets the newest',
  async (_what, other, together) => {
    stored = { ...SEEN, version: 5, ...other };
    const error = await change(together).catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ newest: stored, serverMessage: MESSAGES.changedMeanwhile });
    expect(tags()).toEqual(['"3"']);
  },
);
