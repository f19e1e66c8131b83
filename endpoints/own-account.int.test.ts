import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loginAnswer } from '#domain/customers/account-contract';
import { customerExport, sessionView } from '#domain/own-account/own-account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { type Client, clientWith, customerClient, signedInCustomer } from '#server/testing/client';
import { makeOrder, makePhoto, makeService } from '#server/testing/factories';
import { canReset, storeResetToken } from '#server/testing/store-reset-token';
import { testShop } from '#server/testing/test-shop';
import { sessionsOf } from '#server/testing/tokens';
import type { Customer } from '../payload-types';

const shop = await testShop();
const visitor = clientWith(shop);

const PASSWORD = 'secret-1';
const wrong = { status: 200, body: { success: false, message: MESSAGES.wrongPassword } };

const signIn = (data?: Partial<Customer>) => signedInCustomer(shop, data);
const stored = (id: string) =>
  shop.payload.db.findOne<Customer>({ collection: 'customers', where: { id: { equals: id } } });
const opens = async (email: string, password = PASSWORD) =>
  loginAnswer.parse((await visitor('POST', '/api/customer/login', { email, password })).body).success;
const isOpen = async (client: Client) => (await client('GET', '/api/customer/me')).status === 200;

describe('PATCH /api/customer/me', () => {
  it('changes name and phone, returns the account, and updates the search text', async () => {
    const { customer, client } = await signIn();
    const change = { name: ' Zoë  Catcher', phone: '(555) 010-2030' };
    const { status, body } = await client('PATCH', '/api/customer/me', change);
    const me = { id: customer.id, email: customer.email, shippingAddress: null, mailingListOptIn: 0 };
    expect({ status, body }).toEqual({
      status: 200,
      body: { ...me, name: 'Zoë  Catcher', phone: '(555) 010-2030' },
    });
    expect((await client('GET', '/api/customer/me')).body).toEqual(body);
    expect((await stored(customer.id))?.searchText).toContain('5550102030');
  });

  it('changes only what is sent, and removes an empty phone number', async () => {
    const { client } = await signIn({ phone: '555 010 2030' });
    const patch = async (changes: object) => (await client('PATCH', '/api/customer/me', changes)).body;
    expect(await patch({})).toMatchObject({ name: 'Casey Catcher', phone: '555 010 2030' });
    expect(await patch({ name: 'Jo Catcher' })).toMatchObject({ name: 'Jo Catcher', phone: '555 010 2030' });
    expect(await patch({ phone: '' })).toMatchObject({ name: 'Jo Catcher', phone: null });
  });

  it('changes nothing else, whatever is sent', async () => {
    const { customer, client } = await signIn();
    const before = await stored(customer.id);
    const sent = {
      ...{ name: 'Jo Catcher', email: 'm@test.example', id: randomUUID(), mailingListOptIn: true },
      ...{ provenEmail: 'owner@test.example', password: 'chosen-by-eve-1', hash: 'x', salt: 'x' },
      ...{ customer: randomUUID(), role: 'owner', collection: 'admins' },
    };
    expect((await client('PATCH', '/api/customer/me', sent)).status).toBe(200);
    const after = await stored(customer.id);
    expect(after).toEqual({
      ...before,
      name: 'Jo Catcher',
      version: (before?.version ?? 0) + 1,
      searchText: after?.searchText,
      updatedAt: after?.updatedAt,
    });
  });

  it.each([
    [{ name: 'J' }, { name: MESSAGES.nameTooShort }],
    [{ name: 'win at evil.example/now' }, { name: MESSAGES.pageAddress }],
    [{ phone: '555' }, { phone: MESSAGES.invalidPhone }],
  ])('rejects %j with 400 for its field', async (change, errors) => {
    const { client } = await signIn();
    const { status, body } = await client('PATCH', '/api/customer/me', change);
    expect({ status, body }).toMatchObject({ status: 400, body: { errors } });
  });
});

describe('POST /api/customer/me/password', () => {
  const change = (client: Client, newPassword: string, currentPassword = PASSWORD) =>
    client('POST', '/api/customer/me/password', { currentPassword, newPassword });

  it('sets it, keeps this session, ends the others, and voids emailed links', async () => {
    const { customer, client } = await signIn();
    const other = await customerClient(shop, customer);
    const reset = randomUUID();
    await storeResetToken(shop.payload, customer.id, reset);
    expect(await change(client, 'outfield-9')).toMatchObject({
      status: 200,
      body: { success: true, message: MESSAGES.passwordReset },
    });
    expect([await isOpen(client), await isOpen(other)]).toEqual([true, false]);
    expect(await sessionsOf(shop.payload, customer.email)).toHaveLength(1);
    expect([await opens(customer.email), await opens(customer.email, 'outfield-9')]).toEqual([false, true]);
    expect(await canReset(visitor, reset)).toBe(false);
  });

  it('answers a wrong current one with 200 and a message, and changes nothing', async () => {
    const { customer, client } = await signIn();
    expect(await change(client, 'outfield-9', 'wrong-one')).toMatchObject(wrong);
    expect(await opens(customer.email)).toBe(true);
  });

  it('lets one of ten simultaneous calls win', async () => {
    const { customer, client } = await signIn();
    const passwords = Array.from({ length: 10 }, (_, n) => `outfield-${n}`);
    const answers = await Promise.all(passwords.map((password) => change(client, password)));
    const winners = passwords.filter(
      (_, n) => answers[n]?.status === 200 && loginAnswer.parse(answers[n]?.body).success,
    );
    expect(winners).toHaveLength(1);
    expect(await opens(customer.email, winners[0])).toBe(true);
  });

  it.each([
    ['mitt5', MESSAGES.passwordTooShort],
    ['password1', MESSAGES.passwordTooCommon],
  ])('rejects the new one %j with 400', async (newPassword, words) => {
    const { client } = await signIn();
    const { status, body } = await change(client, newPassword);
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: { newPassword: words } } });
  });
});

describe('your own sessions', () => {
  const list = async (client: Client) =>
    z.array(sessionView.strict()).parse((await client('GET', '/api/customer/sessions')).body);

  it('are listed without details, and mark the current one', async () => {
    const { customer, client } = await signIn();
    const other = await customerClient(shop, customer);
    await signIn();
    const sessions = await list(client);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const [current] = (await list(other)).filter(({ isCurrent }) => isCurrent);
    expect(sessions.find(({ id }) => id === current?.id)).toMatchObject({
      isCurrent: false,
      address: '127.0.0.1',
    });
  });

  it('end one by one, and ending the current one clears the cookie', async () => {
    const { customer, client } = await signIn();
    const other = await customerClient(shop, customer);
    const [theirs] = (await list(other)).filter(({ isCurrent }) => isCurrent);
    const ended = await client('DELETE', `/api/customer/sessions/${theirs?.id}`);
    expect([ended.status, ended.body, ended.headers.getSetCookie()]).toEqual([200, { success: true }, []]);
    expect([await isOpen(client), await isOpen(other)]).toEqual([true, false]);
    const [own] = await list(client);
    const last = await client('DELETE', `/api/customer/sessions/${own?.id}`);
    expect(last.headers.getSetCookie().join()).toMatch(/shop-customer=;/);
    expect(await isOpen(client)).toBe(false);
  });

  it('end all at once, except the current one', async () => {
    const { customer, client } = await signIn();
    const others = [await customerClient(shop, customer), await customerClient(shop, customer)];
    expect((await client('DELETE', '/api/customer/sessions')).status).toBe(200);
    expect(await Promise.all([client, ...others].map(isOpen))).toEqual([true, false, false]);
  });

  it("answer 404 for another customer's session, or none", async () => {
    const [{ client }, other] = [await signIn(), await signIn()];
    const [theirs] = await list(other.client);
    for (const id of [theirs?.id, randomUUID(), 'x'])
      expect((await client('DELETE', `/api/customer/sessions/${id}`)).status).toBe(404);
    expect(await isOpen(other.client)).toBe(true);
  });
});

describe('GET /api/customer/me/export', () => {
  it('is a file with everything stored about this customer, and nothing about anyone else', async () => {
    const { customer, client } = await signIn({ phone: '555 010 2030', mailingListOptIn: true });
    const service = await makeService(shop.payload);
    const photo = await makePhoto(shop.payload);
    const gloves = [{ serviceId: service.id, gloveDetails: 'A 12 inch infield glove', gloveImages: [photo] }];
    const own = await makeOrder(shop.payload, service.id, { customer: customer.id, items: gloves });
    await makeOrder(shop.payload, service.id);
    const message = (customerIds: string[], subject: string) =>
      shop.payload.db.create({
        collection: 'messages',
        data: { id: randomUUID(), subject, body: 'Hi', customerIds, contentHash: subject, key: randomUUID() },
      });
    await message([customer.id], 'Yours');
    await message([randomUUID()], 'Not yours');
    await shop.payload.db.create({
      collection: 'drawings',
      data: {
        id: randomUUID(),
        month: '2026-05',
        prize: 'A relace',
        winner: customer.id,
        winnerName: customer.name,
        winnerEmail: customer.email,
        entrants: 1,
        entrantsHash: 'x',
      },
    });
    const question = { email: 'elsewhere@test.example', text: 'Is it worth it?', photos: [photo] };
    await client('POST', '/api/questions', question);
    await clientWith(shop)('POST', '/api/questions', { ...question, email: customer.email });
    const { status, headers, body } = await client('GET', '/api/customer/me/export');
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename=my-account.json',
    ]);
    expect(customerExport.strict().parse(body)).toMatchObject({
      account: { id: customer.id, name: 'Casey Catcher', email: customer.email, phone: '555 010 2030' },
      mailingList: { mailingListOptIn: 1, drawingsWon: [{ month: '2026-05', prize: 'A relace' }] },
      orders: [{ id: own.id, total: 6500, items: [{ gloveImages: [photo] }] }],
      messages: [{ subject: 'Yours', message: 'Hi' }],
      questions: [{ ...question, answer: null }],
      signedIn: [{ isCurrent: true, address: '127.0.0.1' }],
    });
  });
});
