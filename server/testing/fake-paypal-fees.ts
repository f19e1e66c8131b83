interface FeeBearing {
  status: string;
  amount: { currency_code: string; value: string };
}

/** Returns PayPal's fee for an amount, in cents: 2.99% plus 49 cents. */
export const feeOf = (cents: number) => Math.round(cents * 0.0299) + 49;

/** Adds PayPal's fee to a capture that has arrived. */
export function withFee<Shown extends FeeBearing>(
  shown: Shown,
): Shown & { seller_receivable_breakdown?: object } {
  if (!['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED'].includes(shown.status)) return shown;
  const { currency_code, value } = shown.amount;
  const gross = Math.round(Number(value) * 100);
  const money = (cents: number) => ({ currency_code, value: (cents / 100).toFixed(2) });
  return {
    ...shown,
    seller_receivable_breakdown: {
      gross_amount: shown.amount,
      paypal_fee: money(feeOf(gross)),
      net_amount: money(gross - feeOf(gross)),
    },
  };
}
