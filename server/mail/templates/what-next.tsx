import { Text } from 'react-email';
import { glovePlace } from '#domain/orders/order-status';
import { formatReadyEstimate } from '#domain/orders/ready-by';
import type { ShopSettings } from '#domain/shop-settings/shop-settings';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { ShopPlace } from './text-parts';

interface WhatNext {
  order: MailedOrder;
  shop: ShopSettings;
}

/** How the glove gets to the shop, and when it is ready from then on. */
export function WhatNext({ order, shop }: WhatNext) {
  const ready = formatReadyEstimate(order.readyEstimate);
  const place = glovePlace(order.status);
  if (place === 'sent_back')
    return (
      <Text style={mailStyles.text}>
        Your glove is done and on its way back to you. If anything is wrong, just reply to this mail.
      </Text>
    );
  if (place === 'here')
    return (
      <Text style={mailStyles.text}>
        Your glove is here with us already. It will be ready in about {ready}. If anything is wrong, just
        reply to this mail.
      </Text>
    );
  return (
    <>
      {order.deliveryMethod === 'ship' ? (
        <Text style={mailStyles.text}>
          {order.status === 'pending_payment'
            ? 'Once it is paid, we send you shipping instructions.'
            : 'We send you shipping instructions within 24 hours.'}{' '}
          Please keep your glove until you have them.
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
        Your glove will be ready about {ready} after it arrives here. If anything is wrong, just reply to this
        mail.
      </Text>
    </>
  );
}
