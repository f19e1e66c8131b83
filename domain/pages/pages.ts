import { eachOf, keysOf } from '../words/keys-of';
import { DASHBOARD_PAGE_NAMES, DASHBOARD_PAGES } from './dashboard-pages';

/** Every page of the storefront (rule 2.1); any other path is the 404 page and answers with HTTP status 404. */
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

/** The pages whose text is the owner's (rule 2.13): there while it is. */
export const OWNER_TEXTS = ['privacy', 'terms'] as const satisfies readonly PageName[];
export type OwnerText = (typeof OWNER_TEXTS)[number];

/** The pages that money is paid on; no other lets the payment provider's scripts in. */
const PAYING: readonly string[] = [PAGES.order, PAGES.orderConfirmation, PAGES.customerDashboard];

/** Whether money is paid on the page at this path. */
export function isPayingPage(path: string): boolean {
  return PAYING.includes(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
}

export const EDITOR_PATH = '/cms';

/** The unsubscribe link, before its token (rule 12.3). Its page works without the storefront. */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

export const PAGE_NAMES = keysOf(PAGES);
/** An order's page: its link ends with the token that opens it (rule 15.6). */
const TRACKED_PATH = new RegExp(`^${PAGES.track}/([^/]+)/?$`);

const byPath = new Map<string, PageName>(PAGE_NAMES.map((name) => [PAGES[name], name]));

/** The page at a URL path, or null; one trailing slash is fine. `texts` are those the owner has written (rule 2.13). */
export function pageAt(path: string, texts: readonly OwnerText[]): PageName | null {
  if (trackedToken(path) !== null) return 'track';
  const name = byPath.get(path.length > 2 && path.endsWith('/') ? path.slice(0, -1) : path);
  if (!name) return null;
  const text = OWNER_TEXTS.find((each) => each === name);
  return text && !texts.includes(text) ? null : name;
}

/** The token of an order's page as its path has it; null for every other path. */
export function trackedToken(path: string): string | null {
  return TRACKED_PATH.exec(path)?.[1] ?? null;
}

/** Whether a page of the storefront is, or could be, at a URL path; one trailing slash forgiven. */
export function isKnownPage(path: string): boolean {
  return pageAt(path, OWNER_TEXTS) !== null;
}

/** An address with its query; what is undefined is left out. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encoded(name)}=${encoded(value)}`],
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** As forms write it: a space is a plus. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

/** The page where anyone with an unpaid order's ID can pay it. */
export function paymentPage(orderId: string): string {
  return withQuery(PAGES.orderConfirmation, { orderId });
}
