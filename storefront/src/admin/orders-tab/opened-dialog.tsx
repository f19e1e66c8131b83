import { lazy, Suspense } from 'react';
import type { OrderDialog } from '#domain/lists/dashboard-address';
import { Alert } from '../../ui/alert';
import { Dialog } from '../../ui/dialog';
import { ErrorBoundary } from '../../ui/error-boundary';
import { type Opened, useOpened } from '../../ui/use-opened';
import { useNeighbours } from './use-neighbours';

/** Slips of several orders are in the history alone: their ids would make an address of a page's length. */
export type OrderDialogs = Record<OrderDialog | 'slips', Opened>;

/** Between the ids of several orders. */
export const BETWEEN_IDS = ',';

/** The dialogs over the list, one at a time. They are in the address, so that a login in between, or the code on a slip, leads to them. */
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

const OrderDetailsDialog = lazy(async () => ({
  default: (await import('../order-dialogs/order-details-dialog')).OrderDetailsDialog,
}));
const OrderFormDialog = lazy(async () => ({
  default: (await import('../order-dialogs/order-form-dialog')).OrderFormDialog,
}));
const CancelOrderDialog = lazy(async () => ({
  default: (await import('../order-dialogs/cancel-order-dialog')).CancelOrderDialog,
}));
const PackingSlipDialog = lazy(async () => ({
  default: (await import('./packing-slip-dialog')).PackingSlipDialog,
}));
const ScanDialog = lazy(async () => ({ default: (await import('./scan-dialog')).ScanDialog }));

/** The dialog that the address names, if any; its code loads when it is first opened. */
export function OpenedDialog({ dialogs }: { dialogs: OrderDialogs }) {
  const { order, edit, print, create, cancel, scan, slips } = dialogs;
  const neighbours = useNeighbours(order.what);
  const opened = [edit, create, cancel, order, print, scan, slips].find(({ what }) => what !== null);
  if (!opened || opened.what === null) return null;
  const { what, close } = opened;
  return (
    <ErrorBoundary contentKey={what} fallback={<DialogFailed onClose={close} />}>
      <Suspense fallback={null}>
        {opened === print || opened === slips ? (
          <PackingSlipDialog key={what} orderIds={what.split(BETWEEN_IDS)} onClose={close} />
        ) : opened === cancel ? (
          <CancelOrderDialog key={what} orderId={what} onClose={close} />
        ) : opened === scan ? (
          <ScanDialog onFound={(id) => scan.turnTo('order', id)} onClose={close} />
        ) : opened === order ? (
          <OrderDetailsDialog orderId={what} opened={order} neighbours={neighbours} />
        ) : (
          <OrderFormDialog
            key={what}
            orderId={edit.what}
            onClose={close}
            onPrint={(made) => create.turnTo('print', made)}
            onCancelOrder={() => edit.turnTo('cancel', what)}
          />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

function DialogFailed({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="This did not load">
      <Alert tone="danger" title="Please reload the page">
        What you saved is safe.
      </Alert>
    </Dialog>
  );
}
