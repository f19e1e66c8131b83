import { lazy, Suspense } from 'react';
import { Alert } from '../../ui/alert';
import { Dialog } from '../../ui/dialog';
import { ErrorBoundary } from '../../ui/error-boundary';
import type { OrderDialogControls } from './use-order-dialog';

const OrderDetailsDialog = lazy(async () => ({
  default: (await import('../order-dialogs/order-details-dialog')).OrderDetailsDialog,
}));
const OrderFormDialog = lazy(async () => ({
  default: (await import('../order-dialogs/order-form-dialog')).OrderFormDialog,
}));
const PackingSlipDialog = lazy(async () => ({
  default: (await import('./packing-slip-dialog')).PackingSlipDialog,
}));

/** The dialog that the address names, if any; its code comes when it is first opened. */
export function OpenedDialog({ dialog }: { dialog: OrderDialogControls }) {
  const { order, edit, print, create, close } = dialog;
  const key = edit ?? order ?? print ?? (create ? 'create' : null);
  if (key === null) return null;
  return (
    <ErrorBoundary contentKey={key} fallback={<DialogFailed onClose={close} />}>
      <Suspense fallback={null}>
        {edit !== null || create ? (
          <OrderFormDialog key={key} orderId={edit} onClose={close} />
        ) : order !== null ? (
          <OrderDetailsDialog
            key={key}
            orderId={order}
            onClose={close}
            onEdit={() => dialog.turnTo('edit', order)}
          />
        ) : (
          <PackingSlipDialog key={key} orderId={key} onClose={close} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

function DialogFailed({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="This did not load">
      <Alert tone="danger" title="Please reload the page">
        What you saved is safe.
      </Alert>
    </Dialog>
  );
}
