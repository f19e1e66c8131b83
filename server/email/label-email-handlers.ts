import { orderNumber } from '#domain/orders/order-number';
import { findOne } from '#server/platform/database/find';
import type { HandlerTable } from '#server/platform/outbox/handle-row';
import { attachableLabel } from '#server/shipments/inbound-label';
import type { EmailSettings } from './email-settings';
import { orderEmailSender, shopEmailSender } from './shop-email';
import { labelFound } from './templates/label-emails';
import { shippingInstructions } from './templates/order-emails';

/** Handles emails with or about labels (rules 27.3 and 27.6). */
export function labelEmailHandlers(settings: EmailSettings) {
  const { payload, shipping } = settings;
  const send = shopEmailSender(settings);
  const sendOnOrder = orderEmailSender(settings);
  return {
    'mail:shipping-instructions': async (data, row) => {
      const label = shipping ? await attachableLabel(shipping, data.orderId ?? '', row.createdAt) : null;
      const number = orderNumber(data.orderId ?? '');
      return sendOnOrder({
        content: (order, sender) =>
          shippingInstructions(order, sender, label && { hasQr: Boolean(label.qr) }),
        shouldSend: ({ deliveryMethod }) => deliveryMethod === 'ship',
        attachments: label
          ? [
              { filename: `label-${number}.pdf`, contentType: 'application/pdf', content: label.pdf },
              ...(label.qr
                ? [{ filename: `qr-code-${number}.png`, contentType: 'image/png', content: label.qr }]
                : []),
            ]
          : [],
      })(data, row);
    },

    'mail:label-found': async ({ shipmentId = '' }, row) => {
      const shipment = await findOne(payload, 'shipments', { id: { equals: shipmentId } });
      if (!shipment) return 'drop';
      // The job records the label right after it queues this email.
      if (shipment.state === 'offered' || shipment.state === 'buying') return 'later';
      return send(row, ({ sender, ownerEmail }) => ({
        to: ownerEmail,
        content: labelFound(shipment, sender),
      }));
    },
  } satisfies Partial<HandlerTable>;
}
