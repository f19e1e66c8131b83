import type { Payload } from 'payload';
import { tookMoney } from '#domain/payments/payment';
import { changeIf } from '#server/database/change-if';
import { findOrderByKey } from '../orders/find-order';
import { findAttempts, moveAttempt } from './attempts';

interface ReplaceUnpaid {
  payload: Payload;
  /** The key under which the former order was sent; only its sender knows it. */
  formerKey: string;
  /** The order that takes its place. */
  orderId: string;
}

/**
 * Cancels the order that a customer changed in the wizard before paying it, so that it neither waits for a payment nor is
 * paid by mistake. Nobody is mailed: the customer did it, and hears of the order in its place. One that is paid, being
 * checked by the provider, or has taken money stays as it is. Repeating it changes nothing.
 */
export async function replaceUnpaid({ payload, formerKey, orderId }: ReplaceUnpaid): Promise<void> {
  const former = await findOrderByKey(payload, formerKey);
  if (!former || former.id === orderId || former.status !== 'pending_payment') return;
  const attempts = await findAttempts(payload, former.id);
  if (attempts.some(({ status }) => status === 'pending' || tookMoney(status))) return;
  // First no capture may begin any more; one that has begun is found on the canceled order and told to the owner.
  for (const attempt of attempts) await moveAttempt({ payload, attempt, to: 'replaced' });
  await changeIf({
    payload,
    collection: 'orders',
    id: former.id,
    condition: [
      { status: { equals: 'pending_payment' } },
      { paymentStatus: { not_equals: 'succeeded' } },
      { paypalCaptureId: { exists: false } },
    ],
    data: { status: 'canceled' },
    except: ['tell-news'],
  });
}
