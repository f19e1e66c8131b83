import type { BookEntry } from '#domain/books/books-contract';
import { BOOKED_LABEL, LEDGER_ENTRY_LABEL, noteOf } from '#domain/books/books-words';
import { orderNumber } from '#domain/orders/order-number';
import { PAID_HOW_LABEL } from '#domain/orders/paid-how';
import { centsToDecimal } from '#domain/wire/money';
import type { CsvRow } from '../parts/csv-file';

/** A month's movements for a CSV file, oldest first; money in dollars, what left the shop below zero (rule 16.11). */
export function bookRows(entries: readonly BookEntry[]): CsvRow[] {
  return entries.toReversed().map((entry) => ({
    Date: entry.day,
    // The '#' keeps spreadsheets from reading 12345E67 as a number; the search accepts it too.
    'Order #': `#${orderNumber(entry.orderId)}`,
    Customer: entry.customerName,
    Kind: LEDGER_ENTRY_LABEL[entry.kind],
    How: PAID_HOW_LABEL[entry.how],
    Amount: centsToDecimal(entry.amount),
    Fee: entry.fee === null ? '' : centsToDecimal(entry.fee),
    Counted: BOOKED_LABEL[entry.booked],
    Reason: noteOf(entry),
  }));
}
