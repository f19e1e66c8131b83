import { orderNumber } from '#domain/order-number';
import { Dialog } from '../../ui/dialog';

interface OrderFormDialogProps {
  /** Null for a new one. */
  orderId: string | null;
  onClose: () => void;
}

/** An order's form. */
export function OrderFormDialog({ orderId, onClose }: OrderFormDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={orderId === null ? 'Create Order' : `Edit Order ${orderNumber(orderId)}`}
    >
      {null}
    </Dialog>
  );
}
