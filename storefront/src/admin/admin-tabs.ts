import { useSearchParams } from 'react-router-dom';
import { type DashboardTab, TAB_PARAM } from '#domain/lists/dashboard-address';
import { useMay } from '../api/person';
import { type Loadable, loadable } from '../first-paint/loadable';
import * as uiTexts from '../ui/ui-texts';
import * as sharedTexts from './parts/shared-texts';

export interface AdminTab {
  id: DashboardTab;
  call: Parameters<ReturnType<typeof useMay>>[0];
  label: string;
  Content: Loadable;
  Actions?: Loadable;
}

/** The dashboard's tabs in order (rule 2.1). A tab's code loads when it's first opened, or earlier. */
const ADMIN_TABS: readonly [AdminTab, ...AdminTab[]] = [
  {
    id: 'orders',
    call: 'GET /api/orders',
    label: sharedTexts.orders,
    Content: loadable(async () => (await import('./orders-tab/orders-tab')).OrdersTab),
    Actions: loadable(async () => (await import('./orders-tab/order-actions')).OrderActions),
  },
  {
    id: 'customers',
    call: 'GET /api/customers',
    label: sharedTexts.customers,
    Content: loadable(async () => (await import('./customers-tab/customers-tab')).CustomersTab),
  },
  {
    id: 'messages',
    call: 'POST /api/messages/send',
    label: uiTexts.messages,
    Content: loadable(async () => (await import('./messages-tab/messages-tab')).MessagesTab),
  },
  {
    id: 'services',
    call: 'PATCH /api/services/:id',
    label: uiTexts.services,
    Content: loadable(async () => (await import('./services-tab/services-tab')).ServicesTab),
  },
  {
    id: 'discounts',
    call: 'GET /api/discounts',
    label: sharedTexts.discounts,
    Content: loadable(async () => (await import('./discounts-tab/discounts-tab')).DiscountsTab),
  },
  {
    id: 'laces',
    call: 'PATCH /api/lace-colors/:id',
    label: sharedTexts.laces,
    Content: loadable(async () => (await import('./laces-tab/laces-tab')).LacesTab),
  },
  {
    id: 'gallery',
    call: 'POST /api/admin/work-gallery',
    label: sharedTexts.gallery,
    Content: loadable(async () => (await import('./gallery-tab/gallery-tab')).GalleryTab),
  },
];

/** Loads the code of the tab in a URL's query. Also loads the first tab's, which opens if the person may not see the other. */
export async function loadOpenTab(query: string): Promise<void> {
  await Promise.all([loadTab(new URLSearchParams(query).get(TAB_PARAM)), loadTab(null)]);
}

/** Loads a tab's code by its ID in the URL, or the first tab's. */
export async function loadTab(id: string | null): Promise<void> {
  const { Content, Actions } = tabBy(ADMIN_TABS, id);
  await Promise.all([Content.load(), Actions?.load()]);
}

const tabBy = (tabs: readonly AdminTab[], id: string | null) =>
  tabs.find((tab) => tab.id === id) ?? ADMIN_TABS[0];

export function useAdminTabs() {
  const may = useMay();
  return ADMIN_TABS.filter(({ call }) => may(call));
}

/** The open tab, stored in the URL. Choosing another tab drops this tab's parameters (filters, an open dialog). */
export function useAdminTab() {
  const [params, setParams] = useSearchParams();
  const tabs = useAdminTabs();
  const tab = tabBy(tabs, params.get(TAB_PARAM));
  return {
    tabs,
    tab,
    choose(id: DashboardTab): void {
      setParams(id === ADMIN_TABS[0].id ? {} : { [TAB_PARAM]: id });
    },
  };
}
