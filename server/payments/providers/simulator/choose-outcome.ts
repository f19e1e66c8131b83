import type { Payload } from 'payload';
import type { SimulatedOutcome } from '#domain/payments/payment';
import { changeIf } from '#server/database/change-if';
import { ShopError } from '#server/errors/shop-error';
import { findSimulated } from './simulated-provider';

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
