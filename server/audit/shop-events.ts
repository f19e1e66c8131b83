import { type Exported, exportLabel } from '#domain/audit/export-words';
import { orderNumber } from '#domain/orders/order-number';
import { formatCount, formatDollars } from '#domain/wire/money';
import type { ByPerson } from '#server/platform/access/allowed';
import type { Admin } from '../../payload-types';
import type { Proof } from './audited';
import { recordAudit } from './record-audit';

export function recordExport({ payload, user, what, count }: ByPerson & { what: Exported; count: number }) {
  const text = `Saved ${formatCount(count)} ${exportLabel(what)} as a file`;
  return recordAudit({ payload, kind: 'export', actor: user, text, data: { what, count } });
}

/** The audit log entry for a refund. */
export function refundEvent(user: Admin, orderId: string, refundId: string, amount: number) {
  const event = {
    id: refundId,
    kind: 'refund',
    actor: user,
    subject: orderNumber(orderId),
    text: `Refunded ${formatDollars(amount)}`,
    data: { orderId, refundId, amount },
  } as const;
  const proof: Proof = { collection: 'orders', id: orderId, shows: { text: refundId } };
  return { event, proof };
}

/** The audit log entry for a price change, or null if the price is the same. */
export function priceEvent(user: Admin, id: string, name: string, from: number, to: number) {
  if (from === to) return null;
  const text = `${name}: ${formatDollars(from)} → ${formatDollars(to)}`;
  const event = { kind: 'price', actor: user, subject: name, text, data: { id, from, to } } as const;
  const proof: Proof = { collection: 'services', id, shows: { text: `"price":${to},` } };
  return { event, proof };
}
