import { randomUUID } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import { SIMULATED_CAPTURE } from '#domain/orders/real-capture';
import type { SimulatedOutcome } from '#domain/payments/payment';
import { CURRENCY } from '#domain/wire/money';
import { changeIf } from '#server/database/change-if';
import { findOne } from '#server/database/find';
import { ShopError } from '#server/errors/shop-error';
import type { SimulatedPayment } from '../../../../payload-types';
import { type PaymentProvider, ProviderError, type ProviderOrder, type ProviderRefund } from '../provider';
import { refundsOfCapture, simulatedRefunds } from './simulated-refunds';

const newId = (kind: 'SIM' | typeof SIMULATED_CAPTURE) =>
  `${kind}-${randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()}`;

/**
 * Stands in for PayPal where there are no credentials: no money moves. What the buyer does in PayPal's window is chosen
 * with `chooseOutcome`. Its memory is the database's, so that a restart and other servers know it too.
 */
export function simulatedProvider(payload: Payload): PaymentProvider {
  const stored = async (paypalOrderId: string): Promise<SimulatedPayment> => {
    const payment = await findSimulated(payload, { paypalOrderId });
    if (!payment) throw new ProviderError('not-found', `no simulated payment ${paypalOrderId}`);
    return payment;
  };
  const shown = async (payment: SimulatedPayment): Promise<ProviderOrder> =>
    asOrder(payment, payment.captureId ? await refundsOfCapture(payload, payment.captureId) : []);
  return {
    ...simulatedRefunds(payload),
    createOrder: async ({ orderId, amount, requestId }) => {
      const earlier = await findSimulated(payload, { requestId });
      if (earlier) return shown(earlier);
      try {
        const data = { id: randomUUID(), requestId, paypalOrderId: newId('SIM'), orderId, amount };
        await payload.db.create({ collection: 'simulated-payments', data, returning: false });
      } catch (error) {
        // Another call with this request id came first.
        if (!(error instanceof ValidationError)) throw error;
      }
      const made = await findSimulated(payload, { requestId });
      if (!made) throw new ProviderError('away', 'the simulated payment could not be stored');
      return shown(made);
    },
    getOrder: async (id) => shown(await stored(id)),
    captureOrder: async (id) => {
      const payment = await stored(id);
      if (payment.captureId) return shown(payment);
      if (payment.outcome === 'decline') throw new ProviderError('declined', 'declined in the simulator');
      if (payment.outcome === 'error')
        throw new ProviderError('away', 'an error was chosen in the simulator');
      if (payment.outcome !== 'approve') throw new ProviderError('not-approved', 'nobody has approved it');
      await changeIf({
        payload,
        collection: 'simulated-payments',
        id: payment.id,
        condition: [{ captureId: { exists: false } }],
        data: { captureId: newId(SIMULATED_CAPTURE) },
      });
      return shown(await stored(id));
    },
  };
}

/** The simulator's memory of one payment, or null. */
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
  const given = refunds.reduce((total, refund) => total + (refund.amount.cents ?? 0), 0);
  if (given === 0) return 'COMPLETED';
  return given < amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}

interface ChooseOutcome {
  payload: Payload;
  paypalOrderId: string;
  outcome: SimulatedOutcome;
}

/** Does in the simulator what a buyer does in PayPal's window; may be chosen anew. Throws a NOT_FOUND ShopError. */
export async function chooseOutcome({ payload, paypalOrderId, outcome }: ChooseOutcome): Promise<void> {
  const payment = await findSimulated(payload, { paypalOrderId });
  if (!payment) throw new ShopError('NOT_FOUND');
  await changeIf({ payload, collection: 'simulated-payments', id: payment.id, data: { outcome } });
}
