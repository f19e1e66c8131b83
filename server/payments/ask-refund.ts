import type { Payload } from 'payload';
import { type Movement, movementsOf } from '#domain/orders/movements';
import { pendingRefunds } from '#domain/orders/refunds';
import { findOrder } from '#server/orders/find-order';
import { log } from '#server/tools/log';
import type { Order } from '../../payload-types';
import { type PaymentProvider, ProviderError, type ProviderRefund } from './providers/provider';
import { endPart, recordRefund } from './record-refund';

/** The provider remembers a request id for 45 days; a refund without an answer is asked for again for this long, in ms. */
const ASK_AGAIN_MS = 30 * 24 * 60 * 60 * 1000;

interface AskRefunds {
  payload: Payload;
  provider: PaymentProvider;
  orderId: string;
}

/**
 * Asks the provider for every refund of an order that is with it, or how it stands, and records the answers. May be repeated by any
 * server at any moment: each part has its own request id, which gives back once (rule 16.6). Throws the last 'away'
 * ProviderError once all were asked; those stay pending.
 */
export async function askRefunds({ payload, provider, orderId }: AskRefunds): Promise<void> {
  const order = await findOrder(payload, orderId);
  if (!order) return;
  let away: ProviderError | null = null;
  for (const part of pendingRefunds(order)) {
    try {
      const refund = await ask({ payload, provider, order, part });
      await endPart({ payload, orderId, part, refund });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ orderId, problem: error.message }, 'payments: a refund without an answer');
      away = error;
    }
  }
  if (away) throw away;
}

interface Ask extends Omit<AskRefunds, 'orderId'> {
  order: Order;
  part: Movement;
}

/** The provider's refund; null when it will not make one, and has not. Throws a ProviderError when that is not known. */
async function ask(asked: Ask): Promise<ProviderRefund | null> {
  const { provider, order, part } = asked;
  if (part.providerId) return provider.getRefund(part.providerId);
  if (!part.captureId) return null;
  if (Date.now() - new Date(part.at).getTime() > ASK_AGAIN_MS) return lookFor(asked);
  try {
    const { captureId, amount, id: requestId, notify, reason } = part;
    const note = notify ? (reason ?? '') : '';
    return await provider.refundCapture({ captureId, orderId: order.id, amount, requestId, note });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.problem === 'away') throw error;
    log.warn({ orderId: order.id, problem: error.message }, 'payments: a refund was refused');
    // An earlier call may have been done, and its answer lost.
    return lookFor(asked);
  }
}

/** Looks among the refunds of the payment, as the provider lists them, and records the others that are there. */
async function lookFor({ payload, provider, order, part }: Ask): Promise<ProviderRefund | null> {
  const paid = movementsOf(order).find(
    ({ kind, captureId }) => kind === 'payment' && captureId === part.captureId,
  );
  const paypalOrderId =
    paid?.providerId ?? (paid?.captureId === order.paypalCaptureId && order.paypalOrderId);
  if (!paypalOrderId) return null;
  const refunds = await listed(provider, paypalOrderId);
  const own = refunds.find(({ requestId }) => requestId === part.id);
  if (own) return own;
  for (const refund of refunds) await recordRefund({ payload, orderId: order.id, refund });
  return null;
}

/** None where the provider's order is gone: nothing can be given back of it any more. */
async function listed(provider: PaymentProvider, paypalOrderId: string): Promise<ProviderRefund[]> {
  try {
    return (await provider.getOrder(paypalOrderId)).refunds;
  } catch (error) {
    if (error instanceof ProviderError && error.problem === 'not-found') return [];
    throw error;
  }
}
