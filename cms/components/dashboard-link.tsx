import { PAGES } from '#domain/pages';

/** The way back from the editor to the dashboard: a plain link, for the two are applications of their own. */
export function DashboardLink() {
  return (
    <a className="shop-dashboard-link" href={PAGES.admin}>
      Shop dashboard
    </a>
  );
}
