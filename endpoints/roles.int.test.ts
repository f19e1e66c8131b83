import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ApiRole } from '#domain/api-calls/api-call';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { MESSAGES } from '#domain/messages';
import { type Client, clientWith, customerClient, ownerClient } from '#server/testing/client';
import { startTestShop, type TestShop } from '#server/testing/test-shop';
import { createApp } from '../server/app';
import { parseEnv } from '../server/env';

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

it('every mounted call is documented with its role, and every documented one is mounted', () => {
  const settings = parseEnv({
    NODE_ENV: 'test',
    DATA_DIR: shop.dataDir,
    DATABASE_URI: '',
    PAYLOAD_SECRET: randomUUID(),
  });
  const { router } = createApp({ payload: shop.payload, settings });
  expect([...new Set(callsOf(router))].sort()).toEqual(API_CALLS.map(({ call }) => call).sort());
});

const rows = API_CALLS.map(({ call: row, role }) => {
  const [method = '', path = ''] = row.split(' ');
  return { row, role, method, path: path.replaceAll(/:\w+/g, randomUUID()) };
});
const ask = (client: Client, { method, path }: { method: string; path: string }) =>
  client(method, path, method === 'GET' ? undefined : {});
const of = (wanted: ApiRole) => rows.filter(({ role }) => role === wanted);

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
