import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { makeCustomer } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import { adminTokenOf, customerCookie, forged, ownerCookie, tokenOf } from '#server/testing/tokens';

/** One call for each role is enough, because all routes are built the same way (`roles.int.test.ts`). */
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

describe('an invalid token', () => {
  it.each([CUSTOMERS, OWNERS])('answers 401 for %s', async (path) => {
    const { payload } = shop;
    // The shop's secret signs links, but it can't open a session.
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

  it('answers 401 in the wrong cookie, in a header, or in the query', async () => {
    expect(await ask(OWNERS, ownerCookie(customer))).toMatchObject(unauthorized);
    expect(await ask(CUSTOMERS, customerCookie(admin))).toMatchObject(unauthorized);
    expect(await ask(CUSTOMERS, { Authorization: `JWT ${customer}` })).toMatchObject(unauthorized);
    expect(await ask(OWNERS, { Authorization: `JWT ${admin}` })).toMatchObject(unauthorized);
    const inQuery = `?token=${customer}&shop-customer=${customer}`;
    expect(await ask(`${CUSTOMERS}${inQuery}`)).toMatchObject(unauthorized);
    expect(await ask(`${OWNERS}?token=${admin}&payload-token=${admin}`)).toMatchObject(unauthorized);
  });
});
