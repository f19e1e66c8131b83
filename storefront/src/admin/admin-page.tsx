import { TAB_PARAM } from '#domain/lists/dashboard-address';
import { AdminDashboard } from './admin-dashboard';
import { loadTab } from './admin-tabs';
import { StaffPageGuard } from './owners-page';

/** Loads the code of the tab that a URL's query opens. */
export async function loadOpenTab(query: string): Promise<void> {
  await loadTab(new URLSearchParams(query).get(TAB_PARAM));
}

/** The dashboard. */
export function AdminPage() {
  return (
    <StaffPageGuard page="admin">
      <AdminDashboard />
    </StaffPageGuard>
  );
}
