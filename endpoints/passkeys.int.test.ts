import { COSEALG } from '@simplewebauthn/server/helpers';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import {
  passkeyCreationOptions,
  passkeyRequestOptions,
  passkeyView,
} from '#domain/second-factor/passkey-contract';
import { removePasskeys } from '#server/second-factor/passkeys';
import { call } from '#server/testing/call';
import { type Client, clientWith, ownerClient } from '#server/testing/client';
import { enableSecondFactor } from '#server/testing/second-factor';
import { softPasskey } from '#server/testing/soft-passkey';
import { ADMIN, testShop } from '#server/testing/test-shop';
import { cookiesOf } from '#server/testing/tokens';

const SITE = 'https://gloves.example';
const at = { origin: SITE };

const shop = await testShop({ SITE_URL: SITE });
const owner = await ownerClient(shop);
const account = (await shop.payload.find({ collection: 'admins' })).docs[0]?.id ?? '';
beforeEach(async () => {
  await removePasskeys({ payload: shop.payload, account });
});

const creationOptions = async (client: Client = owner) =>
  passkeyCreationOptions.parse((await client('POST', '/api/admin/passkeys/options', {})).body);
const ask = async () =>
  passkeyRequestOptions.parse(
    (await call(`${shop.url}/api/admin/passkeys/login-options`, { body: {} })).body,
  );
const add = async (passkey = softPasskey(), name = 'Shop phone') => {
  const answer = passkey.make(await creationOptions(), at);
  const { status, body } = await owner('POST', '/api/admin/passkeys', { name, passkey: answer });
  return { passkey, status, id: z.object({ id: z.string() }).parse(body).id };
};
const list = async (client: Client = owner) =>
  z.array(passkeyView.strict()).parse((await client('GET', '/api/admin/passkeys')).body);
const logIn = (passkey: unknown) => call(`${shop.url}/api/admin/passkeys/login`, { body: { passkey } });
const refused = { success: false, message: SERVER_MESSAGES.passkeyUnknown };

describe('a passkey', () => {
  it("is for the shop's own host, and needs user verification", async () => {
    const question = await creationOptions();
    expect(question.rp).toEqual({ id: 'gloves.example', name: 'The Glove Shop' });
    expect(question.user.name).toBe(ADMIN.email);
    expect(question.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(await ask()).toMatchObject({ rpId: 'gloves.example', userVerification: 'required' });
  });

  it('has an algorithm every supported Node version can check', async () => {
    const kinds = (await creationOptions()).pubKeyCredParams.map(({ alg }) => alg);
    expect(kinds).toEqual([COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]);
  });

  it('is added with a name, listed, and signs in without a password or code', async () => {
    const { passkey, status, id } = await add();
    expect(status).toBe(201);
    expect(await list()).toMatchObject([{ id, name: 'Shop phone', lastUsedAt: null }]);
    await enableSecondFactor(owner);
    const { body, headers } = await logIn(passkey.sign(await ask(), at));
    expect(body).toEqual({ success: true });
    const signedIn = clientWith(shop, cookiesOf(headers)[0]);
    expect((await signedIn('GET', '/api/admin/check')).body).toMatchObject({ isAuthenticated: true });
    expect((await list())[0]?.lastUsedAt).not.toBeNull();
    expect((await owner('POST', '/api/admin/2fa/disable', {})).status).toBe(200);
  });

  it('is created once per device', async () => {
    const { passkey } = await add();
    const { excludeCredentials, ...question } = await creationOptions();
    expect(excludeCredentials).toHaveLength(1);
    const again = passkey.make({ ...question, excludeCredentials: [] }, at);
    const { status, body } = await owner('POST', '/api/admin/passkeys', { name: 'B', passkey: again });
    expect([status, body]).toMatchObject([400, { code: 'PASSKEY_REFUSED' }]);
    expect(await list()).toHaveLength(1);
  });

  it('can be renamed, and opens nothing once removed', async () => {
    const { passkey, id } = await add();
    expect((await owner('PATCH', `/api/admin/passkeys/${id}`, { name: ' Old phone ' })).status).toBe(200);
    expect(await list()).toMatchObject([{ name: 'Old phone' }]);
    expect((await owner('PATCH', `/api/admin/passkeys/${id}`, { name: ' ' })).status).toBe(400);
    expect((await owner('DELETE', `/api/admin/passkeys/${id}`)).status).toBe(200);
    expect((await owner('DELETE', `/api/admin/passkeys/${id}`)).status).toBe(404);
    expect((await logIn(passkey.sign(await ask(), at))).body).toEqual(refused);
  });

  it("belongs to one account, and others can't see, change, or confirm with it", async () => {
    const { passkey, id } = await add();
    const bo = { email: 'bo@test.example', password: 'bo-at-the-bench' };
    const { id: boId } = await shop.payload.create({
      collection: 'admins',
      data: { ...bo, name: 'Bo', role: 'manager' },
    });
    const key = softPasskey();
    const { openPasskeySession } = await import('#server/accounts/admin-session');
    const from = { address: '127.0.0.1' };
    const token = await openPasskeySession(shop.payload, { id: boId, from });
    const client = clientWith(shop, `__Host-payload-token=${token}`);
    expect(await list(client)).toEqual([]);
    expect((await client('PATCH', `/api/admin/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await client('DELETE', `/api/admin/passkeys/${id}`)).status).toBe(404);
    const proof = { passkey: passkey.sign(await ask(), at) };
    expect((await client('POST', '/api/admin/confirm', proof)).body).toEqual(refused);
    // A challenge for the owner can't create a passkey for Bo.
    const answer = key.make(await creationOptions(), at);
    const { status } = await client('POST', '/api/admin/passkeys', { name: 'B', passkey: answer });
    expect(status).toBe(400);
    await shop.payload.update({ collection: 'admins', id: boId, data: { active: false } });
    expect(await openPasskeySession(shop.payload, { id: boId, from })).toBeNull();
  });
});

describe('passkey checks refuse', () => {
  it('a reused answer, even 30 times simultaneously', async () => {
    const { passkey } = await add();
    const answer = passkey.sign(await ask(), at);
    const tries = await Promise.all(Array.from({ length: 30 }, () => logIn(answer)));
    expect(tries.filter(({ body }) => body.success)).toHaveLength(1);
    expect((await logIn(answer)).body).toEqual(refused);
  });

  it('an expired or unknown challenge, and one for a new passkey', async () => {
    const { passkey } = await add();
    const question = await ask();
    const where = { challenge: { equals: question.challenge } };
    const past = { expiresAt: new Date(Date.now() - 1).toISOString() };
    await shop.payload.db.updateOne({ collection: 'passkey-challenges', where, data: past });
    const { challenge } = await creationOptions();
    for (const request of [question, { ...question, challenge: 'x'.repeat(43) }, { ...question, challenge }])
      expect((await logIn(passkey.sign(request, at))).body).toEqual(refused);
  });

  it('another site, missing user verification, a cloned authenticator, and a wrong signature', async () => {
    const { passkey } = await add();
    const question = await ask();
    expect(
      (await logIn(passkey.sign(question, { origin: 'https://gloves.example.evil.example' }))).body,
    ).toEqual(refused);
    expect((await logIn(passkey.sign({ ...(await ask()), rpId: 'evil.example' }, at))).body).toEqual(refused);
    expect((await logIn(passkey.sign(await ask(), { ...at, verified: false }))).body).toEqual(refused);
    const otherKey = softPasskey();
    const signature = passkey.sign(await ask(), at);
    const theirs = otherKey.sign(await ask(), at);
    expect((await logIn({ ...theirs, id: signature.id, rawId: signature.rawId })).body).toEqual(refused);
    const copied = passkey.sign(await ask(), at);
    expect((await logIn(passkey.sign(await ask(), at))).body).toEqual({ success: true });
    expect((await logIn(copied)).body).toEqual(refused);
    expect((await logIn(otherKey.sign(await ask(), at))).body).toEqual(refused);
    const auditLog = await owner('GET', '/api/admin/audit?kind=login-failed&limit=1');
    expect(auditLog.body).toMatchObject([
      { actor: null, subject: null, address: '127.0.0.1', text: 'The passkey was refused' },
    ]);
  });

  it.each([[undefined], [{}], [{ id: 'x' }], ['x']])('%j as a passkey with 400', async (passkey) => {
    expect((await logIn(passkey)).status).toBe(400);
  });

  it('a new passkey without user verification or with a reused answer', async () => {
    const question = await creationOptions();
    const send = (passkey: unknown) => owner('POST', '/api/admin/passkeys', { name: 'A', passkey });
    expect((await send(softPasskey().make(question, { ...at, verified: false }))).status).toBe(400);
    expect((await send(softPasskey().make(question, at))).status).toBe(400);
    expect(await list()).toEqual([]);
  });
});

it('two simultaneous passkeys from one account and device are stored as one', async () => {
  const passkey = softPasskey();
  const [first, second] = [
    passkey.make(await creationOptions(), at),
    passkey.make(await creationOptions(), at),
  ];
  const sent = [first, second].map((answer) =>
    owner('POST', '/api/admin/passkeys', { name: 'A', passkey: answer }),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 400]);
  expect(await list()).toHaveLength(1);
});
