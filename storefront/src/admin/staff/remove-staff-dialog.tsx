import type { StaffView } from '#domain/staff/staff-contract';
import { useRemoveStaff } from '../../api/staff';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { ConfirmAction } from '../parts/confirm-action';

interface RemoveStaffDialogProps {
  person: StaffView;
  onClose: () => void;
}

/** Asks before a staff member's account is removed. */
export function RemoveStaffDialog({ person: { id, name }, onClose }: RemoveStaffDialogProps) {
  const { mutateAsync } = useRemoveStaff(id);
  return (
    <ConfirmAction
      title={`Remove ${name}?`}
      action="Remove"
      busyText="Removing..."
      act={() => mutateAsync()}
      done={ADMIN_TEXTS.staffRemoved}
      failed={ADMIN_TEXTS.staffFailed}
      onClose={onClose}
    >
      <p>{name} is signed out right away and can't sign in anymore. Their name stays on what they did.</p>
    </ConfirmAction>
  );
}
