import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { auditEntry } from '#domain/audit/audit-contract';
import { DAY_MS } from '#domain/wire/durations';
import { changeIf } from '#server/platform/database/change-if';
import { type Client, ownerClient } from '#server/testing/client';
import { startTestShop, type TestShop } from '#server/testing/test-shop';
import { removeOldEntries } from '../platform/jobs/remove-finished';
import { recordAudit } from './record-audit';

const auditLog = z.array(auditEntry);

let shop: TestShop;
let owner: Client;
const bo = { id: 'bo', role: 'bench', name: 'Bo Stitch' } as const;
// Waits for the next millisecond, because entries are ordered by time.
async function record(text: string): Promise<void> {
  await recordAudit({ payload: shop.payload, kind: 'role', actor: bo, address: '192.0.2.1', text });
  const now = Date.now();
  await vi.waitUntil(() => Date.now() > now, { interval: 1 });
}
const read = async (query = '') => auditLog.parse((await owner('GET', `/api/admin/audit${query}`)).body);
const texts = async (query = '') => (await read(query)).map(({ text }) => text);

beforeAll(async () => {
  shop = await startTestShop();
  owner = await ownerClient(shop);
  await record('first');
  await record('second');
  await recordAudit({
    payload: shop.payload,
    kind: 'login-failed',
    actor: null,
    address: '192.0.2.9',
    subject: 'nobody@test.example',
    text: 'third',
    data: { why: 'wrong' },
  });
});
afterAll(() => shop.close());

it('lists entries newest first with actor, IP address, and details', async () => {
  const [third, second] = await read();
  expect(third).toMatchObject({
    kind: 'login-failed',
    actor: null,
    name: null,
    role: null,
    address: '192.0.2.9',
    subject: 'nobody@test.example',
    data: { why: 'wrong' },
  });
  expect(second).toMatchObject({
    kind: 'role',
    actor: 'bo',
    name: 'Bo Stitch',
    role: 'bench',
    text: 'second',
  });
});

it('filters by person, kind, and day, and paginates', async () => {
  expect(await texts('?actor=bo')).toEqual(['second', 'first']);
  expect(await texts('?actor=owner')).toEqual([]);
  expect(await texts('?kind=login-failed')).toEqual(['third']);
  expect(await texts('?to=2020-01-01')).toEqual([]);
  expect(await texts('?from=2020-01-01&actor=bo')).toEqual(['second', 'first']);
  expect(await texts('?actor=bo&page=2&limit=1')).toEqual(['first']);
  const { headers } = await owner('GET', '/api/admin/audit?actor=bo&page=2&limit=1');
  expect(headers.get('X-Total-Count')).toBe('2');
  expect((await owner('GET', '/api/admin/audit?kind=gossip')).status).toBe(400);
  expect((await owner('GET', '/api/admin/audit?from=2026-02-01&to=2026-01-01')).status).toBe(400);
});

it('rejects every change or deletion of an entry', async () => {
  const { payload } = shop;
  const before = await read();
  const [{ id } = { id: '' }] = before;
  const data = { text: 'it was somebody else' };
  await expect(payload.update({ collection: 'audit', id, data })).rejects.toThrow();
  await expect(changeIf(payload, 'audit', id, { data })).rejects.toThrow();
  await expect(payload.delete({ collection: 'audit', id })).rejects.toThrow();
  const { docs } = await payload.delete({ collection: 'audit', where: {} });
  expect(docs).toEqual([]);
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
    expect(
      (await owner(method, `/cms/api/audit/${id}`, method === 'GET' ? undefined : data)).status,
    ).not.toBe(200);
    expect([401, 404]).toContain(
      (await owner(method, `/api/admin/audit/${id}`, method === 'GET' ? undefined : {})).status,
    );
  }
  expect(await read()).toEqual(before);
});

it('deletes entries after 400 days', async () => {
  const counted: string[] = [];
  const run = (days: number) =>
    removeOldEntries(shop.payload, () => new Date(Date.now() + days * DAY_MS)).run((what, count) => {
      counted.push(`${count} ${what}`);
    });
  await run(399);
  expect(await read()).toHaveLength(3);
  await run(401);
  expect(counted).toEqual(['3 audit log entries']);
  expect(await read()).toEqual([]);
});
