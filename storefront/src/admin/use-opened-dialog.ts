import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';

const openedHere = z.object({ openedHere: z.literal(true) });

/** A dialog and what it is about, kept in a parameter of the address: Back closes it, and a login leads back to it. */
export function useOpenedDialog(param: string) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const about = params.get(param);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = about !== null;
    return () => {
      isOpen.current = false;
    };
  }, [about]);
  return {
    about,
    open(subject = '1'): void {
      const after = new URLSearchParams(params);
      after.set(param, subject);
      navigate({ search: `?${after}` }, { state: { openedHere: true } });
    },
    close(): void {
      // What was sent may be answered after Back has closed the dialog: that is no reason to go back once more.
      if (!isOpen.current) return;
      // Who came by a link has no entry without it to go back to.
      if (openedHere.safeParse(location.state).success) {
        navigate(-1);
        return;
      }
      const after = new URLSearchParams(params);
      after.delete(param);
      navigate({ search: `?${after}` }, { replace: true });
    },
  };
}
