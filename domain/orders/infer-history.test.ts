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
    const entry = (kind: string, at: string, role: string, text: string, data: object) => ({
      id: `${ID}:${kind}`,
      ...{ at, kind, actor: { role }, text, isPublic: true, data },
    });
    const placed = { total: 6500, deliveryMethod: 'ship' };
    const paid = expect.objectContaining({ amount: 6500 });
    const moved = { from: null, to: 'in-progress' };
    expect(inferHistory({ ...ORDER, status: 'in-progress' })).toEqual([
      entry('ordered', PLACED, 'customer', 'Order placed', placed),
      entry('paid', PLACED, 'customer', 'Paid $65.00', paid),
      entry('status', CHANGED, 'shop', 'Since then: In Progress', moved),
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
