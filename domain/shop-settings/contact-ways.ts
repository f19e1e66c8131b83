import { phoneAddress } from '../customers/contact';
import type { ShopContact } from './shop-facts';

/** A way to reach the shop: what it is called, and where it leads. */
export interface ContactWay {
  label: string;
  url: string;
}

/** Phone, e-mail, then the shop's pages elsewhere, as far as its owner has said. */
export function contactWays(contact: ShopContact | null): ContactWay[] {
  if (!contact) return [];
  const { phone, email, links } = contact;
  return [
    ...(phone === null ? [] : [{ label: phone, url: phoneAddress(phone) }]),
    ...(email === null ? [] : [{ label: email, url: `mailto:${email}` }]),
    ...links,
  ];
}
