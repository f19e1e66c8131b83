import { useSearchParams } from 'react-router-dom';
import { ADMIN_TABS, type AdminTabId } from './admin-tabs';

const PARAM = 'tab';

/** The tab in sight, kept in the address; what another tab kept there (filters, an open dialog) goes with it. */
export function useAdminTab() {
  const [params, setParams] = useSearchParams();
  const tab = ADMIN_TABS.find(({ id }) => id === params.get(PARAM)) ?? ADMIN_TABS[0];
  return {
    tab,
    choose(id: AdminTabId): void {
      setParams(id === ADMIN_TABS[0].id ? {} : { [PARAM]: id });
    },
  };
}
