import { isByOwner } from '#domain/mail/outbox';
import { findOrder } from '#server/orders/find-order';
import { awaited } from '#server/platform/outbox/enqueue';
import type { OutboxHandler } from '#server/platform/outbox/handle-row';
import type { Order, Outbox } from '../../payload-types';
import { type MailSettings, mailSender } from './mail-settings';
import { sendMail } from './send-mail';
import type { Letter, MailSender } from './templates/letter';
import { type MailedOrder, mailedOrder } from './templates/mailed-order';

type Letterhead = Awaited<ReturnType<typeof mailSender>>;

interface ShopMail {
  to: string;
  /** Where answers go; to the owner unless said. */
  replyTo?: string;
  letter: Letter;
  headers?: Record<string, string>;
}

/** Sends what a handler of the outbox writes on the shop's letterhead, under the row's id; it is done then. */
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

export type RowData = Record<string, string>;

interface OrderMail {
  /** What it says of the order as it is stored, and of what its row holds. */
  letter: (order: MailedOrder, sender: MailSender, stored: Order, data: RowData) => Letter;
  /**
   * Whether what it says still holds when it goes out; otherwise it is dropped. 'later' is for what is queued before it is stored,
   * and waits for that.
   */
  holds?: (stored: Order, data: RowData) => boolean | 'later';
  /** Whether it may be queued before its order is stored, and waits for that. */
  awaitsOrder?: boolean;
}

/** Sends a mail about an order as it is when the mail goes out; answers go to the other side. */
export function orderMailSender(settings: MailSettings) {
  const { payload } = settings;
  const sendShopMail = shopMailSender(settings);
  const send =
    (isToOwner: boolean) =>
    ({ letter, holds = () => true, awaitsOrder = false }: OrderMail): OutboxHandler =>
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
        const [to, replyTo] = isToOwner
          ? [ownerEmail, order.customerEmail]
          : [order.customerEmail, ownerEmail];
        return { to, replyTo, letter: letter(order, sender, stored, data) };
      });
    };
  return { toCustomer: send(false), toOwner: send(true) };
}
