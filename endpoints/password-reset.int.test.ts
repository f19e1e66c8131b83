import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { emailHandlers } from '#server/email/email-handlers';
import { drainOutbox } from '#server/platform/outbox/worker';
import { call } from '#server/testing/call';
import { ownerClient } from '#server/testing/client';
import { editorApi } from '#server/testing/editor-api';
import { readOutbox } from '#server/testing/emails';
import { makeCustomer } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { storeResetToken } from '#server/testing/store-reset-token';
import { ADMIN, testShop } from '#server/testing/test-shop';
import { customerCookie, SECRET_FIELDS, sessionsOf, tokenOf } from '#server/testing/tokens';
import type { Customer } from '../payload-types';

const SITE = 'https://gloves.example';

const shop = await testShop({}, editorApi);
beforeEach(async () => {
  await shop.payload.db.deleteMany({ collection: 'outbox', where: {} });
  await rm(join(shop.dataDir, 'outbox'), { recursive: true, force: true });
});

const forgot = (email: unknown) => call(`${shop.url}/api/customer/forgot-password`, { body: { email } });
const reset = (token: unknown, newPassword: unknown) =>
  call(`${shop.url}/api/customer/reset-password`, { body: { token, newPassword } });
const logIn = async (email: string, password: string) =>
  (await call(`${shop.url}/api/customer/login`, { body: { email, password } })).body.success;
const drain = () =>
  drainOutbox(shop.payload, emailHandlers({ payload: shop.payload, siteUrl: SITE, ownerEmail: ADMIN.email }));
const stored = (id: string) =>
  shop.payload.db.findOne<Customer>({ collection: 'customers', where: { id: { equals: id } } });
const meStatus = async (token: string) =>
  (await call(`${shop.url}/api/customer/me`, { headers: customerCookie(token) })).status;

/** Requests a link and returns the token from the email. */
async function emailedToken(email: string): Promise<string> {
  await forgot(email);
  await drain();
  const emails = (await readOutbox(shop.dataDir)).filter(({ to }) => to === email);
  const token = /reset-password\?token=([0-9a-f]+)/.exec(emails.at(-1)?.html ?? '')?.[1];
  if (!token) throw new Error('no mail with a link came');
  await rm(join(shop.dataDir, 'outbox'), { recursive: true, force: true });
  return token;
}

const expired = { success: false, message: MESSAGES.resetLinkExpired };
const done = { success: true, message: MESSAGES.passwordReset };

describe('POST /api/customer/forgot-password', () => {
  it('emails a link to the account, as HTML and text', async () => {
    const { email } = await makeCustomer(shop.payload, { name: 'Zoë Catcher' });
    const { status, body } = await forgot(` ${email.toUpperCase()}`);
    expect({ status, body }).toEqual({ status: 200, body: { message: MESSAGES.resetLinkSent } });
    await drain();
    const emails = await readOutbox(shop.dataDir);
    expect(emails.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: email, subject: 'Choose a new password' },
    ]);
    for (const { text, html } of emails)
      for (const part of [text, html]) {
        expect(part).toMatch(
          /https:\/\/gloves\.example\/customer\/reset-password\?token=[0-9a-f]{40}(?![0-9a-f])/,
        );
        expect(part.replaceAll('<!-- -->', '')).toContain('Hi Zoë,');
        expect(part.replaceAll(/\s+/g, ' ')).toMatch(/within the next hour/);
      }
    expect(emails[0]?.text).not.toMatch(/<\w+/);
  });

  it('answers an unknown email alike, does the same work, and emails no one', async () => {
    const { email } = await makeCustomer(shop.payload);
    const answers = [await forgot(email), await forgot('nobody@test.example'), await forgot(ADMIN.email)];
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: { message: MESSAGES.resetLinkSent } });
    expect(await outboxRows(shop.payload)).toHaveLength(3);
    await drain();
    expect((await readOutbox(shop.dataDir)).map(({ to }) => to)).toEqual([email]);
    expect((await outboxRows(shop.payload)).map(({ status }) => status).sort()).toEqual([
      'dropped',
      'dropped',
      'sent',
    ]);
  });

  it('stores the token in neither the outbox nor the account', async () => {
    const { id, email } = await makeCustomer(shop.payload);
    const token = await emailedToken(email);
    const [row] = await outboxRows(shop.payload);
    expect(row?.payload).toEqual({ customerId: id });
    expect(JSON.stringify([row, await stored(id)])).not.toContain(token);
  });

  it('sends a token that works for one hour, and keeps the sessions open', async () => {
    const { id, email } = await makeCustomer(shop.payload);
    const session = await tokenOf(shop.payload, email);
    await emailedToken(email);
    const left = new Date((await stored(id))?.resetPasswordExpiration ?? 0).getTime() - Date.now();
    expect(left).toBeGreaterThan(59 * 60 * 1000);
    expect(left).toBeLessThanOrEqual(60 * 60 * 1000);
    expect(await meStatus(session)).toBe(200);
  });

  it.each([[undefined], [''], ['casey'], [5], [{ $ne: null }]])(
    'rejects %j with 400 and queues nothing',
    async (email) => {
      const { status, body } = await forgot(email);
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: { email: MESSAGES.invalidEmail },
      });
      expect(await outboxRows(shop.payload)).toEqual([]);
    },
  );
});

describe('POST /api/customer/reset-password', () => {
  it('sets the new password, ends every session, and opens none', async () => {
    const { id, email } = await makeCustomer(shop.payload, { mailingListOptIn: true });
    const session = await tokenOf(shop.payload, email);
    const { status, body, headers } = await reset(await emailedToken(email), 'another-1');
    expect({ status, body }).toEqual({ status: 200, body: done });
    expect(headers.getSetCookie()).toEqual([]);
    expect(await meStatus(session)).toBe(401);
    const account = await stored(id);
    expect(account).toMatchObject({ email, mailingListOptIn: true, name: 'Casey Catcher' });
    expect(await sessionsOf(shop.payload, email)).toEqual([]);
    expect(account?.resetPasswordToken ?? null).toBeNull();
    expect(JSON.stringify(account)).not.toContain('another-1');
    expect(await logIn(email, 'secret-1')).toBe(false);
    expect(await logIn(email, 'another-1')).toBe(true);
    expect(JSON.stringify(body)).not.toMatch(SECRET_FIELDS);
  });

  it('accepts a token once', async () => {
    const { email } = await makeCustomer(shop.payload);
    const token = await emailedToken(email);
    expect((await reset(token, 'another-1')).body).toEqual(done);
    expect((await reset(token, 'another-2')).body).toEqual(expired);
    expect(await logIn(email, 'another-1')).toBe(true);
  });

  it('lets one of 10 simultaneous calls with one token win, with its password', async () => {
    const { email } = await makeCustomer(shop.payload);
    const token = await emailedToken(email);
    const passwords = Array.from({ length: 10 }, (_, n) => `another-${n}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const winners = passwords.filter((_, n) => answers[n]?.body.success === true);
    expect(winners).toHaveLength(1);
    expect(await logIn(email, winners[0] ?? '')).toBe(true);
  });

  it('rejects a changed, cut, or made-up token, and one for another account', async () => {
    const { email } = await makeCustomer(shop.payload);
    const token = await emailedToken(email);
    const other = (token.startsWith('0') ? '1' : '0') + token.slice(1);
    for (const bad of [
      other,
      token.slice(1),
      `${token}0`,
      token.toUpperCase(),
      `${token} `,
      '%',
      'null',
      '\0',
    ])
      expect({ bad, ...(await reset(bad, 'another-1')) }).toMatchObject({ bad, status: 200, body: expired });
    expect(await logIn(email, 'secret-1')).toBe(true);
    expect((await reset(token, 'another-1')).body).toEqual(done);
  });

  it("rejects session tokens and the owner's Payload token", async () => {
    const { email } = await makeCustomer(shop.payload);
    expect((await reset((await tokenOf(shop.payload, email)).slice(0, 200), 'another-1')).body).toEqual(
      expired,
    );
    const owners = randomBytes(20).toString('hex');
    const where = { email: { equals: ADMIN.email } };
    const { docs } = await shop.payload.find({ collection: 'admins', where });
    await storeResetToken(shop.payload, docs[0]?.id ?? '', owners, 'admins');
    expect((await reset(owners, 'another-1')).body).toEqual(expired);
    const forget = { collection: 'admins', data: { email: ADMIN.email }, disableEmail: true } as const;
    await expect(shop.payload.forgotPassword(forget)).rejects.toThrow('not allowed');
  });

  it('rejects an expired token', async () => {
    const { id, email } = await makeCustomer(shop.payload);
    const token = await emailedToken(email);
    await setRow(shop.payload, 'customers', id, {
      resetPasswordExpiration: new Date(Date.now() - 1000).toISOString(),
    });
    expect((await reset(token, 'another-1')).body).toEqual(expired);
    expect(await logIn(email, 'secret-1')).toBe(true);
  });

  it.each([
    ['the dashboard', '/api/customers'],
    ['the editor', '/cms/api/customers'],
  ])("voids the link when %s changes the account's email or password", async (_where, path) => {
    const owner = await ownerClient(shop);
    const changes = [
      { email: `moved-${randomBytes(4).toString('hex')}@test.example` },
      { password: 'a-new-one-7' },
    ];
    for (const change of changes) {
      const { id, email } = await makeCustomer(shop.payload);
      const token = await emailedToken(email);
      expect((await owner('PATCH', `${path}/${id}`, change)).status).toBe(200);
      expect((await reset(token, 'another-1')).body).toEqual(expired);
    }
  });

  it('voids the first link when a second one is sent', async () => {
    const { email } = await makeCustomer(shop.payload);
    const [first, second] = [await emailedToken(email), await emailedToken(email)];
    expect((await reset(first, 'another-1')).body).toEqual(expired);
    expect((await reset(second, 'another-1')).body).toEqual(done);
  });

  it('ignores a token in the URL', async () => {
    const { email } = await makeCustomer(shop.payload);
    const token = await emailedToken(email);
    const { status } = await call(`${shop.url}/api/customer/reset-password?token=${token}`, {
      body: { newPassword: 'another-1' },
    });
    expect(status).toBe(400);
    expect(await logIn(email, 'secret-1')).toBe(true);
  });

  it.each([
    ['mitt5', MESSAGES.passwordTooShort],
    ['', MESSAGES.passwordTooShort],
    [undefined, MESSAGES.passwordTooShort],
    [123_456, MESSAGES.passwordTooShort],
    ['x'.repeat(201), MESSAGES.lineTooLong],
    ['password1', MESSAGES.passwordTooCommon],
    ['BaseBall', MESSAGES.passwordTooCommon],
  ])('rejects the password %j with 400, and the token still works', async (password, message) => {
    const { email } = await makeCustomer(shop.payload);
    const token = await emailedToken(email);
    const { status, body } = await reset(token, password);
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { newPassword: message } });
    expect(await logIn(email, 'secret-1')).toBe(true);
    expect((await reset(token, 'another-1')).body).toEqual(done);
  });

  it.each([[undefined], [''], [null], [{ $ne: null }], ['x'.repeat(201)]])(
    'rejects the token %j with 400',
    async (token) => {
      const { status, body } = await reset(token, 'another-1');
      expect(status).toBe(400);
      expect(Object.keys(Object(body.errors))).toEqual(['token']);
    },
  );
});

describe('a common password', () => {
  it('opens no new account', async () => {
    const body = { name: 'Robin', email: 'common@test.example', password: 'qwerty123' };
    const { status, body: answer } = await call(`${shop.url}/api/mailing-list/signup`, { body });
    expect({ status, errors: answer.errors }).toEqual({
      status: 400,
      errors: { password: MESSAGES.passwordTooCommon },
    });
  });

  it('still signs in if it was chosen before the rule', async () => {
    const { id, email } = await makeCustomer(shop.payload);
    // Payload's earlier versions hashed passwords like this.
    const hash = pbkdf2Sync('password1', 'salt', 25_000, 512, 'sha256').toString('hex');
    await setRow(shop.payload, 'customers', id, { hash, salt: 'salt' });
    expect(await logIn(email, 'password1')).toBe(true);
  });
});
