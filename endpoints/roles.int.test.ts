import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { partsOf } from '#domain/api-calls/api-call';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { STAFF_ROLES, type StaffRole } from '#domain/people/people';
import { mayCall, STAFF_CALLS } from '#domain/people/staff-calls';
import { MESSAGES } from '#domain/words/shop-texts';
import { type Client, clientWith, customerClient, ownerClient, staffClient } from '#server/testing/client';
import { providersShop } from '#server/testing/providers-shop';
import { parseEnv } from '../server/platform/environment/env';
import { createApp } from '../server/platform/process/app';

const shop = await providersShop();
const visitor = clientWith(shop);
const customer = await customerClient(shop);
const owner = await ownerClient(shop);
const staff: Record<StaffRole, Client> = {
  manager: await staffClient(shop, 'manager'),
  bench: await staffClient(shop, 'bench'),
};

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

/** Returns every call that a router answers, as 'METHOD /path', including those of nested routers. */
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

it('every mounted call is listed, and every listed one is mounted', () => {
  const settings = parseEnv({
    NODE_ENV: 'test',
    DATA_DIR: shop.dataDir,
    DATABASE_URI: '',
    PAYLOAD_SECRET: randomUUID(),
  });
  const { router } = createApp({ payload: shop.payload, settings });
  expect([...new Set(callsOf(router))].sort()).toEqual(API_CALLS.map(({ call }) => call).sort());
});

/** The calls in the list, including those that share a path and have different bodies. */
const rows = API_CALLS.flatMap((call) => [
  { ...call, sent: {} },
  ...(call.owners ? [{ ...call.owners, sent: { status: 'received' } }] : []),
]).map((call) => ({ ...call, name: `${call.call} (${call.role})` }));

const ask = (client: Client, { call, sent }: (typeof rows)[number]) => {
  const { method, path } = partsOf({ call });
  return client(method, path.replace(/:\w+/, randomUUID()), method === 'GET' ? undefined : sent);
};

it.each(rows.filter(({ role }) => role !== 'anyone'))(
  '$name answers 401 without a session, 403 to the other role, and neither to its own',
  async (row) => {
    const [own, other] = row.role === 'admin' ? [owner, customer] : [customer, owner];
    expect(await ask(visitor, row)).toMatchObject({ status: 401, body: { message: MESSAGES.notLoggedIn } });
    expect(await ask(other, row)).toMatchObject({ status: 403, body: { message: MESSAGES.forbidden } });
    expect([200, 400, 404]).toContain((await ask(own, row)).status);
  },
);

it.each(
  rows
    .filter(({ role }) => role === 'admin')
    .flatMap((row) => STAFF_ROLES.map((role) => ({ ...row, who: role, may: mayCall(role, row.call) }))),
)('$name by the $who is allowed: $may', async ({ who, may, ...row }) => {
  const { status, body } = await ask(staff[who], row);
  if (may) expect([200, 400, 404]).toContain(status);
  else expect({ status, body }).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
});

it('STAFF_CALLS has only admin calls', () => {
  const adminCalls = rows.filter(({ role }) => role === 'admin').map(({ call }) => String(call));
  for (const role of STAFF_ROLES) expect(adminCalls).toEqual(expect.arrayContaining([...STAFF_CALLS[role]]));
  for (const call of STAFF_CALLS.bench) expect(STAFF_CALLS.manager).toContain(call);
});

it('only the owner can make admin calls outside STAFF_CALLS', () => {
  const own = rows
    .filter(({ role, call }) => role === 'admin' && !mayCall('manager', call))
    .map(({ call }) => call);
  expect(own.sort()).toEqual([
    'DELETE /api/staff/:id',
    'GET /api/admin/audit',
    'GET /api/admin/first-steps',
    'GET /api/admin/health',
    'GET /api/admin/shop-settings',
    'GET /api/staff',
    'PATCH /api/admin/shop-settings',
    'PATCH /api/staff/:id',
    'POST /api/admin/emails/preview',
    'POST /api/admin/emails/test',
    'POST /api/admin/health',
    'POST /api/admin/shop-settings/preview',
    'POST /api/staff',
    'POST /api/staff/:id/invitation',
  ]);
  for (const role of ['', 'customer', undefined]) expect(mayCall(role, 'GET /api/orders')).toBe(false);
});

it.each(rows.filter(({ role }) => role === 'anyone'))('$name needs no session', async (row) => {
  expect([401, 403]).not.toContain((await ask(visitor, row)).status);
});
