import type { ServerProps } from 'payload';
import { z } from 'zod';
import { type DashboardTab, dashboardAddress, QUESTION_DIALOG } from '#domain/lists/dashboard-address';
import { PAGES } from '#domain/pages/pages';
import { SHOP_SETTINGS_ID } from '#domain/shop-settings/settings-contract';
import { documentId } from '#domain/wire/wire';

/** Links to the same place in the dashboard. It's a plain link because the editor is a separate app. */
export function DashboardLink({ params }: ServerProps) {
  return (
    <a className="shop-dashboard-link" href={dashboardPlace(params?.segments)}>
      Shop dashboard
    </a>
  );
}

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

const DIALOGS = new Map<string, string>([
  ['orders', 'order'],
  ['questions', QUESTION_DIALOG],
]);

const globalEntry = z.tuple([z.literal('globals'), z.literal(SHOP_SETTINGS_ID)]).rest(z.string());
const entry = z.tuple([z.literal('collections'), z.string()]).rest(z.string());

export function dashboardPlace(segments: unknown): string {
  if (globalEntry.safeParse(segments).success) return PAGES.adminSettings;
  const [, collection = '', id] = entry.safeParse(segments).data ?? [];
  const tab = TABS.get(collection);
  const open = documentId.safeParse(id).data;
  const dialog = DIALOGS.get(collection);
  return dashboardAddress({ tab, ...(dialog && open && { [dialog]: open }) });
}
