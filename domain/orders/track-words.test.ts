import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { EVENT_KINDS, type EventKind } from './order-events';
import { customerText } from './track-words';

const textOf = (kind: EventKind, data = {}, { text = '', deliveryMethod = 'ship' } = {}) =>
  customerText({ kind, actor: { role: 'owner' }, text, data }, { deliveryMethod });
const DAYS = { from: '2026-12-11', to: '2026-12-11' };
const LATER = { from: '2026-12-18', to: '2026-12-18' };

describe('customerText', () => {
  cases([
    ['paid', { amount: 7000 }, 'We have your payment of $70.00.'],
    ['status', { to: 'received' }, 'Your glove is here and safe with us.'],
    ['status', { to: 'shipped' }, 'Your glove is on its way back.'],
    ['status', { to: 'lost in space' }, null],
    ['ready-by', { from: null, to: DAYS }, 'Ready around Fri, Dec 11.'],
    ['ready-by', { from: DAYS, to: LATER }, 'Ready around Fri, Dec 18, not Fri, Dec 11.'],
    ['ready-by', { from: DAYS, to: null }, null],
    ['tracking', { to: '1Z999' }, "Your package's tracking number is 1Z999."],
    ['photos', { side: 'after', added: ['a', 'b'] }, 'We added 2 photos of your glove after the work.'],
    ['photos', { side: 'before', added: [], removed: 1 }, null],
    ['canceled', { reason: null }, 'Your order was canceled.'],
    ['canceled', { reason: "it wasn't paid in time." }, "Your order was canceled: it wasn't paid in time."],
  ] as const)('describes %s, %j', ([kind, data]) => textOf(kind, data));

  it('says a drop-off is ready at the counter', () => {
    expect(textOf('status', { to: 'shipped' }, { deliveryMethod: 'dropoff' })).toBe(
      'Your glove is ready for pick-up.',
    );
  });

  it('is null for events only the shop sees', () => {
    for (const kind of ['note', 'edited', 'payment-problem', 'mail'] as const)
      expect(textOf(kind, {}, { text: 'pays late' })).toBeNull();
  });

  it('does not throw on malformed data', () => {
    for (const kind of EVENT_KINDS) expect(() => textOf(kind, { to: 7, from: [], added: 'x' })).not.toThrow();
  });
});
