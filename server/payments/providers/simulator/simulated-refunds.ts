import { createHash, randomUUID } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import { CURRENCY } from '#domain/wire/money';
import { findAll, findOne } from '#server/database/find';
import type { SimulatedRefund } from '../../../../payload-types';
import {
  type NewProviderRefund,
  type PaymentProvider,
  ProviderError,
  type ProviderRefund,
} from '../provider';

/** The refunds of the payment simulator: what it has taken it gives back, once for each request id. */
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
      try {
        await payload.db.create({ collection: 'simulated-refunds', data, returning: false });
      } catch (error) {
        // Another call with this request id came first.
        if (!(error instanceof ValidationError)) throw error;
      }
      const made = await findRefund({ requestId });
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

/** Every refund of a simulated capture, the oldest first. */
export async function refundsOfCapture(payload: Payload, captureId: string): Promise<ProviderRefund[]> {
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
  const given = before.reduce((total, { amount: { cents } }) => total + (cents ?? 0), 0);
  if (given + amount > payment.amount)
    throw new ProviderError('refused', `more than simulated capture ${captureId} holds`);
}

const refundIdOf = (requestId: string) =>
  `SIMREF-${createHash('sha256').update(requestId).digest('hex').slice(0, 20).toUpperCase()}`;

function asRefund({ refundId, requestId, captureId, amount }: SimulatedRefund): ProviderRefund {
  const money = { cents: amount, currency: CURRENCY };
  return { id: refundId, status: 'COMPLETED', amount: money, captureId, requestId };
}
