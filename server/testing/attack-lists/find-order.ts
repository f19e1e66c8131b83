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
      // Hits and misses are both looked up later.
      expect(rows).toEqual([1, 1, 1, 0]);
    });

    it.each([
      `${EMAIL}\r\nBcc: eve@attack.example`,
      `${EMAIL}, eve@attack.example`,
      `Eve <${EMAIL}>`,
      `${EMAIL}\0`,
      `"seeker"@attack.example`,
      'ｓeeker@attack.example',
      'seeker@attаck.example',
      'seeker@[127.0.0.1]',
      `${'s'.repeat(10_000)}@attack.example`,
      [EMAIL],
      { $ne: '' },
      { equals: EMAIL },
    ])('rejects the email %j', async (email) => {
      expect((await find(number, email)).status).toBe(400);
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

    it.each([[['deadbeef']], [{ $gt: '' }], [null], [12_345_678]])('rejects the number %j', async (typed) => {
      expect((await find(typed, EMAIL)).status).toBe(400);
    });

    it('sends a mailbox five emails an hour, however its address is written', async () => {
      const spellings = ['b.omb@gmail.com', 'bomb+1@gmail.com', 'BOMB+2@googlemail.com', 'bomb@gmail.com'];
      for (const customerEmail of spellings) {
        const { id } = await placeGuestOrder(at(), { customerEmail });
        for (let n = 0; n < 3; n += 1)
          await find(` #${id.slice(0, 4)} ${id.slice(4, 8)} `, ` ${customerEmail} `);
      }
      const { mailServer, payload } = at().servers;
      const open = () =>
        outboxRows(payload, {
          and: [{ kind: { equals: 'order-search' } }, { status: { in: ['pending', 'running'] } }],
        });
      await expect.poll(async () => (await open()).length).toBe(0);
      const emails = () =>
        mailServer.delivered.filter(({ recipients }) => /^b\.?omb/.test(recipients.join()));
      await expect.poll(() => emails().length).toBe(LIMITS['mail-unproven'].times);
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
