export const CURRENCY = 'USD';

/** Formats cents: 6500 is "$65.00", -500 is "−$5.00" (rule 1.2). */
export function formatDollars(cents: number): string {
  const [dollars = '', rest] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '−' : ''}$${grouped(dollars)}.${rest}`;
}

/** Formats a count: 10000 is "10,000". */
export const formatCount = (count: number): string => grouped(String(count));

// Intl's first use is slow in browsers, and takes a server 8 MB.
const grouped = (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** Parses a typed dollar amount ("65", "65.5") into cents. Null if it isn't 0 or more. */
export function dollarsToCents(input: string): number | null {
  const amount = Number(input.trim());
  if (input.trim() === '' || !Number.isFinite(amount) || amount < 0) return null;
  return roundHalfUp(amount * 100);
}

/** Cents as dollars with two decimals, for form fields and the payment provider: "65.00". */
export function centsToDecimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Rounds to a whole cent, half a cent up (rule 1.3). Cuts to 6 decimals first, because 1.005 * 100 is 100.49999999999999. */
export function roundHalfUp(cents: number): number {
  return Math.round(Number(cents.toFixed(6)));
}
