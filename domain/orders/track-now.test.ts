import { describe, expect, it } from 'vitest';
import { PROPOSED } from '../testing/samples';
import { trackNow } from './track-now';

const ORDER = {
  number: '3F2A91C4',
  status: 'not_received',
  deliveryMethod: 'ship',
  readyBy: null,
  estimate: { hereBy: '2026-11-27', readyBy: { from: '2026-12-11', to: '2026-12-11' } },
  amountDue: 0,
  amountPaid: 7000,
  amountRefunded: 0,
  canPay: false,
  trackingUrl: null,
  trackingNumber: null,
  events: [],
  extraTotal: 0,
  extraWork: [],
};
const HERE = { estimate: null, readyBy: { from: '2026-12-11', to: '2026-12-14' } };
const now = (change: Partial<Parameters<typeof trackNow>[0]>) => trackNow({ ...ORDER, ...change });

describe('trackNow', () => {
  it('asks about extra work first, and still takes payment for what is already due', () => {
    const proposed = { ...HERE, status: 'received', extraWork: [PROPOSED] };
    expect(now(proposed)).toEqual({
      headline: 'We found something and need your answer',
      todo: "Your glove is here and safe with us. We won't do or charge for anything below without your answer. We're doing the rest.",
      action: null,
    });
    expect(now({ ...proposed, amountDue: 7000, amountPaid: 0, canPay: true }).action).toBe('pay');
  });

  it('lets customers pay for accepted extra work now or later', () => {
    const accepted = { ...HERE, status: 'in-progress', extraTotal: 1500, amountDue: 1500, canPay: true };
    expect(now(accepted).todo).toMatch(/^\$15\.00 is due\. Pay it now or later on this page\. /);
    expect(now({ ...accepted, deliveryMethod: 'dropoff' }).todo).toContain('or when you pick it up.');
  });

  it('says when an awaited glove would be ready, and how to send it', () => {
    expect(now({})).toEqual({
      headline: "Get it to us by Fri, Nov 27 and it'll be ready around Fri, Dec 11.",
      todo: 'Pack your glove, write 3F2A91C4 on the package, and mail it to us.',
      action: 'shop',
    });
    expect(now({ deliveryMethod: 'dropoff', amountDue: 5500, amountPaid: 0 }).todo).toBe(
      'Bring your glove to the shop and give us the number 3F2A91C4. You pay $55.00 in person.',
    );
  });

  it('asks for an online payment first', () => {
    const unpaid = { status: 'pending_payment', amountDue: 7000, amountPaid: 0, canPay: true };
    expect(now(unpaid)).toMatchObject({
      todo: 'Pay $70.00 now. Then pack your glove, write 3F2A91C4 on the package, and mail it to us.',
      action: 'pay',
    });
    expect(now({ ...unpaid, canPay: false }).todo).toBe(
      "We don't have your payment of $70.00 yet. We'll email you as soon as it's in.",
    );
    expect(now({ ...unpaid, ...HERE, status: 'in-progress' })).toMatchObject({ action: 'pay' });
  });

  it.each(['received', 'in-progress'])('shows the date and no action for %s', (status) => {
    const view = now({ ...HERE, status });
    expect(view).toMatchObject({ headline: 'Ready around Fri, Dec 11 to Mon, Dec 14', action: null });
    expect(view.todo).toContain("You're all set");
  });

  it('offers tracking or pickup for a finished glove', () => {
    const trackingUrl = 'https://www.ups.com/track?tracknum=1Z999AA10123456784';
    expect(now({ ...HERE, status: 'shipped', trackingUrl })).toMatchObject({
      headline: 'On its way back',
      action: 'parcel',
    });
    expect(now({ ...HERE, status: 'shipped', trackingNumber: '12' })).toMatchObject({
      todo: 'Your glove is done and on its way to your door. Its tracking number is 12.',
      action: null,
    });
    expect(now({ ...HERE, status: 'shipped', deliveryMethod: 'dropoff', amountDue: 5500 })).toMatchObject({
      headline: 'Ready for pick-up',
      todo: 'Come and get it. Give us the number 3F2A91C4. You pay $55.00 at the counter.',
      action: 'shop',
    });
  });

  it('lets customers order again after canceling, and mentions money still held', () => {
    expect(now({ status: 'canceled', estimate: null })).toMatchObject({
      headline: 'Canceled',
      action: 'again',
    });
    expect(now({ status: 'canceled' }).todo).toContain("We're holding $70.00 of yours");
    const events = [
      {
        id: '1',
        at: '2026-11-20T12:00:00.000Z',
        kind: 'canceled' as const,
        actor: { role: 'shop' as const },
        text: 'Your order was canceled: the leather is torn',
        isPublic: true,
        data: {},
      },
    ];
    expect(now({ status: 'canceled', amountPaid: 0, events }).todo).toBe(
      "Your order was canceled: the leather is torn. We've stopped working on it.",
    );
    expect(now({ status: 'canceled', amountRefunded: 7000 }).todo).not.toContain('of yours');
  });
});

describe('trackNow with a package that a carrier has (rule 27.16)', () => {
  const moved = (change: Partial<NonNullable<Parameters<typeof trackNow>[0]['package']>>) => ({
    direction: 'to_customer' as const,
    state: 'on_its_way' as const,
    text: '',
    day: '2026-12-05',
    carrier: 'UPS',
    ...change,
  });
  const back = { ...HERE, status: 'shipped', trackingUrl: 'https://ups.example', trackingNumber: '1Z' };

  it("says where it is and when it will arrive, and links to the carrier until it's delivered", () => {
    expect(now({ ...back, package: moved({}) })).toEqual({
      headline: 'On its way',
      todo: 'Your glove is done. Follow the package to your door. UPS expects to deliver it on Sat, Dec 5.',
      action: 'parcel',
    });
    expect(now({ ...back, package: moved({ state: 'delivered' }) })).toEqual({
      headline: 'Delivered',
      todo: 'Your glove is home. If anything is wrong, message us below.',
      action: null,
    });
  });

  it("says the same about the customer's own package, and still asks for payment", () => {
    const inbound = moved({ direction: 'to_shop', state: 'delayed', carrier: null });
    expect(now({ package: inbound })).toMatchObject({
      headline: 'Delayed on its way to us',
      todo: "It's running late. We'll email you when your glove is here. The carrier expects to deliver it on Sat, Dec 5.",
    });
    const unpaid = now({ package: inbound, amountDue: 7000, amountPaid: 0, canPay: true });
    expect([unpaid.action, unpaid.todo.startsWith('Pay $70.00 now.')]).toEqual(['pay', true]);
  });
});
