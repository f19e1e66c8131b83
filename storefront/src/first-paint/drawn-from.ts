import { type DashboardTab, TAB_PARAM } from '#domain/lists/dashboard-address';
import { editorPlace } from '#domain/pages/editor-address';
import { EDITOR_PATH, OWNER_TEXTS, type PageName, withQuery } from '#domain/pages/pages';
import { keysOf } from '#domain/words/keys-of';

/** What the server renders a page's first screen from. This isn't in the pages' modules, because browsers don't need it. */
interface DrawnFrom {
  reads?: readonly string[];
  keptQuery?: (query: URLSearchParams, reads: Record<string, unknown>) => string;
}

/** A page that isn't listed needs only the shop's facts. */
export const DRAWN_FROM: Readonly<Partial<Record<PageName, DrawnFrom>>> = {
  home: { reads: ['/api/services', '/api/reviews'] },
  ourWork: { reads: ['/api/work-gallery'] },
  order: { reads: ['/api/services', '/api/lace-colors', '/api/payment-settings'], keptQuery: orderQuery },
  adminLogin: { keptQuery: adminLoginQuery },
  ...Object.fromEntries(OWNER_TEXTS.map((name) => [name, { reads: [`/api/texts/${name}`] }])),
};

/** The order form renders its first step, with a chosen service, or waits for a later step. */
function orderQuery(query: URLSearchParams, { '/api/services': services }: Record<string, unknown>): string {
  const step = query.get('step');
  if (step !== null) return ['2', '3', '4'].includes(step) ? '?step=2' : '';
  const service = query.get('service');
  const isOurs = Array.isArray(services) && services.some(({ id }: { id?: unknown }) => id === service);
  return isOurs ? `?service=${service}` : '';
}

/** Staff sign in with another form. One cached page is enough for all the editor's pages that it can lead back to. */
function adminLoginQuery(query: URLSearchParams): string {
  return withQuery('', {
    as: query.get('as') === 'staff' ? 'staff' : undefined,
    redirect: editorPlace(query.get('redirect')) ? EDITOR_PATH : undefined,
  });
}

const TAB_FILES: Readonly<Record<DashboardTab, readonly string[]>> = {
  orders: ['orders-tab/orders-tab', 'orders-tab/order-actions'],
  customers: ['customers-tab/customers-tab'],
  messages: ['messages-tab/messages-tab'],
  services: ['services-tab/services-tab'],
  discounts: ['discounts-tab/discounts-tab'],
  laces: ['laces-tab/laces-tab'],
  gallery: ['gallery-tab/gallery-tab'],
};

const ORDER_FILES = ['order-dialogs/order-details', 'order-dialogs/next-step-button'];

export function tabFiles(query: URLSearchParams): string[] {
  const tab = keysOf(TAB_FILES).find((each) => each === query.get(TAB_PARAM)) ?? 'orders';
  const files = [...TAB_FILES[tab], ...(query.has('order') ? ORDER_FILES : [])];
  return files.map((file) => `src/admin/${file}.tsx`);
}
