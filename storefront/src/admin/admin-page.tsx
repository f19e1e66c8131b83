import { AdminDashboard } from './admin-dashboard';
import { StaffPageGuard } from './owners-page';

/** The dashboard. */
export function AdminPage() {
  return (
    <StaffPageGuard page="admin">
      <AdminDashboard />
    </StaffPageGuard>
  );
}
