import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { partsOf } from '#domain/api-calls/api-call';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { auditEntry } from '#domain/audit/audit-contract';
import { EXPORTS } from '#domain/audit/export-words';
import { MINUTE_MS } from '#domain/wire/durations';
import { MESSAGES } from '#domain/words/shop-texts';
import { disableFactor } from '#server/second-factor/factor';
import { ownerClient } from '#server/testing/client';
import { codeOf } from '#server/testing/codes';
import { editorApi } from '#server/testing/editor-api';
import { makeCustomer, makeOrder, makeService } from '#server/testing/factories';
import { enableSecondFactor, freezeClock, wrongCodeOf } from '#server/testing/second-factor';
import { setRow } from '#server/testing/set-row';
import { ADMIN, startTestShop } from '#server/testing/test-shop';
import { sessionsOf } from '#server/testing/tokens';

freezeClock();
const shop = await startTestShop({}, editorApi);
const owner = await ownerClient(shop);
afterAll(async () => {
  await shop.close();
  vi.useRealTimers();
});

/** Makes the owner's proof of identity this many minutes old. */
async function age(minutes: number): Promise<void> {
  const provenAt = new Date(Date.now() - minutes * MINUTE_MS).toISOString();
  for (const { id } of await sessionsOf(shop.payload, ADMIN.email))
    await setRow(shop.payload, 'sessions', id, { provenAt });
}
const askedAgain = { status: 403, body: { code: 'CONFIRM_AGAIN', message: SERVER_MESSAGES.confirmAgain } };
const confirm = async (proof: object) => (await owner('POST', '/api/admin/confirm', proof)).body;

const order = async () => (await makeOrder(shop.payload, (await makeService(shop.payload)).id, {})).id;
const customer = async () => (await makeCustomer(shop.payload)).id;
const back = { amount: 1, method: 'recorded', how: 'cash' };

const invited = () => ({ name: 'Bo', email: `${randomUUID()}@test.example`, role: 'manager' });
const somebody = async () =>
  (
    await shop.payload.create({
      collection: 'admins',
      data: { ...invited(), role: 'manager', password: 'bo-at-work-1' },
    })
  ).id;

/** Each sensitive call with a valid body. */
const SENSITIVE: Record<string, () => Promise<[path: string, body?: object]>> = {
  'POST /api/orders/:id/refunds': async () => [`/api/orders/${await order()}/refunds`, back],
  'POST /api/orders/:id/cancel': async () => [`/api/orders/${await order()}/cancel`, { refund: back }],
  'PATCH /api/customers/:id': async () => [`/api/customers/${await customer()}`, { password: 'a-new-one-7' }],
  'POST /api/admin/2fa/setup': async () => ['/api/admin/2fa/setup', {}],
  'POST /api/admin/2fa/enable': async () => ['/api/admin/2fa/enable', { code: '1' }],
  'POST /api/admin/2fa/disable': async () => ['/api/admin/2fa/disable', {}],
  'POST /api/admin/2fa/recovery-codes': async () => ['/api/admin/2fa/recovery-codes', {}],
  'POST /api/admin/passkeys/options': async () => ['/api/admin/passkeys/options', {}],
  'POST /api/admin/passkeys': async () => ['/api/admin/passkeys', { name: 'A', passkey: PASSKEY }],
  'PATCH /api/admin/passkeys/:id': async () => [`/api/admin/passkeys/${await order()}`, { name: 'A' }],
  'POST /api/staff': async () => ['/api/staff', invited()],
  'PATCH /api/staff/:id': async () => [`/api/staff/${await somebody()}`, { role: 'bench' }],
  'POST /api/staff/:id/invitation': async () => [`/api/staff/${await somebody()}/invitation`, {}],
  'DELETE /api/staff/:id': async () => [`/api/staff/${await somebody()}`],
  'POST /api/admin/exports': async () => ['/api/admin/exports', { what: 'customers', count: 1 }],
  'DELETE /api/admin/passkeys/:id': async () => [`/api/admin/passkeys/${await order()}`],
};
const PASSKEY = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'x', attestationObject: 'x' },
};

it('tests every call marked sensitive', () => {
  const marked = API_CALLS.flatMap((call) => (call.sensitive ? [call.call] : []));
  expect(Object.keys(SENSITIVE).sort()).toEqual([...marked].sort());
});

describe.each(API_CALLS.filter(({ sensitive }) => sensitive))('$call', (marked) => {
  const { method } = partsOf(marked);

  it('asks for identity 15 minutes after the login, and changes nothing', async () => {
    await age(15);
    const [path, body] = (await SENSITIVE[marked.call]?.()) ?? [''];
    expect(await owner(method, path, body)).toMatchObject(askedAgain);
  });

  it('succeeds before that, and after confirming', async () => {
    const [path, body] = (await SENSITIVE[marked.call]?.()) ?? [''];
    await age(14);
    expect((await owner(method, path, body)).status).not.toBe(403);
    await age(60);
    expect(await confirm({ password: ADMIN.password })).toEqual({ success: true });
    expect((await owner(method, path, body)).status).not.toBe(403);
  });
});

it.each(EXPORTS)('saving %s as a file needs proof of identity', async (what) => {
  await age(60);
  expect(await owner('POST', '/api/admin/exports', { what, count: 1 })).toMatchObject(askedAgain);
});

describe('the editor', () => {
  const save = (id: string, body: object) => owner('PATCH', `/cms/api/customers/${id}`, body);

  it('sets no customer password without proof of identity, says what to do, and saves everything else', async () => {
    const id = await customer();
    await age(60);
    expect(await save(id, { password: 'a-new-one-7' })).toMatchObject({
      status: 403,
      body: { errors: [{ message: SERVER_MESSAGES.signInAnew }] },
    });
    expect((await save(id, { name: 'Casey C.' })).status).toBe(200);
    await age(1);
    expect((await save(id, { password: 'a-new-one-7' })).status).toBe(200);
  });
});

describe('proof of identity', () => {
  beforeEach(() => age(60));

  it('is not needed to cancel without a refund', async () => {
    const { status } = await owner('POST', `/api/orders/${await order()}/cancel`, { refund: null });
    expect(status).toBe(200);
  });

  it.each([[{ name: 'Casey' }], [{ name: 'Casey', password: '' }]])(
    'is not needed to change a customer by %j',
    async (body) => {
      expect((await owner('PATCH', `/api/customers/${await customer()}`, body)).status).toBe(200);
    },
  );
});

describe('POST /api/admin/confirm', () => {
  const entries = async () =>
    z.array(auditEntry).parse((await owner('GET', '/api/admin/audit?kind=login-failed')).body);

  it('refuses a wrong password, and records it in the audit log', async () => {
    await age(60);
    expect(await confirm({ password: 'a-guess' })).toEqual({
      success: false,
      message: MESSAGES.wrongPassword,
    });
    expect(await owner('POST', '/api/admin/2fa/setup', {})).toMatchObject(askedAgain);
    expect((await entries())[0]).toMatchObject({ subject: ADMIN.email, address: '127.0.0.1' });
  });

  it('accepts an authenticator code once', async () => {
    await confirm({ password: ADMIN.password });
    const { secret } = await enableSecondFactor(owner);
    await age(60);
    const wrong = { success: false, message: SERVER_MESSAGES.wrongCode };
    expect(await confirm({ code: wrongCodeOf(secret) })).toEqual(wrong);
    const code = codeOf(secret);
    expect(await confirm({ code })).toEqual({ success: true });
    expect(await confirm({ code })).toEqual(wrong);
    expect((await owner('POST', '/api/admin/2fa/disable', {})).status).toBe(200);
  });

  it.each([[{}], [{ password: '' }], [{ code: '' }], [{ passkey: {} }]])(
    'rejects %j with 400',
    async (proof) => {
      expect((await owner('POST', '/api/admin/confirm', proof)).status).toBe(400);
    },
  );

  it('confirms only this session', async () => {
    const other = await ownerClient(shop);
    await age(60);
    await confirm({ password: ADMIN.password });
    expect(await other('POST', '/api/admin/2fa/setup', {})).toMatchObject(askedAgain);
    const [account] = (await shop.payload.find({ collection: 'admins' })).docs;
    await disableFactor({ payload: shop.payload, account: account?.id ?? '' });
  });
});
