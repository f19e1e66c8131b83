import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Where } from 'payload';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { makeCustomer } from '#server/testing/factories';
import { openDatabase } from '#server/testing/open-database';
import { migrateSqlite } from './adapter';
import { countSqlite, readSqlite } from './read-sqlite';
import { executeOn, inOneTransaction } from './sqlite';

const folder = mkdtempSync(join(tmpdir(), 'glove-search-'));
const payload = await openDatabase({ within: folder, DATABASE_URI: '' });
await migrateSqlite(payload, { dataDir: folder });
afterAll(async () => {
  await payload.destroy();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => payload.delete({ collection: 'customers', where: {} }));

const named = z.object({ name: z.string() });
const run = (sql: string) => executeOn(payload)({ sql, args: [] });
const search = async (term: string, filters: Where[] = [], sort = 'name') => {
  const where = [{ searchText: { contains: term } }, ...filters];
  const fields = ['name'];
  const pageSize = { page: 1, limit: 10 };
  return readSqlite({ payload, collection: 'customers', where, sort, fields, pageSize });
};
const newest = async (term: string) =>
  (await search(term, [], '-createdAt')).docs.map((doc) => named.parse(doc).name);

it('the search index follows new, renamed, and deleted customers', async () => {
  const { id } = await makeCustomer(payload, { name: 'Robin Shortstop' });
  expect(await search('shortst')).toEqual({ docs: [{ name: 'Robin Shortstop' }], total: 1 });
  await payload.update({ collection: 'customers', id, data: { name: 'Robin Catcher' } });
  expect((await search('shortst')).total).toBe(0);
  expect((await search('n catch')).total).toBe(1);
  await payload.delete({ collection: 'customers', id });
  expect((await search('n catch')).total).toBe(0);
  const left = await run('SELECT count(*) AS entries FROM customers_searched');
  expect(left.rows).toMatchObject([{ entries: 0 }]);
});

it('the search index keeps other entries in place after a deletion and VACUUM', async () => {
  const first = await makeCustomer(payload, { name: 'Robin Shortstop' });
  await makeCustomer(payload, { name: 'Kim Catcher' });
  await payload.delete({ collection: 'customers', id: first.id });
  await run('VACUUM');
  await makeCustomer(payload, { name: 'Lee Pitcher' });
  expect((await search('kim')).docs).toEqual([{ name: 'Kim Catcher' }]);
  expect((await search('lee')).docs).toEqual([{ name: 'Lee Pitcher' }]);
  expect((await search('shortstop')).total).toBe(0);
});

it('migrateSqlite rebuilds the index of a table that lost its triggers', async () => {
  await makeCustomer(payload, { name: 'Robin Shortstop' });
  await run('DROP TRIGGER customers_search_insert');
  await makeCustomer(payload, { name: 'Kim Catcher' });
  expect((await search('kim')).total).toBe(0);
  await migrateSqlite(payload, { dataDir: folder });
  expect((await search('kim')).total).toBe(1);
  expect((await search('shortstop')).total).toBe(1);
});

it('sorts matches by time, with an index from before it had times too', async () => {
  const { id } = await makeCustomer(payload, { name: 'Robin Shortstop' });
  await makeCustomer(payload, { name: 'Kim Shortstop' });
  await makeCustomer(payload, { name: 'Lee Catcher' });
  expect(await newest('shortstop')).toEqual(['Kim Shortstop', 'Robin Shortstop']);
  await run(`UPDATE customers SET created_at = '2100-01-01T00:00:00.000Z' WHERE id = '${id}'`);
  expect(await newest('shortstop')).toEqual(['Robin Shortstop', 'Kim Shortstop']);
  await run('ALTER TABLE customers_searched DROP COLUMN created_at');
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  for (let start = 0; start < 2; start += 1) await migrateSqlite(payload, { dataDir: folder, say });
  expect(said).toEqual(['Building the search index of customers again']);
  expect(await newest('shortstop')).toEqual(['Robin Shortstop', 'Kim Shortstop']);
  await payload.delete({ collection: 'customers', id });
  expect(await newest('shortstop')).toEqual(['Kim Shortstop']);
});

it('a filter with other conditions counts only what meets all of them', async () => {
  await makeCustomer(payload, { name: 'Robin Shortstop', phone: '555-0100' });
  await makeCustomer(payload, { name: 'Kim Shortstop' });
  const where = [{ searchText: { contains: 'shortstop' }, phone: { equals: '555-0100' } }];
  const page = { where, sort: '-createdAt', fields: ['name'], pageSize: { page: 1, limit: 1 } };
  const found = { docs: [{ name: 'Robin Shortstop' }], total: 1 };
  expect(await readSqlite({ payload, collection: 'customers', ...page })).toEqual(found);
  expect(await countSqlite({ payload, collection: 'customers', where })).toBe(1);
});

it("a search finds everything beyond the index's limit", async () => {
  await inOneTransaction(payload, async () => {
    for (let n = 0; n < 510; n += 1)
      await makeCustomer(payload, { name: `Team ${n} Player`, ...(n % 2 && { phone: '555-0100' }) });
  });
  expect(await search('player')).toMatchObject({ docs: { length: 10 }, total: 510 });
  expect(await search('team 509')).toEqual({ docs: [{ name: 'Team 509 Player' }], total: 1 });
  const odd = [{ phone: { equals: '555-0100' } }];
  expect(await search('player', odd)).toMatchObject({ docs: { length: 10 }, total: 255 });
  expect(await search('team 509', odd)).toEqual({ docs: [{ name: 'Team 509 Player' }], total: 1 });
  expect(await search('team 508', odd)).toEqual({ docs: [], total: 0 });
});

it('a search that is repeated within seconds reads only its page, until something changes', async () => {
  await inOneTransaction(payload, async () => {
    for (let n = 0; n < 510; n += 1) await makeCustomer(payload, { name: `Team ${n} Player` });
  });
  const execute = vi.spyOn(payload.db.drizzle.$client, 'execute');
  const statements = async (term: string, total: number) => {
    execute.mockClear();
    expect((await search(term)).total).toBe(total);
    return execute.mock.calls.length;
  };
  expect(await statements('player', 510)).toBeGreaterThan(2);
  expect(await statements('player', 510)).toBe(2);
  expect(await statements('team 50', 11)).toBeGreaterThan(2);
  expect(await statements('team 50', 11)).toBe(2);
  await makeCustomer(payload, { name: 'Team 50 Player' });
  expect((await search('player')).total).toBe(511);
  expect((await search('team 50')).total).toBe(12);
  execute.mockRestore();
});
