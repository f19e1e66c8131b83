import { createServer } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MESSAGES } from '#domain/messages';
import { call } from '#server/testing/call';
import { makeCustomer } from '#server/testing/factories';
import { ADMIN, startTestShop, type TestShop } from '#server/testing/test-shop';
import { adminTokenOf, customerCookie, forged, ownerCookie, tokenOf } from '#server/testing/tokens';
import { answerError } from './errors';
import {
  adminOf,
  customerOf,
  readCustomer,
  requireAdmin,
  requireCustomer,
  signedInCustomer,
} from './session';

let shop: TestShop;
let url: string;
let close: () => Promise<unknown>;
let email: string;
let customer: string;
let admin: string;
beforeAll(async () => {
  shop = await startTestShop();
  const { payload } = shop;
  const context = { payload, secureCookies: false };
  const app = express();
  app.get('/anyone', readCustomer(context), (req, res) => {
    res.json({ email: signedInCustomer(req)?.email ?? null });
  });
  app.get('/customer', requireCustomer(context), async (req, res) => {
    const user = customerOf(req);
    const { totalDocs } = await payload.count({ collection: 'customers', overrideAccess: false, user });
    res.json({ email: user.email, seen: totalDocs });
  });
  app.get('/admin', requireAdmin(context), async (req, res) => {
    const user = adminOf(req);
    const { totalDocs } = await payload.count({ collection: 'customers', overrideAccess: false, user });
    res.json({ email: user.email, seen: totalDocs });
  });
  app.get('/forgotten', (req, res) => {
    res.json({ email: adminOf(req).email });
  });
  app.use(answerError);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  url = `http://127.0.0.1:${port}`;
  close = () => new Promise((resolve) => server.close(resolve));
  ({ email } = await makeCustomer(payload));
  await makeCustomer(payload);
  customer = await tokenOf(payload, email);
  admin = await adminTokenOf(payload);
});
afterAll(async () => {
  await close();
  await shop.close();
});

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const { status, body } = await call(`${url}${path}`, { headers });
  return { status, message: body.message, email: body.email, seen: body.seen };
};
const unauthorized = { status: 401, message: MESSAGES.notLoggedIn };
const forbidden = { status: 403, message: MESSAGES.forbidden };

describe('readCustomer', () => {
  it('hands on the customer, or null; it refuses nobody', async () => {
    expect(await ask('/anyone', customerCookie(customer))).toMatchObject({ status: 200, email });
    expect(await ask('/anyone')).toMatchObject({ status: 200, email: null });
    expect(await ask('/anyone', ownerCookie(admin))).toMatchObject({ status: 200, email: null });
  });
});

describe('requireCustomer', () => {
  it('lets a customer pass, who sees the own account alone', async () => {
    expect(await ask('/customer', customerCookie(customer))).toMatchObject({ status: 200, email, seen: 1 });
  });

  it('no session: 401; only the owner: 403', async () => {
    expect(await ask('/customer')).toMatchObject(unauthorized);
    expect(await ask('/customer', ownerCookie(admin))).toMatchObject(forbidden);
  });
});

describe('requireAdmin', () => {
  it('lets the owner pass, who sees every account', async () => {
    expect(await ask('/admin', ownerCookie(admin))).toMatchObject({
      status: 200,
      email: ADMIN.email,
      seen: 2,
    });
  });

  it('no session: 401; only a customer: 403', async () => {
    expect(await ask('/admin')).toMatchObject(unauthorized);
    expect(await ask('/admin', customerCookie(customer))).toMatchObject(forbidden);
  });

  it('a browser that holds both passes as each', async () => {
    const both = { Cookie: `shop-customer=${customer}; payload-token=${admin}` };
    expect(await ask('/admin', both)).toMatchObject({ email: ADMIN.email });
    expect(await ask('/customer', both)).toMatchObject({ email });
  });
});

describe('tokens that open nothing', () => {
  it.each(['/customer', '/admin'])('%s: 401', async (path) => {
    const past = Math.floor(Date.now() / 1000) - 10;
    const { secret } = shop.payload;
    const tokens = [
      forged(customer, 'guess'),
      forged(admin, 'guess'),
      forged(customer, 'guess', { collection: 'admins' }),
      forged(customer, secret, { exp: past }),
      forged(admin, secret, { exp: past }),
      forged(customer, secret, { sid: 'another' }),
      forged(admin, secret, { sid: undefined }),
    ];
    for (const token of tokens)
      for (const headers of [
        customerCookie(token),
        ownerCookie(token),
        { Authorization: `JWT ${token}` },
        { Authorization: `Bearer ${token}` },
      ])
        expect(await ask(path, headers)).toMatchObject(unauthorized);
  });

  it('the same tokens, unexpired and well signed, would open', async () => {
    const kept = forged(customer, shop.payload.secret);
    expect(await ask('/customer', customerCookie(kept))).toMatchObject({ status: 200 });
  });

  it("a token in the other one's cookie, in a header or in the query: 401", async () => {
    expect(await ask('/admin', ownerCookie(customer))).toMatchObject(unauthorized);
    expect(await ask('/customer', customerCookie(admin))).toMatchObject(unauthorized);
    expect(await ask('/customer', { Authorization: `JWT ${customer}` })).toMatchObject(unauthorized);
    expect(await ask('/admin', { Authorization: `JWT ${admin}` })).toMatchObject(unauthorized);
    expect(await ask(`/customer?token=${customer}&shop-customer=${customer}`)).toMatchObject(unauthorized);
    expect(await ask(`/admin?token=${admin}&payload-token=${admin}`)).toMatchObject(unauthorized);
  });

  it('a route that forgets to require the owner fails instead of working', async () => {
    expect(await ask('/forgotten', ownerCookie(admin))).toMatchObject({ status: 500 });
  });
});
