import type { ReactElement } from 'react';
import type { OutboxHandler } from '#server/outbox/handle-row';
import { type MailSettings, mailSender } from './mail-settings';
import { sendMail } from './send-mail';

type Letterhead = Awaited<ReturnType<typeof mailSender>>;

interface ShopMail {
  to: string;
  /** Where answers go; to the owner unless said. */
  replyTo?: string;
  subject: string;
  body: ReactElement;
  headers?: Record<string, string>;
}

/** Sends what a handler of the outbox writes on the shop's letterhead, under the row's id; it is done then. */
export function shopMailSender(settings: MailSettings) {
  return async (
    row: Parameters<OutboxHandler>[1],
    write: (letterhead: Letterhead) => ShopMail | Promise<ShopMail>,
  ): Promise<'done'> => {
    const letterhead = await mailSender(settings);
    const mail = await write(letterhead);
    await sendMail({
      payload: settings.payload,
      id: row.id,
      ...mail,
      replyTo: mail.replyTo ?? letterhead.ownerEmail,
    });
    return 'done';
  };
}
