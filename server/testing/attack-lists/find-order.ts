import { beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#domain/api-calls/limit-table';
import { MESSAGES } from '#domain/words/shop-texts';
import { outboxRows } from '../outbox-rows';
import { type Attacked, callShop, freshAddress, placeGuestOrder, tally } from './attacked';

const EMAIL = 'seeker@attack.example';

/** Find my order: what its answer reveals, and who gets how many emails. */
export function attackFindOrder(at: () => Attacked): void {
  describe('13: find my order', () => {
    let number = '';
    beforeAll(async () => {
      number = (await placeGuestOrder(at(), { customerEmail: EMAIL })).id.slice(0, 8);
    });
    const find = (typed: unknown, email: unknown, from = freshAddress()) =>
      callShop(at(), 'POST', '/api/orders/find', { number: typed, email }, { 'X-Forwarded-For': from });
    const searches = async () =>
      (await outboxRows(at().servers.payload, { kind: { equals: 'order-search' } })).length;

    it('answers a hit, a wrong email, a wrong number, and no number alike, and queues one search each', async () => {
      const requests: [string, string][] = [
        [number, EMAIL],
        [number, 'stranger@attack.example'],
        ['deadbeef', EMAIL],
        ['no number', EMAIL],
      ];
      const answers = [];
      const rows: number[] = [];
      for (const [typed, email] of requests) {
        const before = await searches();
        const { status, headers, body } = await find(typed, email);
        answers.push({ status, body, names: [...headers.keys()].sort() });
        rows.push((await searches()) - before);
      }
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]?.body).toEqual({ message: MESSAGES.orderLinkSent });
      // Whether or not it finds an order, it's looked up later.
      expect(rows).toEqual([1, 1, 1, 0]);
    });

    it.each([
      '%',
      '*',
      '________',
      '.{8}',
      '~',
      '00000000~',
      '１２３４５６７８',
      "' or 1=1 --",
      '\r\nBcc: eve@x.example',
    ])('finds nothing for the number %j', async (typed) => {
      const before = await searches();
      expect((await find(typed, EMAIL)).body).toEqual({ message: MESSAGES.orderLinkSent });
      expect(await searches()).toBe(before);
    });

    it('answers a network thirty times an hour, whatever address it claims', async () => {
      const { times } = LIMITS['find-address'];
      const requests = Array.from({ length: times + 5 }, (_, n) =>
        find('deadbeef', EMAIL, `10.0.0.${n}, 2001:db8:7:7::${n.toString(16)}`),
      );
      expect(tally(await Promise.all(requests))).toEqual({ 200: times, 429: 5 });
    });
  });
}
