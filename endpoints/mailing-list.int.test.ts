import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { call } from '#server/testing/call';
import { asAdmin } from '#server/testing/callers';
import { makeCustomer } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import { tokenOf } from '#server/testing/tokens';
import type { Customer } from '../payload-types';

const shop = await testShop();

const good = { name: 'Robin Shortstop', email: 'robin@test.example', password: 'secret-1' };
const signUp = (body: unknown, headers = {}) =>
  call(`${shop.url}/api/mailing-list/signup`, { body, headers });
const count = async (email: string) =>
  (await shop.payload.count({ collection: 'customers', where: { email: { equals: email } } })).totalDocs;

describe('POST /api/mailing-list/signup, accepted', () => {
  it('stores an opted-in customer, and answers only the message', async () => {
    const { status, body, headers } = await signUp({
      ...good,
      name: '  Robin Shortstop ',
      email: ' Robin@Test.example ',
    });
    expect({ status, body }).toEqual({ status: 201, body: { message: MESSAGES.signupDone } });
    expect(headers.getSetCookie()).toEqual([]);
    const stored = await shop.payload.db.findOne<Customer>({
      collection: 'customers',
      where: { email: { equals: 'robin@test.example' } },
    });
    expect(stored).toMatchObject({ name: 'Robin Shortstop', mailingListOptIn: true });
    expect(JSON.stringify(stored)).not.toContain('secret-1');
    expect(stored?.hash?.length).toBeGreaterThanOrEqual(64);
  });

  it('creates an account that can sign in', async () => {
    expect(await tokenOf(shop.payload, good.email, good.password)).not.toBe('');
  });

  it('ignores anything else in the body', async () => {
    const body = {
      ...good,
      email: 'extra@test.example',
      id: 'mine',
      mailingListOptIn: false,
      collection: 'admins',
      signupKey: 'k',
    };
    expect((await signUp(body)).status).toBe(201);
    const stored = await shop.payload.db.findOne({
      collection: 'customers',
      where: { email: { equals: 'extra@test.example' } },
    });
    expect(stored).toMatchObject({ mailingListOptIn: true });
    expect(stored).not.toMatchObject({ id: 'mine' });
    expect(stored).not.toMatchObject({ signupKey: 'k' });
    expect((await shop.payload.count({ collection: 'admins' })).totalDocs).toBe(1);
  });
});

describe('POST /api/mailing-list/signup, refused', () => {
  it('rejects a wrong field with 400, and stores nothing', async () => {
    const before = await shop.payload.count({ collection: 'customers' });
    expect(await signUp({ ...good, email: 'refused@test.example', password: 'mitt5' })).toMatchObject({
      status: 400,
      body: { message: expect.any(String), errors: { password: MESSAGES.passwordTooShort } },
    });
    expect(await shop.payload.count({ collection: 'customers' })).toEqual(before);
  });

  it('has one message per field for an empty form', async () => {
    const { body } = await signUp({});
    const all = MESSAGES.fillAllFields;
    expect(body.errors).toEqual({ name: all, email: all, password: all });
  });

  it('answers 409 for a taken email in any case, and keeps the account as it was', async () => {
    const { email } = await makeCustomer(shop.payload, {
      email: 'taken@test.example',
      mailingListOptIn: false,
    });
    for (const written of [email, 'TAKEN@test.example', ' Taken@Test.Example ']) {
      const { status, body } = await signUp({ ...good, email: written, password: 'another-1' });
      expect({ status, body }).toMatchObject({
        status: 409,
        body: { message: MESSAGES.accountExists, errors: { email: MESSAGES.accountExists } },
      });
    }
    const stored = await shop.payload.db.findOne({
      collection: 'customers',
      where: { email: { equals: email } },
    });
    expect(stored).toMatchObject({ mailingListOptIn: false, name: 'Casey Catcher' });
    expect(await tokenOf(shop.payload, email)).not.toBe('');
  });

  it('answers 409 for an account the owner created in uppercase', async () => {
    await makeCustomer(shop.payload, { email: 'Editor@Test.example' }, await asAdmin(shop.payload));
    expect((await signUp({ ...good, email: 'editor@test.example' })).status).toBe(409);
  });
});

it('a repeated key repeats the sign-up after a lost answer, and a different sign-up is refused', async () => {
  const body = { ...good, email: 'lost-answer@test.example' };
  const key = { 'Idempotency-Key': randomUUID() };
  expect((await signUp(body, key)).status).toBe(201);
  expect(await signUp(body, key)).toMatchObject({ status: 201, body: { message: MESSAGES.signupDone } });
  expect(await count(body.email)).toBe(1);
  expect((await signUp(body, { 'Idempotency-Key': randomUUID() })).status).toBe(409);
  expect((await signUp(body)).status).toBe(409);
});

it('one email signed up 10 times simultaneously creates one account: one 201, and 409 for the rest', async () => {
  const email = 'at-once@test.example';
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => signUp({ ...good, name: `Robin ${n}`, email })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  expect(await count(email)).toBe(1);
});
