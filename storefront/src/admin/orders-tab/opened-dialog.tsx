import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { OrderDialog } from '#domain/lists/dashboard-address';
import type { OrderView } from '#domain/orders/order-view';
import { adminOrderQueries } from '../../api/admin-orders';
import { loadable } from '../../first-paint/loadable';
import { ErrorBoundary } from '../../ui/error-boundary';
import { type Opened, useOpened } from '../../ui/use-opened';
import type { Neighbours } from '../order-dialogs/neighbours';
import { OrderDetailsDialog } from '../order-dialogs/order-details-dialog';
import { DialogFailed } from '../parts/dialog-failed';
import { queryForPage } from '../parts/use-list-params';
import { useOrderFilters } from './order-filters';

/** If several orders are printed, their IDs are only in the history state, because they'd make the URL too long. */
export type OrderDialogs = Record<OrderDialog | 'slips', Opened>;

export const BETWEEN_IDS = ',';

/** The dialogs over the list. One is open at a time, and it's in the URL, so a login or a slip's code can open it. */
export function useOrderDialogs(): OrderDialogs {
  return {
    order: useOpened('order', { inAddress: true }),
    edit: useOpened('edit', { inAddress: true }),
    create: useOpened('create', { inAddress: true }),
    print: useOpened('print', { inAddress: true }),
    cancel: useOpened('cancel', { inAddress: true }),
    scan: useOpened('scan', { inAddress: true }),
    slips: useOpened('slips'),
  };
}

const OrderFormDialog = loadable(
  async () => (await import('../order-dialogs/order-form-dialog')).OrderFormDialog,
);
const CancelOrderDialog = loadable(
  async () => (await import('../order-dialogs/cancel-order-dialog')).CancelOrderDialog,
);
const PrintDialog = loadable(async () => (await import('../printing/print-dialog')).PrintDialog);
const ScanDialog = loadable(async () => (await import('./scan-dialog')).ScanDialog);

/** The dialog that's in the URL. Its code loads when it's first opened. */
export function OpenedDialog({ dialogs }: { dialogs: OrderDialogs }) {
  const { order, edit, print, create, cancel, scan, slips } = dialogs;
  const listed = useListed();
  const neighbours = useNeighbours(order.what, listed);
  const opened = [edit, create, cancel, order, print, scan, slips].find(({ what }) => what !== null);
  if (!opened || opened.what === null) return null;
  const { what, close } = opened;
  return (
    <ErrorBoundary contentKey={what} fallback={<DialogFailed onClose={close} />}>
      <Suspense fallback={null}>
        {opened === print || opened === slips ? (
          <PrintDialog key={what} orderIds={what.split(BETWEEN_IDS)} onClose={close} />
        ) : opened === cancel ? (
          <CancelOrderDialog key={what} orderId={what} onClose={close} />
        ) : opened === scan ? (
          <ScanDialog onFound={(id) => scan.turnTo('order', id)} onClose={close} />
        ) : opened === order ? (
          <OrderDetailsDialog
            orderId={what}
            listed={listed.find(({ id }) => id === what)}
            opened={order}
            neighbours={neighbours}
          />
        ) : (
          <OrderFormDialog
            key={what}
            orderId={edit.what}
            onClose={close}
            onPrint={(orderId) => create.turnTo('print', orderId)}
            onCancelOrder={() => edit.turnTo('cancel', what)}
          />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

export function useListed(): readonly OrderView[] {
  const { params, endsFirst } = useOrderFilters();
  const { data } = useQuery({ ...adminOrderQueries.list(queryForPage(params)), enabled: !endsFirst });
  return data?.entries ?? [];
}

/** An open order keeps its place after it leaves the list, so Next still leads to the one after it. */
export function useNeighbours(orderId: string | null, listed: readonly OrderView[]): Neighbours {
  const [cached, setCached] = useState<readonly string[]>([]);
  const now = listed.map(({ id }) => id);
  if (orderId !== null && now.includes(orderId) && now.join() !== cached.join()) setCached(now);
  const position = orderId === null ? -1 : cached.indexOf(orderId);
  if (position < 0) return { before: null, after: null };
  return { before: cached[position - 1] ?? null, after: cached[position + 1] ?? null };
}
