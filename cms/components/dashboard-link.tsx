import type { ServerProps } from 'payload';
import { dashboardPlace } from './dashboard-place';

/**
 * The way back from the editor to the same place in the dashboard: a plain link, for the two are applications of their
 * own.
 */
export function DashboardLink({ params }: ServerProps) {
  return (
    <a className="shop-dashboard-link" href={dashboardPlace(params?.segments)}>
      Shop dashboard
    </a>
  );
}
