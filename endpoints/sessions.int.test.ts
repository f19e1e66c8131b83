import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endSession, readSession } from '#server/accounts/session';
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

const check = async (role: 'customer' | 'admin', headers: Record<string, string> = {}) => {
  const { status, body } = await call(`${shop.url}/api/${role}/check`, { headers });
  return { status, ...body };
};
const yes = { status: 200, isAuthenticated: true };
const no = { status: 200, isAuthenticated: false };

describe('GET /api/customer/check', () => {
  it('recognizes a signed-in customer, even among other cookies', async () => {
    expect(await check('customer', customerCookie(customer))).toEqual(yes);
    expect(await check('customer', { Cookie: `theme=dark; shop-customer=${customer}; x=y` })).toEqual(yes);
  });

  it("rejects an admin's token in the customer's cookie", async () => {
    expect(await check('customer', customerCookie(admin))).toEqual(no);
  });

  it("rejects a customer's token anywhere else", async () => {
    expect(await check('customer', ownerCookie(customer))).toEqual(no);
    expect(await check('customer', { Authorization: `JWT ${customer}` })).toEqual(no);
    expect(await check('customer', { Cookie: `xshop-customer=${customer}` })).toEqual(no);
  });
});

describe('GET /api/admin/check', () => {
  it('recognizes the owner', async () => {
    expect(await check('admin', ownerCookie(admin))).toEqual({
      ...yes,
      person: { name: 'Owner', role: 'owner' },
    });
  });

  it("rejects a customer's token in the owner's cookie", async () => {
    expect(await check('admin', ownerCookie(customer))).toEqual(no);
    const made = await forged(shop.payload, customer, 'guess', { collection: 'admins' });
    expect(await check('admin', ownerCookie(made))).toEqual(no);
  });

  it("rejects the owner's token in the customer's cookie", async () => {
    expect(await check('admin', customerCookie(admin))).toEqual(no);
  });

  it('accepts both sessions in one browser', async () => {
    const both = { Cookie: `shop-customer=${customer}; payload-token=${admin}` };
    expect([await check('customer', both), await check('admin', both)]).toMatchObject([yes, yes]);
  });
});

describe.each(['customer', 'admin'] as const)('GET /api/%s/check', (role) => {
  const cookie = role === 'customer' ? customerCookie : ownerCookie;
  const token = () => (role === 'customer' ? customer : admin);

  it('is false without a cookie', async () => {
    expect(await check(role)).toEqual(no);
  });

  it('is false for a forged, cut, or broken token, and never an error', async () => {
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
      expect({ value, ...(await check(role, cookie(value))) }).toEqual({ value, ...no });
  });

  it('is never cached', async () => {
    const { headers } = await call(`${shop.url}/api/${role}/check`);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('an ended session', () => {
  it.each(['customers', 'admins'] as const)(
    'is rejected once its %s signed out, and only that one',
    async (slug) => {
      const account = slug === 'customers' ? await makeCustomer(shop.payload) : null;
      const open = () => (account ? customerToken(account.email) : adminToken());
      const ask = (token: string) =>
        account ? check('customer', customerCookie(token)) : check('admin', ownerCookie(token));
      const [ended, active] = [await open(), await open()];
      expect(await ask(ended)).toMatchObject(yes);
      await endSession(shop.payload, (await readSession(shop.payload, slug, ended)) ?? {});
      expect(await ask(ended)).toEqual(no);
      expect(await ask(active)).toMatchObject(yes);
    },
  );

  it('is rejected once its account is deleted', async () => {
    const { id, email } = await makeCustomer(shop.payload);
    const token = await customerToken(email);
    expect(await check('customer', customerCookie(token))).toEqual(yes);
    await shop.payload.delete({ collection: 'customers', id });
    expect(await check('customer', customerCookie(token))).toEqual(no);
  });
});

describe('sessions opened simultaneously', () => {
  it('are all valid after one order is sent 5 times', async () => {
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
    const valid = await Promise.all(cookies.map((Cookie) => check('customer', { Cookie })));
    expect(valid).toEqual(cookies.map(() => yes));
  });
});
