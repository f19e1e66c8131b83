interface PricedOrder {
  /** All in cents. */
  total: number;
  extraTotal: number;
  amountPaid: number;
}

/** What an order costs and what of it is due, in cents, once extra work of this total is accepted as well. */
export function withProposed(
  { total, extraTotal, amountPaid }: PricedOrder,
  proposed: number,
): { total: number; due: number } {
  const charged = total + extraTotal + proposed;
  return { total: charged, due: Math.max(0, charged - amountPaid) };
}
