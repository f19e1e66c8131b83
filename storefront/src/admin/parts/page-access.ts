import type { DashboardPage } from '#domain/pages/dashboard-pages';
import type { Call } from '../../api/person';

interface PageAccess {
  /** The page is open to whoever may make this call (rule 18.2); null opens it to all of the shop's people. */
  call: Call | null;
  /** What else somebody may type to find it among the commands. */
  words: string;
}

export const PAGE_ACCESS: Readonly<Record<DashboardPage, PageAccess>> = {
  adminMoney: { call: 'GET /api/admin/money', words: 'books month' },
  adminFigures: { call: 'GET /api/admin/figures', words: 'weeks chart average' },
  adminStaff: { call: 'GET /api/staff', words: 'people roles invite' },
  adminAudit: { call: 'GET /api/admin/audit', words: 'trail logins' },
  adminSecurity: { call: null, words: 'second factor passkey password sessions' },
};
