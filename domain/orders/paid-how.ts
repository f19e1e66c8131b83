import { entryOf } from '../words/label-of';

/** How money changes hands; 'test' is the payment simulator's, of which none has moved. */
export const PAID_HOW = ['paypal', 'test', 'cash', 'card', 'check', 'other'] as const;
export type PaidHow = (typeof PAID_HOW)[number];

export const PAID_HOW_LABEL = {
  paypal: 'PayPal',
  test: 'Test payment',
  cash: 'Cash',
  card: 'Card',
  check: 'Check',
  other: 'Other',
} as const satisfies Record<PaidHow, string>;

/** How money changes hands that the owner writes down; what is paid online writes itself. */
export const RECORDED_HOW = ['cash', 'card', 'check', 'other'] as const satisfies readonly PaidHow[];
export type RecordedHow = (typeof RECORDED_HOW)[number];

/** The same within a sentence; none where it says nothing. */
const HOW_SUFFIX = { cash: 'cash', card: 'card', check: 'check' } as const satisfies Partial<
  Record<PaidHow, string>
>;

/** How money was paid or refunded, to follow its amount: ', cash', or nothing. */
export function howSuffix(how: PaidHow): string {
  const said = entryOf(HOW_SUFFIX, how);
  return said ? `, ${said}` : '';
}

const WENT_BACK = {
  paypal: ' to your PayPal account',
  cash: ' in cash',
  card: ' to your card',
  check: ' by check',
} as const satisfies Partial<Record<PaidHow, string>>;

/** How money was refunded, for the customer, to follow the amount: ' in cash', or nothing. */
export function refundedHowSuffix(how: string): string {
  return entryOf(WENT_BACK, how) ?? '';
}
