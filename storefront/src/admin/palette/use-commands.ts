import { useNavigate } from 'react-router-dom';
import { DASHBOARD_PAGE_NAMES, DASHBOARD_PAGES } from '#domain/pages/dashboard-pages';
import { editorList, SETTINGS_PATH } from '#domain/pages/editor-address';
import { EDITOR_PATH } from '#domain/pages/pages';
import { paths } from '../../addresses/paths';
import { readAllOrders } from '../../api/admin-orders';
import { useOrderViews } from '../../api/order-views';
import { useRefreshOwnersData } from '../../api/owner';
import { useMay, useOpensEditor } from '../../api/person';
import { useOverlay } from '../keys/overlays';
import { useOrderRows } from '../orders-tab/use-order-rows';
import { PAGE_ACCESS } from '../parts/page-access';
import { useLeave } from '../parts/use-leave';
import { useSaveFile } from '../parts/use-save-file';
import type { Command } from './command';
import type { CommandTabs } from './dashboard-tabs';

/** Search words for what's in Shop settings. */
const SETTINGS_WORDS =
  'name tagline logo color phone email address opening hours people reviews guarantee return shipping turnaround unpaid orders extra work home page picture instructions privacy terms drawing prize';

/** Editor pages users might look for. */
const EDITOR_PAGES = [
  { label: 'Shop settings', href: SETTINGS_PATH, words: SETTINGS_WORDS },
  { label: 'Online payments', href: editorList('payment-attempts'), words: 'paypal' },
  { label: 'Outgoing email', href: editorList('outbox'), words: 'email failed' },
  { label: 'Gallery in the editor', href: editorList('gallery'), words: 'albums' },
  { label: 'Lace colors in the editor', href: editorList('lace-colors'), words: 'stock' },
];

/** Everything that the commands offer before anything is looked for. `tabs` are the dashboard's. */
export function useCommands(tabs: CommandTabs): Command[] {
  const navigate = useNavigate();
  const show = useOverlay();
  const refresh = useRefreshOwnersData();
  const { leave } = useLeave();
  const { save } = useSaveFile('orders');
  const readRows = useOrderRows();
  const { views, fixed } = useOrderViews();
  const may = useMay();
  const opensEditor = useOpensEditor();
  const go = (href: string) => () => void navigate(href);
  // The editor is another application.
  const load = (href: string) => () => location.assign(href);

  const actions = [
    may('POST /api/orders') && {
      label: 'Create Order',
      words: 'new add',
      run: go(paths.admin.href({ tab: 'orders', create: '1' })),
    },
    {
      label: 'Scan a slip',
      words: 'code camera package receive',
      run: go(paths.admin.href({ tab: 'orders', scan: '1' })),
    },
    may('POST /api/customers') && {
      label: 'Add Customer',
      words: 'new create',
      run: go(paths.admin.href({ tab: 'customers', create: '1' })),
    },
    { label: 'Refresh', words: 'reload', run: () => void refresh() },
    may('POST /api/admin/exports') && {
      label: 'Export all orders as CSV',
      words: 'download file table',
      run: () => save(async () => readRows(await readAllOrders({}))),
    },
    { label: 'Keyboard shortcuts', words: 'keys help', run: () => show('keys') },
    { label: 'Logout', words: 'sign out leave', run: leave },
  ].filter((action) => action !== false);
  const places = [
    ...tabs.map(({ id, label }) => ({ label, run: go(paths.admin.href({ tab: id })) })),
    ...DASHBOARD_PAGE_NAMES.map((name) => {
      const { call, words } = PAGE_ACCESS[name];
      const label = DASHBOARD_PAGES[name].title;
      return (call === null || may(call)) && { label, words, run: go(paths[name].href()) };
    }),
    opensEditor && { label: 'Editor', words: 'cms payload', run: load(EDITOR_PATH) },
  ].filter((place) => place !== false);
  const shownViews = [
    ...fixed.map(({ id, label, filters }) => ({ label, filters, count: views?.counts[id] })),
    ...(views?.own ?? []).map(({ name, filters, count }) => ({ label: name, filters, count })),
  ].map(({ label, filters, count }) => ({
    label,
    hint: count?.toLocaleString('en-US'),
    run: go(paths.admin.href({ tab: 'orders', ...filters })),
  }));
  const pages = (opensEditor ? EDITOR_PAGES : []).map(({ href, ...page }) => ({ ...page, run: load(href) }));

  const groups: readonly [string, readonly Omit<Command, 'id' | 'group'>[]][] = [
    ['Actions', actions],
    ['Go to', places],
    ['Views of the orders', shownViews],
    ['Settings', pages],
  ];
  return groups.flatMap(([group, commands]) =>
    commands.map((command, place) => ({ ...command, group, id: `${group} ${place}` })),
  );
}
