import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DashboardTab, TAB_PARAM } from '#domain/lists/dashboard-address';

interface AdminTab {
  id: DashboardTab;
  label: string;
  Content: LazyExoticComponent<ComponentType>;
}

/** The dashboard's tabs in order (rule 2.1); each one's code loads when it is first opened. */
export const ADMIN_TABS = [
  {
    id: 'orders',
    label: 'Orders',
    Content: lazy(async () => ({ default: (await import('./orders-tab/orders-tab')).OrdersTab })),
  },
  {
    id: 'customers',
    label: 'Customers',
    Content: lazy(async () => ({ default: (await import('./customers-tab/customers-tab')).CustomersTab })),
  },
  {
    id: 'messages',
    label: 'Messages',
    Content: lazy(async () => ({ default: (await import('./messages-tab/messages-tab')).MessagesTab })),
  },
  {
    id: 'services',
    label: 'Services',
    Content: lazy(async () => ({ default: (await import('./services-tab/services-tab')).ServicesTab })),
  },
  {
    id: 'discounts',
    label: 'Discounts',
    Content: lazy(async () => ({ default: (await import('./discounts-tab/discounts-tab')).DiscountsTab })),
  },
  {
    id: 'laces',
    label: 'Laces',
    Content: lazy(async () => ({ default: (await import('./laces-tab/laces-tab')).LacesTab })),
  },
  {
    id: 'gallery',
    label: 'Gallery',
    Content: lazy(async () => ({ default: (await import('./gallery-tab/gallery-tab')).GalleryTab })),
  },
] as const satisfies readonly AdminTab[];

/** The open tab, kept in the address. Choosing another drops what this one kept there (filters, an open dialog). */
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
