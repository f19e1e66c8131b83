import { z } from 'zod';
import { centsToDecimal, dollarsToCents } from '#domain/wire/money';
import type { FakeCapture, FakeOrder } from './fake-paypal';
import { issue, newId, type Trouble } from './fake-paypal-answers';
import type { FakeAnswer } from './fake-provider';

export interface FakeRefund {
  id: string;
  status: string;
  amount: { currency_code: string; value: string };
  invoice_id?: string;
  custom_id?: string;
  captureId: string;
}

const body = z.object({
  amount: z.object({ currency_code: z.literal('USD'), value: z.string() }),
  invoice_id: z.string().optional(),
  custom_id: z.string().optional(),
  note_to_payer: z.string().max(255).optional(),
});

const centsOf = ({ value }: { value: string }) => dollarsToCents(value) ?? 0;

/** The fake provider's refunds: up to what a capture holds, and nothing after a reversal. */
export function fakeRefunds(orders: ReadonlyMap<string, FakeOrder>) {
  const all = new Map<string, FakeRefund>();
  const captureOf = (id: string): FakeCapture | undefined =>
    [...orders.values()].flatMap(({ captures }) => captures).find((each) => each.id === id);
  const of = (captureId: string) => [...all.values()].filter((each) => each.captureId === captureId);
  const sum = (refunds: readonly FakeRefund[]) =>
    refunds.reduce((total, { amount }) => total + centsOf(amount), 0);
  const active = (captureId: string) =>
    of(captureId).filter(({ status }) => /COMPLETED|PENDING/.test(status));
  /** In cents. */
  const refunded = (captureId: string) => sum(of(captureId).filter(({ status }) => status === 'COMPLETED'));

  const present = ({ captureId, ...refund }: FakeRefund) => ({
    ...refund,
    links: [{ rel: 'up', method: 'GET', href: `https://paypal.example/v2/payments/captures/${captureId}` }],
  });
  const settle = (captureId: string) => {
    const capture = captureOf(captureId);
    if (!capture || !/COMPLETED|REFUNDED/.test(capture.status)) return;
    const back = refunded(captureId);
    capture.status =
      back === 0 ? 'COMPLETED' : back < centsOf(capture.amount) ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  };
  const add = (refund: Omit<FakeRefund, 'id'>): FakeRefund => {
    const made = { id: newId(), ...refund };
    all.set(made.id, made);
    settle(refund.captureId);
    return made;
  };
  const refundOf = (id: string): FakeRefund => {
    const refund = all.get(id);
    if (!refund) throw new Error(`the fake has no refund ${id}`);
    return refund;
  };

  return {
    all,
    refunded,
    make: (captureId: string, text: string, trouble?: Trouble): FakeAnswer => {
      const { note_to_payer: _note, ...request } = body.parse(JSON.parse(text));
      const capture = captureOf(captureId);
      if (!capture) return issue(404, 'INVALID_RESOURCE_ID');
      if (!/COMPLETED|PARTIALLY_REFUNDED/.test(capture.status)) return issue(422, 'CAPTURE_FULLY_REFUNDED');
      const isOver = sum(active(captureId)) + centsOf(request.amount) > centsOf(capture.amount);
      if (isOver || trouble === 'over') return issue(422, 'REFUND_AMOUNT_EXCEEDED');
      const status = trouble === 'pending' ? 'PENDING' : trouble === 'failed' ? 'FAILED' : 'COMPLETED';
      return { status: 201, body: present(add({ ...request, captureId, status })) };
    },
    read: (id: string): FakeAnswer => {
      const refund = all.get(id);
      return refund ? { status: 200, body: present(refund) } : issue(404, 'INVALID_RESOURCE_ID');
    },
    /** A refund in PayPal's format, which is also the resource of its webhook events. */
    resource: (id: string) => present(refundOf(id)),
    ofCapture: (captureId: string) => of(captureId).map(present),
    refundOnSite: (captureId: string, cents: number, status = 'COMPLETED') => {
      const amount = { currency_code: 'USD', value: centsToDecimal(cents) };
      return add({ captureId, status, amount }).id;
    },
    end: (id: string, status: 'COMPLETED' | 'FAILED' | 'CANCELLED') => {
      const refund = refundOf(id);
      refund.status = status;
      settle(refund.captureId);
    },
  };
}
