import { howSuffix } from '#domain/orders/paid-how';
import type { TrackView } from '#domain/orders/track-contract';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './receipt-texts';

interface MoneyRow {
  /** Names can repeat. */
  key: string;
  name: string;
  /** In cents. */
  amount: number;
  isSum: boolean;
}

/** Returns an order's amounts, line by line, without optional zeros. */
export function moneyRows(view: TrackView): MoneyRow[] {
  const { subtotal, discountAmount, shippingCharge, rushCharge, total, amountPaid, refunded, amountDue } =
    view;
  const row = (name: string, amount: number, isSum = false): MoneyRow => ({ key: name, name, amount, isSum });
  const extraLines = view.extraWork
    .filter(({ status }) => status === 'accepted')
    .flatMap(({ id, lines }) =>
      lines.map(({ description, amount }, index) => ({ ...row(description, amount), key: `${id} ${index}` })),
    );
  return [
    row(uiTexts.subtotal, subtotal),
    ...(discountAmount > 0 ? [row(uiTexts.discount, -discountAmount)] : []),
    ...(shippingCharge > 0 ? [row(uiTexts.shipping, shippingCharge)] : []),
    ...(rushCharge > 0 ? [row(texts.rush, rushCharge)] : []),
    row(uiTexts.total, total, true),
    ...extraLines,
    ...(extraLines.length > 0 ? [row(uiTexts.withExtraWork, total + view.extraTotal, true)] : []),
    row(uiTexts.paid, amountPaid),
    ...refunded.map(({ how, amount }) => row(texts.refundedHow(howSuffix(how)), amount)),
    row(uiTexts.due, amountDue),
  ];
}
