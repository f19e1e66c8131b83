import { keysOf } from '../words/keys-of';
import { entryOf } from '../words/label-of';

/** 'test' is the payment simulator, which moves no money. */
export const PAID_HOW_LABEL = {
  paypal: 'PayPal',
  test: 'Test payment',
  cash: 'Cash',
  card: 'Card',
  check: 'Check',
  other: 'Other',
} as const;
export type PaidHow = keyof typeof PAID_HOW_LABEL;
export const PAID_HOW = keysOf(PAID_HOW_LABEL);

/** Methods the owner can record. Online payments are recorded automatically. */
export const RECORDED_HOW = ['cash', 'card', 'check', 'other'] as const satisfies readonly PaidHow[];
export type RecordedHow = (typeof RECORDED_HOW)[number];

/** Names within a sentence. 'other' has none. */
const HOW_SUFFIX = { cash: 'cash', card: 'card', check: 'check' } as const satisfies Partial<
  Record<PaidHow, string>
>;

/** The payment method after an amount: ', cash', or nothing. */
export function howSuffix(how: PaidHow): string {
  const suffix = entryOf(HOW_SUFFIX, how);
  return suffix ? `, ${suffix}` : '';
}

const WENT_BACK = {
  paypal: ' to your PayPal account',
  cash: ' in cash',
  card: ' to your card',
  check: ' by check',
} as const satisfies Partial<Record<PaidHow, string>>;

/** The refund method after an amount, for customers: ' in cash', or nothing. */
export function refundedHowSuffix(how: string): string {
  return entryOf(WENT_BACK, how) ?? '';
}
