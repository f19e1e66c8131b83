import type { StaffView } from '#domain/staff/staff-contract';
import { waitOr } from '../../api/client';
import { useRemoveStaff } from '../../api/staff';
import { Alert } from '../../ui/alert';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Stack } from '../../ui/layout';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';

interface RemoveStaffDialogProps {
  person: StaffView;
  onClose: () => void;
}

/** Asks before somebody's account is removed; it stays open while the shop does it, and when it fails. */
export function RemoveStaffDialog({ person: { id, name }, onClose }: RemoveStaffDialogProps) {
  const { toast } = useToast();
  const removal = useRemoveStaff(id);

  function remove(): void {
    removal.mutate(undefined, {
      onSuccess() {
        toast({ title: ADMIN_TEXTS.staffRemoved });
        onClose();
      },
      onError: (error) =>
        toast({ title: 'Error', description: waitOr(error, ADMIN_TEXTS.staffFailed), tone: 'danger' }),
    });
  }

  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      action="Remove"
      busy={removal.isPending}
      busyText="Removing..."
      onConfirm={remove}
      onClose={() => {
        if (!removal.isPending) onClose();
      }}
    >
      <Stack>
        {removal.isError && <Alert tone="danger">{waitOr(removal.error, ADMIN_TEXTS.staffFailed)}</Alert>}
        <p>{name} is signed out at once and cannot sign in any more. What they did keeps their name.</p>
      </Stack>
    </ConfirmDialog>
  );
}
