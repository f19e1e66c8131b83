import { howSuffix } from '#domain/orders/paid-how';
import type { TrackView } from '#domain/orders/track-contract';

interface MoneyRow {
  /** Names can repeat. */
  key: string;
  name: string;
  /** In cents. */
  amount: number;
  isSum: boolean;
}

/** An order's amounts, line by line, without optional zeros. */
export function moneyRows(view: TrackView): MoneyRow[] {
  const { subtotal, discountAmount, shippingCharge, total, amountPaid, refunded, amountDue } = view;
  const row = (name: string, amount: number, isSum = false): MoneyRow => ({ key: name, name, amount, isSum });
  const extraLines = view.extraWork
    .filter(({ status }) => status === 'accepted')
    .flatMap(({ id, lines }) =>
      lines.map(({ description, amount }, place) => ({ ...row(description, amount), key: `${id} ${place}` })),
    );
  return [
    row('Subtotal', subtotal),
    ...(discountAmount > 0 ? [row('Discount', -discountAmount)] : []),
    ...(shippingCharge > 0 ? [row('Shipping', shippingCharge)] : []),
    row('Total', total, true),
    ...extraLines,
    ...(extraLines.length > 0 ? [row('With extra work', total + view.extraTotal, true)] : []),
    row('Paid', amountPaid),
    ...refunded.map(({ how, amount }) => row(`Refunded${howSuffix(how)}`, amount)),
    row('Due', amountDue),
  ];
}
