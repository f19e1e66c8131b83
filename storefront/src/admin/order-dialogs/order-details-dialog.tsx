import { orderNumber } from '#domain/order-number';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

interface OrderDetailsDialogProps {
  orderId: string;
  onClose: () => void;
  onEdit: () => void;
}

/** One order. */
export function OrderDetailsDialog({ orderId, onClose, onEdit }: OrderDetailsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Order ${orderNumber(orderId)}`}
      footer={<Button onClick={onEdit}>Edit</Button>}
    >
      {null}
    </Dialog>
  );
}
