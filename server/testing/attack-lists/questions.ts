import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#domain/api-calls/limit-table';
import { trackView } from '#domain/orders/track-contract';
import { type Attacked, callShop, placeGuestOrder, tally } from './attacked';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const bytesOf = (token: string) => Buffer.from(token, 'base64url');

/** Questions before an order and messages on one: which mailbox and thread they reach. */
export function attackQuestions(at: () => Attacked): void {
  describe('14: questions and messages', () => {
    let mine: { id: string; token: string };
    let other: { id: string; token: string };
    beforeAll(async () => {
      [mine, other] = [await placeGuestOrder(at()), await placeGuestOrder(at())];
    });
    const write = (token: string, body: object, headers = {}) =>
      callShop(at(), 'POST', `/api/track/${token}/messages`, body, headers);
    const messagesOf = async (token: string) =>
      trackView.parse((await callShop(at(), 'GET', `/api/track/${token}`)).body).messages;

    it('keeps messages in their own thread, from the customer, and once per key', async () => {
      const key = { 'Idempotency-Key': randomUUID() };
      const forged = {
        text: 'first',
        orderId: other.id,
        from: 'shop',
        kind: 'note',
        actor: { role: 'owner' },
      };
      expect((await write(mine.token, forged, key)).status).toBe(201);
      expect((await write(other.token, { text: 'second' }, key)).status).toBe(201);
      expect((await write(mine.token, { text: 'third' }, key)).status).toBe(201);
      const texts = async (token: string) => (await messagesOf(token)).map(({ from, text }) => [from, text]);
      expect(await texts(mine.token)).toEqual([['customer', 'first']]);
      expect(await texts(other.token)).toEqual([['customer', 'second']]);
    });

    it('counts thirty messages at once as one sender, however the link is spelled', async () => {
      const { token } = await placeGuestOrder(at());
      // The token's last letter has spare bits, so several spellings decode to the same value.
      const spellings = [...LETTERS].map((last) => token.slice(0, -1) + last);
      const opened = spellings.filter((spelling) => bytesOf(spelling).equals(bytesOf(token)));
      const sent = Array.from({ length: 30 }, (_, n) =>
        write(opened[n % opened.length] ?? '', { text: 'Again' }),
      );
      expect(tally(await Promise.all(sent))).toEqual({ 201: LIMITS['message-order'].times, 429: 20 });
    });
  });
}
