import { Package, Store } from 'lucide-react';
import { formatDays, RESTOCK_DAYS } from '#domain/orders/ready-by';
import { useShopFacts } from '../api/shop-facts';
import { Lines } from '../ui/lines';
import { Way } from './way';
import { Ways } from './ways';

/** What comes next when only the order's id is known: both ways to the shop. */
export function EitherWay() {
  const shop = useShopFacts();
  return (
    <>
      <Ways>
        <Way
          name="If you ship your glove"
          Icon={Package}
          steps={[
            'You get shipping instructions by e-mail within up to 24 hours.',
            'Pack your glove well and mail it to us.',
            'We start when it arrives.',
          ]}
        />
        <Way
          name="If you drop it off"
          Icon={Store}
          steps={[
            'Bring your glove to the shop.',
            'Tell us your order number.',
            'We start once it is on the bench.',
          ]}
        >
          <Lines>{shop.address}</Lines>
          <Lines>{shop.openingHours}</Lines>
        </Way>
      </Ways>
      <p>
        Your glove is ready about {formatDays(shop.turnaroundDays)} after it arrives. A lace color that is low
        in stock adds {RESTOCK_DAYS.min} to {RESTOCK_DAYS.max} days.
      </p>
    </>
  );
}
