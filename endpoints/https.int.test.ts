import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '#server/testing/call';
import { makeCustomer, makeService, orderBody } from '#server/testing/factories';
import { ADMIN, startTestShop, type TestShop } from '#server/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ SITE_URL: 'https://gloves.example' });
});
afterAll(() => shop.close());

describe('a shop whose address is on https', () => {
  it('promises to stay there', async () => {
    const { headers } = await call(`${shop.url}/api/nothing`);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });

  it('takes calls from its own address alone', async () => {
    const signUp = (Origin: string) =>
      call(`${shop.url}/api/mailing-list/signup`, { body: {}, headers: { Origin } });
    expect((await signUp('https://gloves.example')).status).toBe(400);
    expect((await signUp(shop.url)).status).toBe(403);
    expect((await signUp('https://gloves.example.evil.example')).status).toBe(403);
    expect((await signUp('https://gloves.example:8443')).status).toBe(403);
  });

  it("gives out a customer's cookie for https alone", async () => {
    const service = await makeService(shop.payload);
    const body = orderBody(service.id, {
      customerEmail: 'secure@test.example',
      customerPassword: 'secret-1',
    });
    const { headers } = await call(`${shop.url}/api/orders`, { body });
    expect(headers.getSetCookie()[0]).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  });

  it.each(['customer', 'admin'])('signs the %s in, and out, by a cookie for https alone', async (who) => {
    const { email } = await makeCustomer(shop.payload);
    const body = who === 'customer' ? { email, password: 'secret-1' } : { password: ADMIN.password };
    const opened = await call(`${shop.url}/api/${who}/login`, { body });
    const closed = await call(`${shop.url}/api/${who}/logout`, { method: 'POST' });
    for (const { headers } of [opened, closed])
      expect(headers.getSetCookie().map((cookie) => cookie.replaceAll('=true', ''))).toEqual([
        expect.stringMatching(/Path=\/(?=.*; Secure)(?=.*; HttpOnly)(?=.*; SameSite=Lax)/),
      ]);
  });
});
