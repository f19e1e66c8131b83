import type { DashboardPage } from '#domain/pages/dashboard-pages';
import type { Call } from '../../api/person';
import * as texts from './shared-texts';

interface PageAccess {
  /** A role that can make this call can open the page (rule 18.2). Null means that everyone on the staff can. */
  call: Call | null;
  keywords: string;
}

export const PAGE_ACCESS: Readonly<Record<DashboardPage, PageAccess>> = {
  adminMoney: { call: 'GET /api/admin/money', keywords: texts.moneyWords },
  adminFigures: { call: 'GET /api/admin/figures', keywords: texts.figuresWords },
  adminSettings: { call: 'GET /api/admin/shop-settings', keywords: texts.settingsWords },
  adminStaff: { call: 'GET /api/staff', keywords: texts.staffWords },
  adminAudit: { call: 'GET /api/admin/audit', keywords: texts.auditWords },
  adminHealth: { call: 'GET /api/admin/health', keywords: texts.healthWords },
  adminSecurity: { call: null, keywords: texts.securityWords },
};
