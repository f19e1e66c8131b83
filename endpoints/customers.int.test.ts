import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createdAnswer, versionAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import { customerClient, ownerClient } from '#server/testing/client';
import { makeCustomer } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import { tokenOf } from '#server/testing/tokens';

const shop = await testShop();
const owner = await ownerClient(shop);

const stored = (id: string) => shop.payload.findByID({ collection: 'customers', id, depth: 0 });
const logsIn = async (email: string, password: string) =>
  (await tokenOf(shop.payload, email, password)) !== '';
const form = (changes: object = {}) => ({
  name: 'Casey Catcher',
  email: `${randomUUID()}@test.example`,
  phone: '555 010 2030',
  password: 'a-good-one',
  ...changes,
});
const refusals: [object, string, string][] = [
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ email: 'casey' }, 'email', MESSAGES.invalidEmail],
  [{ phone: '' }, 'phone', 'Phone is required'],
  [{ password: 'mitt5' }, 'password', MESSAGES.passwordTooShort],
];

describe('POST /api/customers', () => {
  const create = (body: unknown) => owner('POST', '/api/customers', body);

  it("creates an account that can sign in and isn't on the mailing list", async () => {
    const { status, body } = await create(form({ email: ' Casey@New.example ' }));
    expect(status).toBe(201);
    const { id } = z.strictObject(createdAnswer.shape).parse(body);
    expect(await stored(id)).toMatchObject({
      name: 'Casey Catcher',
      email: 'casey@new.example',
      phone: '555 010 2030',
      mailingListOptIn: false,
    });
    expect(await logsIn('casey@new.example', 'a-good-one')).toBe(true);
  });

  it.each([
    ...refusals,
    [{ name: undefined }, 'name', 'Name is required'] as const,
    [{ phone: undefined }, 'phone', 'Phone is required'] as const,
    [{ password: '' }, 'password', MESSAGES.passwordTooShort] as const,
    [{ password: undefined }, 'password', MESSAGES.passwordTooShort] as const,
  ])('rejects %j with 400 for the field and stores nothing', async (changes, field, message) => {
    const before = await shop.payload.count({ collection: 'customers' });
    const { status, body } = await create(form(changes));
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
    expect(await shop.payload.count({ collection: 'customers' })).toEqual(before);
  });

  it('answers 409 for a taken email, even for 5 simultaneous calls', async () => {
    const { email } = await makeCustomer(shop.payload);
    expect(await create(form({ email: email.toUpperCase() }))).toMatchObject({
      status: 409,
      body: { errors: { email: MESSAGES.customerExists } },
    });
    const body = form();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });
});

describe('PATCH /api/customers/{id}', () => {
  const patch = (id: string, body: unknown) => owner('PATCH', `/api/customers/${id}`, body);

  it('changes what is sent, and treats an empty password as unchanged', async () => {
    const { id, email } = await makeCustomer(shop.payload, { phone: '1', mailingListOptIn: true });
    const { status, body } = await patch(id, { name: 'Sam', phone: '555 1', password: '' });
    expect(status).toBe(200);
    z.strictObject(versionAnswer.shape).parse(body);
    expect(await stored(id)).toMatchObject({ name: 'Sam', email, phone: '555 1', mailingListOptIn: true });
    expect(await logsIn(email, 'secret-1')).toBe(true);
    await patch(id, { mailingListOptIn: 0 });
    expect(await stored(id)).toMatchObject({ name: 'Sam', mailingListOptIn: false });
  });

  it('sets a new password and email, and stores only a hash', async () => {
    const { id, email } = await makeCustomer(shop.payload);
    const next = form({ email: `moved-${email}` });
    expect((await patch(id, next)).status).toBe(200);
    expect(await logsIn(email, 'secret-1')).toBe(false);
    expect(await logsIn(next.email, 'secret-1')).toBe(false);
    expect(await logsIn(next.email, next.password)).toBe(true);
    const raw = await shop.payload.db.findOne({ collection: 'customers', where: { id: { equals: id } } });
    expect(JSON.stringify(raw)).not.toContain(next.password);
  });

  it("ends the old password's sessions, and no others", async () => {
    const customer = await makeCustomer(shop.payload);
    const session = await customerClient(shop, customer);
    const isOpen = async () => (await session('GET', '/api/customer/check')).body;
    await patch(customer.id, { name: 'Sam', password: '' });
    expect(await isOpen()).toEqual({ isAuthenticated: true });
    await patch(customer.id, { password: 'another-good-one' });
    expect(await isOpen()).toEqual({ isAuthenticated: false });
  });

  it.each(refusals)(
    'rejects %j with 400 for the field and changes nothing',
    async (changes, field, message) => {
      const { id } = await makeCustomer(shop.payload);
      const before = await stored(id);
      const { status, body } = await patch(id, { mailingListOptIn: 1, ...changes });
      expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
      expect(await stored(id)).toEqual(before);
    },
  );

  it.each([{}, { password: 'another-one' }])(
    "answers 409 for another account's email with %j, and changes nothing",
    async (changes) => {
      const { email } = await makeCustomer(shop.payload);
      const { id, email: own } = await makeCustomer(shop.payload);
      const { status, body } = await patch(id, { name: 'Sam', email, ...changes });
      expect({ status, body }).toMatchObject({
        status: 409,
        body: { errors: { email: MESSAGES.customerExists } },
      });
      expect(await stored(id)).toMatchObject({ name: 'Casey Catcher', email: own });
      expect(await logsIn(own, 'secret-1')).toBe(true);
      expect((await patch(id, { name: 'Sam', email: own, ...changes })).status).toBe(200);
    },
  );

  it("ignores fields the form doesn't have", async () => {
    const { id } = await makeCustomer(shop.payload);
    const before = await shop.payload.db.findOne({ collection: 'customers', where: { id: { equals: id } } });
    const sent = {
      id: randomUUID(),
      hash: 'x',
      salt: 'x',
      sessions: [],
      signupKey: 'x',
      createdAt: '2001-01-01',
    };
    expect((await patch(id, sent)).status).toBe(200);
    const after = await shop.payload.db.findOne({ collection: 'customers', where: { id: { equals: id } } });
    expect({ ...after, updatedAt: null }).toEqual({ ...before, version: 1, updatedAt: null });
  });
});
