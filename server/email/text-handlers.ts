import type { TextKind } from '#domain/texts/text';
import { findOrder } from '#server/orders/find-order';
import { waitOrDrop } from '#server/platform/outbox/enqueue';
import type { HandlerTable, OutboxHandler } from '#server/platform/outbox/handle-row';
import { findNumber, problemKey } from '#server/texts/numbers';
import { findLost, sendText } from '#server/texts/send-text';
import { type EmailSettings, signingName } from './email-settings';
import { orderEmailSender } from './shop-email';
import { EXTRA_WORK_EMAILS } from './templates/extra-work-emails';
import type { OrderEmail } from './templates/order-email';
import { isPickedUp, STATUS_EMAILS } from './templates/status-emails';
import { textsDontArrive } from './templates/text-emails';

/** A text goes out only if the email with the same news would (rules 34.7 and 34.10). */
export function textHandlers(settings: EmailSettings) {
  const { payload, siteUrl, texts } = settings;
  const sendOnOrder = orderEmailSender(settings)({
    content: (order, sender, _stored, { problem = '' }) => textsDontArrive(order, sender, problem),
  });
  const texting = texts ? { payload, siteUrl, texts } : null;
  const handler =
    (kind: TextKind, { shouldSend = () => true }: OrderEmail): OutboxHandler =>
    async (data, row) => {
      if (!texting) return 'drop';
      const lost = await findLost(texting, row.id);
      if (lost) return lost;
      const order = await findOrder(payload, data.orderId ?? '');
      const decision = order ? shouldSend(order, data) : 'later';
      if (!order || decision === 'later') return waitOrDrop(row);
      if (!decision) return 'drop';
      const words = { shopName: await signingName(payload), isPickedUp: isPickedUp(order) };
      return sendText(texting, { id: row.id, kind, order, ...words });
    };
  return {
    'text:received': handler('received', STATUS_EMAILS['mail:status-received']),
    'text:shipped': handler('shipped', STATUS_EMAILS['mail:status-shipped']),
    'text:extra-work': handler('extra-work', EXTRA_WORK_EMAILS['mail:extra-work']),

    'mail:text-problem': async (data, row) => {
      const order = await findOrder(payload, data.orderId ?? '');
      const number = order?.textNumber ? await findNumber(payload, order.textNumber) : null;
      if (!number || number.stoppedAt || row.key !== problemKey(number)) return 'drop';
      // The problem is stored right after this email is queued.
      return number.problem ? sendOnOrder(data, row) : waitOrDrop(row);
    },
  } satisfies Partial<HandlerTable>;
}
