import type { OrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { Facts } from '../../ui/facts';
import * as uiTexts from '../../ui/ui-texts';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './order-dialogs-texts';

type Sums = Pick<OrderView, 'subtotal' | 'discountAmount' | 'shippingCharge' | 'total'> & {
  rushCharge?: number;
  discountCode?: string | null;
  extraTotal?: number;
};

/** An order's prices and their sum. The props are in cents. */
export function OrderSums({ order }: { order: Sums }) {
  const {
    subtotal,
    discountAmount,
    discountCode,
    shippingCharge,
    rushCharge = 0,
    total,
    extraTotal = 0,
  } = order;
  return (
    <section aria-label={texts.amounts}>
      <Facts
        numbers
        facts={[
          [uiTexts.subtotal, formatDollars(subtotal)],
          [
            discountCode ? texts.discountWithCode(discountCode) : uiTexts.discount,
            (discountAmount > 0 || discountCode) && formatDollars(-discountAmount),
          ],
          [texts.shippingCharge, formatDollars(shippingCharge)],
          [sharedTexts.rush, rushCharge > 0 && formatDollars(rushCharge)],
          [uiTexts.total, formatDollars(total)],
          [uiTexts.extraWork, extraTotal > 0 && formatDollars(extraTotal)],
          [uiTexts.withExtraWork, extraTotal > 0 && formatDollars(total + extraTotal)],
        ]}
      />
    </section>
  );
}
