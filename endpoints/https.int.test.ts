import { describe, expect, it } from 'vitest';
import { call } from '#server/testing/call';
import { makeCustomer, makeService, orderBody } from '#server/testing/factories';
import { rawCall } from '#server/testing/raw-call';
import { ADMIN, testShop } from '#server/testing/test-shop';
import { cookiesOf } from '#server/testing/tokens';

const shop = await testShop({ SITE_URL: 'https://gloves.example' }, () => (_req, res) => {
  res.json({});
});

describe('a shop on HTTPS', () => {
  it.each([
    '/api/nothing',
    '/api/services',
    '/healthz',
    '/cms',
    '/cms/login',
    '/cms/api/services',
    '/_next/static/x.js',
    '/x/../y',
    '/media/nothing.webp',
    '/nothing',
  ])('promises at %s to stay on HTTPS', async (path) => {
    const { headers } = await rawCall(shop.url, path);
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('allows nothing from PayPal while online payment is off', async () => {
    const { headers } = await rawCall(shop.url, '/api/nothing');
    expect(headers['content-security-policy']).not.toMatch(/paypal|venmo/);
  });

  it('accepts calls only from its own origin', async () => {
    const signUp = (Origin: string) =>
      call(`${shop.url}/api/mailing-list/signup`, { body: {}, headers: { Origin } });
    expect((await signUp('https://gloves.example')).status).toBe(400);
    expect((await signUp(shop.url)).status).toBe(403);
    expect((await signUp('https://gloves.example.evil.example')).status).toBe(403);
    expect((await signUp('https://gloves.example:8443')).status).toBe(403);
    // Anyone on the network can change this page.
    expect((await signUp('http://gloves.example')).status).toBe(403);
  });

  it("sets a customer's cookie only for HTTPS", async () => {
    const service = await makeService(shop.payload);
    const body = orderBody(service.id, {
      customerEmail: 'secure@test.example',
      customerPassword: 'secret-1',
    });
    const { headers } = await call(`${shop.url}/api/orders`, { body });
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-shop-customer=.*HttpOnly; Secure; SameSite=Lax/);
    const [cookie = ''] = cookiesOf(headers);
    const isSignedIn = async (Cookie: string) =>
      (await call(`${shop.url}/api/customer/check`, { headers: { Cookie } })).body.isAuthenticated;
    expect(await isSignedIn(cookie)).toBe(true);
    // Any page of the domain can set a cookie with this name.
    expect(await isSignedIn(cookie.replace('__Host-', ''))).toBe(false);
  });

  it.each(['customer', 'admin'])('signs the %s in and out with a cookie only for HTTPS', async (role) => {
    const { email } = await makeCustomer(shop.payload);
    const body = role === 'customer' ? { email, password: 'secret-1' } : { password: ADMIN.password };
    const opened = await call(`${shop.url}/api/${role}/login`, { body });
    const closed = await call(`${shop.url}/api/${role}/logout`, { method: 'POST' });
    for (const { headers } of [opened, closed])
      expect(headers.getSetCookie().map((cookie) => cookie.replaceAll('=true', ''))).toEqual([
        expect.stringMatching(
          /^__Host-.*Path=\/(?=.*; Secure)(?=.*; HttpOnly)(?=.*; SameSite=Lax)(?!.*Domain)/,
        ),
      ]);
    const check = { headers: { Cookie: cookiesOf(opened.headers)[0] ?? '' } };
    expect((await call(`${shop.url}/api/${role}/check`, check)).body).toMatchObject({
      isAuthenticated: true,
    });
  });
});
