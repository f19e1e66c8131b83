import type { OwnerText } from '#domain/pages/pages';
import { paths } from '../addresses/paths';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './app-texts';

/** The header's links that don't depend on who is signed in (rule 2.2). */
export const SHOP_LINKS = [
  { to: paths.home.href(), label: texts.home },
  { to: paths.ourWork.href(), label: texts.ourWork },
  { to: paths.order.href(), label: texts.orderNow },
] as const;
const LOGIN = { to: paths.customerLogin.href(), label: uiTexts.login } as const;
const MY_ORDERS = { to: paths.customerDashboard.href(), label: texts.myOrders } as const;

/** Shown to people who don't have the link to their order's page (rule 15.6). */
export const FIND_ORDER = { to: paths.track.href(), label: uiTexts.findMyOrder } as const;

interface HeaderLink {
  to: string;
  label: string;
  /** Which session sees it. Missing for a link that everyone sees. */
  seen?: 'signed-in' | 'signed-out';
}

/** The header's links (rule 2.2). The account's is null in a page that's rendered for everyone. */
export function headerLinks(isSignedIn: boolean | null): HeaderLink[] {
  if (isSignedIn === null)
    return [...SHOP_LINKS, { ...LOGIN, seen: 'signed-out' }, { ...MY_ORDERS, seen: 'signed-in' }];
  return [...SHOP_LINKS, isSignedIn ? MY_ORDERS : LOGIN];
}

export const OWNER_TEXT_LINKS = {
  privacy: { to: paths.privacy.href(), label: texts.privacy },
  terms: { to: paths.terms.href(), label: texts.terms },
} as const satisfies Record<OwnerText, { to: string; label: string }>;

/** Returns the footer's links (rule 2.2), with the owner's texts (rule 2.13). */
export const footerLinks = (texts: readonly OwnerText[]) => [
  ...FOOTER_LINKS,
  ...texts.map((name) => OWNER_TEXT_LINKS[name]),
];

const FOOTER_LINKS = [
  { to: paths.home.href(), label: texts.home },
  { to: paths.order.href(), label: uiTexts.orderAService },
  FIND_ORDER,
  { to: paths.admin.href(), label: texts.admin },
] as const;
