import { TAB_PARAM } from '#domain/lists/dashboard-address';
import { AdminDashboard } from './admin-dashboard';
import { loadTab } from './admin-tabs';
import { StaffPageGuard } from './owners-page';

/** Loads the code of the tab in the URL, which the page shows first. */
export async function loadOpenTab(): Promise<void> {
  if (!import.meta.env.SSR) await loadTab(new URLSearchParams(window.location.search).get(TAB_PARAM));
}

/** The dashboard. */
export function AdminPage() {
  return (
    <StaffPageGuard page="admin">
      <AdminDashboard />
    </StaffPageGuard>
  );
}
