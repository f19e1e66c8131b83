import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { errorAnswer } from '#domain/wire/wire';
import { MESSAGES } from '#domain/words/shop-texts';
import { dropCatalogue } from '#server/catalogue/list-catalogue';
import { call } from '#server/testing/call';
import { rawCall } from '#server/testing/raw-call';
import { rawSend, statusOf } from '#server/testing/raw-socket';
import { testShop } from '#server/testing/test-shop';

const PHOTO = '/media/3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f.png';

const shop = await testShop(
  { PAYPAL_CLIENT_ID: 'a-client', PAYPAL_CLIENT_SECRET: 'a-secret' },
  () => (_req, res) => {
    res.json({});
  },
);
mkdirSync(join(shop.dataDir, 'media'), { recursive: true });
writeFileSync(join(shop.dataDir, PHOTO), 'a picture');
writeFileSync(join(shop.dataDir, 'media', 'page.html'), 'not for anyone');
writeFileSync(join(shop.dataDir, 'media', '.hidden'), 'not for anyone');
writeFileSync(join(shop.dataDir, 'secret'), 'the secret that signs sessions');

const json = (bytes: Buffer): unknown => JSON.parse(bytes.toString());
const signUp = (headers: Record<string, string>) =>
  call(`${shop.url}/api/mailing-list/signup`, { body: {}, headers });

describe('an unknown call', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['DELETE', '/api/orders'],
    ['PUT', '/api/services'],
    ['POST', '/api/work-gallery'],
    ['GET', '/api/orders/1/../../x'],
    ['GET', '/api/%2e%2e/secret'],
    ['GET', '/api/constructor'],
  ])('%s %s answers 404 in JSON with a message', async (method, path) => {
    const { status, headers, bytes } = await rawCall(shop.url, path, {}, method);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(errorAnswer.parse(json(bytes))).toEqual({
      code: 'NOT_FOUND',
      message: MESSAGES.notFound,
      requestId: headers['x-request-id'],
    });
  });

  it.each(['/%', '/%E0%A4%A', '/api/%', '/media/%', '/media/%E0%A4%A', '/cms/%E0%A4%A'])(
    '%s is not a 500',
    async (path) => {
      expect((await rawCall(shop.url, path)).status).toBeLessThan(500);
    },
  );
});

describe('every answer', () => {
  it.each(['/api/nothing', '/api/admin/check', PHOTO, '/nothing'])(
    'has the security headers at %s',
    async (path) => {
      const { headers } = await rawCall(shop.url, path);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
      expect(headers['referrer-policy']).toBeTruthy();
      expect(headers).not.toHaveProperty('x-powered-by');
      const policy = String(headers['content-security-policy']);
      expect(scripts(policy)).not.toMatch(
        /unsafe-inline|unsafe-eval|data:|\*(?!\.(paypal|paypalobjects|venmo)\.com)|https:(?!\/\/)/,
      );
    },
  );

  it.each(['/', '/our-work', '/customer/login', '/orders', '/api/nothing'])(
    "excludes PayPal's domains at %s",
    async (path) => {
      const { headers } = await rawCall(shop.url, path);
      expect(String(headers['content-security-policy'])).not.toMatch(/paypal|venmo/);
    },
  );

  it.each(['/order', '/order/', '/order-confirmation', '/customer/dashboard'])(
    'blocks inline scripts and allows PayPal at %s',
    async (path) => {
      const policy = String((await rawCall(shop.url, path)).headers['content-security-policy']);
      expect(scripts(policy)).toContain("'self'");
      expect(scripts(policy)).toContain('https://*.paypal.com');
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toMatch(/frame-ancestors '(self|none)'/);
    },
  );

  it.each(['script-src', 'connect-src', 'frame-src', 'img-src'])(
    "allows all of PayPal's domains in %s",
    async (directive) => {
      const policy = String((await rawCall(shop.url, '/order')).headers['content-security-policy']);
      const sources = policy.split(';').find((part) => part.startsWith(directive)) ?? '';
      for (const place of ['paypal.com', 'paypalobjects.com', 'venmo.com'])
        expect(sources).toContain(`https://*.${place}`);
    },
  );

  it('does not promise HTTPS while the shop runs on HTTP', async () => {
    const { headers } = await rawCall(shop.url, '/api/nothing');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(String(headers['content-security-policy'])).not.toContain('upgrade-insecure-requests');
  });

  it("has its own ID, which errors include and callers can't choose", async () => {
    const chosen = { 'X-Request-Id': 'chosen' };
    const answers = await Promise.all([signUp(chosen), signUp(chosen)]);
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(answers.map(({ body }) => body.requestId)).toEqual(ids);
    expect(new Set([...ids, 'chosen']).size).toBe(3);
    expect((await rawCall(shop.url, '/api/services')).headers['x-request-id']).toBeTruthy();
  });

  it.each(['services', 'lace-colors', 'work-gallery'])(
    'has the same headers for the cached list %s',
    async (list) => {
      const read = () => rawCall(shop.url, `/api/${list}`);
      for (const noun of ['services', 'lace-colors', 'gallery'] as const) dropCatalogue(shop.payload, noun);
      const { date: _made, 'x-request-id': first, ...headers } = (await read()).headers;
      const { date: _cached, 'x-request-id': second, ...again } = (await read()).headers;
      expect(again).toEqual(headers);
      expect(again).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
      expect(scripts(String(again['content-security-policy']))).toContain("'self'");
      expect(second).toMatch(/^[0-9a-f-]{36}$/);
      expect(second).not.toBe(first);
    },
  );
});

function scripts(policy: string): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  const directive =
    directives.find((each) => each.startsWith('script-src ')) ??
    directives.find((each) => each.startsWith('default-src '));
  if (!directive) throw new Error(`no rule for scripts in ${policy}`);
  return directive;
}

describe('an oversized body', () => {
  it.each(['/api/orders/find', '/order', '/api/paypal/webhook'])(
    "is refused before it's read at %s",
    async (path) => {
      const head = [`POST ${path} HTTP/1.1`, 'Host: shop', 'Content-Type: application/json'];
      const answer = await rawSend(shop.url, { head: [...head, 'Content-Length: 300000'], body: '{' });
      expect([statusOf(answer), answer.isClosed]).toEqual([413, true]);
    },
  );
});

describe('health', () => {
  it.each(['/healthz', '/readyz'])('answers %s with 200', async (path) => {
    expect(await call(`${shop.url}${path}`)).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

describe('a changing call', () => {
  const own = () => new URL(shop.url).host;
  const signUpAs = (Host: string) =>
    rawCall(shop.url, '/api/mailing-list/signup', { Host, Origin: `http://${Host}` }, 'POST');

  it('is allowed from the shop itself and from outside a browser', async () => {
    const allowed: Record<string, string>[] = [
      {},
      { Origin: shop.url },
      { Origin: shop.url, 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'none' },
    ];
    for (const headers of allowed) expect((await signUp(headers)).status).toBe(400);
    const { port } = new URL(shop.url);
    const renamed = await signUpAs(`localhost:${port}`);
    expect(renamed.status).toBe(400);
  });

  inputs(['shop.test', 'localhost.evil.example', '127.9.9.9'])(
    'is refused with 403 from a page that calls the shop %s, because anyone can point such a name at it',
    async (name) => (await signUpAs(`${name}:${new URL(shop.url).port}`)).status,
    403,
  );

  it.each([
    'https://evil.example',
    'null',
    'evil',
    'http://127.0.0.1',
    'http://localhost:1',
    `https://evil.example/?${'x'}=127.0.0.1`,
  ])('is refused with 403 and a message from %s', async (Origin) => {
    const { status, body } = await signUp({ Origin });
    expect({ status, message: body.message }).toEqual({ status: 403, message: MESSAGES.foreignOrigin });
  });

  it('is refused with 403 from a page that hides its origin', async () => {
    expect((await signUp({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await signUp({ Origin: `http://${own()}.evil.example` })).status).toBe(403);
    expect((await signUp({ Origin: `http://evil.example#${own()}` })).status).toBe(403);
  });

  it.each([
    '/cms/api/admins/login',
    '/api/admin/login',
    '/api/admin/logout',
    '/api/customer/logout',
    '/order',
    '/order/X/capture',
  ])('is refused with 403 from elsewhere at %s', async (path) => {
    const { status } = await rawCall(shop.url, path, { Origin: 'https://evil.example' }, 'POST');
    expect(status).toBe(403);
  });

  it('is not readable by other sites', async () => {
    const { headers } = await rawCall(shop.url, '/api/admin/check', { Origin: 'https://evil.example' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('/media', () => {
  it('serves pictures that can be cached forever and run nothing', async () => {
    const { status, headers, bytes } = await rawCall(shop.url, PHOTO);
    expect([status, bytes.toString()]).toEqual([200, 'a picture']);
    expect(headers['cache-control']).toMatch(/immutable/);
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  it("answers a missing file with 404 in JSON that isn't cached", async () => {
    const { status, headers, bytes } = await rawCall(shop.url, '/media/nothing.png');
    expect(status).toBe(404);
    expect(errorAnswer.parse(json(bytes)).message).toBe(MESSAGES.notFound);
    expect(String(headers['cache-control'])).not.toMatch(/immutable|max-age=[1-9]/);
  });

  it.each([
    '/media/../secret',
    '/media/%2e%2e/secret',
    '/media/..%2fsecret',
    '/media/%2e%2e%2fsecret',
    '/media/..%5csecret',
    '/media/....//secret',
    '/media/x/../../secret',
    '/media//../secret',
    '/media/%00',
    `${PHOTO}%00.jpg`,
    '/media/.hidden',
    '/media/page.html',
    '/media/',
    '/media/%252e%252e/secret',
    '//media/../secret',
  ])('keeps %s inside', async (path) => {
    const { status, bytes } = await rawCall(shop.url, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(bytes.toString()).not.toMatch(/signs sessions|not for anyone/);
  });
});
