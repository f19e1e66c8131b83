import type { Location } from 'react-router-dom';
import type { DashboardTab } from '#domain/lists/dashboard-address';
import { paths } from '../addresses/paths';

/** The URL a tab opens at. */
export const hrefOf = (id: DashboardTab) => paths.admin.href(id === 'orders' ? {} : { tab: id });

export const isFirstViewOf = (id: DashboardTab, { pathname, search, state }: Location) =>
  pathname + search === hrefOf(id) && state === null;
