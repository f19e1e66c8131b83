import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { factorSetup, recoveryCodesAnswer } from '#domain/second-factor/factor-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { disableFactor } from '#server/second-factor/factor';
import { call } from '#server/testing/call';
import { type Client, clientWith, ownerClient } from '#server/testing/client';
import { codeOf } from '#server/testing/codes';
import { editorApi } from '#server/testing/editor-api';
import { enableSecondFactor, freezeClock, wrongCodeOf } from '#server/testing/second-factor';
import { setRow } from '#server/testing/set-row';
import { startBeside } from '#server/testing/start-beside';
import { ADMIN, startTestShop, type TestShop } from '#server/testing/test-shop';
import { adminTokenOf, cookiesOf, ownerCookie, sessionsOf } from '#server/testing/tokens';
import type { SecondFactor } from '../payload-types';

let shop: TestShop;
let other: { url: string; close: () => Promise<void> };
let owner: Client;
beforeAll(async () => {
  freezeClock();
  shop = await startTestShop({}, editorApi);
  other = await startBeside(shop);
});
afterAll(async () => {
  await other.close();
  await shop.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  owner = await ownerClient(shop);
});
afterEach(async () => {
  await disableFactor({ payload: shop.payload, account: await ownerId() });
});

const { password } = ADMIN;
const ownerId = async () =>
  (await shop.payload.find({ collection: 'admins', where: { email: { equals: ADMIN.email } } })).docs[0]
    ?.id ?? '';
const stored = async () =>
  shop.payload.db.findOne<SecondFactor>({
    collection: 'second-factors',
    where: { id: { equals: await ownerId() } },
  });
const logIn = (body: object, { url }: { url: string } = shop) => call(`${url}/api/admin/login`, { body });
const needsCode = { success: false, needs: 'code' };
const wrongCode = { ...needsCode, message: SERVER_MESSAGES.wrongCode };

describe('setting up the second factor', () => {
  it("returns a secret for an app, as text and URL, and asks for no code before it's enabled", async () => {
    const { status, body } = await owner('POST', '/api/admin/2fa/setup', {});
    expect(status).toBe(200);
    const { secret, otpauthUrl } = factorSetup.parse(body);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(otpauthUrl);
    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toContain(`The Glove Shop:${ADMIN.email}`);
    expect(address.searchParams.get('secret')).toBe(secret);
    expect((await owner('GET', '/api/admin/2fa')).body).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await logIn({ password })).body).toEqual({ success: true });
  });

  it('refuses a wrong or expired code, and stays off', async () => {
    const { secret } = factorSetup.parse((await owner('POST', '/api/admin/2fa/setup', {})).body);
    const enable = async (code: string) => (await owner('POST', '/api/admin/2fa/enable', { code })).body;
    const refused = { success: false, message: SERVER_MESSAGES.wrongCode };
    expect(await enable(wrongCodeOf(secret))).toEqual(refused);
    const late = { newSecretAt: new Date(Date.now() - 3_600_001).toISOString() };
    await setRow(shop.payload, 'second-factors', await ownerId(), late);
    expect(await enable(codeOf(secret))).toEqual(refused);
    expect((await logIn({ password })).body).toEqual({ success: true });
  });

  it("keeps the current factor until the new one's code is entered", async () => {
    const { secret } = await enableSecondFactor(owner);
    const next = factorSetup.parse((await owner('POST', '/api/admin/2fa/setup', {})).body).secret;
    expect((await logIn({ password, code: codeOf(secret) })).body).toEqual({ success: true });
    await owner('POST', '/api/admin/2fa/enable', { code: codeOf(next) });
    expect((await logIn({ password, code: codeOf(secret, 1) })).body).toEqual(wrongCode);
    expect((await logIn({ password, code: codeOf(next, 1) })).body).toEqual({ success: true });
  });

  it('ends other sessions opened with only a password', async () => {
    const before = await adminTokenOf(shop.payload);
    const isOpen = async () =>
      (await call(`${shop.url}/api/admin/check`, { headers: ownerCookie(before) })).body.isAuthenticated;
    expect(await isOpen()).toBe(true);
    await enableSecondFactor(owner);
    expect(await isOpen()).toBe(false);
    expect((await owner('GET', '/api/admin/2fa')).body).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  });

  it('stores nothing readable', async () => {
    const { secret, recoveryCodes } = await enableSecondFactor(owner);
    const kept = JSON.stringify(await stored());
    for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(plain);
  });
});

describe('signing in with a second factor', () => {
  it('asks for a code only once the password is right', async () => {
    const { secret } = await enableSecondFactor(owner);
    const wrong = { success: false, message: MESSAGES.wrongPassword };
    for (const body of [
      { password: 'a-guess' },
      { password: 'a-guess', code: codeOf(secret) },
      { password: 'a-guess', code: '000000' },
    ])
      expect((await logIn(body)).body).toEqual(wrong);
    const asked = await logIn({ password });
    expect([asked.status, asked.body, asked.headers.getSetCookie()]).toEqual([200, needsCode, []]);
    const refused = await logIn({ password, code: wrongCodeOf(secret) });
    expect([refused.status, refused.body, refused.headers.getSetCookie()]).toEqual([200, wrongCode, []]);
    const opened = await logIn({ password, code: codeOf(secret) });
    expect(opened.body).toEqual({ success: true });
    expect(cookiesOf(opened.headers)[0]).toMatch(/^payload-token=./);
  });

  it('accepts the code one step earlier or later, with a space in it, and no older one', async () => {
    const { secret } = await enableSecondFactor(owner);
    expect((await logIn({ password, code: codeOf(secret, -2) })).body).toEqual(wrongCode);
    expect((await logIn({ password, code: codeOf(secret, 2) })).body).toEqual(wrongCode);
    const now = codeOf(secret);
    const spaced = `${now.slice(0, 3)} ${now.slice(3)}`;
    expect((await logIn({ password, code: spaced })).body).toEqual({ success: true });
    expect((await logIn({ password, code: codeOf(secret, 1) })).body).toEqual({ success: true });
  });

  it('refuses the code that enabled it, and those before a used one', async () => {
    const { secret } = factorSetup.parse((await owner('POST', '/api/admin/2fa/setup', {})).body);
    const code = codeOf(secret);
    await owner('POST', '/api/admin/2fa/enable', { code });
    expect((await logIn({ password, code })).body).toEqual(wrongCode);
    expect((await logIn({ password, code: codeOf(secret, -1) })).body).toEqual(wrongCode);
  });

  it('accepts a code once, even 30 times simultaneously on two servers', async () => {
    const { secret } = await enableSecondFactor(owner);
    const before = (await sessionsOf(shop.payload, ADMIN.email)).length;
    const code = codeOf(secret);
    const tries = Array.from({ length: 30 }, (_, n) => logIn({ password, code }, n % 2 ? shop : other));
    const answers = (await Promise.all(tries)).map(({ body }) => body.success);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await sessionsOf(shop.payload, ADMIN.email)).toHaveLength(before + 1);
  });

  it('accepts a recovery code once, even on two servers, in any spelling', async () => {
    const { recoveryCodes } = await enableSecondFactor(owner);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    const code = first.toUpperCase().replaceAll('-', ' ');
    const tries = Array.from({ length: 30 }, (_, n) => logIn({ password, code }, n % 2 ? shop : other));
    expect((await Promise.all(tries)).filter(({ body }) => body.success)).toHaveLength(1);
    expect((await owner('GET', '/api/admin/2fa')).body).toEqual({ isOn: true, recoveryCodesLeft: 9 });
    const renewed = await owner('POST', '/api/admin/2fa/recovery-codes', {});
    const { recoveryCodes: [newest = ''] = [] } = recoveryCodesAnswer.parse(renewed.body);
    expect((await logIn({ password, code: second })).body).toEqual(wrongCode);
    expect((await logIn({ password, code: newest })).body).toEqual({ success: true });
  });

  it("asks for nothing once it's off again", async () => {
    const { recoveryCodes } = await enableSecondFactor(owner);
    expect((await owner('POST', '/api/admin/2fa/disable', {})).body).toEqual({ success: true });
    expect((await logIn({ password })).body).toEqual({ success: true });
    const { recoveryCodes: none, success } = recoveryCodesAnswer.parse(
      (await owner('POST', '/api/admin/2fa/recovery-codes', {})).body,
    );
    expect([none, success]).toEqual([undefined, false]);
    expect((await logIn({ password: 'a-guess', code: recoveryCodes[0] })).body.success).toBe(false);
  });

  it('opens nothing with a secret from another PAYLOAD_SECRET, and can be reset', async () => {
    const { secret } = await enableSecondFactor(owner);
    const data = { secret: `${(await stored())?.secret?.slice(0, -4)}AAAA` };
    await setRow(shop.payload, 'second-factors', await ownerId(), data);
    expect((await logIn({ password, code: codeOf(secret) })).body).toEqual(wrongCode);
  });
});

describe("the editor's own login", () => {
  const logInThere = (body: object) => call(`${shop.url}/cms/api/admins/login`, { body });

  it('is no way around it, and says where to sign in', async () => {
    const { secret } = await enableSecondFactor(owner);
    for (const more of [{}, { code: codeOf(secret) }]) {
      const { status, body, headers } = await logInThere({ ...ADMIN, ...more });
      expect(status).toBe(403);
      expect(body).toMatchObject({ errors: [{ message: SERVER_MESSAGES.editorNeedsCode }] });
      expect(headers.getSetCookie()).toEqual([]);
    }
    const wrong = await logInThere({ ...ADMIN, password: 'a-guess' });
    expect(wrong.status).toBe(401);
    expect(JSON.stringify(wrong.body)).not.toContain(SERVER_MESSAGES.editorNeedsCode);
  });
});

it('a second factor belongs to one account, and others have their own', async () => {
  const { secret } = await enableSecondFactor(owner);
  const bo = { email: 'bo@test.example', password: 'bo-at-the-bench' };
  await shop.payload.create({ collection: 'admins', data: { ...bo, name: 'Bo', role: 'manager' } });
  const opened = await call(`${shop.url}/cms/api/admins/login`, { body: bo });
  expect(opened.status).toBe(200);
  const client = clientWith(shop, cookiesOf(opened.headers)[0]);
  expect((await client('GET', '/api/admin/2fa')).body).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  const own = await enableSecondFactor(client);
  expect(own.secret).not.toBe(secret);
  expect((await logIn({ password, code: codeOf(own.secret) })).body).toEqual(wrongCode);
  expect((await logIn({ password, code: codeOf(secret) })).body).toEqual({ success: true });
});
