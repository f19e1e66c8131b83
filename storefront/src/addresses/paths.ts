import { dashboardAddress } from '#domain/lists/dashboard-address';
import { PAGES, withQuery } from '#domain/pages/pages';

/** Every address of the storefront; no other file spells one. */
export const paths = {
  home: { path: PAGES.home, href: () => PAGES.home },
  services: { href: () => `${PAGES.home}#services` },
  signUp: { href: () => `${PAGES.home}#sign-up` },
  ourWork: { path: PAGES.ourWork, href: () => PAGES.ourWork },
  order: {
    path: PAGES.order,
    href: ({ service }: { service?: string } = {}) => withQuery(PAGES.order, { service }),
  },
  orderConfirmation: {
    path: PAGES.orderConfirmation,
    href: ({ orderId }: { orderId?: string } = {}) => withQuery(PAGES.orderConfirmation, { orderId }),
  },
  adminLogin: { path: PAGES.adminLogin, href: () => PAGES.adminLogin },
  admin: { path: PAGES.admin, href: dashboardAddress },
  adminMoney: {
    path: PAGES.adminMoney,
    href: ({ month }: { month?: string } = {}) => withQuery(PAGES.adminMoney, { month }),
  },
  adminFigures: { path: PAGES.adminFigures, href: () => PAGES.adminFigures },
  customerLogin: { path: PAGES.customerLogin, href: () => PAGES.customerLogin },
  customerDashboard: {
    path: PAGES.customerDashboard,
    href: ({ track }: { track?: string } = {}) => withQuery(PAGES.customerDashboard, { track }),
  },
  track: { path: PAGES.track, href: () => PAGES.track },
  customerResetPassword: {
    path: PAGES.customerResetPassword,
    href: ({ token }: { token?: string } = {}) => withQuery(PAGES.customerResetPassword, { token }),
  },
  customerConfirmEmail: {
    path: PAGES.customerConfirmEmail,
    href: ({ token }: { token?: string } = {}) => withQuery(PAGES.customerConfirmEmail, { token }),
  },
  privacy: { path: PAGES.privacy, href: () => PAGES.privacy },
  terms: { path: PAGES.terms, href: () => PAGES.terms },
} as const;
