import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { DashboardTab } from '#domain/lists/dashboard-address';
import { loadTab } from './admin-tabs';

/** How long to wait in browsers without `requestIdleCallback`, in ms. */
const LATER_MS = 2000;

/** The most used come first, one file at a time, so the files of a click don't have to wait. */
const OPENED_NEXT: readonly (() => Promise<unknown>)[] = [
  () => import('./order-dialogs/order-details'),
  () => import('../ui/choice-list'),
  () => import('../ui/popover-box'),
  () => import('./orders-tab/filter-controls'),
];

/** Returns a function that loads a tab's code and data, for when someone may be about to open it. */
export function useTabWarmUp(): (id: DashboardTab) => void {
  const queryClient = useQueryClient();
  return (id) => {
    void Promise.all([
      loadTab(id),
      import('./first-reads').then(({ readFirst }) => readFirst(queryClient, id)),
    ]).catch(() => undefined);
  };
}

/** Preloads code when the browser is idle. */
export function useWarmUp(tabs: readonly { id: DashboardTab }[], alsoNext: () => Promise<unknown>): void {
  const load = useEffectEvent(async () => {
    for (const next of [...OPENED_NEXT, alsoNext, () => import('./first-reads')]) await next();
    for (const { id } of tabs) await loadTab(id);
  });
  useEffect(() => {
    // Offline, a part tries again when it's opened.
    const start = () => void load().catch(() => undefined);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, LATER_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start);
    return () => cancelIdleCallback(idle);
  }, []);
}
