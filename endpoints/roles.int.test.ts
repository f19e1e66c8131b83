import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MESSAGES } from '#domain/messages';
import { type Client, clientWith, customerClient, ownerClient } from '#server/testing/client';
import { startTestShop, type TestShop } from '#server/testing/test-shop';
import { createApp } from '../server/app';
import { settle } from '../server/env';

type Role = 'anyone' | 'customer' | 'admin';

/** Who may make each call (spec 6, 7; decisions: the API). A call that is not in this table fails the first test. */
const ROLES: Record<string, Role> = {
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /api/services': 'anyone',
  'GET /api/lace-colors': 'anyone',
  'GET /api/work-gallery': 'anyone',
  'GET /media/:name': 'anyone',
  'GET /media/thumbs/:name': 'anyone',
  'POST /api/objects/upload': 'anyone',
  'PUT /api/objects/uploads/:id': 'anyone',
  'POST /api/objects/normalize': 'anyone',
  'POST /api/mailing-list/signup': 'anyone',
  'GET /api/customer/check': 'anyone',
  'GET /api/customer/me': 'customer',
  'POST /api/customer/login': 'anyone',
  'POST /api/customer/logout': 'anyone',
  'POST /api/customer/forgot-password': 'anyone',
  'POST /api/customer/reset-password': 'anyone',
  'GET /api/customer/orders': 'customer',
  'PATCH /api/customer/mailing-list': 'customer',
  'GET /api/admin/check': 'anyone',
  'POST /api/admin/login': 'anyone',
  'POST /api/admin/logout': 'anyone',
  'POST /api/discounts/verify': 'anyone',
  'GET /api/discounts': 'admin',
  'POST /api/discounts': 'admin',
  'PATCH /api/discounts/:id': 'admin',
  // The wizard's; with a status in the body it is the owner's (order-admin.int.test.ts).
  'POST /api/orders': 'anyone',
  'GET /api/orders': 'admin',
  'PATCH /api/orders/:id': 'admin',
  'PATCH /api/orders/:id/status': 'admin',
  'PATCH /api/orders/:id/images': 'admin',
  'GET /api/customers': 'admin',
  'POST /api/customers': 'admin',
  'PATCH /api/customers/:id': 'admin',
  'POST /api/services': 'admin',
  'POST /api/services/reorder': 'admin',
  'PATCH /api/services/:id': 'admin',
  'POST /api/lace-colors/reorder': 'admin',
  'PATCH /api/lace-colors/:id': 'admin',
  'POST /api/admin/work-gallery': 'admin',
  'DELETE /api/admin/work-gallery/:id': 'admin',
};

let shop: TestShop;
let visitor: Client;
let customer: Client;
let owner: Client;
beforeAll(async () => {
  shop = await startTestShop();
  visitor = clientWith(shop);
  customer = await customerClient(shop);
  owner = await ownerClient(shop);
});
afterAll(() => shop.close());

const handler = z.custom<RequestHandler>((value) => typeof value === 'function');
const layers = z.array(
  z.object({
    handle: handler,
    rawPath: z.union([z.string(), z.array(z.string())]).optional(),
    route: z
      .object({ path: z.string(), stack: z.array(z.object({ method: z.string().optional() })) })
      .optional(),
  }),
);

/** Every call that a router answers, as 'METHOD /path', those of the routers inside it as well. */
function callsOf(router: unknown, mountedAt = ''): string[] {
  return layers.parse(Reflect.get(Object(router), 'stack')).flatMap(({ handle, rawPath = '/', route }) => {
    if (route) {
      const path = `${mountedAt}${route.path === '/' ? '' : route.path}`;
      return route.stack.map(({ method }) => `${method?.toUpperCase() ?? 'ALL'} ${path}`);
    }
    if (!Reflect.has(handle, 'stack')) return [];
    return [rawPath].flat().flatMap((path) => callsOf(handle, `${mountedAt}${path === '/' ? '' : path}`));
  });
}

it('every mounted call has a role in the table, and every row is a call', () => {
  const settings = settle({
    NODE_ENV: 'test',
    DATA_DIR: shop.dataDir,
    DATABASE_URI: '',
    PAYLOAD_SECRET: randomUUID(),
    SITE_URL: '',
    SMTP_URL: '',
  });
  const { router } = createApp({ payload: shop.payload, settings });
  expect([...new Set(callsOf(router))].sort()).toEqual(Object.keys(ROLES).sort());
});

const rows = Object.entries(ROLES).map(([row, role]) => {
  const [method = '', path = ''] = row.split(' ');
  return { row, role, method, path: path.replace(':id', randomUUID()) };
});
const ask = (client: Client, { method, path }: { method: string; path: string }) =>
  client(method, path, method === 'GET' ? undefined : {});
const of = (wanted: Role) => rows.filter(({ role }) => role === wanted);

describe('calls of the owner', () => {
  it.each(of('admin'))('$row: 401 without a session, 403 for a customer, not for the owner', async (row) => {
    expect(await ask(visitor, row)).toMatchObject({ status: 401, body: { message: MESSAGES.notLoggedIn } });
    expect(await ask(customer, row)).toMatchObject({ status: 403, body: { message: MESSAGES.forbidden } });
    expect([200, 400, 404]).toContain((await ask(owner, row)).status);
  });
});

describe('calls of customers', () => {
  it.each(of('customer'))(
    '$row: 401 without a session, 403 for the owner, not for a customer',
    async (row) => {
      expect(await ask(visitor, row)).toMatchObject({ status: 401, body: { message: MESSAGES.notLoggedIn } });
      expect(await ask(owner, row)).toMatchObject({ status: 403, body: { message: MESSAGES.forbidden } });
      expect([200, 400, 404]).toContain((await ask(customer, row)).status);
    },
  );
});

describe('calls of anyone', () => {
  it.each(of('anyone'))('$row: no session is asked for', async (row) => {
    expect([401, 403]).not.toContain((await ask(visitor, row)).status);
  });
});
