import { formatDollars, roundHalfUp } from '../wire/money';
import { keysOf } from '../words/keys-of';

/** Percentage values are hundredths of a percent (10% is 1000), fixed values are cents (rule 4.1). */
export const DISCOUNT_TYPE_LABEL = {
  percentage: 'Percentage',
  fixed: 'Fixed amount',
} as const;
export type DiscountType = keyof typeof DISCOUNT_TYPE_LABEL;
export const DISCOUNT_TYPES = keysOf(DISCOUNT_TYPE_LABEL);

/** 100% in hundredths of a percent, the maximum (rule 4.1). */
export const FULL_PERCENTAGE = 10_000;

export const DISCOUNT_CODE_MIN = 3;

export interface DiscountRule {
  type: DiscountType;
  value: number;
}

/** Normalizes a code to uppercase for storage and comparison (rule 4.2). */
export function normalizeDiscountCode(code: string): string {
  return code.trim().toUpperCase();
}

/** A discount's amount off a subtotal, in cents, half a cent rounded up (rule 1.3). */
export function discountAmount(subtotal: number, discount: DiscountRule | null): number {
  if (!discount) return 0;
  if (discount.type === 'fixed') return discount.value;
  return roundHalfUp((subtotal * discount.value) / FULL_PERCENTAGE);
}

/** When a code can be used. Moments are ISO 8601. */
interface DiscountPeriod {
  startsAt?: string | null;
  endsAt?: string | null;
}

/** Whether a code has started and hasn't ended (rule 29.1). */
export function isRunning({ startsAt, endsAt }: DiscountPeriod, now: Date): boolean {
  return (!startsAt || new Date(startsAt) <= now) && (!endsAt || now <= new Date(endsAt));
}

/** Whether a code would end before it starts (rule 29.1). */
export function endsFirst({ startsAt, endsAt }: DiscountPeriod): boolean {
  return Boolean(startsAt && endsAt && new Date(endsAt) < new Date(startsAt));
}

/** Whether a subtotal in cents is enough for a code (rule 29.2). */
export function reachesMinimum({ minSubtotal }: { minSubtotal?: number | null }, subtotal: number): boolean {
  return subtotal >= (minSubtotal ?? 0);
}

export function isDiscountType(type: string): type is DiscountType {
  return DISCOUNT_TYPES.some((known) => known === type);
}

/** "10%" or "$5.00", for tables and the 'Discount Applied!' notification; the raw value for an unknown type. */
export function formatDiscountValue({ type, value }: { type: string; value: number }): string {
  if (!isDiscountType(type)) return String(value);
  return type === 'percentage' ? `${value / 100}%` : formatDollars(value);
}
