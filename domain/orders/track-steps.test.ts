import { describe, expect, it } from 'vitest';
import { trackSteps } from './track-steps';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const status = (to: string, day: number) => ({ kind: 'status', at: at(day), data: { to } }) as const;
const PAID = { kind: 'paid', at: at(2), data: {} } as const;
const ORDER = {
  status: 'not_received',
  paymentStatus: 'pending',
  deliveryMethod: 'ship',
  total: 8000,
  createdAt: at(1),
  story: [],
};
const states = (order: Partial<Parameters<typeof trackSteps>[0]>) =>
  trackSteps({ ...ORDER, ...order }).map(({ label, state }) => `${label}: ${state}`);

describe('trackSteps', () => {
  it.each([
    ['waiting for payment', { status: 'pending_payment' }, 'Ordered'],
    ['that is paid', { paymentStatus: 'succeeded' }, 'Paid'],
    ['whose glove is here', { status: 'received', paymentStatus: 'succeeded' }, 'Received'],
    ['that is on the bench', { status: 'in-progress', paymentStatus: 'succeeded' }, 'On the bench'],
    ['that was sent back', { status: 'shipped', paymentStatus: 'succeeded' }, 'Shipped'],
  ])('contain the step of an order %s', (_what, order, label) => {
    const all = ['Ordered', 'Paid', 'Received', 'On the bench', 'Shipped'];
    const here = all.indexOf(label);
    expect(states(order)).toEqual(
      all.map((each, place) => `${each}: ${place < here ? 'done' : place === here ? 'current' : 'next'}`),
    );
  });

  it('have no payment step and end with pickup for a drop-off', () => {
    expect(states({ deliveryMethod: 'dropoff' })).toEqual([
      'Ordered: current',
      'Received: next',
      'On the bench: next',
      'Ready for pick-up: next',
    ]);
  });

  it('have a payment step for a drop-off paid online first', () => {
    const order = { deliveryMethod: 'dropoff', paymentStatus: 'succeeded', story: [PAID] };
    expect(states(order).slice(0, 2)).toEqual(['Ordered: done', 'Paid: current']);
  });

  it("don't say Paid while an order that nobody paid is being worked on", () => {
    expect(states({ status: 'received' })).toEqual([
      'Ordered: done',
      'Paid: next',
      'Received: current',
      'On the bench: next',
      'Shipped: next',
    ]);
  });

  it('have the date each was last reached', () => {
    const history = [PAID, status('received', 3), status('not_received', 4), status('received', 5)];
    const steps = trackSteps({ ...ORDER, status: 'received', paymentStatus: 'succeeded', story: history });
    expect(steps.map((step) => step.at)).toEqual([at(1), at(2), at(5), null, null]);
  });

  it('keep the payment date when extra work is paid later', () => {
    const history = [PAID, status('received', 3), { ...PAID, at: at(6) }];
    const steps = trackSteps({ ...ORDER, status: 'received', paymentStatus: 'succeeded', story: history });
    expect(steps.map((step) => step.at).slice(0, 3)).toEqual([at(1), at(2), at(3)]);
  });

  it('end with Delivered once a carrier reports it, until the glove comes back (rule 27.16)', () => {
    const moved = (state: string, day: number, direction = 'to_customer') =>
      ({ kind: 'package', at: at(day), data: { state, direction } }) as const;
    const sent = [status('shipped', 6), moved('on_its_way', 7)];
    const order = { status: 'shipped', paymentStatus: 'succeeded' };
    const last = (history: Parameters<typeof trackSteps>[0]['story'], change = {}) =>
      trackSteps({ ...ORDER, ...order, ...change, story: history }).at(-1);
    expect(last(sent)).toMatchObject({ key: 'finished', state: 'current' });
    const delivered = { key: 'delivered', label: 'Delivered', at: at(8), state: 'current' };
    expect(last([...sent, moved('delivered', 8)])).toEqual(delivered);
    expect(last([moved('delivered', 8)], { status: 'in-progress' })).toEqual(delivered);
    expect(last([moved('delivered', 3, 'to_shop'), ...sent])).toMatchObject({ key: 'finished' });
    expect(last([...sent, moved('delivered', 8), moved('returned', 9)])).toMatchObject({ key: 'finished' });
    const again = [...sent, moved('delivered', 8), status('received', 20)];
    expect(last(again, { status: 'received' })).toMatchObject({ key: 'finished', state: 'next' });
  });

  it('end at the cancellation, with the steps reached before', () => {
    const history = [
      PAID,
      status('received', 3),
      { kind: 'canceled', at: at(6), data: { to: 'canceled' } } as const,
    ];
    const order = { ...ORDER, status: 'canceled', paymentStatus: 'succeeded', story: history };
    expect(trackSteps(order).map(({ key, at: when, state }) => [key, when, state])).toEqual([
      ['ordered', at(1), 'done'],
      ['paid', at(2), 'done'],
      ['received', at(3), 'done'],
      ['canceled', at(6), 'current'],
    ]);
  });

  it('have no payment step if nothing is due', () => {
    expect(states({ total: 0, paymentStatus: 'succeeded' })[1]).toBe('Received: next');
  });
});
