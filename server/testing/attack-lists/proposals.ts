import { describe, expect, it } from 'vitest';
import { extraWorkOf } from '#domain/orders/extra-work';
import {
  type Attacked,
  callAsOwner,
  callShop,
  placeGuestOrder,
  proposeExtraWork,
  storedOrder,
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

    it('records the address from the proxy, not from the sender', async () => {
      const { id, token, extraId } = await proposal();
      await answer(token, extraId, 'accept', { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9' });
      expect((await stored(id)).work?.evidence?.address).toBe('203.0.113.9');
    });
  });
}
