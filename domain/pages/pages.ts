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
