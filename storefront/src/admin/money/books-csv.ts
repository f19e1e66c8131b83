import type { BookEntry, Books } from '#domain/books/books-contract';
import { BOOKED_LABEL, LEDGER_ENTRY_LABEL, noteOf } from '#domain/books/books-words';
import { orderNumber } from '#domain/orders/order-number';
import { PAID_HOW_LABEL } from '#domain/orders/paid-how';
import { centsToDecimal } from '#domain/wire/money';
import type { CsvRow } from '../parts/csv-file';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './money-texts';

/** Returns a month's ledger entries as CSV rows, oldest first. Amounts are in dollars, and outgoing money is negative (rule 16.11). */
export function bookRows(
  entries: readonly BookEntry[],
  { month, shipping }: Partial<Pick<Books, 'month' | 'shipping'>> = {},
): CsvRow[] {
  const rows = entries.toReversed().map((entry) => ({
    [sharedTexts.date]: entry.day,
    // With the '#', spreadsheets don't read 12345E67 as a number. The search accepts it, too.
    [sharedTexts.orderNumber]: `#${orderNumber(entry.orderId)}`,
    [sharedTexts.customer]: entry.customerName,
    [sharedTexts.kind]: LEDGER_ENTRY_LABEL[entry.kind],
    [sharedTexts.how]: PAID_HOW_LABEL[entry.how],
    [texts.amount]: centsToDecimal(entry.amount),
    [texts.fee]: entry.fee === null ? '' : centsToDecimal(entry.fee),
    [texts.counted]: BOOKED_LABEL[entry.booked],
    [texts.reason]: noteOf(entry),
  }));
  const labelRow = (kind: string, cents: number) => ({
    [sharedTexts.date]: month ?? '',
    [sharedTexts.orderNumber]: '',
    [sharedTexts.customer]: '',
    [sharedTexts.kind]: kind,
    [sharedTexts.how]: '',
    [texts.amount]: centsToDecimal(cents),
    [texts.fee]: '',
    [texts.counted]: BOOKED_LABEL['not-counted'],
    [texts.reason]: texts.notRevenue,
  });
  return [
    ...rows,
    ...(shipping?.labels ? [labelRow(sharedTexts.labels, -shipping.labels)] : []),
    ...(shipping?.refunded ? [labelRow(texts.labelRefunds, shipping.refunded)] : []),
  ];
}
