import type { OrderDialog } from '#domain/lists/dashboard-address';
import { type Opened, useOpened } from '../../ui/use-opened';

export type OrderDialogs = Record<OrderDialog, Opened>;

/** The dialogs over the list, one at a time: a login, or the code scanned from a slip, leads to them. */
export function useOrderDialogs(): OrderDialogs {
  return {
    order: useOpened('order', { inAddress: true }),
    edit: useOpened('edit', { inAddress: true }),
    create: useOpened('create', { inAddress: true }),
    print: useOpened('print', { inAddress: true }),
  };
}
