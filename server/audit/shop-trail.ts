import type { Payload } from 'payload';
import { EXPORT_LABEL, type Exported } from '#domain/audit/export-contract';
import { orderNumber } from '#domain/orders/order-number';
import { formatDollars } from '#domain/wire/money';
import type { Admin } from '../../payload-types';
import { recordAudit } from './record-audit';

interface ByPerson {
  payload: Payload;
  user: Admin;
}

/** Writes into the trail that data left the shop as a file. */
export function tellExport({ payload, user, what, count }: ByPerson & { what: Exported; count: number }) {
  const text = `Saved ${count.toLocaleString('en-US')} ${EXPORT_LABEL[what]} as a file`;
  return recordAudit({ payload, kind: 'export', actor: user, text, data: { what, count } });
}

interface ToldRefund extends ByPerson {
  orderId: string;
  refundId: string;
  /** In cents. */
  amount: number;
}

/** Writes into the trail that somebody gives money back. */
export function tellRefund({ payload, user, orderId, refundId, amount }: ToldRefund): Promise<void> {
  const text = `Gave back ${formatDollars(amount)}`;
  const subject = orderNumber(orderId);
  return recordAudit({
    payload,
    kind: 'refund',
    actor: user,
    subject,
    text,
    data: { orderId, refundId, amount },
  });
}

interface ToldPrice extends ByPerson {
  id: string;
  name: string;
  /** In cents. */
  from: number;
  to: number;
}

/** Writes into the trail what a service costs from now on; nothing where that is as it was. */
export async function tellPrice({ payload, user, id, name, from, to }: ToldPrice): Promise<void> {
  if (from === to) return;
  const text = `${name}: ${formatDollars(from)} → ${formatDollars(to)}`;
  await recordAudit({ payload, kind: 'price', actor: user, subject: name, text, data: { id, from, to } });
}
