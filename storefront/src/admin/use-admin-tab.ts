import { useSearchParams } from 'react-router-dom';
import { type DashboardTab, TAB_PARAM } from '#domain/lists/dashboard-address';
import { ADMIN_TABS } from './admin-tabs';

/** The tab in sight, kept in the address; what another tab kept there (filters, an open dialog) goes with it. */
export function useAdminTab() {
  const [params, setParams] = useSearchParams();
  const tab = ADMIN_TABS.find(({ id }) => id === params.get(TAB_PARAM)) ?? ADMIN_TABS[0];
  return {
    tab,
    choose(id: DashboardTab): void {
      setParams(id === ADMIN_TABS[0].id ? {} : { [TAB_PARAM]: id });
    },
  };
}
