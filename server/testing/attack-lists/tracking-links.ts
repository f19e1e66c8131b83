import { beforeAll, describe, expect, it } from 'vitest';
import { trackView } from '#domain/orders/track-contract';
import { outboxRows } from '../outbox-rows';
import { PROGRAM_ADMIN } from '../program';
import { rawCall } from '../raw-call';
import { type Attacked, callShop, placeGuestOrder, storedOrder } from './attacked';

const bytesOf = (token: string) => Buffer.from(token, 'base64url');
const crossed = (one: string, other: string) =>
  Buffer.concat([bytesOf(one).subarray(0, 16), bytesOf(other).subarray(16)]).toString('base64url');
const flipped = (token: string, bit: number) => {
  const bytes = bytesOf(token);
  bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
  return bytes.toString('base64url');
};

const shown = (text: string, token: string) =>
  text.replaceAll(token, 'TOKEN').replace(/"requestId":"[^"]*"/, '');

/** Tracking links: guesses, leaks into logs, emails, and caches, and revoked links. */
export function attackTrackingLinks(at: () => Attacked): void {
  describe('12: links to an order', () => {
    let mine: { id: string; token: string };
    let other: { id: string; token: string };
    beforeAll(async () => {
      [mine, other] = [await placeGuestOrder(at()), await placeGuestOrder(at())];
    });
    const page = (path: string, headers = {}) => rawCall(at().servers.one.url, path, headers);
    const answerOf = async (token: string) => {
      const { status, headers, bytes } = await page(`/api/track/${token}`);
      return { status, names: Object.keys(headers).sort(), text: shown(bytes.toString(), token) };
    };

    it('get the same answer for guessed, crossed, broken, and unknown tokens', async () => {
      const unknown = 'A'.repeat(46);
      const guesses = [
        ...[0, 127, 128, 130, 200, 271].map((bit) => flipped(mine.token, bit)),
        ...[crossed(mine.token, other.token), mine.token.slice(0, -1), `${mine.token}A`],
        ...[mine.token.slice(0, 22), mine.token.toUpperCase(), 'x', mine.id, `${mine.token}.`],
      ];
      const expected = await answerOf(unknown);
      expect(expected.status).toBe(404);
      for (const guess of guesses) expect(await answerOf(guess)).toEqual(expected);
      const lost = await page(`/track/${unknown}`);
      for (const guess of guesses.slice(0, 7)) {
        const { status, bytes } = await page(`/track/${guess}`);
        expect([status, shown(bytes.toString(), guess)]).toEqual([
          404,
          shown(lost.bytes.toString(), unknown),
        ]);
      }
    });

    it.each(['%0a', '%00', '/', '//', '%20', '?x=1', ';x', '%2e%2e/x', '\\'])(
      'open the same order or none with %j appended',
      async (tail) => {
        const { status, bytes } = await page(`/api/track/${mine.token}${tail}`);
        if (status === 200)
          expect(trackView.parse(JSON.parse(bytes.toString())).number).toBe(numberOf(mine.id));
        else expect(status).toBe(404);
      },
    );

    it('are never cached, whatever the request headers', async () => {
      for (const path of [`/track/${mine.token}`, `/api/track/${mine.token}`])
        for (const headers of [{}, { 'If-None-Match': '*' }, { Range: 'bytes=0-9' }]) {
          const answer = await page(path, headers);
          expect([200, 304]).toContain(answer.status);
          expect(answer.headers).toMatchObject({
            'cache-control': 'no-store',
            'referrer-policy': 'no-referrer',
            'x-robots-tag': 'noindex',
          });
          expect(answer.headers).not.toHaveProperty('etag');
        }
      const cached = await page(`/order-confirmation?orderId=${mine.id}&track=${mine.token}`);
      expect(cached.bytes.toString()).not.toContain(mine.token);
    });

    it('lead nowhere but into the shop', async () => {
      const { body } = await callShop(at(), 'GET', `/api/track/${mine.token}`, undefined, {
        Host: 'evil.example',
      });
      expect(body.path).toBe(`/track/${mine.token}`);
      expect(JSON.stringify(body)).not.toContain('evil.example');
    });

    it('appear in no email to the owner, no outbox row, and no order', async () => {
      await callShop(at(), 'POST', `/api/track/${mine.token}/messages`, { text: 'Is it ready?' });
      const { mailServer, payload } = at().servers;
      const toOwner = () =>
        mailServer.delivered.filter(
          ({ recipients, subject }) =>
            recipients.includes(PROGRAM_ADMIN.email) && subject.includes(numberOf(mine.id)),
        );
      await expect
        .poll(() =>
          toOwner()
            .map(({ subject }) => subject.split(' ')[0])
            .sort(),
        )
        .toEqual(['New', 'Robin']);
      for (const { text, html } of toOwner()) expect(`${text}${html}`).not.toContain('/track/');
      const rows = await outboxRows(payload, { key: { like: mine.id } });
      expect(rows.length).toBeGreaterThan(2);
      expect(JSON.stringify([rows, await storedOrder(payload, mine.id)])).not.toContain(mine.token);
    });
  });
}

const numberOf = (id: string) => id.slice(0, 8).toUpperCase();
