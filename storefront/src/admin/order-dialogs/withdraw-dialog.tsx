import type { OwnerExtraWorkView } from '#domain/orders/extra-work-contract';
import { linesSaid } from '#domain/orders/extra-work-words';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { useWithdrawExtraWork } from '../../api/admin-order-changes';
import { waitOr } from '../../api/client';
import { Alert } from '../../ui/alert';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Stack } from '../../ui/layout';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';

interface WithdrawDialogProps {
  order: OwnerOrderView;
  proposal: OwnerExtraWorkView;
  onClose: () => void;
}

/** Asks before extra work is taken back; it stays open while the shop does it, and when it fails. */
export function WithdrawDialog({ order, proposal, onClose }: WithdrawDialogProps) {
  const { toast } = useToast();
  const withdrawal = useWithdrawExtraWork();

  function withdraw(): void {
    withdrawal.mutateAsync({ orderId: order.id, extraId: proposal.id }).then(
      () => {
        toast({ title: ADMIN_TEXTS.extraWorkWithdrawn });
        onClose();
      },
      (error: unknown) => {
        const description = waitOr(error, ADMIN_TEXTS.extraWorkWithdrawFailed);
        toast({ title: 'Error', description, tone: 'danger' });
      },
    );
  }

  return (
    <ConfirmDialog
      title="Withdraw the extra work?"
      action="Withdraw"
      busy={withdrawal.isPending}
      busyText="Withdrawing..."
      onConfirm={withdraw}
      onClose={() => {
        if (!withdrawal.isPending) onClose();
      }}
    >
      <Stack>
        {withdrawal.isError && (
          <Alert tone="danger">{waitOr(withdrawal.error, ADMIN_TEXTS.extraWorkWithdrawFailed)}</Alert>
        )}
        <p>{`${order.customerName} can no longer accept this, and is told by mail: ${linesSaid(proposal)}.`}</p>
      </Stack>
    </ConfirmDialog>
  );
}
