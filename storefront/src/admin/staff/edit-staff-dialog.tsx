import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type StaffForm, type StaffView, staffForm } from '#domain/staff/staff-contract';
import { messageOf } from '../../api/client';
import { showFieldErrors } from '../../api/show-field-errors';
import { useChangeStaff } from '../../api/staff';
import { FormDialog } from '../../ui/form-dialog';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { changedFields } from '../parts/changed-fields';
import { STAFF_FIELDS, StaffFields } from './staff-fields';

interface EditStaffDialogProps {
  person: StaffView;
  onClose: () => void;
}

/** Changes name, e-mail or role of one of the staff; only what was changed is sent. */
export function EditStaffDialog({ person: { id, name, email, role }, onClose }: EditStaffDialogProps) {
  const { toast } = useToast();
  const change = useChangeStaff(id);
  const form = useForm<StaffForm>({
    resolver: zodResolver(staffForm),
    defaultValues: { name, email, role },
  });
  const { defaultValues = {}, isDirty } = form.formState;

  async function send(values: StaffForm): Promise<void> {
    try {
      await change.mutateAsync(changedFields(defaultValues, form.getValues(), values));
    } catch (error) {
      showFieldErrors(form, STAFF_FIELDS, error);
      toast({ title: 'Error', description: messageOf(error, ADMIN_TEXTS.staffFailed), tone: 'danger' });
      return;
    }
    toast({ title: ADMIN_TEXTS.staffUpdated });
    onClose();
  }

  return (
    <FormDialog
      title={`Edit ${name}`}
      size="sm"
      submit="Save Changes"
      busyText="Saving..."
      dirty={isDirty}
      onSubmit={isDirty ? form.handleSubmit(send) : async () => onClose()}
      onClose={onClose}
    >
      <StaffFields form={form} />
    </FormDialog>
  );
}
