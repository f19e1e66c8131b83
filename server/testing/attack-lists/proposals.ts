import { describe, expect, it } from 'vitest';
import { extraWorkOf } from '#domain/orders/extra-work';
import { extraWorkRequest } from '#domain/orders/extra-work-contract';
import { capture, changeOrderRow, startedOrder, startPaying } from '../payments';
import {
  type Attacked,
  callAsOwner,
  callShop,
  placeGuestOrder,
  proposeExtraWork,
  storedOrder,
  tally,
} from './attacked';

const AMOUNT = 2300;
const ROUNDS = 2;
const LINE = { description: 'Heel pad', amount: AMOUNT };

/** Extra work: answered twice, late, by others, and in races. */
export function attackProposals(at: () => Attacked): void {
  describe('15: proposals', () => {
    const answer = (token: string, extraId: string, word: unknown, headers = {}) =>
      callShop(at(), 'POST', `/api/track/${token}/extra-work/${extraId}`, { answer: word }, headers);
    const stored = async (id: string) => {
      const order = await storedOrder(at().servers.payload, id);
      const [work] = extraWorkOf(order.extraWork);
      return { order, work, open: extraWorkOf(order.extraWork).filter(({ status }) => status === 'open') };
    };
    const proposal = async () => {
      const { id, token } = await placeGuestOrder(at());
      return { id, token, extraId: await proposeExtraWork(at(), id, AMOUNT) };
    };

    it('accepts once for thirty calls at once on two servers', async () => {
      const { id, token, extraId } = await proposal();
      const { order: before } = await stored(id);
      const answers = await Promise.all(Array.from({ length: 30 }, () => answer(token, extraId, 'accept')));
      expect(tally(answers)).toEqual({ 200: 30 });
      const { order } = await stored(id);
      expect(order.extraTotal).toBe(AMOUNT);
      expect(order.amountDue).toBe((before.amountDue ?? 0) + AMOUNT);
    });

    it('answers 409 to one side for fifteen yes and fifteen no at once', async () => {
      const { id, token, extraId } = await proposal();
      const words = Array.from({ length: 30 }, (_, n) => (n % 2 ? 'accept' : 'decline'));
      expect(tally(await Promise.all(words.map((word) => answer(token, extraId, word))))).toEqual({
        200: 15,
        409: 15,
      });
      const { order, work } = await stored(id);
      expect(order.extraTotal).toBe(work?.status === 'accepted' ? AMOUNT : 0);
    });

    it.each([
      ['canceled', 'POST', (id: string) => `/api/orders/${id}/cancel`, { reason: 'No' }],
      ['shipped', 'PATCH', (id: string) => `/api/orders/${id}/status`, { status: 'shipped' }],
    ] as const)(
      'leaves nothing open when answered while the order is %s',
      async (status, method, path, body) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const { id, token, extraId } = await proposal();
          const [answered, ended] = await Promise.all([
            answer(token, extraId, 'accept'),
            callAsOwner(at(), method, path(id), body),
          ]);
          expect([200, 409]).toContain(answered.status);
          expect(ended.status).toBe(200);
          const { order, work, open } = await stored(id);
          expect([order.status, open]).toEqual([status, []]);
          expect(work?.status).toBe(answered.status === 200 ? 'accepted' : 'withdrawn');
          expect(order.extraTotal).toBe(answered.status === 200 ? AMOUNT : 0);
          if (status === 'canceled') expect(order.amountDue).toBe(0);
        }
      },
    );

    it('counts either the answer or the withdrawal when both arrive at once', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { id, token, extraId } = await proposal();
        const [answered, withdrawn] = await Promise.all([
          answer(token, extraId, 'accept'),
          callAsOwner(at(), 'POST', `/api/orders/${id}/extra-work/${extraId}/withdraw`),
        ]);
        expect([answered.status, withdrawn.status].sort()).toEqual([200, 409]);
        expect((await stored(id)).work?.status).toBe(answered.status === 200 ? 'accepted' : 'withdrawn');
      }
    });

    it('creates at most one proposal when proposed five times while the order ships', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { id } = await placeGuestOrder(at());
        await Promise.all([
          ...Array.from({ length: 5 }, () =>
            callAsOwner(at(), 'POST', `/api/orders/${id}/extra-work`, { lines: [LINE] }),
          ),
          callAsOwner(at(), 'PATCH', `/api/orders/${id}/status`, { status: 'shipped' }),
        ]);
        const { order, open } = await stored(id);
        expect([order.status, open]).toEqual(['shipped', []]);
        expect(extraWorkOf(order.extraWork).length).toBeLessThanOrEqual(1);
      }
    });

    it('rejects answers to other proposals, by GET, from another site, or without a valid word', async () => {
      const [mine, other] = [await proposal(), await proposal()];
      const path = `/api/track/${mine.token}/extra-work/${mine.extraId}`;
      const calls = [
        answer(mine.token, other.extraId, 'accept'),
        answer(other.token, mine.extraId, 'accept'),
        answer(mine.token, mine.id, 'accept'),
        callShop(at(), 'GET', `${path}?answer=accept`),
        answer(mine.token, mine.extraId, 'accept', { Origin: 'https://evil.example' }),
        answer(mine.token, mine.extraId, 'accept', { 'Sec-Fetch-Site': 'cross-site' }),
        callShop(at(), 'POST', path, 'answer=accept', { 'Content-Type': 'text/plain' }),
        ...['ACCEPT', 'accepted', ['accept'], { $ne: 'decline' }, null, true].map((word) =>
          answer(mine.token, mine.extraId, word),
        ),
      ];
      expect(tally(await Promise.all(calls))).toEqual({ 400: 6, 403: 2, 404: 4, 415: 1 });
      for (const { id } of [mine, other]) expect((await stored(id)).open).toHaveLength(1);
    });

    it('closes at its deadline, even before a job marks it', async () => {
      const { id, token, extraId } = await proposal();
      const { work } = await stored(id);
      const expiresAt = new Date(Date.now() - 1).toISOString();
      await changeOrderRow(at().servers.payload, id, { extraWork: [{ ...work, expiresAt }] });
      for (const word of ['accept', 'decline']) expect((await answer(token, extraId, word)).status).toBe(409);
      expect((await stored(id)).order.extraTotal).toBe(0);
    });

    it('records the address from the proxy, not from the sender', async () => {
      const { id, token, extraId } = await proposal();
      await answer(token, extraId, 'accept', { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9' });
      expect((await stored(id)).work?.evidence?.address).toBe('203.0.113.9');
    });

    it.each([-1, 0, 0.5, 1e21, 1_000_001, '100', null, Number.MAX_SAFE_INTEGER + 1])(
      'rejects an amount of %j cents',
      (amount) => expect(extraWorkRequest.safeParse({ lines: [{ ...LINE, amount }] }).success).toBe(false),
    );

    it.each([
      { lines: [] },
      { lines: Array(11).fill(LINE) },
      { lines: [{ ...LINE, description: '\u200b' }] },
      { lines: [LINE], expiresInDays: 0 },
      { lines: [LINE], expiresInDays: 31 },
      { lines: [LINE], photos: ['https://evil.example/x.png'] },
    ])('rejects the proposal %j', (body) => expect(extraWorkRequest.safeParse(body).success).toBe(false));

    it('adds extra work accepted during a capture to what is due, and rejects the old amount afterwards', async () => {
      const { paypal, servers } = at();
      const shop = { payload: servers.payload, url: servers.one.url };
      const { order, id } = await startedOrder(shop, paypal);
      const extraId = await proposeExtraWork(at(), order.id, AMOUNT);
      const { token } = await linkOf(order.id);
      paypal.trouble('capture', 'held');
      const paying = capture(shop, id);
      await expect.poll(paypal.isHeld).toBe(true);
      expect((await answer(token, extraId, 'accept')).status).toBe(200);
      paypal.release();
      await paying;
      const { order: paid } = await stored(order.id);
      expect([paid.amountPaid, paid.amountDue]).toEqual([8000, AMOUNT]);

      const late = await startedOrder(shop, paypal);
      const lateId = await proposeExtraWork(at(), late.order.id, AMOUNT);
      expect((await answer((await linkOf(late.order.id)).token, lateId, 'accept')).status).toBe(200);
      expect(await capture(shop, late.id)).toMatchObject({ status: 409, body: { code: 'AMOUNT_CHANGED' } });
      expect((await startPaying(shop, late.order.id)).status).toBe(400);
      expect(paypal.taken(late.order.id)).toEqual([]);
    });

    const linkOf = async (id: string) => {
      const { body } = await callAsOwner(at(), 'GET', `/api/orders/${id}`);
      return { token: String(body.trackUrl).split('/').pop() ?? '' };
    };
  });
}
