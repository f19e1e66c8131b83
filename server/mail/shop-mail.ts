import { isByOwner, isToOwner } from '#domain/mail/outbox';
import { findOrder } from '#server/orders/find-order';
import { awaited } from '#server/platform/outbox/enqueue';
import type { OutboxHandler } from '#server/platform/outbox/handle-row';
import type { Outbox } from '../../payload-types';
import { type MailSettings, mailSender } from './mail-settings';
import { sendMail } from './send-mail';
import type { Letter } from './templates/letter';
import { mailedOrder } from './templates/mailed-order';
import type { OrderMail } from './templates/order-mail';

type Letterhead = Awaited<ReturnType<typeof mailSender>>;

interface ShopMail {
  to: string;
  replyTo?: string;
  letter: Letter;
  headers?: Record<string, string>;
}

/** Sends an email on the shop's letterhead under its outbox row's ID. */
export function shopMailSender(settings: MailSettings) {
  return async (
    row: Outbox,
    write: (letterhead: Letterhead) => ShopMail | Promise<ShopMail>,
  ): Promise<'done'> => {
    const { sender, ownerEmail } = await mailSender(settings);
    const mail = await write({ sender, ownerEmail });
    await sendMail({ payload: settings.payload, id: row.id, sender, replyTo: ownerEmail, ...mail });
    return 'done';
  };
}

/** Sends emails about an order; replies go to the other side. */
export function orderMailSender(settings: MailSettings) {
  const { payload } = settings;
  const sendShopMail = shopMailSender(settings);
  return ({ letter, holds = () => true, awaitsOrder = false }: OrderMail): OutboxHandler =>
    async (data, row) => {
      const stored = await findOrder(payload, data.orderId ?? '');
      if (!stored) return awaitsOrder ? awaited(row) : 'drop';
      const held = holds(stored, data);
      if (held !== true) return held === 'later' ? awaited(row) : 'drop';
      return sendShopMail(row, async ({ sender, ownerEmail }) => {
        const order = await mailedOrder(payload, stored, {
          isByOwner: isByOwner(data),
          siteUrl: sender.siteUrl,
        });
        const [to, replyTo] = isToOwner(row.kind)
          ? [ownerEmail, order.customerEmail]
          : [order.customerEmail, ownerEmail];
        return { to, replyTo, letter: letter(order, sender, stored, data) };
      });
    };
}
