import { Text } from 'react-email';
import { formatReadyEstimate } from '#domain/ready-by';
import type { ShopSettings } from '#domain/shop-settings';
import type { MailedOrder } from '../mailed-order';
import { mailStyles } from './mail-layout';
import { ShopPlace } from './shop-place';

interface WhatNext {
  order: MailedOrder;
  shop: ShopSettings;
}

/** How the glove gets to the shop, and when it is ready from then on. */
export function WhatNext({ order: { deliveryMethod, readyEstimate }, shop }: WhatNext) {
  return (
    <>
      {deliveryMethod === 'ship' ? (
        <Text style={mailStyles.text}>
          We send you shipping instructions within 24 hours. Please keep your glove until you have them.
        </Text>
      ) : (
        <>
          <Text style={mailStyles.text}>
            Bring your glove by and tell us the order number; we take it from there.
          </Text>
          <ShopPlace shop={shop} />
        </>
      )}
      <Text style={mailStyles.text}>
        Your glove will be ready about {formatReadyEstimate(readyEstimate)} after it arrives here. If anything
        is wrong, just reply to this mail.
      </Text>
    </>
  );
}
