import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endSession } from '#server/accounts/session';
import { call } from '#server/testing/call';
import { makeCustomer, makeService, orderBody } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import { adminTokenOf, customerCookie, forged, ownerCookie, tokenOf, unsigned } from '#server/testing/tokens';

const shop = await testShop();
const customerToken = async (email?: string) =>
  tokenOf(shop.payload, email ?? (await makeCustomer(shop.payload)).email);
const adminToken = () => adminTokenOf(shop.payload);
const customer = await customerToken();
const admin = await adminToken();

const check = async (who: 'customer' | 'admin', headers: Record<string, string> = {}) => {
  const { status, body } = await call(`${shop.url}/api/${who}/check`, { headers });
  return { status, ...body };
};
const yes = { status: 200, isAuthenticated: true };
const no = { status: 200, isAuthenticated: false };

describe('GET /api/customer/check', () => {
  it('knows a logged-in customer, among other cookies too', async () => {
    expect(await check('customer', customerCookie(customer))).toEqual(yes);
    expect(await check('customer', { Cookie: `theme=dark; shop-customer=${customer}; x=y` })).toEqual(yes);
  });

  it("an admin's token in the customer's cookie is no customer", async () => {
    expect(await check('customer', customerCookie(admin))).toEqual(no);
  });

  it("a customer's token anywhere else is no session of the shop", async () => {
    expect(await check('customer', ownerCookie(customer))).toEqual(no);
    expect(await check('customer', { Authorization: `JWT ${customer}` })).toEqual(no);
    expect(await check('customer', { Cookie: `xshop-customer=${customer}` })).toEqual(no);
  });
});

describe('GET /api/admin/check', () => {
  it('knows the owner', async () => {
    expect(await check('admin', ownerCookie(admin))).toEqual({
      ...yes,
      person: { name: 'Owner', role: 'owner' },
    });
  });

  it("a customer's token in the owner's cookie is no admin", async () => {
    expect(await check('admin', ownerCookie(customer))).toEqual(no);
    const made = await forged(shop.payload, customer, 'guess', { collection: 'admins' });
    expect(await check('admin', ownerCookie(made))).toEqual(no);
  });

  it("the owner's token in the customer's cookie is no admin", async () => {
    expect(await check('admin', customerCookie(admin))).toEqual(no);
  });

  it('one browser can hold both sessions', async () => {
    const both = { Cookie: `shop-customer=${customer}; payload-token=${admin}` };
    expect([await check('customer', both), await check('admin', both)]).toMatchObject([yes, yes]);
  });
});

describe.each(['customer', 'admin'] as const)('GET /api/%s/check', (who) => {
  const cookie = who === 'customer' ? customerCookie : ownerCookie;
  const token = () => (who === 'customer' ? customer : admin);

  it('without a cookie: no', async () => {
    expect(await check(who)).toEqual(no);
  });

  it('with a forged, cut or broken token: no, never an error', async () => {
    const made = await forged(shop.payload, token(), 'another-secret');
    const bad = [
      made,
      await forged(shop.payload, token(), shop.payload.secret),
      unsigned(made),
      token().slice(0, -2),
      `${token()}x`,
      randomUUID(),
      'null',
      'a.b.c',
      '..',
      '',
      '%00',
      '%E0%A4%A',
      `"${token()}`,
    ];
    for (const value of bad)
      expect({ value, ...(await check(who, cookie(value))) }).toEqual({ value, ...no });
  });

  it('is never cached', async () => {
    const { headers } = await call(`${shop.url}/api/${who}/check`);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a session that ended', () => {
  it.each(['customers', 'admins'] as const)(
    'is over once its %s logged out, and only that one',
    async (slug) => {
      const account = slug === 'customers' ? await makeCustomer(shop.payload) : null;
      const open = () => (account ? customerToken(account.email) : adminToken());
      const ask = (token: string) =>
        account ? check('customer', customerCookie(token)) : check('admin', ownerCookie(token));
      const [gone, kept] = [await open(), await open()];
      expect(await ask(gone)).toMatchObject(yes);
      const { user } = await shop.payload.auth({ headers: new Headers({ Authorization: `JWT ${gone}` }) });
      await endSession(shop.payload, user ?? {});
      expect(await ask(gone)).toEqual(no);
      expect(await ask(kept)).toMatchObject(yes);
    },
  );

  it('is over when its account is deleted', async () => {
    const { id, email } = await makeCustomer(shop.payload);
    const token = await customerToken(email);
    expect(await check('customer', customerCookie(token))).toEqual(yes);
    await shop.payload.delete({ collection: 'customers', id });
    expect(await check('customer', customerCookie(token))).toEqual(no);
  });
});

describe('sessions opened at the same moment', () => {
  it('one order sent 5 times at once: every cookie handed out is a session', async () => {
    const service = await makeService(shop.payload);
    const body = orderBody(service.id, { customerEmail: 'hasty@test.example', customerPassword: 'secret-1' });
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(`${shop.url}/api/orders`, { body, headers })),
    );
    const cookies = answers
      .flatMap((answer) => answer.headers.getSetCookie())
      .map((cookie) => cookie.split(';')[0] ?? '');
    expect(cookies.length).toBeGreaterThan(0);
    const alive = await Promise.all(cookies.map((Cookie) => check('customer', { Cookie })));
    expect(alive).toEqual(cookies.map(() => yes));
  });
});
