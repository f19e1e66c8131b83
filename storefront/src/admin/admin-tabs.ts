import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DashboardTab, TAB_PARAM } from '#domain/lists/dashboard-address';
import { useMay } from '../api/person';

interface AdminTab {
  id: DashboardTab;
  /** What somebody must be able to do for the tab to be of use. */
  call: Parameters<ReturnType<typeof useMay>>[0];
  label: string;
  Content: LazyExoticComponent<ComponentType>;
}

/** The dashboard's tabs in order (rule 2.1); each one's code loads when it is first opened. */
const ADMIN_TABS = [
  {
    id: 'orders',
    call: 'GET /api/orders',
    label: 'Orders',
    Content: lazy(async () => ({ default: (await import('./orders-tab/orders-tab')).OrdersTab })),
  },
  {
    id: 'customers',
    call: 'GET /api/customers',
    label: 'Customers',
    Content: lazy(async () => ({ default: (await import('./customers-tab/customers-tab')).CustomersTab })),
  },
  {
    id: 'messages',
    call: 'POST /api/messages/send',
    label: 'Messages',
    Content: lazy(async () => ({ default: (await import('./messages-tab/messages-tab')).MessagesTab })),
  },
  {
    id: 'services',
    call: 'PATCH /api/services/:id',
    label: 'Services',
    Content: lazy(async () => ({ default: (await import('./services-tab/services-tab')).ServicesTab })),
  },
  {
    id: 'discounts',
    call: 'GET /api/discounts',
    label: 'Discounts',
    Content: lazy(async () => ({ default: (await import('./discounts-tab/discounts-tab')).DiscountsTab })),
  },
  {
    id: 'laces',
    call: 'PATCH /api/lace-colors/:id',
    label: 'Laces',
    Content: lazy(async () => ({ default: (await import('./laces-tab/laces-tab')).LacesTab })),
  },
  {
    id: 'gallery',
    call: 'POST /api/admin/work-gallery',
    label: 'Gallery',
    Content: lazy(async () => ({ default: (await import('./gallery-tab/gallery-tab')).GalleryTab })),
  },
] as const satisfies readonly AdminTab[];

/** Those of use to who is signed in. */
export function useAdminTabs() {
  const may = useMay();
  return ADMIN_TABS.filter(({ call }) => may(call));
}

/** The open tab, kept in the address. Choosing another drops what this one kept there (filters, an open dialog). */
export function useAdminTab() {
  const [params, setParams] = useSearchParams();
  const tabs = useAdminTabs();
  const tab = tabs.find(({ id }) => id === params.get(TAB_PARAM)) ?? ADMIN_TABS[0];
  return {
    tabs,
    tab,
    choose(id: DashboardTab): void {
      setParams(id === ADMIN_TABS[0].id ? {} : { [TAB_PARAM]: id });
    },
  };
}
