import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { makeCustomer } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import { adminTokenOf, customerCookie, forged, ownerCookie, tokenOf } from '#server/testing/tokens';

/** One call per role is enough, because all routes are built alike (`roles.int.test.ts`). */
const CUSTOMERS = '/api/customer/me';
const OWNERS = '/api/customers';

const shop = await testShop();
const { email } = await makeCustomer(shop.payload);
await makeCustomer(shop.payload);
const customer = await tokenOf(shop.payload, email);
const admin = await adminTokenOf(shop.payload);

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${shop.url}${path}`, { headers });
  return { status: response.status, body: await response.json() };
};
const unauthorized = { status: 401, body: { message: MESSAGES.notLoggedIn, code: 'NOT_LOGGED_IN' } };
const forbidden = { status: 403, body: { message: MESSAGES.forbidden, code: 'FORBIDDEN' } };

describe('a call of anyone', () => {
  it('knows the customer who is signed in, and nobody else', async () => {
    const check = '/api/customer/check';
    expect((await ask(check, customerCookie(customer))).body).toEqual({ isAuthenticated: true });
    expect((await ask(check)).body).toEqual({ isAuthenticated: false });
    expect((await ask(check, ownerCookie(admin))).body).toEqual({ isAuthenticated: false });
  });
});

describe('a call of customers', () => {
  it('lets a customer pass, who sees the own account', async () => {
    expect(await ask(CUSTOMERS, customerCookie(customer))).toMatchObject({ status: 200, body: { email } });
  });

  it('no session: 401; only the owner: 403', async () => {
    expect(await ask(CUSTOMERS)).toMatchObject(unauthorized);
    expect(await ask(CUSTOMERS, ownerCookie(admin))).toMatchObject(forbidden);
  });
});

describe('a call of the owner', () => {
  it('lets the owner pass, who sees every account', async () => {
    const { status, body } = await ask(OWNERS, ownerCookie(admin));
    expect([status, body]).toEqual([200, [expect.anything(), expect.anything()]]);
  });

  it('no session: 401; only a customer: 403', async () => {
    expect(await ask(OWNERS)).toMatchObject(unauthorized);
    expect(await ask(OWNERS, customerCookie(customer))).toMatchObject(forbidden);
  });

  it('a browser that holds both passes as each', async () => {
    const both = { Cookie: `shop-customer=${customer}; payload-token=${admin}` };
    expect(await ask(OWNERS, both)).toMatchObject({ status: 200 });
    expect(await ask(CUSTOMERS, both)).toMatchObject({ body: { email } });
  });
});

describe('tokens that open nothing', () => {
  it.each([CUSTOMERS, OWNERS])('%s: 401', async (path) => {
    const { payload } = shop;
    // The shop's secret signs links, but opens no session.
    const tokens = await Promise.all(
      [customer, admin].flatMap((token) => [
        forged(payload, token, 'guess'),
        forged(payload, token, payload.secret),
        forged(payload, token, payload.secret, { collection: 'admins' }),
        forged(payload, token, payload.secret, { sid: undefined }),
      ]),
    );
    for (const token of tokens)
      for (const headers of [
        customerCookie(token),
        ownerCookie(token),
        { Authorization: `JWT ${token}` },
        { Authorization: `Bearer ${token}` },
      ])
        expect(await ask(path, headers)).toMatchObject(unauthorized);
  });

  it("a token in the other one's cookie, in a header or in the query: 401", async () => {
    expect(await ask(OWNERS, ownerCookie(customer))).toMatchObject(unauthorized);
    expect(await ask(CUSTOMERS, customerCookie(admin))).toMatchObject(unauthorized);
    expect(await ask(CUSTOMERS, { Authorization: `JWT ${customer}` })).toMatchObject(unauthorized);
    expect(await ask(OWNERS, { Authorization: `JWT ${admin}` })).toMatchObject(unauthorized);
    const inQuery = `?token=${customer}&shop-customer=${customer}`;
    expect(await ask(`${CUSTOMERS}${inQuery}`)).toMatchObject(unauthorized);
    expect(await ask(`${OWNERS}?token=${admin}&payload-token=${admin}`)).toMatchObject(unauthorized);
  });
});
