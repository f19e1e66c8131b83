import type { OrderView } from '#domain/orders/order-view';
import { useNewLink } from '../../api/admin-order-changes';
import { waitOr } from '../../api/client';
import { Alert } from '../../ui/alert';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Stack } from '../../ui/layout';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';

interface NewLinkDialogProps {
  order: OrderView;
  onClose: () => void;
}

/** Asks before the customer's link is replaced; it stays open while the shop does it, and when it fails. */
export function NewLinkDialog({ order, onClose }: NewLinkDialogProps) {
  const { toast } = useToast();
  const renewal = useNewLink();

  function renew(): void {
    renewal.mutate(order.id, {
      onSuccess() {
        toast({ title: ADMIN_TEXTS.linkRenewed });
        onClose();
      },
      onError(error) {
        const description = waitOr(error, ADMIN_TEXTS.linkRenewFailed);
        toast({ title: 'Error', description, tone: 'danger' });
      },
    });
  }

  return (
    <ConfirmDialog
      title="Make a new link?"
      action="New Link"
      busy={renewal.isPending}
      busyText="Making..."
      onConfirm={renew}
      onClose={() => {
        if (!renewal.isPending) onClose();
      }}
    >
      <Stack>
        {renewal.isError && <Alert tone="danger">{waitOr(renewal.error, ADMIN_TEXTS.linkRenewFailed)}</Alert>}
        <p>
          {`The link that ${order.customerName} has now stops working, also in mails that were sent. Mails from now on carry the new one.`}
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
