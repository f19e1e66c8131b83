import type { StaffView } from '#domain/staff/staff-contract';
import { useRemoveStaff } from '../../api/staff';
import * as uiTexts from '../../ui/ui-texts';
import { ConfirmAction } from '../parts/confirm-action';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './staff-texts';

interface RemoveStaffDialogProps {
  person: StaffView;
  onClose: () => void;
}

export function RemoveStaffDialog({ person: { id, name }, onClose }: RemoveStaffDialogProps) {
  const { mutateAsync } = useRemoveStaff(id);
  return (
    <ConfirmAction
      title={sharedTexts.askRemove(name)}
      action={uiTexts.remove}
      busyText={sharedTexts.removing}
      act={() => mutateAsync()}
      done={texts.staffRemoved}
      failed={texts.staffFailed}
      onClose={onClose}
    >
      <p>{texts.isSignedOutNow(name)}</p>
    </ConfirmAction>
  );
}
