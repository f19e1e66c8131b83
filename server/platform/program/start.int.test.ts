import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { serviceList } from '#domain/catalogue/service-contract';
import { OWNER_TEXTS, PAGES } from '#domain/pages/pages';
import { readList } from '#server/testing/call';
import { orderBody } from '#server/testing/factories';
import { freePort } from '#server/testing/free-port';
import {
  editorCookie,
  editorToken,
  freshDataDir,
  PROGRAM_ADMIN,
  type Program,
  startProgram,
} from '#server/testing/program';

const dataDir = freshDataDir();
let port: string;
let shop: Program;
let firstOutput: string;
let password: string;

const settings = () => ({ DATA_DIR: dataDir, PORT: port, SEED: 'demo', ADMIN_EMAIL: PROGRAM_ADMIN.email });

/** Runs before the program and reports what uses Intl. Its first use takes 8 MB. */
const reportIntl = `
  const report = (object, names) => names.forEach((name) => {
    object[name] = new Proxy(object[name], new Proxy({}, {
      get: (_, trap) => /apply|construct/.test(trap) ? (...of) => {
        console.error('Intl:', new Error(name).stack);
        return Reflect[trap](...of);
      } : undefined,
    }));
  });
  report(Intl, ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules']);
  report(Number.prototype, ['toLocaleString']);
  report(Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
  report(String.prototype, ['localeCompare']);`;

beforeAll(async () => {
  port = String(await freePort());
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(reportIntl)}`;
  shop = await startProgram({ ...settings(), LOG_LEVEL: 'info', NODE_OPTIONS });
  firstOutput = shop.stdout();
  password = /Admin password: (\S+)/.exec(firstOutput)?.[1] ?? '';
});

describe('the first start', () => {
  it('prints the three addresses, the test mode, and the admin password', () => {
    expect(firstOutput).toContain('TEST MODE - no money moves');
    expect(firstOutput).toContain(shop.url);
    expect(firstOutput).toContain(`${shop.url}/admin`);
    expect(firstOutput).toContain(`${shop.url}/cms`);
    expect(password).toMatch(/^[\w-]{12,}$/);
  });

  it("doesn't bury them under a line per migration", () => {
    expect(firstOutput).toContain('demo content');
    expect(firstOutput).not.toMatch(/migrat/i);
  });

  it('signs in at the editor only with the printed password', async () => {
    expect(await editorToken(shop.url, password)).toMatch(/^[\w-]{43}$/);
    await expect(editorToken(shop.url, 'another-password')).rejects.toThrow('401');
  });

  it("doesn't use Intl, nor do its pages", async () => {
    for (const page of [PAGES.home, PAGES.ourWork, PAGES.order])
      expect((await fetch(`${shop.url}${page}`)).status).toBe(200);
    expect(shop.stderr()).not.toContain('Intl:');
  });

  it('makes the secret readable only for its owner', async () => {
    const { statSync } = await import('node:fs');
    expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0);
  });
});

describe('the editor', () => {
  it("never shows 'create first user'", async () => {
    expect(await sentOnFrom('/cms/create-first-user')).toMatch(/^\/cms(\/login)?$/);
    const html = await (await fetch(`${shop.url}/cms/create-first-user`)).text();
    expect(html).not.toMatch(/confirm-password|<form/);
    const register = await post('/cms/api/admins/first-register', {
      email: 'eve@test.example',
      password: 'eves-password',
    });
    expect(register.status).toBeGreaterThanOrEqual(400);
  });

  it('redirects visitors to its login and runs no inline script without a nonce', async () => {
    expect(await sentOnFrom('/cms')).toBe('/cms/login');
    const page = await fetch(`${shop.url}/cms/login`);
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce).not.toBe('');
    const inline = [...(await page.text()).matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(
      ([, attributes = '']) => attributes,
    );
    for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`);
  });

  it('shows a change by its REST API in the shop at once and names the field of an error', async () => {
    const token = await editorToken(shop.url, password);
    const [service] = serviceList.parse(await readList(`${shop.url}/api/services`));
    const headers = { ...editorCookie(token), 'Content-Type': 'application/json' };
    const url = `${shop.url}/cms/api/services`;
    const change = (price: number) =>
      fetch(`${url}/${service?.id}`, { method: 'PATCH', headers, body: JSON.stringify({ price }) });
    for (const price of [4321, service?.price ?? 6500]) {
      expect((await change(price)).status).toBe(200);
      const [changed] = serviceList.parse(await readList(`${shop.url}/api/services`));
      expect(changed?.price).toBe(price);
    }
    const refused = { name: 'ValidationError', data: { errors: [{ path: 'price' }] } };
    expect(await (await change(-5)).json()).toMatchObject({ errors: [refused] });
  });

  it('shows changed settings on the page at once', async () => {
    const response = await fetch(`${shop.url}/cms/api/globals/shop-settings`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...editorCookie(await editorToken(shop.url, password)),
      },
      body: JSON.stringify({ heroTitle: 'We fix your glove' }),
    });
    expect(response.status).toBe(200);
    const html = await (await fetch(shop.url)).text();
    expect(html).toMatch(/<script type="application\/json" id="page-data">.*"heroTitle":"We fix your glove"/);
  });
});

/** Returns where the editor redirects a visitor, by header or by the redirect that Next streams to its script. */
async function sentOnFrom(path: string): Promise<string> {
  const page = await fetch(`${shop.url}${path}`, { redirect: 'manual' });
  if (page.status !== 200) return page.headers.get('location') ?? '';
  return /NEXT_REDIRECT;replace;([^;?]+)/.exec(await page.text())?.[1] ?? 'nowhere';
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the pages', () => {
  // The demo shop's owner texts are empty, so they have no pages.
  const statusOf = (path: string) => (OWNER_TEXTS.some((name) => PAGES[name] === path) ? 404 : 200);

  it.each(Object.values(PAGES))('serve %s', async (path) => {
    const response = await fetch(`${shop.url}${path}`);
    expect(response.status).toBe(statusOf(path));
    expect(response.headers.get('content-type')).toMatch(/text\/html/);
    expect(response.headers.get('cache-control')).not.toMatch(/immutable/);
  });

  it.each([
    '/nothing',
    '/order/extra',
    '/admin/nothing',
    '/wp-login.php',
    '/assets/nothing.js',
    '/index.htm',
    '/.env',
    '/theme.css',
  ])('answer 404 for %s', async (path) => {
    expect((await fetch(`${shop.url}${path}`)).status).toBe(404);
  });

  it('let browsers cache hashed files forever, but no missing ones', async () => {
    const names = readdirSync('dist/storefront/assets');
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(name).toMatch(/-[\w-]{7,}\.\w+(\.(br|gz))?$/);
      const response = await fetch(`${shop.url}/assets/${name}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    expect((await fetch(`${shop.url}/assets/nothing.js`)).headers.get('cache-control')).not.toMatch(
      /immutable|max-age=[1-9]/,
    );
  });
});

const isListening = () =>
  fetch(`${shop.url}/healthz`, { headers: { Connection: 'close' } }).then(
    () => true,
    () => false,
  );

describe('stopping and starting again', () => {
  it('answers an open order with 201 on SIGTERM and exits with 0', async () => {
    const [service] = serviceList
      .parse(await readList(`${shop.url}/api/services`))
      .filter(({ active }) => active === 1);
    const body = JSON.stringify(orderBody(service?.id ?? '', { customerName: 'Just In Time' }));
    const answer = new Promise<number>((resolve, reject) => {
      const headers = {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        Expect: '100-continue',
      };
      const order = request(`${shop.url}/api/orders`, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      order.on('error', reject);
      order.on('continue', async () => {
        order.write(body.slice(0, 40));
        shop.send('SIGTERM');
        while (await isListening()) await new Promise((resume) => setTimeout(resume, 20));
        order.end(body.slice(40));
      });
      order.flushHeaders();
    });
    expect(await answer).toBe(201);
    expect(await shop.ended).toEqual({ code: 0, signal: null });
  });

  it('prints no warning by Node or a library', () => {
    expect(shop.stderr()).toBe('');
  });

  it('starts with less than 5 s of work, prints no password, and keeps the order', async () => {
    shop = await startProgram(settings());
    expect(shop.cpuSeconds()).toBeLessThan(5);
    await expect.poll(shop.stdout).toContain(shop.url);
    expect(shop.stdout()).not.toMatch(/password/i);
    const token = await editorToken(shop.url, password);
    const found = await fetch(`${shop.url}/cms/api/orders?where[customerName][equals]=Just%20In%20Time`, {
      headers: editorCookie(token),
    });
    expect(await found.json()).toMatchObject({ totalDocs: 1 });
  });
});
