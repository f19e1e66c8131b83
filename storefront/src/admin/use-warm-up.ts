import { useEffect, useEffectEvent } from 'react';
import type { DashboardTab } from '#domain/lists/dashboard-address';
import { loadTab } from './admin-tabs';
import { whenIdle } from './when-idle';

/** The most used come first, one file at a time, so the files of a click don't have to wait. */
const OPENED_NEXT: readonly (() => Promise<unknown>)[] = [
  () => import('./order-dialogs/order-details'),
  () => import('../ui/choice-list'),
  () => import('../ui/popover-box'),
  () => import('./orders-tab/filter-controls'),
];

/** Preloads code when the browser is idle. */
export function useWarmUp(tabs: readonly { id: DashboardTab }[], alsoNext: () => Promise<unknown>): void {
  const load = useEffectEvent(async () => {
    for (const next of [...OPENED_NEXT, alsoNext, () => import('./first-reads')]) await next();
    for (const { id } of tabs) await loadTab(id);
  });
  // Offline, a part tries again when it's opened.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
}
