import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loginAnswer } from '#domain/customers/account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { type Client, clientWith, signedInCustomer } from '#server/testing/client';
import { collectEmails, deliverDue, emptyMailbox } from '#server/testing/deliver';
import { makeCustomer } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { canReset, storeResetToken } from '#server/testing/store-reset-token';
import { testShop } from '#server/testing/test-shop';
import type { Customer } from '../payload-types';

const shop = await testShop();
const visitor = clientWith(shop);
beforeEach(() => emptyMailbox(shop));

const PASSWORD = 'secret-1';
const wrong = { status: 200, body: { success: false, message: MESSAGES.wrongPassword } };
const expired = { status: 200, body: { success: false, message: MESSAGES.emailLinkExpired } };

const signIn = (data?: Partial<Customer>) => signedInCustomer(shop, data);
const stored = (id: string) =>
  shop.payload.db.findOne<Customer>({ collection: 'customers', where: { id: { equals: id } } });
const opens = async (email: string, password = PASSWORD) =>
  loginAnswer.parse((await visitor('POST', '/api/customer/login', { email, password })).body).success;
let count = 0;
const freshEmail = () => {
  count += 1;
  return `new${count}@test.example`;
};

describe('a new email', () => {
  const ask = (client: Client, email: string, password = PASSWORD) =>
    client('POST', '/api/customer/me/email', { email, password });
  const confirm = (token: string) => visitor('POST', '/api/customer/confirm-email', { token });
  const emailTo = async (email: string) => (await deliverDue(shop)).filter(({ to }) => to === email);

  async function emailedToken(email: string): Promise<string> {
    const token = /confirm-email\?token=([\w-]+)/.exec((await emailTo(email)).at(-1)?.text ?? '')?.[1];
    if (!token) throw new Error('no mail with a link came');
    await collectEmails(shop);
    return token;
  }

  it('counts once its emailed link is opened, and the old email is notified', async () => {
    const { customer, client } = await signIn({ mailingListOptIn: true });
    const email = freshEmail();
    const { status, body } = await ask(client, email.toUpperCase());
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, message: MESSAGES.emailLinkSent },
    });
    const token = await emailedToken(email);
    expect(await stored(customer.id)).toMatchObject({ email: customer.email });
    expect(await emailTo(customer.email)).toEqual([]);
    expect(await confirm(token)).toMatchObject({
      status: 200,
      body: { success: true, message: MESSAGES.emailConfirmed },
    });
    expect(await stored(customer.id)).toMatchObject({ email, provenEmail: email, mailingListOptIn: true });
    expect((await client('GET', '/api/customer/me')).body).toMatchObject({ email });
    const [notification, ...more] = await emailTo(customer.email);
    expect(notification).toMatchObject({ subject: 'Your email was changed' });
    expect([notification?.text.includes(email), more]).toEqual([false, []]);
    expect(await opens(email)).toBe(true);
    expect(await opens(customer.email)).toBe(false);
  });

  it('is stored with a hash of its token only, and the outbox has neither', async () => {
    const { customer, client } = await signIn();
    const email = freshEmail();
    await ask(client, email);
    const token = await emailedToken(email);
    expect(JSON.stringify([await stored(customer.id), await outboxRows(shop.payload)])).not.toContain(token);
    const left = new Date((await stored(customer.id))?.newEmailExpiration ?? 0).getTime() - Date.now();
    expect(left).toBeGreaterThan(59 * 60 * 1000);
    expect(left).toBeLessThanOrEqual(60 * 60 * 1000);
  });

  it('needs the password', async () => {
    const { client } = await signIn();
    expect(await ask(client, freshEmail(), 'wrong-one')).toMatchObject(wrong);
    expect(await outboxRows(shop.payload)).toEqual([]);
  });

  it("is rejected with 400 if it's the current one or invalid", async () => {
    const { customer, client } = await signIn();
    for (const [email, words] of [
      [customer.email, MESSAGES.emailIsYours],
      ['casey', MESSAGES.invalidEmail],
    ] as const)
      expect(await ask(client, email)).toMatchObject({ status: 400, body: { errors: { email: words } } });
  });

  it("answers 409 for another account's email, when requested and when confirmed", async () => {
    const { customer, client } = await signIn();
    const refusal = { status: 409, body: { code: 'ACCOUNT_EXISTS', errors: { email: MESSAGES.emailTaken } } };
    expect(await ask(client, (await makeCustomer(shop.payload)).email)).toMatchObject(refusal);
    const email = freshEmail();
    await ask(client, email);
    const token = await emailedToken(email);
    const other = await makeCustomer(shop.payload, { email });
    expect(await confirm(token)).toMatchObject(refusal);
    expect(await stored(customer.id)).toMatchObject({ email: customer.email });
    // After the other account is deleted, the link works.
    await shop.payload.delete({ collection: 'customers', id: other.id });
    expect((await confirm(token)).body).toMatchObject({ success: true });
  });

  it('goes to one of two accounts that confirm it simultaneously', async () => {
    const [one, two, email] = [await signIn(), await signIn(), freshEmail()];
    await ask(one.client, email);
    const first = await emailedToken(email);
    await ask(two.client, email);
    const second = await emailedToken(email);
    const statuses = (await Promise.all([confirm(first), confirm(second)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('is the one of several requested at once that the account keeps', async () => {
    const { customer, client } = await signIn();
    const emails = Array.from({ length: 4 }, freshEmail);
    await Promise.all(emails.map((email) => ask(client, email)));
    expect(emails).toContain((await stored(customer.id))?.newEmail);
  });

  it('has a token that works once, even with ten simultaneous requests', async () => {
    const { client } = await signIn();
    const email = freshEmail();
    await ask(client, email);
    const token = await emailedToken(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    const done = answers.filter(({ body }) => loginAnswer.parse(body).success);
    expect(done).toHaveLength(1);
    expect(await confirm(token)).toMatchObject(expired);
  });

  it.each<[string, (customer: Customer, client: Client, token: string) => Promise<unknown>]>([
    [
      'a new password',
      (_customer, client) =>
        client('POST', '/api/customer/me/password', { currentPassword: PASSWORD, newPassword: 'outfield-9' }),
    ],
    [
      'an email from the owner',
      ({ id }) => shop.payload.update({ collection: 'customers', id, data: { email: freshEmail() } }),
    ],
    ['a later link', (_customer, client) => ask(client, freshEmail())],
    [
      'an hour',
      ({ id }) =>
        setRow(shop.payload, 'customers', id, {
          newEmailExpiration: new Date(Date.now() - 1000).toISOString(),
        }),
    ],
  ])('is void after %s', async (_what, happens) => {
    const { customer, client } = await signIn();
    const email = freshEmail();
    await ask(client, email);
    const token = await emailedToken(email);
    await happens(customer, client, token);
    expect(await confirm(token)).toMatchObject(expired);
    expect((await stored(customer.id))?.email).not.toBe(email);
  });

  it.each([['x'], ['null'], ['\0'], ['f'.repeat(200)]])('rejects the token %j as expired', async (token) => {
    expect(await confirm(token)).toMatchObject(expired);
  });

  it('ignores a token in the URL or a GET', async () => {
    const { customer, client } = await signIn();
    const email = freshEmail();
    await ask(client, email);
    const token = await emailedToken(email);
    const path = `/api/customer/confirm-email?token=${token}`;
    expect((await visitor('POST', path, {})).status).toBe(400);
    expect((await visitor('GET', path)).status).toBe(404);
    expect(await stored(customer.id)).toMatchObject({ email: customer.email });
  });

  it('keeps password links to the old email void', async () => {
    const { customer, client } = await signIn();
    const email = freshEmail();
    const reset = randomUUID();
    await storeResetToken(shop.payload, customer.id, reset);
    await ask(client, email);
    await confirm(await emailedToken(email));
    expect(await canReset(visitor, reset)).toBe(false);
  });

  it('killed before the change notifies no one, and its link still works', async () => {
    const { customer, client } = await signIn();
    const email = freshEmail();
    await ask(client, email);
    const token = await emailedToken(email);
    const write = vi.spyOn(shop.payload.db, 'updateOne').mockRejectedValueOnce(new Error('killed'));
    expect((await confirm(token)).status).toBe(500);
    write.mockRestore();
    expect(await emailTo(customer.email)).toEqual([]);
    expect((await confirm(token)).body).toMatchObject({ success: true });
    expect(await emailTo(customer.email)).toHaveLength(1);
  });
});
