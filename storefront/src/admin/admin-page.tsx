import { AdminDashboard } from './admin-dashboard';
import { StaffPageGuard } from './owners-page';

export { loadOpenTab } from './admin-tabs';

export function AdminPage() {
  return (
    <StaffPageGuard page="admin">
      <AdminDashboard />
    </StaffPageGuard>
  );
}
