import { orderNumber } from '#domain/orders/order-number';
import { serviceName } from '#domain/shipments/service-names';
import { formatDollars } from '#domain/wire/money';
import { DIRECTION_WORDS } from '#server/shipments/offer-rates';
import type { Shipment } from '../../../payload-types';
import { dashboardButton, type EmailContent, type EmailSender, muted, text } from './email-content';

type FoundLabel = Pick<
  Shipment,
  'orderId' | 'direction' | 'carrier' | 'service' | 'amount' | 'trackingNumber'
>;

/** Emails the owner about a label that was bought while the shop couldn't record it. */
export function labelFound(label: FoundLabel, sender: EmailSender): EmailContent {
  const number = orderNumber(label.orderId);
  const { carrier, service, amount, trackingNumber, direction } = label;
  return {
    subject: `Label found for order ${number}`,
    preview: `A label for order ${number} was bought but not recorded.`,
    heading: 'Label found',
    parts: [
      text`A label ${DIRECTION_WORDS[direction]} for order ${number} was bought, but the shop was interrupted before it could
        record it. It's recorded now:`,
      text`${serviceName({ carrier: carrier ?? '', service: service ?? '' })}, ${formatDollars(amount ?? 0)}, tracking number ${trackingNumber ?? ''}`,
      muted`If you don't need it, open the order and void it.`,
      dashboardButton('Open this order', sender, { order: label.orderId }),
    ],
  };
}
