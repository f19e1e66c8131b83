import { useQueryClient } from '@tanstack/react-query';
import { Activity, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { DashboardTab } from '#domain/lists/dashboard-address';
import type { Loadable } from '../first-paint/loadable';
import { ErrorBoundary } from '../ui/error-boundary';
import { loadTab, useAdminTab } from './admin-tabs';

/** How long to wait in browsers without `requestIdleCallback`, in ms. */
const LATER_MS = 2000;

/** The most used come first, one file at a time, so the files of a click don't have to wait. */
const OPENED_NEXT: readonly (() => Promise<unknown>)[] = [
  () => import('./order-dialogs/order-details'),
  () => import('../ui/choice-list'),
  () => import('../ui/popover-box'),
  () => import('./orders-tab/filter-controls'),
];

/** Long enough to draw a tab on a slow phone, in ms. */
const DRAWN_MS = 700;

/**
 * Returns a function that loads a tab's code and data, for when someone may be about to open it, and the tabs to draw out of sight. Drawing a
 * tab once adds its styles and compiles its code. A style that's added when the tab opens makes the browser restyle the open one.
 */
export function useTabWarmUp() {
  const queryClient = useQueryClient();
  const { tab: open, tabs } = useAdminTab();
  const [near, setNear] = useState<readonly DashboardTab[]>([open.id]);
  async function load(id: DashboardTab): Promise<void> {
    const { readFirst } = await import('./first-reads');
    await Promise.all([loadTab(id), readFirst(queryClient, id)]);
    setNear((before) => (before.includes(id) ? before : [...before, id]));
  }
  return {
    // Offline, a tab tries again when it's opened.
    warmUp: (id: DashboardTab) => void load(id).catch(() => undefined),
    outOfSight: tabs
      .filter(({ id }) => near.includes(id))
      .map(({ id, Content }) => <DrawnOnce key={id} part={Content} isOpen={id === open.id} />),
  };
}

/** Draws a part hidden and without effects, and then removes it, so its fields aren't in the page twice. */
export function DrawnOnce({ part: Part, isOpen }: { part: Loadable; isOpen: boolean }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), DRAWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isDrawn || isOpen) return null;
  return (
    <ErrorBoundary contentKey="" fallback={null}>
      <Activity mode="hidden">
        {/* If the hidden activity itself waited for code, React would fail once it's removed. */}
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </Activity>
    </ErrorBoundary>
  );
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
