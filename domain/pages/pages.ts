import { eachOf, keysOf } from '../words/keys-of';
import { DASHBOARD_PAGE_NAMES, DASHBOARD_PAGES } from './dashboard-pages';

/** Every page of the storefront (rule 2.1). Any other path is the 404 page, with status 404. */
export const PAGES = {
  home: '/',
  ourWork: '/our-work',
  order: '/order',
  orderConfirmation: '/order-confirmation',
  adminLogin: '/admin/login',
  admin: '/admin',
  ...eachOf(DASHBOARD_PAGE_NAMES, (name) => DASHBOARD_PAGES[name].path),
  adminInvitation: '/admin/invitation',
  customerLogin: '/customer/login',
  customerDashboard: '/customer/dashboard',
  customerResetPassword: '/customer/reset-password',
  track: '/track',
  customerConfirmEmail: '/customer/confirm-email',
  privacy: '/privacy',
  terms: '/terms',
} as const;
export type PageName = keyof typeof PAGES;

/** Pages with the owner's text (rule 2.13). They exist once it's written. */
export const OWNER_TEXTS = ['privacy', 'terms'] as const satisfies readonly PageName[];
export type OwnerText = (typeof OWNER_TEXTS)[number];

/** Pages that take payments. Only these allow the payment provider's scripts. */
const PAYING: readonly string[] = [PAGES.order, PAGES.orderConfirmation, PAGES.customerDashboard];

export function isPayingPage(path: string): boolean {
  return PAYING.includes(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
}

export const EDITOR_PATH = '/cms';

/** The unsubscribe link, without its token (rule 12.3). Its page works without the storefront's scripts. */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

export const PAGE_NAMES = keysOf(PAGES);
/** An order's page, with its token (rule 15.6). */
const TRACKED_PATH = new RegExp(`^${PAGES.track}/([^/]+)/?$`);

const byPath = new Map<string, PageName>(PAGE_NAMES.map((name) => [PAGES[name], name]));

/** The page at a URL path, or null. A trailing slash is fine. `texts` are those the owner has written (rule 2.13). */
export function pageAt(path: string, texts: readonly OwnerText[]): PageName | null {
  if (trackedToken(path) !== null) return 'track';
  const name = byPath.get(path.length > 2 && path.endsWith('/') ? path.slice(0, -1) : path);
  if (!name) return null;
  const text = OWNER_TEXTS.find((each) => each === name);
  return text && !texts.includes(text) ? null : name;
}

export function isDashboard(path: string): boolean {
  const name = pageAt(path, []);
  return name === 'admin' || DASHBOARD_PAGE_NAMES.some((each) => each === name);
}

/** The token in the path of an order's page, or null. */
export function trackedToken(path: string): string | null {
  return TRACKED_PATH.exec(path)?.[1] ?? null;
}

/** Whether a page exists at a URL path, or could once its text is written. A trailing slash is fine. */
export function isKnownPage(path: string): boolean {
  return pageAt(path, OWNER_TEXTS) !== null;
}

/** A path with its query, without undefined parameters. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encoded(name)}=${encoded(value)}`],
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** Encodes a space as a plus, like forms do. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

/** The page where anyone with an unpaid order's ID can pay it. */
export function paymentPage(orderId: string): string {
  return withQuery(PAGES.orderConfirmation, { orderId });
}
