import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useLeaveOnce } from './use-leave-once';

/** What was opened from the entry before, by the names of the dialogs, as an entry of the history keeps it. */
const entryState = z.looseObject({ opened: z.record(z.string(), z.string()).default({}) });

interface OpenedOptions {
  /** Whether it stands in a parameter of the address as well: then a link, and a login in between, lead to it. */
  inAddress?: boolean;
}

/**
 * What a dialog shows, kept as an entry of the history: Back closes it instead of leaving the page, Forward opens it
 * again, and closing it by its button leads back to the entry it was opened from.
 */
export function useOpened(dialog: string, { inAddress = false }: OpenedOptions = {}) {
  const location = useLocation();
  const navigate = useNavigate();
  const leaveOnce = useLeaveOnce();
  const { pathname, hash } = location;
  const state = entryState.safeParse(location.state ?? {}).data;
  const { [dialog]: openedHere, ...others } = state?.opened ?? {};
  const params = new URLSearchParams(location.search);
  const what = (inAddress ? params.get(dialog) : openedHere) ?? null;
  const shown = useRef<string>(null);
  useEffect(() => {
    shown.current = what;
    return () => {
      shown.current = null;
    };
  }, [what]);

  /** This address with, or without, what stands in its parameter. */
  function addressWith(changes: Record<string, string>) {
    if (!inAddress) return { pathname, search: location.search, hash };
    const after = new URLSearchParams(params);
    after.delete(dialog);
    for (const [name, value] of Object.entries(changes)) after.set(name, value);
    return { pathname, search: after.size > 0 ? `?${after}` : '', hash };
  }

  /** A link to another dialog that takes this one's place: closing that one leads back to where this one was opened. */
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
      const opened = { ...state?.opened, [dialog]: next };
      leaveOnce(() => navigate(addressWith({ [dialog]: next }), { state: { ...state, opened } }));
    },
    /** Goes where `linkTo` leads. */
    turnTo(other: string, value: string): void {
      const { to, ...options } = linkTo(other, value);
      leaveOnce(() => navigate(to, options));
    },
    close(): void {
      // What was sent may be answered after Back has closed it: that is no reason to go back once more.
      if (what === null || shown.current !== what) return;
      leaveOnce(() => {
        if (openedHere !== undefined) navigate(-1);
        // Who came by a link has no entry without it to go back to.
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
