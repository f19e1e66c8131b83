import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { OWNER_TEXTS, type PageName } from '#domain/pages/pages';
import { paths } from '../addresses/paths';

export interface SitePage {
  path: string;
  /** The source files that it loads, as the build's manifest names them: what its scripts are found by. */
  files: readonly string[];
  load: () => Promise<ComponentType>;
  /** Answers of the API that its first screen is made from, by their address. */
  reads?: readonly string[];
  /** What of the address its first screen depends on; nothing unless said. */
  keptQuery?: (query: URLSearchParams, reads: Record<string, unknown>) => string;
  /** A page that depends on who asks comes as its frame alone, with this page's title. */
  frame?: PageName;
}

/** Every page by its address; each page's code loads when it is first visited. */
export const SITE_PAGES: readonly SitePage[] = [
  {
    path: paths.home.path,
    files: ['src/home/home-page.tsx'],
    load: async () => (await import('../home/home-page')).HomePage,
    reads: ['/api/services'],
  },
  {
    path: paths.ourWork.path,
    files: ['src/our-work/our-work-page.tsx'],
    load: async () => (await import('../our-work/our-work-page')).OurWorkPage,
    reads: ['/api/work-gallery'],
  },
  {
    path: paths.order.path,
    files: ['src/order/order-page.tsx'],
    load: async () => (await import('../order/order-page')).OrderPage,
    reads: ['/api/services', '/api/lace-colors', '/api/payment-settings'],
    keptQuery: orderQuery,
  },
  {
    path: paths.customerLogin.path,
    files: ['src/customer/customer-login-page.tsx'],
    load: async () => (await import('../customer/customer-login-page')).CustomerLoginPage,
  },
  ...OWNER_TEXTS.map(
    (name): SitePage => ({
      path: paths[name].path,
      files: ['src/app/owner-text-page.tsx'],
      load: async () => {
        const { OwnerTextPage } = await import('./owner-text-page');
        return () => <OwnerTextPage key={name} name={name} />;
      },
      reads: [`/api/texts/${name}`],
    }),
  ),
  {
    path: paths.orderConfirmation.path,
    files: ['src/order-confirmation/order-confirmation-page.tsx'],
    load: async () => (await import('../order-confirmation/order-confirmation-page')).OrderConfirmationPage,
    frame: 'orderConfirmation',
  },
  {
    path: paths.customerDashboard.path,
    files: ['src/customer/customer-dashboard-page.tsx', 'src/payment/payment-button.tsx'],
    load: async () => {
      const [{ CustomerDashboardPage }, { PaymentButton }] = await Promise.all([
        import('../customer/customer-dashboard-page'),
        import('../payment/payment-button'),
      ]);
      return () => <CustomerDashboardPage Payment={PaymentButton} />;
    },
  },
  {
    path: paths.customerResetPassword.path,
    files: ['src/customer/reset-password-page.tsx'],
    load: async () => (await import('../customer/reset-password-page')).ResetPasswordPage,
    frame: 'customerResetPassword',
  },
  {
    path: paths.adminLogin.path,
    files: ['src/admin/admin-login-page.tsx'],
    load: async () => (await import('../admin/admin-login-page')).AdminLoginPage,
  },
  {
    path: paths.admin.path,
    files: ['src/admin/admin-page.tsx'],
    load: async () => (await import('../admin/admin-page')).AdminPage,
    frame: 'admin',
  },
];

/** The wizard comes with its first step, a service of the shop chosen in it, or waiting for a later step. */
function orderQuery(query: URLSearchParams, { '/api/services': services }: Record<string, unknown>): string {
  const step = query.get('step');
  if (step !== null) return ['2', '3', '4'].includes(step) ? '?step=2' : '';
  const service = query.get('service');
  const isOurs = Array.isArray(services) && services.some(({ id }: { id?: unknown }) => id === service);
  return isOurs ? `?service=${service}` : '';
}

/** Shown for every other address. */
export const NOT_FOUND: SitePage = {
  path: '*',
  files: ['src/app/not-found-page.tsx'],
  load: async () => (await import('./not-found-page')).NotFoundPage,
};

/** The page at a path. */
export function pageAt(path: string): SitePage {
  return SITE_PAGES.find((page) => matchPath({ path: page.path, caseSensitive: true }, path)) ?? NOT_FOUND;
}
