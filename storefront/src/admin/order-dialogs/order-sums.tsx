import type { OrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { Facts } from '../../ui/facts';

type Sums = Pick<OrderView, 'subtotal' | 'discountAmount' | 'shippingCharge' | 'total'> & {
  discountCode?: string | null;
  /** The price of the accepted extra work. */
  extraTotal?: number;
};

/** An order's prices and their sum, from cents. */
export function OrderSums({ order }: { order: Sums }) {
  const { subtotal, discountAmount, discountCode, shippingCharge, total, extraTotal = 0 } = order;
  return (
    <section aria-label="Amounts">
      <Facts
        numbers
        facts={[
          ['Subtotal', formatDollars(subtotal)],
          [
            discountCode ? `Discount (${discountCode})` : 'Discount',
            (discountAmount > 0 || discountCode) &&
              `${discountAmount > 0 ? '−' : ''}${formatDollars(discountAmount)}`,
          ],
          ['Shipping charge', formatDollars(shippingCharge)],
          ['Total', formatDollars(total)],
          ['Extra work', extraTotal > 0 && formatDollars(extraTotal)],
          ['With extra work', extraTotal > 0 && formatDollars(total + extraTotal)],
        ]}
      />
    </section>
  );
}
