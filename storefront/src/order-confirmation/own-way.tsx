import { Clock, Package, PackageOpen, Store } from 'lucide-react';
import styled from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import { packingSteps } from '#domain/orders/packing-steps';
import { formatReadyEstimate } from '#domain/orders/ready-by';
import { formatDollars } from '#domain/wire/money';
import { useShopFacts } from '../api/shop-facts';
import type { PaidOrder } from '../payment/paid-order';
import { Lines } from '../ui/lines';
import { Way } from './way';
import { Ways } from './ways';

const Paid = styled.p`
  font-variant-numeric: tabular-nums;
`;

/** What comes next for the order that was paid in this tab: its own way to the shop, and when it is ready. */
export function OwnWay({ orderId, paid }: { orderId: string; paid: PaidOrder }) {
  const { deliveryMethod, estimate, total } = paid;
  const number = orderNumber(orderId);
  const shop = useShopFacts();
  return (
    <>
      <Paid>Your payment of {formatDollars(total)} has arrived. Nothing is left to pay.</Paid>
      <Ways>
        {deliveryMethod === 'ship' ? (
          <>
            <Way
              name="Ship your glove"
              Icon={Package}
              steps={[
                'You get shipping instructions by e-mail within up to 24 hours.',
                `Write the order number ${number} on the parcel and mail it to us.`,
                'We write to you when it is here.',
              ]}
            />
            <Way name="How to pack it" Icon={PackageOpen} steps={packingSteps(shop.packingSteps, number)} />
          </>
        ) : (
          <>
            <Way name="Bring your glove" Icon={Store}>
              <Lines>{shop.address}</Lines>
              <p>Tell us the order number {number} at the counter.</p>
            </Way>
            <Way name="When we are open" Icon={Clock}>
              <Lines>{shop.openingHours}</Lines>
            </Way>
          </>
        )}
      </Ways>
      <p>Your glove is ready about {formatReadyEstimate(estimate)} after it arrives.</p>
    </>
  );
}
