import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { PageRenderer } from '#domain/served-pages/page-data';
import { log } from '#server/platform/tools/log';
import { makeOrder, makeService, makeStaff } from '#server/testing/factories';
import { servePages } from '#server/testing/serve-pages';
import { startTestShop } from '#server/testing/test-shop';
import { adminTokenOf, customerCookie, ownerCookie, sessionsOf, staffTokenOf } from '#server/testing/tokens';

const ORDERS = '/api/orders?sort=-createdAt&page=1&limit=50';
const ASKED = [ORDERS, '/api/orders', '/api/orders/stats', '/api/admin/money', '/api/staff', '/api/services'];

/** Renders pages that ask for the same reads. */
const renderPage: PageRenderer['renderPage'] = async () => ({
  head: '',
  style: '',
  html: '',
  panel: '<div>Panel</div>',
  files: [],
  missing: ASKED.map((address) => ({ address })),
});

const shop = await startTestShop();
const { payload } = shop;
const pages = await servePages(shop, renderPage);
const { id: serviceId } = await makeService(payload);
const { id } = await makeOrder(payload, serviceId, { status: 'received', customerName: 'Robin Catcher' });
const owner = await adminTokenOf(payload);
const { email } = await makeStaff(payload);
const bench = await staffTokenOf(payload, email);
afterAll(async () => {
  await pages.close();
  await shop.close();
});

const pageData = z.object({ reads: z.record(z.string(), z.unknown()) });

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${pages.url}${path}`, { headers });
  const text = await answer.text();
  const [, json = '{}'] = /id="page-data">(.*?)<\/script>/s.exec(text) ?? [];
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    reads: pageData.parse(JSON.parse(json)).reads,
  };
}

const api = async (address: string, token: string) =>
  (await fetch(`${pages.url}${address}`, { headers: ownerCookie(token) })).json();

describe("the owner's page", () => {
  it("has the API's answers for the owner and is never cached", async () => {
    const { status, headers, reads } = await open('/admin', ownerCookie(owner));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(headers.has('etag')).toBe(false);
    expect(reads['/api/admin/check']).toEqual({
      isAuthenticated: true,
      person: { name: 'Owner', role: 'owner' },
    });
    expect(Object.keys(reads).sort()).toEqual(['/api/admin/check', ...ASKED].sort());
    for (const address of ASKED.slice(1)) expect(reads[address]).toEqual(await api(address, owner));
    expect(reads[ORDERS]).toEqual({ entries: await api(ORDERS, owner), total: 1 });
  });

  it('is rendered for each request', async () => {
    await makeOrder(payload, serviceId, { status: 'received', customerName: 'Kim Shortstop' });
    expect(JSON.stringify((await open('/admin', ownerCookie(owner))).reads)).toContain('Kim Shortstop');
  });

  it.each([
    '/admin/money',
    '/admin/figures',
    '/admin/settings',
    '/admin/staff',
    '/admin/audit',
    '/admin/security',
    '/admin/',
  ])('%s comes the same way', async (path) => {
    const { headers, reads } = await open(path, ownerCookie(owner));
    expect([headers.get('cache-control'), Object.keys(reads).length]).toEqual(['no-store', ASKED.length + 1]);
  });

  it("sends an order's panel alone if only that is asked for", async () => {
    const answer = await fetch(`${pages.url}/admin?only-panel&order=${id}`, { headers: ownerCookie(owner) });
    const sent = [answer.headers.get('cache-control'), await answer.text()];
    expect(sent).toEqual(['no-store', '<div>Panel</div>']);
    const page = await open(`/admin?order=${id}`, ownerCookie(owner));
    expect(page.text).toContain('<div id="root"></div><div>Panel</div>');
    expect((await open(`/admin?only-panel&order=${id}`)).text).not.toContain('Panel');
  });

  it('sets no cookie and contains no session secret', async () => {
    const { headers, text } = await open('/admin', ownerCookie(owner));
    expect(headers.has('set-cookie')).toBe(false);
    expect(text).not.toContain(owner);
    const [session] = await sessionsOf(payload, shop.settings.ADMIN_EMAIL ?? '');
    expect(text).not.toContain(session?.id);
    expect(text).not.toContain(session?.tokenHash);
  });
});

describe("a bench worker's page", () => {
  it("has orders without amounts and nothing else that bench staff can't see", async () => {
    const { reads, text } = await open('/admin', ownerCookie(bench));
    expect(Object.keys(reads).sort()).toEqual(
      ['/api/admin/check', ORDERS, '/api/orders', '/api/services'].sort(),
    );
    expect(reads['/api/orders']).toEqual(await api('/api/orders', bench));
    const orders = JSON.stringify([reads[ORDERS], reads['/api/orders']]);
    expect(orders).toContain(id);
    expect(orders).not.toMatch(
      /"(?:subtotal|shippingCharge|amount\w*|paymentStatus|discount\w*|paypal\w*|extraTotal)"/,
    );
    expect(text).not.toContain('"revenue"');
  });
});

describe('the page without content', () => {
  it.each([
    ['nobody', {}],
    ['a wrong token', ownerCookie('x'.repeat(43))],
    ["a customer's cookie", customerCookie(owner)],
  ])('is sent for %s', async (_who, headers) => {
    const { status, headers: sent, reads } = await open('/admin', headers);
    expect([status, sent.get('cache-control'), reads]).toEqual([200, 'no-cache', {}]);
  });

  it('is sent once the session has ended', async () => {
    const token = await adminTokenOf(payload);
    expect((await open('/admin', ownerCookie(token))).reads).not.toEqual({});
    await fetch(`${pages.url}/api/admin/logout`, {
      method: 'POST',
      headers: { ...ownerCookie(token), 'Content-Type': 'application/json' },
      body: '{}',
    });
    const { headers, reads } = await open('/admin', ownerCookie(token));
    expect([headers.get('cache-control'), reads]).toEqual(['no-cache', {}]);
  });

  it("is sent for filters by day, because the server doesn't know the browser's time zone", async () => {
    const { reads } = await open('/admin?tab=orders&from=2026-05-01', ownerCookie(owner));
    expect(reads).toEqual({});
  });

  it('is sent and logged when a read fails', async () => {
    const written = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const gone = vi.spyOn(payload.db, 'find').mockRejectedValue(new Error('gone'));
    const { status, headers } = await open('/admin', ownerCookie(owner));
    gone.mockRestore();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(JSON.stringify(written.mock.calls)).not.toContain(owner);
    expect(written).toHaveBeenCalled();
    written.mockRestore();
  });
});
