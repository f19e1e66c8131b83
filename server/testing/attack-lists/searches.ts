import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Attacked, freshAddress, ownersCookie, placeGuestOrder } from './attacked';

/** Names with syntax of SQLite's search, its patterns, or MongoDB's regular expressions. */
const NAMES = [
  `O'Brien "The Wall"`,
  '100% _wild_ *card*',
  '[a-z] ?any',
  'C:\\temp\\x',
  'NEAR(aa bb, 2)',
  'words : column',
  'aa AND bb OR NOT cc',
  '^start',
  '(unclosed',
  '{words id}: x',
  '"; DROP TABLE orders; --',
  '((((a+)+)+)+$',
  '.*.*.*',
  '$where: 1',
  '日本語の名前',
  'İstanbul ßtraße',
  '😀😀😀 Smiley',
  '-minus +plus',
];

const QUERIES: [query: string, status: number][] = [
  ['search[$ne]=x', 200],
  ['search[]=x', 200],
  ['where[id][exists]=true', 200],
  ['search=a&search=b', 400],
  ['search=%7B%22%24gt%22%3A%22%22%7D', 200],
  ['search=%00', 200],
  ['search=abc%00%22', 200],
  ['search=%ED%A0%80', 200],
  ['search=%22%22%22', 200],
  [`search=${'a*'.repeat(100)}`, 200],
  [`search=${'%5B'.repeat(200)}`, 200],
  [`search=${'(a%2B)%2B'.repeat(30)}$`, 200],
  [`search=${'a'.repeat(201)}`, 400],
  ['sort=id;drop', 400],
  ['sort=__proto__', 400],
  ['sort=-password', 400],
  ['page=0', 400],
  ['page=1e9', 400],
  ['limit=501', 400],
  ['from=x%27--', 400],
];

/** Searches: typed text is never a command. */
export function attackSearches(at: () => Attacked): void {
  describe('19: searches', () => {
    const ids = new Map<string, string>();
    beforeAll(async () => {
      for (const customerName of NAMES)
        ids.set(customerName, (await placeGuestOrder(at(), { customerName })).id);
    });
    const list = async (path: string, headers: Record<string, string>) => {
      const response = await fetch(`${at().servers.one.url}/api/${path}`, {
        headers: { 'X-Forwarded-For': freshAddress(), ...headers },
      });
      const { data } = z.array(z.object({ id: z.string() })).safeParse(await response.json());
      return { status: response.status, ids: data?.map(({ id }) => id) };
    };

    it.each(NAMES)('find only the customer called %j', async (name) => {
      const answer = await list(`orders?search=${encodeURIComponent(name)}`, await ownersCookie(at()));
      expect(answer).toEqual({ status: 200, ids: [ids.get(name)] });
    });

    it.each(QUERIES)('answer ?%s with %i', async (query, status) => {
      const cookie = await ownersCookie(at());
      for (const noun of ['orders', 'customers'])
        expect((await list(`${noun}?${query}`, cookie)).status).toBe(status);
    });

    it('are refused to everyone but the owner and staff', async () => {
      for (const noun of ['orders', 'customers', 'questions', 'admin/audit'])
        expect((await list(`${noun}?search=a`, {})).status).toBe(401);
    });
  });
}
