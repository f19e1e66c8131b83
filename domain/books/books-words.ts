import type { MovementKind } from '../orders/movements';
import type { BookEntry, Booked } from './books-contract';

export const MOVEMENT_LABEL = {
  payment: 'Payment',
  refund: 'Refund',
  'taken-back': 'Taken back',
} as const satisfies Record<MovementKind, string>;

export const BOOKED_LABEL = {
  counted: 'Yes',
  'not-counted': 'No',
  test: 'Test',
  pending: 'Pending',
  failed: 'Failed',
} as const satisfies Record<Booked, string>;

const WHY_NOT = {
  counted: null,
  'not-counted': 'Does not pay its order',
  test: 'No money has moved',
  pending: 'The provider has not said yet',
  failed: 'The provider refused it',
} as const satisfies Record<Booked, string | null>;

/** What is noted of a movement: its own reason, or why it does not count; empty without either. */
export function noteOf({ reason, booked }: Pick<BookEntry, 'reason' | 'booked'>): string {
  return reason || (WHY_NOT[booked] ?? '');
}
