import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { ORDER_DIALOGS, type OrderDialog } from '#domain/dashboard-address';

const openedHere = z.object({ openedHere: z.literal(true) });

/** The dialog over the list, kept in the address: so Back closes it, and a login or a scanned code leads to it. */
export function useOrderDialog() {
  const location = useLocation();
  const navigate = useNavigate();
  const closing = useRef<string>(null);
  const params = new URLSearchParams(location.search);
  // Going forward again opens the same dialog, which can be closed again.
  useEffect(() => {
    if (closing.current !== location.key) closing.current = null;
  }, [location.key]);

  /** The same address with this dialog alone, or with none. */
  function addressOf(dialog?: OrderDialog, value = ''): { search: string } {
    const after = new URLSearchParams(location.search);
    for (const name of ORDER_DIALOGS) after.delete(name);
    if (dialog) after.set(dialog, value);
    return { search: `?${after}` };
  }

  return {
    /** The order that is looked at, changed or printed. */
    order: params.get('order'),
    edit: params.get('edit'),
    print: params.get('print'),
    create: params.has('create'),
    open(dialog: OrderDialog, value: string): void {
      navigate(addressOf(dialog, value), { state: { openedHere: true }, preventScrollReset: true });
    },
    /** From one dialog to another: closing that one leads back to the list. */
    turnTo(dialog: OrderDialog, value: string): void {
      navigate(addressOf(dialog, value), { replace: true, state: location.state, preventScrollReset: true });
    },
    close(): void {
      // A dialog that says twice that it is closed does not go back twice.
      if (closing.current === location.key) return;
      closing.current = location.key;
      if (openedHere.safeParse(location.state).success) navigate(-1);
      else navigate(addressOf(), { replace: true, preventScrollReset: true });
    },
  };
}
export type OrderDialogControls = ReturnType<typeof useOrderDialog>;
