import type { ComponentType } from 'react';
import { OWNER_TEXTS, type OwnerText, PAGE_NAMES, PAGES, type PageName, pageAt } from '#domain/pages/pages';
import { loadable } from '../first-paint/loadable';

interface SiteParts {
  files: readonly string[];
  load: () => Promise<ComponentType>;
  /** Loads the code that the URL's query needs, so a served page hydrates in one go. */
  prepare?: (query: string) => Promise<void>;
  rest?: string;
  /** When to render it without content, because the content depends on who's signed in. */
  frame?: 'always' | 'signed-out';
}

export interface SitePage extends SiteParts {
  /** Null for URLs without a page. */
  name: PageName | null;
  path: string;
}

const page = (file: string, load: SiteParts['load'], rest?: string): SiteParts => ({
  files: [`src/${file}.tsx`],
  load,
  rest,
});
const frame = (file: string, load: SiteParts['load']): SiteParts => ({
  ...page(file, load),
  frame: 'always',
});
const dashboard = (file: string, load: SiteParts['load']): SiteParts => ({
  files: [`src/admin/${file}.tsx`, 'src/app/dashboard/dashboard-layout.tsx'],
  load,
  frame: 'signed-out',
});
const ownerText = (name: OwnerText): SiteParts =>
  page('app/owner-text-page', async () => {
    const { OwnerTextPage } = await import('./owner-text-page');
    return () => <OwnerTextPage key={name} name={name} />;
  });

// Loads after the first screen of the account.
const OwnOrder = loadable(async () => (await import('../track/own-order')).OwnOrder);

const PARTS: Readonly<Record<PageName, SiteParts>> = {
  home: page('home/home-page', async () => (await import('../home/home-page')).HomePage),
  ourWork: page(
    'our-work/our-work-page',
    async () => (await import('../our-work/our-work-page')).OurWorkPage,
  ),
  order: page('order/order-page', async () => (await import('../order/order-page')).OrderPage),
  customerLogin: page(
    'customer/customer-login-page',
    async () => (await import('../customer/customer-login-page')).CustomerLoginPage,
  ),
  track: page('track/track-page', async () => (await import('../track/track-page')).TrackPage, '/:token?'),
  privacy: ownerText('privacy'),
  terms: ownerText('terms'),
  orderConfirmation: frame(
    'order-confirmation/order-confirmation-page',
    async () => (await import('../order-confirmation/order-confirmation-page')).OrderConfirmationPage,
  ),
  customerDashboard: {
    files: ['src/customer/customer-dashboard-page.tsx', 'src/payment/payment-button.tsx'],
    load: async () => {
      const [{ CustomerDashboardPage }, { PaymentButton }] = await Promise.all([
        import('../customer/customer-dashboard-page'),
        import('../payment/payment-button'),
      ]);
      return () => <CustomerDashboardPage Payment={PaymentButton} Order={OwnOrder} />;
    },
  },
  customerResetPassword: frame(
    'customer/reset-password-page',
    async () => (await import('../customer/reset-password-page')).ResetPasswordPage,
  ),
  customerConfirmEmail: frame(
    'customer/confirm-email-page',
    async () => (await import('../customer/confirm-email-page')).ConfirmEmailPage,
  ),
  adminLogin: page(
    'admin/admin-login-page',
    async () => (await import('../admin/admin-login-page')).AdminLoginPage,
  ),
  admin: {
    ...dashboard('admin-page', async () => (await import('../admin/admin-page')).AdminPage),
    prepare: async (query) => (await import('../admin/admin-page')).loadOpenTab(query),
  },
  adminMoney: dashboard(
    'money/money-page',
    async () => (await import('../admin/money/money-page')).MoneyPage,
  ),
  adminSecurity: dashboard(
    'security/security-page',
    async () => (await import('../admin/security/security-page')).SecurityPage,
  ),
  adminSettings: dashboard(
    'settings/settings-page',
    async () => (await import('../admin/settings/settings-page')).SettingsPage,
  ),
  adminStaff: dashboard(
    'staff/staff-page',
    async () => (await import('../admin/staff/staff-page')).StaffPage,
  ),
  adminAudit: dashboard(
    'audit/audit-page',
    async () => (await import('../admin/audit/audit-page')).AuditPage,
  ),
  adminHealth: dashboard(
    'health/health-page',
    async () => (await import('../admin/health/health-page')).HealthPage,
  ),
  adminInvitation: frame(
    'customer/invitation-page',
    async () => (await import('../customer/invitation-page')).InvitationPage,
  ),
  adminFigures: dashboard(
    'figures/figures-page',
    async () => (await import('../admin/figures/figures-page')).FiguresPage,
  ),
};

export const NOT_FOUND: SitePage = {
  ...page('app/not-found-page', async () => (await import('./not-found-page')).NotFoundPage),
  name: null,
  path: '*',
};

export const SITE_PAGES: readonly SitePage[] = PAGE_NAMES.map((name) => ({
  ...PARTS[name],
  name,
  path: `${PAGES[name]}${PARTS[name].rest ?? ''}`,
}));

/** Returns the page at a path without its query, by the same rules as the server. */
export function sitePageAt(path: string): SitePage {
  const name = pageAt(path, OWNER_TEXTS);
  return SITE_PAGES.find((page) => page.name === name) ?? NOT_FOUND;
}
