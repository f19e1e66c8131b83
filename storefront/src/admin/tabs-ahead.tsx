import { useQueryClient } from '@tanstack/react-query';
import {
  Activity,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
} from 'react-router-dom';
import type { DashboardTab } from '#domain/lists/dashboard-address';
import { paths } from '../addresses/paths';
import { loadTab, useAdminTab } from './admin-tabs';
import { whenIdle } from './when-idle';

interface Tabs {
  open: DashboardTab;
  /** The tabs already drawn, which can include the open one. */
  drawn: readonly DashboardTab[];
}

const Ahead = createContext<{ drawn: Tabs['drawn']; drawAhead: (id: DashboardTab) => void }>({
  drawn: [],
  drawAhead: () => undefined,
});

export const useTabsAhead = () => use(Ahead);

const addressOf = (id: DashboardTab) => {
  const [, query] = paths.admin.href(id === 'orders' ? {} : { tab: id }).split('?');
  return {
    pathname: paths.admin.path,
    search: query ? `?${query}` : '',
    hash: '',
    state: null,
    key: 'ahead',
  };
};

const isFirstViewOf = (id: DashboardTab, { search, state }: Location) =>
  search === addressOf(id).search && state === null;

/**
 * Draws tabs before they're opened: those a pointer or the focus is near, Orders from any other tab, and without a mouse the next one in the
 * bar. What's drawn is dropped when a tab opens, because its data ages.
 */
export function TabsAhead({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const location = useLocation();
  const { tab, tabs } = useAdminTab();
  const [{ open, drawn }, setTabs] = useState<Tabs>({ open: tab.id, drawn: [] });
  if (open !== tab.id)
    setTabs({
      open: tab.id,
      drawn: drawn.filter((id) => id === tab.id && isFirstViewOf(id, location)),
    });
  const drawAhead = useCallback(
    (id: DashboardTab) => {
      async function draw(): Promise<void> {
        const { readFirst } = await import('./first-reads');
        await Promise.all([loadTab(id), readFirst(queryClient, id)]);
        setTabs((now) =>
          id === now.open || now.drawn.includes(id) ? now : { ...now, drawn: [...now.drawn, id] },
        );
      }
      // Offline, a tab tries again when it's opened.
      draw().catch(() => undefined);
    },
    [queryClient],
  );
  const drawNext = useEffectEvent(() => {
    const inBar = tabs.find(({ id }) => id === 'messages' || id === 'laces');
    const isTouched = window.matchMedia('(hover: none)').matches;
    const next = open === 'orders' ? isTouched && inBar?.id : 'orders';
    if (next) drawAhead(next);
  });
  useEffect(() => {
    let cancel: (() => void) | undefined;
    // Waits for a click, so opening the page reads nothing.
    const act = () => {
      cancel?.();
      cancel = whenIdle(drawNext);
    };
    window.addEventListener('click', act);
    return () => {
      cancel?.();
      window.removeEventListener('click', act);
    };
  }, []);
  return <Ahead value={useMemo(() => ({ drawn, drawAhead }), [drawn, drawAhead])}>{children}</Ahead>;
}

interface DrawnTabProps {
  id: DashboardTab;
  isOpen: boolean;
  children: ReactNode;
}

/** A tab that's drawn outside the page, so no field is in the page twice, and moves into it when it opens. */
export function DrawnTab({ id, isOpen, children }: DrawnTabProps) {
  const [host] = useState(() => document.createElement('div'));
  return (
    <>
      {isOpen && (
        <div
          ref={(slot) => {
            if (slot !== host.parentNode) slot?.append(host);
          }}
        />
      )}
      {createPortal(
        <AtItsAddress id={id} isOpen={isOpen}>
          <Activity mode={isOpen ? 'visible' : 'hidden'}>{children}</Activity>
        </AtItsAddress>,
        host,
      )}
    </>
  );
}

/** Gives a tab the address it opens at. It stays the same object when the tab opens, so the tab isn't drawn again. */
function AtItsAddress({ id, isOpen, children }: DrawnTabProps) {
  const real = use(LocationContext);
  const [own] = useState(() => ({ ...real, location: addressOf(id) }));
  const [first, setFirst] = useState<Location>();
  if (isOpen && !first) setFirst(real.location);
  const isMoved = isOpen && first !== undefined && real.location !== first;
  // React Router makes a new one for each address, and every link would be drawn again.
  const [route] = useState(use(RouteContext));
  return (
    <RouteContext value={route}>
      <LocationContext value={isMoved ? real : own}>{children}</LocationContext>
    </RouteContext>
  );
}
