import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { SESSIONS_MAX } from '#server/accounts/session';
import { call } from '#server/testing/call';
import { makeCustomer } from '#server/testing/factories';
import { ADMIN, testShop } from '#server/testing/test-shop';
import { cookiesOf, customerCookie, ownerCookie, sessionsOf, tokenOf } from '#server/testing/tokens';

// The case of the setting doesn't matter.
const shop = await testShop({ ADMIN_EMAIL: 'Owner@Test.example' });

const logIn = (body: unknown, headers: Record<string, string> = {}) =>
  call(`${shop.url}/api/admin/login`, { body, headers });
const logOut = (headers: Record<string, string> = {}) =>
  call(`${shop.url}/api/admin/logout`, { method: 'POST', headers });
const isOpen = async (headers: Record<string, string>) =>
  (await call(`${shop.url}/api/admin/check`, { headers })).body.isAuthenticated;
const session = async () => {
  const { headers } = await logIn({ password: ADMIN.password });
  return { Cookie: cookiesOf(headers)[0] ?? '' };
};

describe('POST /api/admin/login', () => {
  it('opens a session with the password, in the cookie the editor reads', async () => {
    const { status, body, headers } = await logIn({ password: ADMIN.password });
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect(headers.getSetCookie()).toHaveLength(1);
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^payload-token=[\w.-]+; Expires=/);
    expect(cookie).toMatch(/; Path=\/; HttpOnly=true; SameSite=Lax$/);
    const lasts = new Date(/Expires=([^;]+)/.exec(cookie)?.[1] ?? 0).getTime() - Date.now();
    expect(Math.round(lasts / 3_600_000)).toBe(7 * 24);
    const own = new Headers({ Cookie: cookiesOf(headers)[0] ?? '' });
    expect((await shop.payload.auth({ headers: own })).user?.collection).toBe('admins');
  });

  it.each([['the-owners-passworD'], ['  '], ['secret-1'], ['x'.repeat(1000)]])(
    'refuses %j with 200 and no cookie',
    async (password) => {
      const { status, body, headers } = await logIn({ password });
      expect({ status, body }).toEqual({
        status: 200,
        body: { success: false, message: MESSAGES.wrongPassword },
      });
      expect(headers.getSetCookie()).toEqual([]);
    },
  );

  it("rejects a customer's email, whatever the password", async () => {
    const { email } = await makeCustomer(shop.payload);
    const { body, headers } = await logIn({ email, password: 'secret-1', collection: 'customers' });
    expect(body.success).toBe(false);
    expect(headers.getSetCookie()).toEqual([]);
    expect((await logIn({ email, password: ADMIN.password })).body.success).toBe(false);
  });

  it.each([[{}], [{ password: '' }], [{ password: null }], [{ password: { $ne: '' } }], [[]]])(
    'rejects %j with 400',
    async (body) => {
      const { status, body: answer } = await logIn(body);
      expect(status).toBe(400);
      expect(answer.message).toBe(MESSAGES.invalidBody);
    },
  );

  it('opens 10 sessions for 10 simultaneous logins', async () => {
    const cookies = await Promise.all(Array.from({ length: 10 }, session));
    expect(new Set(cookies.map(({ Cookie }) => Cookie)).size).toBe(10);
    expect(await Promise.all(cookies.map(isOpen))).toEqual(cookies.map(() => true));
  });

  it(`keeps the ${SESSIONS_MAX} newest sessions`, async () => {
    const cookies: { Cookie: string }[] = [];
    for (let n = 0; n < SESSIONS_MAX + 1; n += 1) cookies.push(await session());
    expect(await sessionsOf(shop.payload, ADMIN.email)).toHaveLength(SESSIONS_MAX);
    expect(await isOpen(cookies[0] ?? {})).toBe(false);
    expect(await isOpen(cookies[1] ?? {})).toBe(true);
  });
});

describe('POST /api/admin/logout', () => {
  it('ends only this session on the server, and clears the cookie', async () => {
    const [ended, active] = [await session(), await session()];
    const { status, body, headers } = await logOut(ended);
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect(cookiesOf(headers)).toEqual(['payload-token=']);
    expect(
      new Date(/Expires=([^;]+)/.exec(headers.getSetCookie()[0] ?? '')?.[1] ?? '').getTime(),
    ).toBeLessThan(Date.now());
    expect([await isOpen(ended), await isOpen(active)]).toEqual([false, true]);
  });

  it("works twice, without a session, and with a customer's token, which stays valid", async () => {
    const cookie = await session();
    const customer = await tokenOf(shop.payload, (await makeCustomer(shop.payload)).email);
    for (const headers of [
      cookie,
      cookie,
      {},
      ownerCookie('x'),
      ownerCookie(customer),
      customerCookie(customer),
    ])
      expect((await logOut(headers)).status).toBe(200);
    const check = await call(`${shop.url}/api/customer/check`, { headers: customerCookie(customer) });
    expect(check.body).toEqual({ isAuthenticated: true });
  });
});
