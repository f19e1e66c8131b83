import { AdminDashboard } from './admin-dashboard';
import { OwnersPage } from './owners-page';

/** The dashboard. */
export function AdminPage() {
  return (
    <OwnersPage page="admin">
      <AdminDashboard />
    </OwnersPage>
  );
}
