import { type StaffView, staffForm } from '#domain/staff/staff-contract';
import { useChangeStaff } from '../../api/staff';
import { FormDialog } from '../../ui/form-dialog';
import { useEditForm } from '../parts/dialog-form';
import * as sharedTexts from '../parts/shared-texts';
import { StaffFields } from './staff-fields';
import * as texts from './staff-texts';

export function EditStaffDialog({ person, onClose }: { person: StaffView; onClose: () => void }) {
  const { mutateAsync } = useChangeStaff(person.id);
  const { form, dialog } = useEditForm({
    doc: person,
    schema: staffForm,
    valuesOf: ({ name, email, role }) => ({ name, email, role }),
    send: ({ changes }) => mutateAsync(changes),
    done: texts.staffUpdated,
    failed: texts.staffFailed,
    quotes: true,
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={sharedTexts.editName(person.name)}
      size="sm"
      submit={sharedTexts.saveChanges}
    >
      <StaffFields form={form} />
    </FormDialog>
  );
}
