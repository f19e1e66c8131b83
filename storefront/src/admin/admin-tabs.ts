import { type ComponentType, lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DashboardTab, TAB_PARAM } from '#domain/lists/dashboard-address';
import { useMay } from '../api/person';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './admin-texts';
import * as sharedTexts from './parts/shared-texts';

// Each tab's code loads when it's first opened.
const Orders = lazy(async () => ({ default: (await import('./orders-tab/orders-tab')).OrdersTab }));
const Customers = lazy(async () => ({
  default: (await import('./customers-tab/customers-tab')).CustomersTab,
}));
const Messages = lazy(async () => ({ default: (await import('./messages-tab/messages-tab')).MessagesTab }));
const Services = lazy(async () => ({ default: (await import('./services-tab/services-tab')).ServicesTab }));
const Discounts = lazy(async () => ({
  default: (await import('./discounts-tab/discounts-tab')).DiscountsTab,
}));
const Laces = lazy(async () => ({ default: (await import('./laces-tab/laces-tab')).LacesTab }));
const Gallery = lazy(async () => ({ default: (await import('./gallery-tab/gallery-tab')).GalleryTab }));

interface AdminTab {
  id: DashboardTab;
  call: Parameters<ReturnType<typeof useMay>>[0];
  label: string;
  Content: ComponentType;
}

/** The dashboard's tabs in order (rule 2.1). */
const ADMIN_TABS = [
  { id: 'orders', call: 'GET /api/orders', label: sharedTexts.orders, Content: Orders },
  { id: 'customers', call: 'GET /api/customers', label: sharedTexts.customers, Content: Customers },
  { id: 'messages', call: 'POST /api/messages/send', label: uiTexts.messages, Content: Messages },
  { id: 'services', call: 'PATCH /api/services/:id', label: uiTexts.services, Content: Services },
  { id: 'discounts', call: 'GET /api/discounts', label: sharedTexts.discounts, Content: Discounts },
  { id: 'laces', call: 'PATCH /api/lace-colors/:id', label: sharedTexts.laces, Content: Laces },
  { id: 'gallery', call: 'POST /api/admin/work-gallery', label: texts.gallery, Content: Gallery },
] as const satisfies readonly AdminTab[];

/** Returns the tabs the signed-in role can use. */
export function useAdminTabs() {
  const may = useMay();
  return ADMIN_TABS.filter(({ call }) => may(call));
}

/** The open tab, stored in the URL. Choosing another drops this one's parameters (filters, an open dialog). */
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
