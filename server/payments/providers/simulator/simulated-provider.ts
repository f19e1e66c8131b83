import { createHash, randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { SIMULATED_CAPTURE } from '#domain/orders/real-capture';
import type { SimulatedOutcome } from '#domain/payments/payment';
import { CURRENCY } from '#domain/wire/money';
import { changeIf, createUnlessTaken } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { orNotFound } from '#server/platform/errors/shop-error';
import type { SimulatedPayment, SimulatedRefund } from '../../../../payload-types';
import {
  type NewProviderRefund,
  type PaymentProvider,
  ProviderError,
  type ProviderOrder,
  type ProviderRefund,
} from '../provider';

const newId = (kind: 'SIM' | typeof SIMULATED_CAPTURE) =>
  `${kind}-${randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()}`;

/** Replaces PayPal without moving money: `chooseOutcome` acts as the buyer, and payments are stored in the database. */
export function simulatedProvider(payload: Payload): PaymentProvider {
  const stored = async (paypalOrderId: string): Promise<SimulatedPayment> => {
    const payment = await findSimulated(payload, { paypalOrderId });
    if (!payment) throw new ProviderError('not-found', `no simulated payment ${paypalOrderId}`);
    return payment;
  };
  const present = async (payment: SimulatedPayment): Promise<ProviderOrder> =>
    asOrder(payment, payment.captureId ? await refundsOfCapture(payload, payment.captureId) : []);
  return {
    ...simulatedRefunds(payload),
    createOrder: async ({ orderId, amount, requestId }) => {
      const earlier = await findSimulated(payload, { requestId });
      if (earlier) return present(earlier);
      const data = { id: randomUUID(), requestId, paypalOrderId: newId('SIM'), orderId, amount };
      const stored = await createUnlessTaken(payload, 'simulated-payments', data);
      const made = stored ?? (await findSimulated(payload, { requestId }));
      if (!made) throw new ProviderError('away', 'the simulated payment could not be stored');
      return present(made);
    },
    getOrder: async (id) => present(await stored(id)),
    captureOrder: async (id) => {
      const payment = await stored(id);
      if (payment.captureId) return present(payment);
      if (payment.outcome === 'decline') throw new ProviderError('declined', 'declined in the simulator');
      if (payment.outcome === 'error')
        throw new ProviderError('away', 'an error was chosen in the simulator');
      if (payment.outcome !== 'approve') throw new ProviderError('not-approved', 'nobody has approved it');
      await changeIf(payload, 'simulated-payments', payment.id, {
        condition: [{ captureId: { exists: false } }],
        data: { captureId: newId(SIMULATED_CAPTURE) },
      });
      return present(await stored(id));
    },
  };
}

function findSimulated(
  payload: Payload,
  by: Partial<Pick<SimulatedPayment, 'paypalOrderId' | 'requestId'>>,
): Promise<SimulatedPayment | null> {
  const where = { and: Object.entries(by).map(([field, equals]) => ({ [field]: { equals } })) };
  return findOne(payload, 'simulated-payments', where);
}

function asOrder(
  { paypalOrderId, orderId, amount, outcome, captureId }: SimulatedPayment,
  refunds: ProviderRefund[],
): ProviderOrder {
  const isApproved = outcome && outcome !== 'cancel' && outcome !== 'window-error';
  return {
    id: paypalOrderId,
    status: captureId ? 'COMPLETED' : isApproved ? 'APPROVED' : 'CREATED',
    orderId,
    captures: captureId
      ? [
          {
            id: captureId,
            orderId,
            status: captureStatus(amount, refunds),
            amount: { cents: amount, currency: CURRENCY },
            fee: null,
          },
        ]
      : [],
    refunds,
  };
}

function captureStatus(amount: number, refunds: readonly ProviderRefund[]): string {
  const refunded = refunds.reduce((total, refund) => total + (refund.amount.cents ?? 0), 0);
  if (refunded === 0) return 'COMPLETED';
  return refunded < amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}

/** Sets what the simulated buyer does. Throws a NOT_FOUND ShopError. */
export async function chooseOutcome(
  payload: Payload,
  paypalOrderId: string,
  outcome: SimulatedOutcome,
): Promise<void> {
  const payment = orNotFound(await findSimulated(payload, { paypalOrderId }));
  await changeIf(payload, 'simulated-payments', payment.id, { data: { outcome } });
}

/** Refunds once per request ID. */
export function simulatedRefunds(payload: Payload): Pick<PaymentProvider, 'refundCapture' | 'getRefund'> {
  const findRefund = (by: Partial<Pick<SimulatedRefund, 'requestId' | 'refundId'>>) =>
    findOne(payload, 'simulated-refunds', {
      and: Object.entries(by).map(([field, equals]) => ({ [field]: { equals } })),
    });
  return {
    refundCapture: async ({ captureId, amount, requestId }) => {
      const earlier = await findRefund({ requestId });
      if (earlier) return asRefund(earlier);
      await refuseTooMuch(payload, { captureId, amount });
      const data = { id: randomUUID(), requestId, refundId: refundIdOf(requestId), captureId, amount };
      const stored = await createUnlessTaken(payload, 'simulated-refunds', data);
      const made = stored ?? (await findRefund({ requestId }));
      if (!made) throw new ProviderError('away', 'the simulated refund could not be stored');
      return asRefund(made);
    },
    getRefund: async (refundId) => {
      const refund = await findRefund({ refundId });
      if (!refund) throw new ProviderError('not-found', `no simulated refund ${refundId}`);
      return asRefund(refund);
    },
  };
}

async function refundsOfCapture(payload: Payload, captureId: string): Promise<ProviderRefund[]> {
  const docs = await findAll(payload, 'simulated-refunds', { captureId: { equals: captureId } }, 'createdAt');
  return docs.map(asRefund);
}

async function refuseTooMuch(
  payload: Payload,
  { captureId, amount }: Pick<NewProviderRefund, 'captureId' | 'amount'>,
): Promise<void> {
  const payment = await findOne(payload, 'simulated-payments', { captureId: { equals: captureId } });
  if (!payment) throw new ProviderError('not-found', `no simulated capture ${captureId}`);
  const before = await refundsOfCapture(payload, captureId);
  const refunded = before.reduce((total, { amount: { cents } }) => total + (cents ?? 0), 0);
  if (refunded + amount > payment.amount)
    throw new ProviderError('refused', `more than simulated capture ${captureId} holds`);
}

const refundIdOf = (requestId: string) =>
  `SIMREF-${createHash('sha256').update(requestId).digest('hex').slice(0, 20).toUpperCase()}`;

function asRefund({ refundId, requestId, captureId, amount }: SimulatedRefund): ProviderRefund {
  const money = { cents: amount, currency: CURRENCY };
  return { id: refundId, status: 'COMPLETED', amount: money, captureId, requestId };
}
