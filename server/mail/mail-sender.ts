import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { MailSettings } from './mail-settings';
import type { MailSender } from './templates/mail-layout';

interface Letterhead {
  sender: MailSender;
  /** Where notices to the owner and answers to the shop's mails go. */
  ownerEmail: string;
}

/** Who signs a mail that goes out now: the name of `MAIL_FROM`, the shop's site, and what the owner has settled. */
export async function mailSender({ payload, siteUrl, ownerEmail }: MailSettings): Promise<Letterhead> {
  const shop = await readShopSettings(payload);
  return {
    sender: { shopName: payload.email.defaultFromName, siteUrl, shop },
    ownerEmail: shop.ownerEmail ?? ownerEmail,
  };
}
