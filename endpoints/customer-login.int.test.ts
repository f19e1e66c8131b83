import { describe, expect, it } from 'vitest';
import { customerMe } from '#domain/customers/account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { SESSIONS_MAX } from '#server/accounts/session';
import { call } from '#server/testing/call';
import { makeCustomer } from '#server/testing/factories';
import { requestedHashes } from '#server/testing/quick-hashing';
import { testShop } from '#server/testing/test-shop';
import {
  adminTokenOf,
  cookiesOf,
  customerCookie,
  ownerCookie,
  SECRET_FIELDS,
  sessionsOf,
} from '#server/testing/tokens';

const shop = await testShop();

const logIn = (body: unknown) => call(`${shop.url}/api/customer/login`, { body });
const logOut = (headers: Record<string, string> = {}) =>
  call(`${shop.url}/api/customer/logout`, { method: 'POST', headers });
const me = (headers: Record<string, string> = {}) => call(`${shop.url}/api/customer/me`, { headers });
const session = async (email: string, password = 'secret-1') => {
  const { headers } = await logIn({ email, password });
  return { Cookie: cookiesOf(headers)[0] ?? '' };
};
const refused = { success: false, message: MESSAGES.wrongCredentials };

describe('POST /api/customer/login', () => {
  it("opens a session in a cookie scripts can't read", async () => {
    const { email } = await makeCustomer(shop.payload);
    const { status, body, headers } = await logIn({ email, password: 'secret-1' });
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect(headers.getSetCookie()).toHaveLength(1);
    expect(headers.getSetCookie()[0]).toMatch(/^shop-customer=[\w.-]+; Max-Age=2592000; Path=\/; /);
    expect(headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect((await me({ Cookie: cookiesOf(headers)[0] ?? '' })).status).toBe(200);
    expect(await sessionsOf(shop.payload, email)).toHaveLength(1);
  });

  it('accepts the email in any case, with spaces around it', async () => {
    const { email } = await makeCustomer(shop.payload);
    expect((await logIn({ email: ` ${email.toUpperCase()} `, password: 'secret-1' })).body.success).toBe(
      true,
    );
  });

  it('answers a wrong password and an unknown email alike, with no cookie', async () => {
    const { email } = await makeCustomer(shop.payload);
    const tries = [
      { email, password: 'secret-2' },
      { email, password: 'SECRET-1' },
      { email, password: ' ' },
      { email: 'nobody@test.example', password: 'secret-1' },
      { email: 'nobody@test.example', password: ' ' },
    ];
    for (const credentials of tries) {
      const { status, body, headers } = await logIn(credentials);
      expect({ credentials, status, body }).toEqual({ credentials, status: 200, body: refused });
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect(await sessionsOf(shop.payload, email)).toEqual([]);
  });

  it("does not accept the owner's account", async () => {
    const { email, password } = { email: 'owner@test.example', password: 'the-owners-password' };
    expect((await logIn({ email, password })).body).toEqual(refused);
  });

  it.each([
    [{}, { email: MESSAGES.invalidEmail, password: MESSAGES.passwordRequired }],
    [{ email: 'casey@test.example' }, { password: MESSAGES.passwordRequired }],
    [{ email: 'casey@test.example', password: '' }, { password: MESSAGES.passwordRequired }],
    [{ email: 'casey', password: 'secret-1' }, { email: MESSAGES.invalidEmail }],
    [{ email: { $ne: null }, password: { $ne: null } }, { email: expect.any(String) }],
  ])('rejects %j with 400 for the fields', async (body, errors) => {
    const answer = await logIn(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject(errors);
  });

  it('hashes as much for an unknown email as for a wrong password', async () => {
    const { email } = await makeCustomer(shop.payload);
    const hashesOf = async (address: string) => {
      const before = requestedHashes.length;
      expect((await logIn({ email: address, password: 'wrong-one' })).body).toEqual(refused);
      return requestedHashes.slice(before);
    };
    const known = await hashesOf(email);
    expect(known).toHaveLength(1);
    expect(await hashesOf('nobody@test.example')).toEqual(known);
  });

  it('opens 10 sessions for 10 simultaneous logins to one account', async () => {
    const { email } = await makeCustomer(shop.payload);
    const cookies = await Promise.all(Array.from({ length: 10 }, () => session(email)));
    expect(new Set(cookies.map(({ Cookie }) => Cookie)).size).toBe(10);
    const statuses = await Promise.all(cookies.map(async (cookie) => (await me(cookie)).status));
    expect(statuses).toEqual(cookies.map(() => 200));
  });

  it(`keeps the ${SESSIONS_MAX} newest sessions of an account`, async () => {
    const { email } = await makeCustomer(shop.payload);
    const cookies: { Cookie: string }[] = [];
    for (let n = 0; n < SESSIONS_MAX + 2; n += 1) cookies.push(await session(email));
    expect(await sessionsOf(shop.payload, email)).toHaveLength(SESSIONS_MAX);
    const statuses = await Promise.all(cookies.map(async (cookie) => (await me(cookie)).status));
    expect(statuses).toEqual([401, 401, ...Array.from({ length: SESSIONS_MAX }, () => 200)]);
    expect((await logIn({ email, password: 'secret-1' })).body).toEqual({ success: true });
  });
});

describe('POST /api/customer/logout', () => {
  it('ends only this session on the server', async () => {
    const { email } = await makeCustomer(shop.payload);
    const [ended, active] = [await session(email), await session(email)];
    const { status, body, headers } = await logOut(ended);
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect(headers.getSetCookie()[0]).toMatch(/^shop-customer=; .*Expires=Thu, 01 Jan 1970/);
    expect((await me(ended)).status).toBe(401);
    expect((await me(active)).status).toBe(200);
    expect(await sessionsOf(shop.payload, email)).toHaveLength(1);
    expect((await logIn({ email, password: 'secret-1' })).body).toEqual({ success: true });
  });

  it('works twice, simultaneously, without a session, and with a broken one', async () => {
    const cookie = await session((await makeCustomer(shop.payload)).email);
    const both = await Promise.all([logOut(cookie), logOut(cookie)]);
    for (const { status } of [
      ...both,
      await logOut(cookie),
      await logOut(),
      await logOut(customerCookie('x')),
    ])
      expect(status).toBe(200);
    expect((await me(cookie)).status).toBe(401);
  });

  it("keeps the owner's session in the same browser", async () => {
    const admin = await adminTokenOf(shop.payload);
    const { Cookie } = await session((await makeCustomer(shop.payload)).email);
    const { headers } = await logOut({ Cookie: `${Cookie}; payload-token=${admin}` });
    expect(cookiesOf(headers)).toEqual(['shop-customer=']);
    const check = await call(`${shop.url}/api/admin/check`, { headers: ownerCookie(admin) });
    expect(check.body).toMatchObject({ isAuthenticated: true });
  });
});

describe('GET /api/customer/me', () => {
  it("returns the customer's own account without secrets", async () => {
    const { id, email } = await makeCustomer(shop.payload, { phone: '555 010 2030', mailingListOptIn: true });
    const { status, body } = await me(await session(email));
    expect(status).toBe(200);
    const shown = { id, name: 'Casey Catcher', email, phone: '555 010 2030', mailingListOptIn: 1 };
    expect(body).toEqual({ ...shown, shippingAddress: null });
    expect(customerMe.strict().safeParse(body).success).toBe(true);
    expect(JSON.stringify(body)).not.toMatch(SECRET_FIELDS);
  });

  it('returns null for a missing phone', async () => {
    const { email } = await makeCustomer(shop.payload);
    expect((await me(await session(email))).body).toMatchObject({ phone: null, mailingListOptIn: 0 });
  });
});
