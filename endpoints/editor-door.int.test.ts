import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CALLER_HEADER } from '#domain/pages/editor-address';
import { MESSAGES } from '#domain/words/shop-texts';
import { makeCustomer } from '#server/testing/factories';
import { rawCall } from '#server/testing/raw-call';
import { testShop } from '#server/testing/test-shop';
import { adminTokenOf, forged, tokenOf, unsigned } from '#server/testing/tokens';

const echo = z.object({
  policy: z.string(),
  cookie: z.string(),
  authorization: z.string(),
  override: z.string(),
  caller: z.string(),
});

// Stands in for the editor and echoes what it receives.
const shop = await testShop({}, () => (req, res) => {
  const { cookie = '', authorization = '' } = req.headers;
  const received = {
    policy: req.headers['content-security-policy'],
    cookie,
    authorization,
    override: `${req.headers['x-http-method-override'] ?? ''}${req.headers['x-payload-http-method-override'] ?? ''}`,
    caller: req.headers[CALLER_HEADER],
  };
  res.set('X-Stand-In', 'editor').json(received);
});
const owner = await adminTokenOf(shop.payload);
const customer = await tokenOf(shop.payload, (await makeCustomer(shop.payload)).email);
const secrets = ['a-secret-of-my-own', shop.payload.secret];
const signed: string[] = await Promise.all(secrets.map((secret) => forged(shop.payload, owner, secret)));

const as = (token: string) => ({ Cookie: `payload-token=${token}` });
const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const { status, headers: answered, bytes } = await rawCall(shop.url, path, headers, method);
  const isEditor = answered['x-stand-in'] === 'editor';
  return { status, isEditor, headers: answered, body: bytes.toString() };
};
const echoed = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  echo.parse(JSON.parse((await ask(path, headers, method)).body));

const OPEN = [
  ['POST', '/cms/api/admins/login'],
  ['POST', '/cms/api/admins/logout'],
  ['GET', '/cms/api/admins/me'],
  ['HEAD', '/cms/login'],
  ['GET', '/cms/login'],
  ['GET', '/cms/logout'],
] as const;

describe("the editor for callers it doesn't know", () => {
  it.each(OPEN)('opens %s %s', async (method, path) => {
    expect((await ask(path, {}, method)).isEditor).toBe(true);
  });

  it.each([
    ...['login', 'logout', 'me', 'refresh-token', 'forgot-password', 'reset-password', 'first-register'].map(
      (call) => `/cms/api/customers/${call}`,
    ),
    '/cms/api/customers/LOGIN',
    '/cms/api/customers/unlock',
    '/cms/api/customers/verify/1',
    '/cms/api/customers/init',
    '/cms/api/customers',
    '/cms/api/customers/login/',
    '/cms/api/customers/login?x=1',
    '/cms/api/admins/login/',
    '/cms/api/admins/Login',
    '/cms/api/admins/forgot-password',
    '/cms/api/access',
    '/cms/api/services',
    '/cms/api/',
    '/cms/api/graphql',
  ])('closes %s, however it is requested', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']) {
      const { status, isEditor } = await ask(path, {}, method);
      expect([method, status, isEditor]).toEqual([method, 401, false]);
    }
  });

  it.each([
    ['/cms', '/cms/login'],
    ['/cms/collections/orders', '/cms/login?redirect=%2Fcms%2Fcollections%2Forders'],
    [
      '/cms/collections/orders?page=2&_rsc=1x',
      '/cms/login?redirect=%2Fcms%2Fcollections%2Forders%3Fpage%3D2',
    ],
    ['/cms/forgot', '/cms/login'],
    ['/cms/create-first-user', '/cms/login'],
    ['/cms/reset/x', '/cms/login'],
    ['/cms/api', '/cms/login?redirect=%2Fcms%2Fapi'],
    ['/CMS/api/customers/login', '/cms/login?redirect=%2FCMS%2Fapi%2Fcustomers%2Flogin'],
  ])('redirects the page %s to the login', async (path, to) => {
    const { status, isEditor, headers } = await ask(path);
    expect([status, isEditor, headers.location]).toEqual([302, false, to]);
  });

  it.each(['/cms', '/cms/login', '/cms/collections/orders'])('refuses server actions at %s', async (path) => {
    const { status, isEditor } = await ask(path, { 'Next-Action': '7f'.repeat(21) }, 'POST');
    expect([status, isEditor]).toEqual([401, false]);
  });

  it('ignores a method override header', async () => {
    for (const header of ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override']) {
      const { override } = await echoed('/cms/api/admins/login', { [header]: 'GET' }, 'POST');
      expect([header, override]).toEqual([header, '']);
    }
    expect((await ask('/cms/api/services', { 'X-HTTP-Method-Override': 'POST' })).status).toBe(401);
  });
});

describe("the editor's session", () => {
  it.each([
    ['a customer', () => customer],
    ['a forger', () => signed[0] ?? ''],
    ["a forger who has the shop's secret", () => signed[1] ?? ''],
    ['a forger who says there is no signature', () => unsigned(signed[1] ?? '')],
    ['nobody', () => 'x.y.z'],
  ])('is not opened by the token of %s, anywhere in the request', async (_who, token) => {
    const places: Record<string, string>[] = [
      as(token()),
      { Authorization: `JWT ${token()}` },
      { Authorization: `Bearer ${token()}` },
      { Cookie: `payload-token =${token()}` },
      { Cookie: `theme=dark;payload-token=${token()}` },
      { Cookie: `__Host-payload-token=${token()}` },
    ];
    for (const headers of places) {
      expect((await ask('/cms/api/access', headers)).isEditor).toBe(false);
      const { cookie, authorization } = await echoed('/cms/api/admins/me', headers);
      expect(`${cookie}${authorization}`).not.toContain(token());
    }
  });

  it("opens everything with the owner's token, and passes on nothing else", async () => {
    const headers = { Cookie: `payload-theme=dark; payload-token=${owner}; shop-customer=${customer}` };
    for (const path of ['/cms', '/cms/api/customers', '/cms/api/globals/shop-settings'])
      expect((await ask(path, headers)).isEditor).toBe(true);
    const { cookie, authorization } = await echoed('/cms', { ...headers, Authorization: `JWT ${customer}` });
    expect({ cookie, authorization }).toEqual({
      cookie: 'payload-theme=dark',
      authorization: `JWT ${owner}`,
    });
  });

  it('shows signed-in customers that they have no access', async () => {
    const { status, body } = await ask('/cms/api/orders', { Cookie: `shop-customer=${customer}` });
    expect([status, JSON.parse(body).message]).toEqual([403, MESSAGES.forbidden]);
  });

  it('does not let callers choose their IP address', async () => {
    const { caller } = await echoed('/cms/api/admins/me', { [CALLER_HEADER]: '203.0.113.9' });
    expect(caller).toBe('127.0.0.1');
  });

  it("sends Payload's own password pages to the start page", async () => {
    for (const path of ['/cms/forgot', '/cms/reset/x', '/cms/create-first-user', '/cms/verify/admins/x']) {
      const { status, headers } = await ask(path, as(owner));
      expect([status, headers.location]).toEqual([302, '/cms']);
    }
  });
});

describe("the editor's pages", () => {
  it('have a policy with a nonce that never repeats', async () => {
    const answers = await Promise.all([ask('/cms', as(owner)), ask('/cms/login')]);
    const policies = answers.map(({ headers }) => String(headers['content-security-policy']));
    expect(new Set(policies).size).toBe(2);
    for (const policy of policies) {
      const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
      expect(scripts).toMatch(/'nonce-[\w+/=]{20,}'/);
      expect(scripts).not.toMatch(/unsafe/);
    }
    expect(JSON.parse(answers[0]?.body ?? '{}')).toMatchObject({ policy: policies[0] });
  });
});
