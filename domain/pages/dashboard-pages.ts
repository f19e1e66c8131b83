import { keysOf } from '../words/keys-of';

/** The dashboard's pages besides its tabs (rule 10.6). Public pages also load this table, so keep it small. */
export const DASHBOARD_PAGES = {
  adminMoney: { path: '/admin/money', title: 'Money' },
  adminFigures: { path: '/admin/figures', title: 'Figures' },
  adminSettings: { path: '/admin/settings', title: 'Shop Settings' },
  adminStaff: { path: '/admin/staff', title: 'Staff' },
  adminAudit: { path: '/admin/audit', title: 'Audit' },
  adminHealth: { path: '/admin/health', title: 'Health' },
  adminSecurity: { path: '/admin/security', title: 'Security' },
} as const;
export type DashboardPage = keyof typeof DASHBOARD_PAGES;
export const DASHBOARD_PAGE_NAMES = keysOf(DASHBOARD_PAGES);
