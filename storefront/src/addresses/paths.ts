import { dashboardAddress } from '#domain/lists/dashboard-address';
import { DASHBOARD_PAGE_NAMES } from '#domain/pages/dashboard-pages';
import { PAGES, withQuery } from '#domain/pages/pages';
import { eachOf } from '#domain/words/keys-of';

/** A page's path, with a function that adds these query parameters. */
const page = <Name extends string = never>(path: string) => ({
  path,
  href: (query: Partial<Record<Name, string>> = {}) => withQuery(path, query),
});

/** Every URL of the storefront. No other file spells one out. */
export const paths = {
  home: page(PAGES.home),
  services: page(`${PAGES.home}#services`),
  signUp: page(`${PAGES.home}#sign-up`),
  ourWork: page(PAGES.ourWork),
  order: page<'service'>(PAGES.order),
  orderConfirmation: page<'orderId'>(PAGES.orderConfirmation),
  adminLogin: {
    path: PAGES.adminLogin,
    href: (query: { as?: 'staff'; redirect?: string } = {}) => withQuery(PAGES.adminLogin, query),
  },
  admin: { path: PAGES.admin, href: dashboardAddress },
  ...eachOf(DASHBOARD_PAGE_NAMES, (name) => page(PAGES[name])),
  adminSettings: page<'group' | 'email'>(PAGES.adminSettings),
  adminMoney: page<'month'>(PAGES.adminMoney),
  adminInvitation: page<'token'>(PAGES.adminInvitation),
  customerLogin: page(PAGES.customerLogin),
  customerDashboard: page<'track'>(PAGES.customerDashboard),
  track: page(PAGES.track),
  customerResetPassword: page<'token'>(PAGES.customerResetPassword),
  customerConfirmEmail: page<'token'>(PAGES.customerConfirmEmail),
  privacy: page(PAGES.privacy),
  terms: page(PAGES.terms),
} as const;
