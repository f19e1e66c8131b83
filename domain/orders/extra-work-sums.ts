interface PricedOrder {
  /** All in cents. */
  total: number;
  extraTotal: number;
  amountPaid: number;
}

/** An order's total and amount due, in cents, if extra work of this total were accepted. */
export function withProposed(
  { total, extraTotal, amountPaid }: PricedOrder,
  proposed: number,
): { total: number; due: number } {
  const charged = total + extraTotal + proposed;
  return { total: charged, due: Math.max(0, charged - amountPaid) };
}
