import { useNavigate } from 'react-router-dom';
import { DASHBOARD_PAGE_NAMES, DASHBOARD_PAGES } from '#domain/pages/dashboard-pages';
import { editorList } from '#domain/pages/editor-address';
import { EDITOR_PATH } from '#domain/pages/pages';
import { formatCount } from '#domain/wire/money';
import { paths } from '../../addresses/paths';
import { readAllOrders } from '../../api/admin-orders';
import { useOrderViews } from '../../api/order-views';
import { useRefreshOwnersData } from '../../api/owner';
import { useMay, useOpensEditor } from '../../api/person';
import * as uiTexts from '../../ui/ui-texts';
import { useOverlay } from '../keys/overlays';
import { useOrderRows } from '../orders-tab/use-order-rows';
import { PAGE_ACCESS } from '../parts/page-access';
import * as sharedTexts from '../parts/shared-texts';
import { useLeave } from '../parts/use-leave';
import { useSaveFile } from '../parts/use-save-file';
import type { Command } from './command';
import type { CommandTabs } from './dashboard-tabs';
import * as texts from './palette-texts';

const EDITOR_PAGES = [
  { label: texts.onlinePayments, href: editorList('payment-attempts'), keywords: texts.onlinePaymentsWords },
  { label: texts.outgoingEmail, href: editorList('outbox'), keywords: texts.outgoingEmailWords },
  { label: texts.galleryInEditor, href: editorList('gallery'), keywords: texts.galleryWords },
  { label: texts.laceColorsInEditor, href: editorList('lace-colors'), keywords: texts.laceColorsWords },
];

/** Returns the commands to show before anyone types. */
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
  // The editor is a separate app.
  const load = (href: string) => () => location.assign(href);

  const actions = [
    may('POST /api/orders') && {
      label: sharedTexts.createOrder,
      keywords: texts.addCustomerWords,
      run: go(paths.admin.href({ tab: 'orders', create: '1' })),
    },
    {
      label: texts.scanASlip,
      keywords: texts.scanWords,
      run: go(paths.admin.href({ tab: 'orders', scan: '1' })),
    },
    may('POST /api/customers') && {
      label: sharedTexts.addCustomer,
      keywords: texts.createOrderWords,
      run: go(paths.admin.href({ tab: 'customers', create: '1' })),
    },
    { label: sharedTexts.refresh, keywords: texts.refreshWords, run: () => void refresh() },
    may('POST /api/admin/exports') && {
      label: texts.exportAllOrders,
      keywords: texts.exportWords,
      run: () => save(async () => readRows(await readAllOrders({}))),
    },
    { label: sharedTexts.keyboardShortcuts, keywords: texts.shortcutsWords, run: () => show('keys') },
    { label: uiTexts.logout, keywords: texts.logoutWords, run: leave },
  ].filter((action) => action !== false);
  const places = [
    ...tabs.map(({ id, label }) => ({ label, run: go(paths.admin.href({ tab: id })) })),
    ...DASHBOARD_PAGE_NAMES.map((name) => {
      const { call, keywords } = PAGE_ACCESS[name];
      const label = DASHBOARD_PAGES[name].title;
      return (call === null || may(call)) && { label, keywords, run: go(paths[name].href()) };
    }),
    opensEditor && { label: sharedTexts.editor, keywords: texts.editorWords, run: load(EDITOR_PATH) },
  ].filter((place) => place !== false);
  const shownViews = [
    ...fixed.map(({ id, label, filters }) => ({ label, filters, count: views?.counts[id] })),
    ...(views?.own ?? []).map(({ name, filters, count }) => ({ label: name, filters, count })),
  ].map(({ label, filters, count }) => ({
    label,
    hint: count === undefined ? undefined : formatCount(count),
    run: go(paths.admin.href({ tab: 'orders', ...filters })),
  }));
  const pages = (opensEditor ? EDITOR_PAGES : []).map(({ href, ...page }) => ({ ...page, run: load(href) }));

  const groups: readonly [string, readonly Omit<Command, 'id' | 'group'>[]][] = [
    [uiTexts.actions, actions],
    [texts.goTo, places],
    [texts.viewsOfOrders, shownViews],
    [texts.settings, pages],
  ];
  return groups.flatMap(([group, commands]) =>
    commands.map((command, place) => ({ ...command, group, id: `${group} ${place}` })),
  );
}
