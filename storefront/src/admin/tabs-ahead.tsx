import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type Location,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import type { DashboardTab } from '#domain/lists/dashboard-address';
import { loadable } from '../first-paint/loadable';
import { media } from '../ui/tokens';
import { loadTab, useAdminTab } from './admin-tabs';
import { hrefOf, isFirstViewOf } from './tab-address';
import { whenIdle } from './when-idle';

interface Tabs {
  open: DashboardTab;
  /** The tabs already drawn, which can include the open one. */
  drawn: readonly DashboardTab[];
}

interface TabsNearby {
  drawn: Tabs['drawn'];
  /** A drawn tab that's already shown, while the rest of the page still has the address before. */
  opening: DashboardTab | null;
  drawAhead: (id: DashboardTab) => void;
}

const Ahead = createContext<TabsNearby>({ drawn: [], opening: null, drawAhead: () => undefined });

export const useTabsAhead = () => use(Ahead);

export const DrawnTab = loadable(async () => (await import('./drawn-tab')).DrawnTab);

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
  const [early, setEarly] = useState<{ id: DashboardTab; from: Location }>();
  const opening = early?.from === location ? early.id : null;
  const navigation = useNavigation((address) => {
    const id = drawn.find((each) => hrefOf(each) === address);
    if (id) setEarly({ id, from: location });
  });
  const drawAhead = useCallback(
    (id: DashboardTab) => {
      async function draw(): Promise<void> {
        const { readFirst } = await import('./first-reads');
        await Promise.all([DrawnTab.load(), loadTab(id), readFirst(queryClient, id)]);
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
  useTopOfEach(opening ?? tab.id, opening === null);
  const nearby = useMemo(() => ({ drawn, opening, drawAhead }), [drawn, opening, drawAhead]);
  return (
    <NavigationContext value={navigation}>
      <Ahead value={nearby}>{children}</Ahead>
    </NavigationContext>
  );
}

/** Scrolls to the top when another tab opens. On Back, the browser restores the position. */
function useTopOfEach(shown: DashboardTab, isAtItsAddress: boolean): void {
  const isBack = useNavigationType() === 'POP' && isAtItsAddress;
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current !== shown && !isBack) window.scrollTo(0, 0);
    before.current = shown;
  }, [shown, isBack]);
}

/** Elsewhere, so many rows are on the screen that the press itself must be answered first. */
const PHONE = media.phone.replace('@media ', '');

/** On phones, calls `onPush` for each new address, after the click: within it, React would run effects before the page is painted. */
function useNavigation(onPush: (address: string) => void) {
  const navigation = use(NavigationContext);
  const latest = useRef(onPush);
  useLayoutEffect(() => {
    latest.current = onPush;
  });
  return useMemo(() => {
    const { navigator } = navigation;
    const push: typeof navigator.push = (to, state, options) => {
      navigator.push(to, state, options);
      const { current } = latest;
      if (!state && window.matchMedia(PHONE).matches) setTimeout(() => current(navigator.createHref(to)));
    };
    return { ...navigation, navigator: { ...navigator, push } };
  }, [navigation]);
}
