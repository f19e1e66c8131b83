import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useLeaveOnce } from './use-leave-once';

/** What is open, by the names of the dialogs, as an entry of the history keeps it. */
const entryState = z.looseObject({ opened: z.record(z.string(), z.string()).default({}) });

/**
 * What a dialog shows, kept as an entry of the history: Back closes it instead of leaving the page, Forward opens it
 * again, and closing it by its button leads back to the entry it was opened from.
 */
export function useOpened(dialog: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const leaveOnce = useLeaveOnce();
  const state = entryState.safeParse(location.state ?? {}).data;
  const what = state?.opened[dialog] ?? null;

  return {
    /** What is open, or null. */
    what,
    /** Opens it above the page as it stands; `search` gives it an address of its own. */
    open(next: string, search = location.search): void {
      const { pathname, hash } = location;
      const opened = { ...state?.opened, [dialog]: next };
      leaveOnce(() => navigate({ pathname, search, hash }, { state: { ...state, opened } }));
    },
    close(): void {
      if (what !== null) leaveOnce(() => navigate(-1));
    },
    /** Opens it again after Back has closed what must not be closed yet. */
    reopen(): void {
      if (what === null) leaveOnce(() => navigate(1));
    },
  };
}
