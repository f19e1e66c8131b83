import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCustomer } from '../factories';
import { customerCookie, tokenOf } from '../tokens';
import { type Attacked, callAsOwner } from './attacked';

const SCRIPT = '</script><script>alert(1)</script>';

/** The owner's color, logo, and texts, and cached pages: injection, and leaks between visitors. */
export function attackServedPages(at: () => Attacked): void {
  const save = (data: object) => callAsOwner(at(), 'POST', '/cms/api/globals/shop-settings', data);
  const page = (path = '/', headers: Record<string, string> = {}) =>
    fetch(at().servers.one.url + path, { headers });

  describe('23: settings on pages', () => {
    it.each([
      [{ accentColor: 'red;}body{display:none' }],
      [{ accentColor: '#fff</style><script>alert(1)</script>' }],
      [{ accentColor: 'url(https://evil.example)' }],
      [{ accentColor: '#12345' }],
      [{ logo: 'javascript:alert(1)' }],
      [{ logo: 'https://evil.example/logo.png' }],
      [{ logo: '/media/../cms/api/admins' }],
      [{ logo: 'data:image/svg+xml,<svg onload=alert(1)>' }],
      [{ socialLinks: [{ url: 'javascript:alert(1)' }] }],
      [{ socialLinks: [{ url: 'http://evil.example' }] }],
      [{ socialLinks: [{ url: 'https://x" onmouseover="alert(1)' }] }],
      [{ reviews: [{ quote: 'Good', name: 'Sam', link: 'javascript:alert(1)' }] }],
      [{ people: [{ name: 'Sam', words: 'Laces', portrait: 'https://evil.example/x.png' }] }],
      [{ shopEmail: 'shop@x.example\r\nBcc: eve@attack.example' }],
      [{ phone: 'x'.repeat(500) }],
      [{ name: 'x'.repeat(500) }],
    ])('reject %j', async (data) => {
      expect((await save(data)).status).toBe(400);
    });

    const TEXTS = {
      name: `A${SCRIPT}`.slice(0, 40),
      tagline: `B${SCRIPT}`,
      guarantee: `C${SCRIPT}`,
      heroTitle: `D${SCRIPT}`,
      people: [{ name: `E${SCRIPT}`.slice(0, 40), words: `F${SCRIPT}` }],
      reviews: [{ quote: `G${SCRIPT}`, name: `H${SCRIPT}`.slice(0, 40) }],
      privacy: `## I${SCRIPT}\n\n[x](javascript:alert(1))\n\n<img src=x onerror=alert(1)>`,
    };
    const NO_TEXTS = {
      name: '',
      tagline: '',
      guarantee: '',
      heroTitle: '',
      people: [],
      reviews: [],
      privacy: '',
    };
    beforeAll(async () => {
      expect((await save(TEXTS)).status).toBe(200);
    });
    afterAll(async () => {
      await save(NO_TEXTS);
    });

    it.each(['/', '/privacy', '/order', '/our-work', '/track', '/customer/login', '/nowhere'])(
      'appear as plain text on %s',
      async (path) => {
        const html = await (await page(path)).text();
        expect(html).toContain('A&lt;/script&gt;');
        expect(html).not.toMatch(/<script>alert|<img src=x|href="javascript:/);
      },
    );
  });

  describe('24: cached pages', () => {
    const plain = async (path = '/', headers = {}) => {
      const answer = await page(path, headers);
      return { status: answer.status, etag: answer.headers.get('etag'), text: await answer.text() };
    };

    it.each([
      ['a forwarded host', { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' }],
      ['a forwarded protocol', { 'X-Forwarded-Proto': 'javascript' }],
      ['another path in a header', { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin' }],
      ['a cookie', { Cookie: `theme=${SCRIPT}; payload-token=x; shop-customer=x` }],
      ['a language', { 'Accept-Language': SCRIPT }],
      ['an agent', { 'User-Agent': SCRIPT }],
    ])('ignore %s', async (_what, headers) => {
      expect(await plain('/', headers)).toEqual(await plain());
    });

    it('ignore the query', async () => {
      const usual = await plain();
      for (const query of ['?a=1', '?utm_source=x', `?${encodeURIComponent(SCRIPT)}`, `?${'x'.repeat(2000)}`])
        expect((await plain(`/${query}`)).text).not.toMatch(/<script>alert/);
      expect(await plain()).toEqual(usual);
    });

    it('contain nothing about a signed-in customer', async () => {
      const { payload } = at().servers;
      const customer = await makeCustomer(payload, { name: 'Nobody Elses' });
      const cookie = customerCookie(await tokenOf(payload, customer.email));
      for (const path of ['/', '/order', '/our-work', '/customer/login']) {
        const seen = await plain(path, cookie);
        expect(seen).toEqual(await plain(path));
        expect(seen.text).not.toMatch(/Nobody Elses|@test\.example/);
      }
    });
  });
}
