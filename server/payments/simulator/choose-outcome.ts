import type { Payload } from 'payload';
import { MESSAGES } from '#domain/messages';
import type { SimulatedOutcome } from '#domain/payment';
import { changeIf } from '#server/database/change-if';
import { ShopError } from '#server/errors/shop-error';
import { findSimulated } from './simulated-provider';

interface ChooseOutcome {
  payload: Payload;
  paypalOrderId: string;
  outcome: SimulatedOutcome;
}

/** Does in the simulator what a buyer does in PayPal's window; may be chosen anew. Throws a 'not-found' ShopError. */
export async function chooseOutcome({ payload, paypalOrderId, outcome }: ChooseOutcome): Promise<void> {
  const payment = await findSimulated(payload, { paypalOrderId });
  if (!payment) throw new ShopError('not-found', MESSAGES.notFound);
  await changeIf({ payload, collection: 'simulated-payments', id: payment.id, data: { outcome } });
}
