import type { MailSettings } from './mail-settings';
import type { MailSender } from './templates/mail-layout';

/** Who signs the mails: the name of `MAIL_FROM`, and the shop's site. */
export function mailSender({ payload, siteUrl }: MailSettings): MailSender {
  return { shopName: payload.email.defaultFromName, siteUrl };
}
