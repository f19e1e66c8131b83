import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useServing } from '../first-paint/use-served';
import { hideThen } from './hide-then';
import { useLeaveOnce } from './use-leave-once';

function openedIn(state: unknown): Record<string, string> {
  const opened = isRecord(state) ? state.opened : undefined;
  return Object.fromEntries(
    Object.entries(isRecord(opened) ? opened : {}).flatMap(([dialog, what]) =>
      typeof what === 'string' ? [[dialog, what]] : [],
    ),
  );
}

// Checked by hand, because zod would load with every page.
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a history entry has a dialog. */
export function isOpening({ state }: Location): boolean {
  return Object.keys(openedIn(state)).length > 0;
}

/** A dialog with a history entry, for Back and Forward. `inAddress` also puts it in the URL. */
export function useOpened(dialog: string, { inAddress = false } = {}) {
  const location = useLocation();
  const navigate = useNavigate();
  const leaveOnce = useLeaveOnce();
  // The server has no history entry.
  const isServing = useServing();
  const { pathname, hash } = location;
  const state = !isServing && isRecord(location.state) ? location.state : undefined;
  const { [dialog]: openedHere, ...others } = openedIn(state);
  const params = new URLSearchParams(location.search);
  const what = (inAddress ? params.get(dialog) : openedHere) ?? null;
  const lastShown = useRef<string>(null);
  // This is synchronous, so it comes before late answers.
  useLayoutEffect(() => {
    lastShown.current = what;
    return () => {
      lastShown.current = null;
    };
  }, [what]);

  function addressWith(changes: Record<string, string>) {
    if (!inAddress) return { pathname, search: location.search, hash };
    const after = new URLSearchParams(params);
    after.delete(dialog);
    for (const [name, value] of Object.entries(changes)) after.set(name, value);
    return { pathname, search: after.size > 0 ? `?${after}` : '', hash };
  }

  function linkTo(other: string, value: string) {
    const opened = openedHere === undefined ? others : { ...others, [other]: value };
    return { to: addressWith({ [other]: value }), replace: true, state: { ...state, opened } };
  }

  return {
    what,
    linkTo,
    open(next = '1'): void {
      // A double click can press again before the dialog covers the page.
      if (what === next) return;
      const opened = { ...others, [dialog]: next };
      // An order that was shown before the scripts loaded has its entry (../first-paint/early-work.js).
      const entry: unknown = window.history.state;
      const replace = isRecord(entry) && entry.early === true;
      leaveOnce(() => navigate(addressWith({ [dialog]: next }), { replace, state: { ...state, opened } }));
    },
    turnTo(other: string, value: string): void {
      const { to, ...options } = linkTo(other, value);
      leaveOnce(() => navigate(to, options));
    },
    close(): void {
      // If Back closed it, don't go back again.
      if (what === null || lastShown.current !== what) return;
      leaveOnce(() => {
        if (openedHere !== undefined)
          hideThen(() => {
            if (lastShown.current === what) navigate(-1);
          });
        // A dialog that a link opened has no earlier entry.
        else navigate(addressWith({}), { replace: true, state: location.state });
      });
    },
    reopen(): void {
      if (what === null) leaveOnce(() => navigate(1));
    },
  };
}
export type Opened = ReturnType<typeof useOpened>;
