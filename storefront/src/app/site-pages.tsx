import { type ComponentType, lazy } from 'react';
import { OWNER_TEXTS, type OwnerText, PAGE_NAMES, PAGES, type PageName, pageAt } from '#domain/pages/pages';

interface SiteParts {
  /** The source files that it loads, as the build's manifest names them: what its scripts are found by. */
  files: readonly string[];
  load: () => Promise<ComponentType>;
  /** What may follow its path, as the router writes it. */
  rest?: string;
  /** A page that depends on who asks comes as its frame alone. */
  isFrame?: true;
}

export interface SitePage extends SiteParts {
  /** Null is the page that there is not. */
  name: PageName | null;
  /** As the router writes it. */
  path: string;
}

// With the account comes only what its first screen shows.
const OwnOrder = lazy(async () => ({ default: (await import('../track/own-order')).OwnOrder }));

/** Every page; each page's code loads when it is first visited. */
const PARTS: Readonly<Record<PageName, SiteParts>> = {
  home: {
    files: ['src/home/home-page.tsx'],
    load: async () => (await import('../home/home-page')).HomePage,
  },
  ourWork: {
    files: ['src/our-work/our-work-page.tsx'],
    load: async () => (await import('../our-work/our-work-page')).OurWorkPage,
  },
  order: {
    files: ['src/order/order-page.tsx'],
    load: async () => (await import('../order/order-page')).OrderPage,
  },
  customerLogin: {
    files: ['src/customer/customer-login-page.tsx'],
    load: async () => (await import('../customer/customer-login-page')).CustomerLoginPage,
  },
  track: {
    files: ['src/track/track-page.tsx'],
    load: async () => (await import('../track/track-page')).TrackPage,
    rest: '/:token?',
  },
  privacy: ownerText('privacy'),
  terms: ownerText('terms'),
  orderConfirmation: {
    files: ['src/order-confirmation/order-confirmation-page.tsx'],
    load: async () => (await import('../order-confirmation/order-confirmation-page')).OrderConfirmationPage,
    isFrame: true,
  },
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
  customerResetPassword: {
    files: ['src/customer/reset-password-page.tsx'],
    load: async () => (await import('../customer/reset-password-page')).ResetPasswordPage,
    isFrame: true,
  },
  customerConfirmEmail: {
    files: ['src/customer/confirm-email-page.tsx'],
    load: async () => (await import('../customer/confirm-email-page')).ConfirmEmailPage,
    isFrame: true,
  },
  adminLogin: {
    files: ['src/admin/admin-login-page.tsx'],
    load: async () => (await import('../admin/admin-login-page')).AdminLoginPage,
  },
  admin: {
    files: ['src/admin/admin-page.tsx'],
    load: async () => (await import('../admin/admin-page')).AdminPage,
    isFrame: true,
  },
  adminMoney: {
    files: ['src/admin/money/money-page.tsx'],
    load: async () => (await import('../admin/money/money-page')).MoneyPage,
    isFrame: true,
  },
  adminSecurity: {
    files: ['src/admin/security/security-page.tsx'],
    load: async () => (await import('../admin/security/security-page')).SecurityPage,
    isFrame: true,
  },
  adminStaff: {
    files: ['src/admin/staff/staff-page.tsx'],
    load: async () => (await import('../admin/staff/staff-page')).StaffPage,
    isFrame: true,
  },
  adminAudit: {
    files: ['src/admin/audit/audit-page.tsx'],
    load: async () => (await import('../admin/audit/audit-page')).AuditPage,
    isFrame: true,
  },
  adminInvitation: {
    files: ['src/customer/invitation-page.tsx'],
    load: async () => (await import('../customer/invitation-page')).InvitationPage,
    isFrame: true,
  },
  adminFigures: {
    files: ['src/admin/figures/figures-page.tsx'],
    load: async () => (await import('../admin/figures/figures-page')).FiguresPage,
    isFrame: true,
  },
};

/** A text of the owner's to read. */
function ownerText(name: OwnerText): SiteParts {
  return {
    files: ['src/app/owner-text-page.tsx'],
    load: async () => {
      const { OwnerTextPage } = await import('./owner-text-page');
      return () => <OwnerTextPage key={name} name={name} />;
    },
  };
}

/** Shown for every other address. */
export const NOT_FOUND: SitePage = {
  name: null,
  path: '*',
  files: ['src/app/not-found-page.tsx'],
  load: async () => (await import('./not-found-page')).NotFoundPage,
};

/** Every page by its address. */
export const SITE_PAGES: readonly SitePage[] = PAGE_NAMES.map((name) => ({
  ...PARTS[name],
  name,
  path: `${PAGES[name]}${PARTS[name].rest ?? ''}`,
}));

/** The page at a path without its query, as the server judges it too. */
export function sitePageAt(path: string): SitePage {
  const name = pageAt(path, OWNER_TEXTS);
  return SITE_PAGES.find((page) => page.name === name) ?? NOT_FOUND;
}
