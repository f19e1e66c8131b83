import type { DashboardPage } from '#domain/pages/dashboard-pages';
import type { Call } from '../../api/person';
import * as texts from './shared-texts';

interface PageAccess {
  /** The page is open to whoever may make this call (rule 18.2); null opens it to all of the shop's people. */
  call: Call | null;
  /** What else somebody may type to find it among the commands. */
  words: string;
}

export const PAGE_ACCESS: Readonly<Record<DashboardPage, PageAccess>> = {
  adminMoney: { call: 'GET /api/admin/money', words: texts.moneyWords },
  adminFigures: { call: 'GET /api/admin/figures', words: texts.figuresWords },
  adminStaff: { call: 'GET /api/staff', words: texts.staffWords },
  adminAudit: { call: 'GET /api/admin/audit', words: texts.auditWords },
  adminSecurity: { call: null, words: texts.securityWords },
};
