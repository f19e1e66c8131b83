import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#domain/api-calls/limit-table';
import { type Attacked, freshAddress } from '#server/testing/attack-lists/attacked';
import { attackFindOrder } from '#server/testing/attack-lists/find-order';
import { attackPictures } from '#server/testing/attack-lists/pictures';
import { attackProposals } from '#server/testing/attack-lists/proposals';
import { attackQuestions } from '#server/testing/attack-lists/questions';
import { attackRefunds } from '#server/testing/attack-lists/refunds';
import { attackSearches } from '#server/testing/attack-lists/searches';
import { attackServedPages } from '#server/testing/attack-lists/served-pages';
import { attackBodies } from '#server/testing/attack-lists/slow-bodies';
import { attackTrackingLinks } from '#server/testing/attack-lists/tracking-links';
import { call } from '#server/testing/call';
import { makeCustomer, makeService, orderBody } from '#server/testing/factories';
import { type FakePaypal, startFakePaypal } from '#server/testing/fake-paypal';
import { editorCookie, editorToken, PROGRAM_ADMIN, type Program } from '#server/testing/program';
import { rawCall } from '#server/testing/raw-call';
import { rawSend as sendRaw, statusOf } from '#server/testing/raw-socket';
import { startTwoServers, type TwoServers } from '#server/testing/two-servers';
import type { Admin } from '../../../payload-types';

const VICTIM = { email: 'victim@attack.example', password: 'catcher-mitt-1' } as const;

let servers: TwoServers;
let shop: Program;
let payload: Payload;
let serviceId: string;
let paypal: FakePaypal;
beforeAll(async () => {
  paypal = await startFakePaypal();
  servers = await startTwoServers(
    async (database) => {
      serviceId = (await makeService(database)).id;
      await makeCustomer(database, VICTIM);
    },
    { LOG_LEVEL: 'warn', ...paypal.settings },
  );
  shop = servers.one;
  payload = servers.payload;
});
afterAll(async () => {
  await servers.close();
  await paypal.close();
});

const rawSend: typeof sendRaw = async (...args) => {
  const answer = await sendRaw(...args);
  const [, body = ''] = answer.received.split('\r\n\r\n');
  if (statusOf(answer) >= 400 && body.includes('"requestId"')) expect(body).toMatch(/"code":"[A-Z_]+"/);
  return answer;
};

const json = (body: object, address: string, line: string) => {
  const text = JSON.stringify(body);
  const head = [
    line,
    'Host: shop.example',
    `X-Forwarded-For: ${address}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  return rawSend(shop.url, { head, body: text });
};

const detours = (target: string) => {
  const rest = target.slice('/cms/api/'.length);
  return [
    `/cms/api/x/../${rest}`,
    `/cms/api/x/%2e%2e/${rest}`,
    `/cms/api/x/.%2E/${rest}`,
    `/cms/api/./${rest}`,
    `/cms/api/%2e/${rest}`,
    `/cms//api/${rest}`,
    `//cms/api/${rest}`,
    `/_next/../cms/api/${rest}`,
    `/_next/static/../../cms/api/${rest}`,
    `/media/../cms/api/${rest}`,
    `/api/../cms/api/${rest}`,
    `/cms/api/x\\..\\${rest}`,
    `/cms/api/x/..;/${rest}`,
    `/cms/api/x/..%2f${rest}`,
    `/cms/%61pi/${rest}`,
    `/%63ms/api/${rest}`,
    `http://shop.example/cms/api/${rest}`,
    `http://shop.example/cms/api/x/../${rest}`,
    `/CMS/api/${rest}`,
    `/cms/API/${rest}`,
    `/cms/api/${rest}#x`,
  ];
};

describe('1: detours to guarded paths', () => {
  it.each(detours('/cms/api/admins/login'))(
    'never sign anyone in by POST %s, even with the right password',
    async (path) => {
      const { email, password } = PROGRAM_ADMIN;
      const answer = await json({ email, password }, freshAddress(), `POST ${path} HTTP/1.1`);
      expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
      expect(statusOf(answer)).toBeLessThan(500);
      expect(answer.received).not.toMatch(/payload-token|"token"/);
    },
  );

  it.each(detours('/cms/api/customers/login'))('never sign a customer in by POST %s', async (path) => {
    const answer = await json(VICTIM, freshAddress(), `POST ${path} HTTP/1.1`);
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(statusOf(answer)).toBeLessThan(500);
    expect(answer.received).not.toMatch(/payload-token|"token"/);
  });

  it("count guesses of the owner's password toward the dashboard's limit", async () => {
    const address = freshAddress();
    const guess = () =>
      json(
        { email: PROGRAM_ADMIN.email, password: 'a-guess' },
        address,
        'POST /cms/api/admins/login HTTP/1.1',
      );
    const statuses: number[] = [];
    for (let n = 0; n < LIMITS['admin-login'].times + 2; n += 1) statuses.push(statusOf(await guess()));
    expect(statuses).toEqual([...Array(LIMITS['admin-login'].times).fill(401), 429, 429]);
    const dashboard = await json(
      { password: PROGRAM_ADMIN.password },
      address,
      'POST /api/admin/login HTTP/1.1',
    );
    expect(statusOf(dashboard)).toBe(429);
  });

  it.each([
    ['GET', '/cms/api/services'],
    ['GET', '/cms/api/services?where[name][like]=x'],
    ['GET', '/cms/api/media'],
    ['GET', '/cms/api/access'],
    ['GET', '/cms/api/globals/shop-settings'],
    ['GET', '/cms/api/customers/me'],
    ['GET', '/cms/api/admins/init'],
    ['POST', '/cms/api/customers/login'],
    ['POST', '/cms/api/customers/forgot-password'],
    ['POST', '/cms/api/admins/refresh-token'],
    ['POST', '/cms/api/admins/first-register'],
    ['POST', '/cms/api/admins/unlock'],
    ['POST', '/cms/api/services'],
    ['OPTIONS', '/cms/api/services'],
    ['PUT', '/cms/api/admins/login'],
    ['GET', '/cms/api/admins/login'],
    ['POST', '/cms/api/nothing'],
    ['GET', '/_next/image?url=%2Fcms%2Fapi%2Fservices&w=640&q=75'],
  ])('are refused without a session: %s %s', async (method, path) => {
    const answer = await json({}, freshAddress(), `${method} ${path} HTTP/1.1`);
    expect([401, 403, 404]).toContain(statusOf(answer));
    expect(answer.received).not.toContain('"docs"');
  });

  it('ignore a method override', async () => {
    for (const override of ['GET', 'DELETE']) {
      const head = [
        'POST /cms/api/admins/me HTTP/1.1',
        'Host: shop.example',
        `X-HTTP-Method-Override: ${override}`,
        'Content-Type: application/x-www-form-urlencoded',
        'Content-Length: 30',
        'Connection: close',
      ];
      const answer = await rawSend(shop.url, { head, body: 'where[name][like]=xxxxxxxxxxxx' });
      expect([401, 403, 404]).toContain(statusOf(answer));
    }
  });
});

describe('2: passwords in orders', () => {
  it('never sign in to the account named in a repeated order, whatever the password', async () => {
    const key = randomUUID();
    const headers = { 'Idempotency-Key': key, 'X-Forwarded-For': freshAddress() };
    const own = { customerEmail: 'attacker@attack.example', customerPassword: 'attackers-own-1' };
    const first = await call(`${shop.url}/api/orders`, { body: orderBody(serviceId, own), headers });
    expect(first.status).toBe(201);
    const guesses = { customerEmail: VICTIM.email, customerPassword: VICTIM.password };
    const again = await call(`${shop.url}/api/orders`, { body: orderBody(serviceId, guesses), headers });
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('sign in again with the same order, and count wrong guesses as logins', async () => {
    const address = freshAddress();
    const headers = { 'Idempotency-Key': randomUUID(), 'X-Forwarded-For': address };
    const own = { customerEmail: 'guessed@attack.example', customerPassword: 'guess-me-not-1' };
    const send = (customerPassword: string) =>
      call(`${shop.url}/api/orders`, { body: orderBody(serviceId, { ...own, customerPassword }), headers });
    expect((await send(own.customerPassword)).headers.getSetCookie()).toHaveLength(1);
    expect((await send(own.customerPassword)).headers.getSetCookie()).toHaveLength(1);
    for (let n = 0; n < LIMITS['login-pair'].times; n += 1)
      expect((await send(`wrong-guess-${n}`)).headers.getSetCookie()).toEqual([]);
    const late = await send(own.customerPassword);
    expect(late.headers.getSetCookie()).toEqual([]);
  });
});

describe('3: large bodies', () => {
  const MB = 1024 * 1024;
  const announce = (path: string, lines: string[], { cookie = '', body = 'x'.repeat(1000) } = {}) =>
    rawSend(shop.url, {
      head: [
        `POST ${path} HTTP/1.1`,
        'Host: shop.example',
        ...(cookie ? [`Cookie: ${cookie}`] : []),
        ...lines,
      ],
      body,
    });

  it.each([
    '/cms/api/admins/login',
    '/cms/api/admins/logout',
    '/cms/login',
    '/cms/api/media',
    '/cms',
    '/_next/x',
  ])('are refused at 150 MB before they are read by POST %s', async (path) => {
    const answer = await announce(path, ['Content-Type: application/json', `Content-Length: ${150 * MB}`]);
    expect([401, 403, 404, 413]).toContain(statusOf(answer));
    expect(answer.isClosed).toBe(true);
  });

  it('are limited to 100 kB at the login', async () => {
    const lines = ['Content-Type: application/json', `Content-Length: ${100 * 1024 + 1}`];
    expect(statusOf(await announce('/cms/api/admins/login', lines))).toBe(413);
  });

  it('are refused without a length', async () => {
    const lines = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
    const body = `3e8\r\n${'x'.repeat(1000)}\r\n`;
    expect(statusOf(await announce('/cms/api/admins/login', lines, { body }))).toBe(411);
  });

  it('may be a photo from the owner and nothing larger', async () => {
    const cookie = editorCookie(await editorToken(shop.url)).Cookie;
    const lines = ['Content-Type: multipart/form-data; boundary=x', `Content-Length: ${50 * MB}`];
    expect(statusOf(await announce('/cms/api/media', lines, { cookie }))).toBe(413);
  });
});

describe("6: the owner's password", () => {
  it.each(['forgot-password', 'reset-password'])(
    'cannot be changed by POST /cms/api/admins/%s, signed in or not',
    async (name) => {
      const headers = [{}, editorCookie(await editorToken(shop.url))];
      for (const each of headers) {
        const body = { email: PROGRAM_ADMIN.email, token: 'x', password: 'abc' };
        const response = await fetch(`${shop.url}/cms/api/admins/${name}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': freshAddress(), ...each },
          body: JSON.stringify(body),
        });
        expect([401, 403, 404]).toContain(response.status);
      }
      const admin = await payload.db.findOne<Admin>({
        collection: 'admins',
        where: { id: { exists: true } },
      });
      expect(admin?.resetPasswordToken ?? null).toBeNull();
    },
  );
});

describe('1: ambiguous paths', () => {
  it.each(['//order', '/our%2Dwork', '/x/../cms/login', '//cms/api/orders'])(
    'show the 404 page for %s',
    async (path) => {
      const accept = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      const { status, headers } = await rawCall(shop.url, path, accept);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect((await rawCall(shop.url, path, accept, 'POST')).headers['content-type']).toMatch(/json/);
    },
  );
});

describe('10: smaller gaps', () => {
  it("the editor's login takes as long for an unknown email as for a wrong password", async () => {
    const time = async (email: string) => {
      const startedAt = performance.now();
      const answer = await json(
        { email, password: 'a-guess' },
        freshAddress(),
        'POST /cms/api/admins/login HTTP/1.1',
      );
      expect(statusOf(answer)).toBe(401);
      return performance.now() - startedAt;
    };
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let n = 0; n < 5; n += 1) {
      times.known.push(await time(PROGRAM_ADMIN.email));
      times.unknown.push(await time(`nobody-${n}@attack.example`));
    }
    // The fastest time of each counts, because a busy machine adds delays.
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });

  it.each(['/cms/api/admins/verify/x', '/cms/api/customers/verify/x'])(
    'POST %s causes no server error',
    async (path) => {
      for (const headers of [{}, editorCookie(await editorToken(shop.url))])
        expect([401, 403, 404]).toContain(
          (await fetch(`${shop.url}${path}`, { method: 'POST', headers })).status,
        );
    },
  );

  it('GET /cms/api/media/file/x causes no server error', async () => {
    for (const headers of [{}, editorCookie(await editorToken(shop.url))])
      expect([401, 403, 404]).toContain(
        (await fetch(`${shop.url}/cms/api/media/file/x`, { headers })).status,
      );
  });

  it("the shop's files are unreadable for others on the machine", () => {
    const readable = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        const open = statSync(path).mode & 0o077 ? [path] : [];
        return entry.isDirectory() ? [...open, ...readable(path)] : open;
      });
    expect(servers.dataDirs.flatMap(readable)).toEqual([]);
  });

  it('failed logins are logged with IP address and account, without the password', async () => {
    const address = freshAddress();
    const from = { headers: { 'X-Forwarded-For': address } };
    await call(`${shop.url}/api/customer/login`, {
      body: { ...VICTIM, password: 'wrong-customers' },
      ...from,
    });
    await call(`${shop.url}/api/admin/login`, { body: { password: 'wrong-dashboard' }, ...from });
    await json(
      { email: 'eve@attack.example', password: 'wrong-editor' },
      address,
      'POST /cms/api/admins/login HTTP/1.1',
    );
    const lines = () =>
      shop
        .stdout()
        .split('\n')
        .filter((line) => line.includes(address));
    await expect.poll(() => lines().length).toBeGreaterThanOrEqual(3);
    const log = lines().join('\n');
    expect(log).toContain(VICTIM.email);
    expect(log).toContain(PROGRAM_ADMIN.email);
    expect(log).toContain('eve@attack.example');
    expect(shop.stdout()).not.toMatch(/wrong-(customers|dashboard|editor)/);
  });
});

const attacked = (): Attacked => ({ servers, paypal, serviceId });
for (const attack of [
  attackTrackingLinks,
  attackFindOrder,
  attackQuestions,
  attackProposals,
  attackRefunds,
  attackPictures,
  attackBodies,
  attackSearches,
  attackServedPages,
])
  attack(attacked);

describe('4: protocol upgrades', () => {
  const upgrade = (path: string) => [
    `GET ${path} HTTP/1.1`,
    'Host: shop.example',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];

  it.each(['/', '/cms', '/cms/api/admins/me', '/_next/webpack-hmr', '/api/services'])(
    'are answered and closed at %s',
    async (path) => {
      // Next starts to listen for upgrades after its first request.
      await fetch(`${shop.url}/cms/login`);
      const answer = await rawSend(shop.url, { head: upgrade(path), waitMs: 5_000 });
      expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
      expect(answer.isClosed).toBe(true);
    },
  );

  it('do not keep the program running when left open', async () => {
    const { hostname, port } = new URL(servers.other.url);
    await fetch(`${servers.other.url}/cms/login`);
    const sockets = await Promise.all(
      ['/', '/cms', '/_next/webpack-hmr'].map(async (path) => {
        const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
        socket.on('error', () => undefined);
        socket.write(`${upgrade(path).join('\r\n')}\r\n\r\n`);
        await once(socket, 'data');
        return socket;
      }),
    );
    expect(await servers.other.stop('SIGTERM')).toEqual({ code: 0, signal: null });
    for (const socket of sockets) socket.destroy();
  });
});
