import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useLeaveOnce } from './use-leave-once';

/** The dialogs that were opened from the entry before, by name, as a history entry's state holds them. */
function openedIn(state: unknown): Record<string, string> {
  const opened = isRecord(state) ? state.opened : undefined;
  return Object.fromEntries(
    Object.entries(isRecord(opened) ? opened : {}).flatMap(([dialog, what]) =>
      typeof what === 'string' ? [[dialog, what]] : [],
    ),
  );
}

// By hand, because zod would come with every page that opens something.
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a history entry shows a dialog above the page. */
export function isOpening({ state }: Location): boolean {
  return Object.keys(openedIn(state)).length > 0;
}

interface OpenedOptions {
  /** Whether it is in the address too, so that a link, or a login in between, leads to it. */
  inAddress?: boolean;
}

/**
 * What a dialog shows, kept as a history entry: Back closes it instead of leaving the page, Forward opens it again, and its
 * close button goes back to the entry it was opened from.
 */
export function useOpened(dialog: string, { inAddress = false }: OpenedOptions = {}) {
  const location = useLocation();
  const navigate = useNavigate();
  const leaveOnce = useLeaveOnce();
  const { pathname, hash } = location;
  const state = isRecord(location.state) ? location.state : undefined;
  const { [dialog]: openedHere, ...others } = openedIn(state);
  const params = new URLSearchParams(location.search);
  const what = (inAddress ? params.get(dialog) : openedHere) ?? null;
  const shown = useRef<string>(null);
  // With the page as it is drawn, so that no late answer comes in between.
  useLayoutEffect(() => {
    shown.current = what;
    return () => {
      shown.current = null;
    };
  }, [what]);

  /** This address with the parameter set or removed. */
  function addressWith(changes: Record<string, string>) {
    if (!inAddress) return { pathname, search: location.search, hash };
    const after = new URLSearchParams(params);
    after.delete(dialog);
    for (const [name, value] of Object.entries(changes)) after.set(name, value);
    return { pathname, search: after.size > 0 ? `?${after}` : '', hash };
  }

  /** A link to another dialog in place of this one; closing that one goes back to where this one was opened. */
  function linkTo(other: string, value: string) {
    const opened = openedHere === undefined ? others : { ...others, [other]: value };
    return { to: addressWith({ [other]: value }), replace: true, state: { ...state, opened } };
  }

  return {
    /** What is open, or null. */
    what,
    linkTo,
    /** Opens it above the page as it stands. */
    open(next = '1'): void {
      const opened = { ...openedIn(state), [dialog]: next };
      leaveOnce(() => navigate(addressWith({ [dialog]: next }), { state: { ...state, opened } }));
    },
    /** Goes where `linkTo` leads. */
    turnTo(other: string, value: string): void {
      const { to, ...options } = linkTo(other, value);
      leaveOnce(() => navigate(to, options));
    },
    close(): void {
      // An answer may come after Back has closed the dialog; do not go back twice.
      if (what === null || shown.current !== what) return;
      leaveOnce(() => {
        if (openedHere !== undefined) navigate(-1);
        // Opened by a link, there is no earlier entry to go back to.
        else navigate(addressWith({}), { replace: true, state: location.state });
      });
    },
    /** Opens it again after Back has closed what must not be closed yet. */
    reopen(): void {
      if (what === null) leaveOnce(() => navigate(1));
    },
  };
}
export type Opened = ReturnType<typeof useOpened>;
