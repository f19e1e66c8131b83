import type { LedgerEntryKind } from '../orders/ledger';
import type { BookEntry, Booked } from './books-contract';

export const LEDGER_ENTRY_LABEL = {
  payment: 'Payment',
  refund: 'Refund',
  'taken-back': 'Taken back',
} as const satisfies Record<LedgerEntryKind, string>;

export const BOOKED_LABEL = {
  counted: 'Yes',
  'not-counted': 'No',
  test: 'Test',
  pending: 'Pending',
  failed: 'Failed',
} as const satisfies Record<Booked, string>;

const WHY_NOT = {
  counted: null,
  'not-counted': "Doesn't count toward its order",
  test: 'No money has moved',
  pending: "The provider hasn't said yet",
  failed: 'The provider refused it',
} as const satisfies Record<Booked, string | null>;

/** An entry's note: its reason, or why it doesn't count. Empty without either. */
export function noteOf({ reason, booked }: Pick<BookEntry, 'reason' | 'booked'>): string {
  return reason || (WHY_NOT[booked] ?? '');
}
