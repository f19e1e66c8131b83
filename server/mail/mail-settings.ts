import type { Payload } from 'payload';
import type { TrackView } from '#domain/orders/track-contract';
import { type Env, ownerEmail, siteUrl } from '#server/platform/environment/env';
import { createLimits, type Limits } from '#server/platform/limits/limits';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { MailSender } from './templates/letter';

/** What every mail's handler needs to know of the shop. */
export interface MailSettings {
  payload: Payload;
  /** The address that links in mails start with. */
  siteUrl: string;
  /** Where notices to the owner and answers to the shop's mails go, unless the editor's settings name an address. */
  ownerEmail: string;
  /** Counts what goes to strangers; without them nobody is held back. */
  limits?: Limits;
}

/** The settings of this process that mails need. */
export function mailSettings(payload: Payload, settings: Env): MailSettings {
  return {
    payload,
    siteUrl: siteUrl(settings),
    ownerEmail: ownerEmail(settings),
    limits: settings.RATE_LIMITS === 'off' ? undefined : createLimits(payload, 'on'),
  };
}

interface Letterhead {
  sender: MailSender;
  /** Where notices to the owner and answers to the shop's mails go. */
  ownerEmail: string;
}

/** Whose name signs what goes out: the one the owner has set, else that of `MAIL_FROM`. */
export async function signingName(payload: Payload): Promise<string> {
  return (await readShopSettings(payload)).name ?? payload.email.defaultFromName;
}

/** Who signs a mail that goes out now: the shop's name, its site, and the shop settings. */
export async function mailSender({ payload, siteUrl, ownerEmail }: MailSettings): Promise<Letterhead> {
  const shop = await readShopSettings(payload);
  return {
    sender: { shopName: await signingName(payload), siteUrl, shop },
    ownerEmail: shop.ownerEmail ?? ownerEmail,
  };
}

/** What the shop says of itself on an order's page; without an e-mail for customers, letters go where answers to its mails go. */
export async function shopOnOrders(mail: MailSettings): Promise<TrackView['shop']> {
  const { sender, ownerEmail } = await mailSender(mail);
  const { address, openingHours, phone, shopEmail } = sender.shop;
  return { name: sender.shopName, address, openingHours, email: shopEmail ?? ownerEmail, phone };
}
