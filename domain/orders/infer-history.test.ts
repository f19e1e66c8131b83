import { describe, expect, it } from 'vitest';
import { inferHistory } from './infer-history';

const ID = '3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f';
const PLACED = '2026-01-05T12:00:00.000Z';
const CHANGED = '2026-02-07T12:00:00.000Z';
const ORDER = {
  id: ID,
  createdAt: PLACED,
  updatedAt: CHANGED,
  status: 'not_received',
  paymentStatus: 'succeeded',
  deliveryMethod: 'ship',
  total: 6500,
};

describe('inferHistory', () => {
  it("has the order's placement, payment, and current status", () => {
    expect(inferHistory({ ...ORDER, status: 'in-progress' })).toEqual([
      {
        id: `${ID}:ordered`,
        at: PLACED,
        kind: 'ordered',
        actor: { role: 'customer' },
        text: 'Order placed',
        isPublic: true,
        data: { total: 6500, deliveryMethod: 'ship' },
      },
      {
        id: `${ID}:paid`,
        at: PLACED,
        kind: 'paid',
        actor: { role: 'customer' },
        text: 'Paid $65.00',
        isPublic: true,
        data: expect.objectContaining({ amount: 6500 }),
      },
      {
        id: `${ID}:status`,
        at: CHANGED,
        kind: 'status',
        actor: { role: 'shop' },
        text: 'Since then: In Progress',
        isPublic: true,
        data: { from: null, to: 'in-progress' },
      },
    ]);
  });

  it.each(['pending_payment', 'not_received'])('adds nothing else for %s', (status) => {
    const history = inferHistory({ ...ORDER, status, paymentStatus: 'pending' });
    expect(history.map(({ kind }) => kind)).toEqual(['ordered']);
  });

  it.each([
    ['received', 'status', 'Since then: Received'],
    ['shipped', 'status', 'Since then: Shipped'],
    ['lost in space', 'status', 'Since then: lost in space'],
    ['canceled', 'canceled', 'Canceled'],
  ])('of an order %s ends with %s: %s', (status, kind, text) => {
    expect(inferHistory({ ...ORDER, status }).at(-1)).toMatchObject({
      id: `${ID}:${kind}`,
      kind,
      text,
      data: { from: null, to: status },
    });
  });
});
