import { jwtSign, type Payload } from 'payload';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { findAll } from '#server/platform/database/find';
import { call } from '#server/testing/call';
import { editorApi } from '#server/testing/editor-api';
import { makeCustomer } from '#server/testing/factories';
import { setRow } from '#server/testing/set-row';
import { startBeside } from '#server/testing/start-beside';
import { ADMIN, startTestShop } from '#server/testing/test-shop';
import { cookiesOf, customerCookie, ownerCookie } from '#server/testing/tokens';

const shop = await startTestShop({}, editorApi);
const other: { url: string; close: () => Promise<void> } = await startBeside(shop);
afterAll(async () => {
  await other.close();
  await shop.close();
});

const KINDS = ['customer', 'admin'] as const;
type Kind = (typeof KINDS)[number];

async function signIn(kind: Kind, { url }: { url: string } = shop, headers: Record<string, string> = {}) {
  const { email } = kind === 'customer' ? await makeCustomer(shop.payload) : ADMIN;
  const password = kind === 'customer' ? 'secret-1' : ADMIN.password;
  const answer = await call(`${url}/api/${kind}/login`, { body: { email, password }, headers });
  return { email, Cookie: cookiesOf(answer.headers)[0] ?? '' };
}
const isOpen = async (kind: Kind, Cookie: string, { url }: { url: string } = shop) =>
  (await call(`${url}/api/${kind}/check`, { headers: { Cookie } })).body.isAuthenticated;

const rows = async ({ payload }: { payload: Payload } = shop) =>
  await findAll(payload, 'sessions', undefined, '-createdAt');
const newest = async () => z.looseObject({ id: z.string() }).parse((await rows())[0]);

describe.each(KINDS)('a %s session', (kind) => {
  it('ends on every server at once', async () => {
    const { Cookie } = await signIn(kind);
    expect(await isOpen(kind, Cookie, other)).toBe(true);
    await call(`${shop.url}/api/${kind}/logout`, { method: 'POST', headers: { Cookie } });
    expect(await isOpen(kind, Cookie, other)).toBe(false);
    const { Cookie: second } = await signIn(kind, other);
    expect(await isOpen(kind, second)).toBe(true);
    await call(`${other.url}/api/${kind}/logout`, { method: 'POST', headers: { Cookie: second } });
    expect(await isOpen(kind, second)).toBe(false);
  });

  it("can't be opened with anything the database stores", async () => {
    const { Cookie } = await signIn(kind);
    expect(await isOpen(kind, Cookie)).toBe(true);
    const [, token = ''] = Cookie.split('=');
    const stored = Object.values(await newest()).map(String);
    expect(stored.join(' ')).not.toContain(token);
    const asCookie = kind === 'customer' ? customerCookie : ownerCookie;
    for (const value of stored)
      expect([value, await isOpen(kind, asCookie(value).Cookie)]).toEqual([value, false]);
  });

  it("can't be forged with the shop's secret", async () => {
    const { email, Cookie } = await signIn(kind);
    const collection = kind === 'customer' ? 'customers' : 'admins';
    const [account] = (await shop.payload.find({ collection, where: { email: { equals: email } } })).docs;
    const { id: sid } = await newest();
    const { token } = await jwtSign({
      fieldsToSign: { id: account?.id ?? '', collection, email, sid },
      secret: shop.payload.secret,
      tokenExpiration: 3600,
    });
    for (const value of [customerCookie(token), ownerCookie(token)])
      expect(await isOpen(kind, value.Cookie)).toBe(false);
    expect((await call(`${shop.url}/cms/api/orders`, { headers: ownerCookie(token) })).status).toBe(401);
    const headers = new Headers({ Authorization: `JWT ${token}` });
    expect((await shop.payload.auth({ headers })).user).toBeNull();
    expect(await isOpen(kind, Cookie)).toBe(true);
  });

  it('records the IP address and a shortened user agent', async () => {
    await signIn(kind, shop, { 'User-Agent': `Catcher/1.0 ${'x'.repeat(5000)}` });
    const { address, userAgent } = z
      .object({ address: z.string(), userAgent: z.string() })
      .parse(await newest());
    expect(address).toBe('127.0.0.1');
    expect(userAgent).toMatch(/^Catcher\/1\.0 x+$/);
    expect(userAgent.length).toBe(200);
  });

  it('expires and is deleted by the next login', async () => {
    const { Cookie } = await signIn(kind);
    const { id } = await newest();
    const past = new Date(Date.now() - 1).toISOString();
    await setRow(shop.payload, 'sessions', id, { expiresAt: past });
    expect(await isOpen(kind, Cookie)).toBe(false);
    await signIn(kind);
    expect((await rows()).map((row) => row.id)).not.toContain(id);
  });

  it('records its last use at most once a minute', async () => {
    const { Cookie } = await signIn(kind);
    const seen = async () => Date.parse(String((await newest()).lastSeenAt));
    const first = await seen();
    await isOpen(kind, Cookie);
    expect(await seen()).toBe(first);
    const minuteAgo = new Date(first - 61_000).toISOString();
    const { id } = await newest();
    await setRow(shop.payload, 'sessions', id, { lastSeenAt: minuteAgo });
    const writes = vi.spyOn(shop.payload.db, 'updateOne');
    await isOpen(kind, Cookie);
    await isOpen(kind, Cookie);
    expect(writes).toHaveBeenCalledTimes(1);
    writes.mockRestore();
    expect(await seen()).toBeGreaterThanOrEqual(first);
  });
});

it('opens 10 sessions for 10 simultaneous editor logins', async () => {
  const logIn = async () => {
    const { headers } = await call(`${shop.url}/cms/api/admins/login`, { body: ADMIN });
    return cookiesOf(headers)[0] ?? '';
  };
  const cookies = await Promise.all(Array.from({ length: 10 }, logIn));
  expect(new Set(cookies).size).toBe(10);
  expect(await Promise.all(cookies.map((cookie) => isOpen('admin', cookie)))).toEqual(
    cookies.map(() => true),
  );
});

it("returns the editor's user and expiry without the token", async () => {
  const { Cookie } = await signIn('admin');
  const { body } = await call(`${shop.url}/cms/api/admins/me`, { headers: { Cookie } });
  expect(body).toMatchObject({ user: { email: ADMIN.email, collection: 'admins' } });
  expect(Number(body.exp) * 1000 - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000);
  expect(JSON.stringify(body)).not.toContain(Cookie.split('=')[1]);
  const nobody = await call(`${shop.url}/cms/api/admins/me`);
  expect(nobody.body.user).toBeNull();
});

describe('an account', () => {
  it("loses its sessions when it's deleted", async () => {
    const { email, Cookie } = await signIn('customer');
    const { id } = await newest();
    await shop.payload.delete({ collection: 'customers', where: { email: { equals: email } } });
    expect(await isOpen('customer', Cookie, other)).toBe(false);
    expect((await rows()).map((row) => row.id)).not.toContain(id);
  });

  it('loses its sessions when its password changes', async () => {
    const { email, Cookie } = await signIn('customer');
    const { hash, ...stored } = z
      .looseObject({ id: z.string(), hash: z.string() })
      .parse(await shop.payload.db.findOne({ collection: 'customers', where: { email: { equals: email } } }));
    const write = (changed: string) => setRow(shop.payload, 'customers', stored.id, { hash: changed });
    await write(hash.replaceAll(/[0-9a-f]$/g, (last) => (last === '0' ? '1' : '0')));
    expect(await isOpen('customer', Cookie, other)).toBe(false);
    await write(hash);
    expect(await isOpen('customer', Cookie)).toBe(true);
    const password = 'first-base-mitt-2';
    await shop.payload.update({ collection: 'customers', id: stored.id, data: { password } });
    expect(await isOpen('customer', Cookie)).toBe(false);
    expect((await rows()).filter(({ account }) => account === stored.id)).toEqual([]);
  });
});

describe("the editor's customer form", () => {
  const ask = async (method: string, path: string, body?: object) => {
    const { Cookie } = await signIn('admin');
    return call(`${shop.url}/cms/api/customers${path}`, { method, body, headers: { Cookie } });
  };
  const opens = async (email: string, password: string) =>
    (await call(`${shop.url}/api/customer/login`, { body: { email, password } })).body.success;
  const customer = { name: 'Robin', email: 'robin@editor.example', password: 'a-good-one' };

  it('sets and changes the password but never returns it', async () => {
    const made = await ask('POST', '', customer);
    expect(made.status).toBe(201);
    expect(JSON.stringify(made.body)).not.toMatch(/a-good-one|"(hash|salt|password)"/);
    expect(await opens(customer.email, 'a-good-one')).toBe(true);
    const { id } = z.object({ doc: z.object({ id: z.string() }) }).parse(made.body).doc;
    const changed = await ask('PATCH', `/${id}`, { password: 'a-better-one' });
    expect(changed.status).toBe(200);
    expect(JSON.stringify(changed.body)).not.toMatch(/a-better-one|"(hash|salt|password)"/);
    expect(await opens(customer.email, 'a-better-one')).toBe(true);
    expect(await opens(customer.email, 'a-good-one')).toBe(false);
    expect((await ask('PATCH', `/${id}`, { name: 'Robin R.', password: '' })).status).toBe(200);
    expect(await opens(customer.email, 'a-better-one')).toBe(true);
    const row = await shop.payload.db.findOne({ collection: 'customers', where: { id: { equals: id } } });
    expect(JSON.stringify(row)).not.toMatch(/a-good-one|a-better-one|"password"/);
    const read = await ask('GET', `/${id}`);
    expect(JSON.stringify(read.body)).not.toMatch(/"(hash|salt|password)"/);
  });

  it.each([
    [{ ...customer, email: 'none@editor.example', password: undefined }, 'password', 'required'],
    [{ ...customer, email: 'none@editor.example', password: 'short' }, 'password', 'at least 6'],
    [{ ...customer, email: 'Robin@Editor.example' }, 'email', 'already registered'],
  ])('rejects %j with an error on %s', async (body, path, message) => {
    const { status, body: answer } = await ask('POST', '', body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      errors: [{ data: { errors: [{ path, message: expect.stringContaining(message) }] } }],
    });
  });

  it.each(['hash', 'salt', 'resetPasswordToken'])("can't search by %s", async (field) => {
    const { status } = await ask('GET', `?where[${field}][contains]=a`);
    expect(status).toBe(400);
  });
});
