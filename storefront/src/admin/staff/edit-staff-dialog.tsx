import { type StaffView, staffForm } from '#domain/staff/staff-contract';
import { useChangeStaff } from '../../api/staff';
import { FormDialog } from '../../ui/form-dialog';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useEditForm } from '../parts/dialog-form';
import { StaffFields } from './staff-fields';

interface EditStaffDialogProps {
  person: StaffView;
  onClose: () => void;
}

/** Changes a staff member's name, email, or role. */
export function EditStaffDialog({ person, onClose }: EditStaffDialogProps) {
  const { mutateAsync } = useChangeStaff(person.id);
  const { form, dialog } = useEditForm({
    doc: person,
    schema: staffForm,
    valuesOf: ({ name, email, role }) => ({ name, email, role }),
    send: ({ changes }) => mutateAsync(changes),
    done: ADMIN_TEXTS.staffUpdated,
    failed: ADMIN_TEXTS.staffFailed,
    quotes: true,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Edit ${person.name}`} size="sm" submit="Save Changes">
      <StaffFields form={form} />
    </FormDialog>
  );
}
