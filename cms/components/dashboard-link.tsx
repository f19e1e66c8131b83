import type { ServerProps } from 'payload';
import { z } from 'zod';
import { type DashboardTab, dashboardAddress, QUESTION_DIALOG } from '#domain/lists/dashboard-address';
import { documentId } from '#domain/wire/wire';

/**
 * The link from the editor to the same place in the dashboard; a plain one, because the two are separate applications.
 */
export function DashboardLink({ params }: ServerProps) {
  return (
    <a className="shop-dashboard-link" href={dashboardPlace(params?.segments)}>
      Shop dashboard
    </a>
  );
}

/** Where the dashboard has what a collection of the editor holds. */
const TABS = new Map<string, DashboardTab>([
  ['orders', 'orders'],
  ['customers', 'customers'],
  ['messages', 'messages'],
  ['questions', 'messages'],
  ['services', 'services'],
  ['discounts', 'discounts'],
  ['lace-colors', 'laces'],
  ['gallery', 'gallery'],
]);

/** What the dashboard opens for one of its entries. */
const DIALOGS = new Map<string, string>([
  ['orders', 'order'],
  ['questions', QUESTION_DIALOG],
]);

const entry = z.tuple([z.literal('collections'), z.string()]).rest(z.string());

/** The dashboard's address for a page of the editor, told by the segments of its path: an order, a question, a tab, or the start. */
export function dashboardPlace(segments: unknown): string {
  const [, collection = '', id] = entry.safeParse(segments).data ?? [];
  const tab = TABS.get(collection);
  const open = documentId.safeParse(id).data;
  const dialog = DIALOGS.get(collection);
  return dashboardAddress({ tab, ...(dialog && open && { [dialog]: open }) });
}
