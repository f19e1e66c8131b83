import { packageText } from '../shipments/package-state';
import { formatDollars } from '../wire/money';
import { plural } from '../words/plural';
import { customerExtraWorkText } from './extra-work-words';
import type { OrderEvent } from './order-events';
import { refundedHowSuffix } from './paid-how';
import { formatReadyBy, type ReadyBy } from './ready-by-days';
import { packageData } from './track-packages';
import { trackStatus } from './track-status';

/** A public event as the customer reads it, or null if the customer doesn't need to know (rule 15.3). */
export function customerText(
  { kind, actor, text, data }: Pick<OrderEvent, 'kind' | 'actor' | 'text' | 'data'>,
  { deliveryMethod }: { deliveryMethod: string },
): string | null {
  switch (kind) {
    case 'ordered':
      return actor.role === 'owner' ? 'We entered your order.' : 'You placed your order.';
    case 'paid':
      return typeof data.amount === 'number'
        ? `We have your payment of ${formatDollars(data.amount)}.`
        : 'We have your payment.';
    case 'refund':
      return refundText(data);
    case 'payment-declined':
      return "The payment didn't go through.";
    case 'status':
      return trackStatus(data.to, deliveryMethod)?.sentence ?? null;
    case 'ready-by':
      return readyText(daysIn(data.from), daysIn(data.to));
    case 'tracking':
      return typeof data.to === 'string' ? `Your package's tracking number is ${data.to}.` : null;
    case 'package': {
      const moved = packageData(data);
      return moved && packageText(moved);
    }
    case 'photos':
      return photosText(data);
    case 'canceled':
      return typeof data.reason === 'string' && data.reason !== ''
        ? `Your order was canceled: ${data.reason}`
        : 'Your order was canceled.';
    case 'reminder':
      return customerExtraWorkText(kind, data) ?? 'We reminded you of the payment.';
    case 'message':
      return text;
    default:
      return customerExtraWorkText(kind, data);
  }
}

/** Only completed refunds are shown. */
function refundText({ status, amount, how }: Record<string, unknown>): string | null {
  if (status !== 'succeeded' || typeof amount !== 'number') return null;
  const where = typeof how === 'string' ? refundedHowSuffix(how) : '';
  return `We refunded ${formatDollars(amount)}${where}.`;
}

function daysIn(value: unknown): ReadyBy | null {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('to' in value)) return null;
  const { from, to } = value;
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : null;
}

function readyText(before: ReadyBy | null, now: ReadyBy | null): string | null {
  if (!now) return null;
  const ready = `Ready around ${formatReadyBy(now)}`;
  return before ? `${ready}, not ${formatReadyBy(before)}.` : `${ready}.`;
}

function photosText({ side, added }: Record<string, unknown>): string | null {
  const count = Array.isArray(added) ? added.length : 0;
  if (count === 0) return null;
  const photos = plural(count, { one: 'a photo', other: `${count} photos` });
  return `We added ${photos} of your glove ${side === 'after' ? 'after' : 'before'} the work.`;
}
