import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createdAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import { ownerClient } from '#server/testing/client';
import { outboxRows } from '#server/testing/outbox-rows';
import { jpeg } from '#server/testing/photos';
import { testShop } from '#server/testing/test-shop';
import { uploadPhoto } from '#server/testing/uploads';

const shop = await testShop();
const owner = await ownerClient(shop);
const photo = await uploadPhoto(shop, await jpeg());

const withKey = (key: string) => ({ 'Idempotency-Key': key });
const count = async (collection: (typeof CALLS)[number]['collection']) =>
  (await shop.payload.count({ collection })).totalDocs;

/** The owner's calls that create something, except orders (orders-repeated.int.test.ts) and messages. */
const CALLS = [
  {
    path: '/api/services',
    collection: 'services',
    body: (name: string) => ({
      name,
      description: 'Every lace is replaced.',
      price: 6500,
      category: 'repair',
    }),
  },
  {
    path: '/api/admin/work-gallery',
    collection: 'gallery',
    body: (title: string) => ({ title, imageUrls: [photo] }),
  },
  {
    path: '/api/discounts',
    collection: 'discounts',
    body: (code: string) => ({ code, type: 'fixed', value: 500 }),
  },
  {
    path: '/api/customers',
    collection: 'customers',
    body: (name: string) => ({
      name,
      email: `${name}@once.example`,
      phone: '555 010 2030',
      password: 'secret-1',
    }),
  },
] as const;

describe.each(CALLS)('POST $path with an Idempotency-Key', ({ path, collection, body }) => {
  const fresh = () => `x${randomUUID().slice(0, 12)}`;

  it('creates one for ten simultaneous calls, and returns it to all of them', async () => {
    const [before, sent, key] = [await count(collection), body(fresh()), randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner('POST', path, sent, withKey(key))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const ids = new Set(answers.map((answer) => createdAnswer.parse(answer.body).id));
    expect(ids.size).toBe(1);
    expect(await count(collection)).toBe(before + 1);
    const [id = ''] = ids;
    expect(await shop.payload.findByID({ collection, id, depth: 0 })).toMatchObject({ id });
    // Repeats a call much later, as if its answer had been lost.
    const repeated = await owner('POST', path, sent, withKey(key));
    expect({ status: repeated.status, body: repeated.body }).toEqual({ status: 201, body: { id } });
  });

  it('creates another for another key, and lets a refused call retry with its key', async () => {
    const [before, key] = [await count(collection), randomUUID()];
    expect((await owner('POST', path, {}, withKey(key))).status).toBe(400);
    const one = await owner('POST', path, body(fresh()), withKey(key));
    const other = await owner('POST', path, body(fresh()), withKey(randomUUID()));
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body).not.toEqual(other.body);
    expect(await count(collection)).toBe(before + 2);
  });

  it('rejects an invalid key, and never lets a caller choose an ID by key', async () => {
    const before = await count(collection);
    const { status, body: answer } = await owner('POST', path, body(fresh()), withKey('x y'));
    expect({ status, answer }).toMatchObject({ status: 400, answer: { message: MESSAGES.invalidBody } });
    expect(await count(collection)).toBe(before);
    const id = randomUUID();
    const made = createdAnswer.parse((await owner('POST', path, { ...body(fresh()), id }, withKey(id))).body);
    expect(made.id).not.toBe(id);
  });
});

it('one key creates two different kinds of documents', async () => {
  const key = randomUUID();
  const [service, album] = [CALLS[0], CALLS[1]];
  const one = await owner('POST', service.path, service.body('Same key'), withKey(key));
  const other = await owner('POST', album.path, album.body('Same key'), withKey(key));
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(one.body).not.toEqual(other.body);
});

it("someone else's code or email is a 409 with any key", async () => {
  const [, , discount, customer] = CALLS;
  for (const { path, body } of [discount, customer]) {
    const sent = body('taken');
    expect((await owner('POST', path, sent, withKey(randomUUID()))).status).toBe(201);
    expect((await owner('POST', path, sent, withKey(randomUUID()))).status).toBe(409);
  }
});

it('a customer created once is welcomed once', async () => {
  const { path, body } = CALLS[3];
  const key = randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => owner('POST', path, body('welcome'), withKey(key))));
  const emails = await outboxRows(shop.payload, { recipient: { equals: 'welcome@once.example' } });
  expect(emails.map(({ kind }) => kind)).toEqual(['mail:welcome']);
});
