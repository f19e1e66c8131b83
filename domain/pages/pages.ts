/** Every page of the storefront (rule 2.1); any other path is the 404 page and answers with HTTP status 404. */
export const PAGES = {
  home: '/',
  ourWork: '/our-work',
  order: '/order',
  orderConfirmation: '/order-confirmation',
  adminLogin: '/admin/login',
  admin: '/admin',
  customerLogin: '/customer/login',
  customerDashboard: '/customer/dashboard',
  customerResetPassword: '/customer/reset-password',
} as const;

/** Payload's editor, served by the same process. */
export const EDITOR_PATH = '/cms';

/** The link of each message to many, before its token (rule 12.3); a page of its own, without the storefront. */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

const known = new Set<string>(Object.values(PAGES));

/** Whether a URL path (no query) is a page of the storefront; one trailing slash is forgiven. */
export function isPage(path: string): boolean {
  return known.has(path) || (path.length > 2 && path.endsWith('/') && known.has(path.slice(0, -1)));
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

/** Where an order that is not paid yet can be paid by whoever has its id. */
export function paymentPage(orderId: string): string {
  return withQuery(PAGES.orderConfirmation, { orderId });
}
