import { staffForm } from '#domain/staff/staff-contract';
import { useInviteStaff } from '../../api/staff';
import { FormDialog } from '../../ui/form-dialog';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useDialogForm } from '../parts/dialog-form';
import { StaffFields } from './staff-fields';

/** Emails someone an invitation to work in the shop. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useInviteStaff();
  const { form, dialog } = useDialogForm({
    schema: staffForm,
    values: { name: '', email: '', role: 'bench' },
    send: mutateAsync,
    done: (_answer, { name }) => ({
      title: ADMIN_TEXTS.invited,
      description: `${name} will get an email to choose a password.`,
    }),
    failed: ADMIN_TEXTS.inviteFailed,
    quotes: true,
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title="Invite"
      description="We'll email them a link to choose a password. It works once and expires in seven days."
      size="sm"
      submit="Send Invitation"
      busyText="Sending..."
    >
      <StaffFields form={form} />
    </FormDialog>
  );
}
