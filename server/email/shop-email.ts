import { isByOwner, isToOwner, isTyped } from '#domain/email/outbox';
import { findOrder } from '#server/orders/find-order';
import { changeIf } from '#server/platform/database/change-if';
import { waitOrDrop } from '#server/platform/outbox/enqueue';
import type { OutboxHandler } from '#server/platform/outbox/handle-row';
import { orderMessageId } from '#server/replies/message-ids';
import type { Outbox } from '../../payload-types';
import { type EmailSettings, emailSender } from './email-settings';
import { type EmailAttachment, sendEmail } from './send-email';
import type { EmailContent } from './templates/email-content';
import { emailedOrder } from './templates/emailed-order';
import type { OrderEmail } from './templates/order-email';

type EmailHeader = Awaited<ReturnType<typeof emailSender>>;

interface ShopEmail {
  to: string;
  replyTo?: string;
  content: EmailContent;
  headers?: Record<string, string>;
  attachments?: readonly EmailAttachment[];
  answersGoTo?: string;
}

/** Sends an email in the shop's name. Its outbox row's ID becomes the Message-ID. */
export function shopEmailSender(settings: EmailSettings) {
  return async (
    row: Outbox,
    write: (letterhead: EmailHeader) => ShopEmail | Promise<ShopEmail>,
  ): Promise<'done'> => {
    const { sender, ownerEmail } = await emailSender(settings);
    const { answersGoTo, headers, ...email } = await write({ sender, ownerEmail });
    const { payload, takesReplies } = settings;
    await sendEmail({
      payload,
      sender,
      replyTo: ownerEmail,
      ...email,
      ...(takesReplies ? replyIds(settings, row, answersGoTo) : { id: row.id }),
      // Keeps other robots from answering (RFC 3834).
      headers:
        takesReplies && !isTyped(row.kind) ? { ...headers, 'Auto-Submitted': 'auto-generated' } : headers,
    });
    return 'done';
  };
}

/** Some mail servers replace Message-IDs, so the email also references an ID that names its order (rule 32.1). */
function replyIds({ payload }: EmailSettings, row: Outbox, orderId: string | undefined) {
  if (!orderId) return { id: row.id };
  return {
    id: orderMessageId(payload, row.id, orderId),
    follows: orderMessageId(payload, orderId, orderId),
  };
}

/** Sends an email about an order. A reply goes to the other side. */
export function orderEmailSender(settings: EmailSettings) {
  const { payload } = settings;
  const sendShopEmail = shopEmailSender(settings);
  return ({
    content,
    shouldSend = () => true,
    awaitsOrder = false,
    keeps,
    attachments,
  }: OrderEmail & Pick<ShopEmail, 'attachments'>): OutboxHandler =>
    async (data, row) => {
      const stored = await findOrder(payload, data.orderId ?? '');
      if (!stored) return awaitsOrder ? waitOrDrop(row) : 'drop';
      const decision = shouldSend(stored, data);
      if (decision !== true) return decision === 'later' ? waitOrDrop(row) : 'drop';
      const outcome = await sendShopEmail(row, async ({ sender, ownerEmail }) => {
        const order = await emailedOrder(payload, stored, {
          isByOwner: isByOwner(data),
          siteUrl: sender.siteUrl,
        });
        const addresses = isToOwner(row.kind)
          ? { to: ownerEmail, replyTo: order.customerEmail }
          : { to: order.customerEmail, replyTo: ownerEmail, answersGoTo: stored.id };
        return { ...addresses, content: content(order, sender, stored, data), attachments };
      });
      const kept = keeps?.(stored, data);
      if (kept) await changeIf(payload, 'orders', stored.id, { data: kept });
      return outcome;
    };
}
