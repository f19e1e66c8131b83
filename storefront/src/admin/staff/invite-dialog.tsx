import { staffForm } from '#domain/staff/staff-contract';
import { useInviteStaff } from '../../api/staff';
import { FormDialog } from '../../ui/form-dialog';
import * as uiTexts from '../../ui/ui-texts';
import { useDialogForm } from '../parts/dialog-form';
import { StaffFields } from './staff-fields';
import * as texts from './staff-texts';

/** Emails someone an invitation to work in the shop. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { form, dialog } = useDialogForm({
    schema: staffForm,
    values: { name: '', email: '', role: 'bench' },
    send: useInviteStaff().mutateAsync,
    done: (_answer, { name }) => ({
      title: texts.invited,
      description: texts.willGetEmail(name),
    }),
    failed: texts.inviteFailed,
    quotes: true,
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={texts.invite}
      description={texts.emailThemLink}
      size="sm"
      submit={texts.sendInvitation}
      busyText={uiTexts.sending}
    >
      <StaffFields form={form} />
    </FormDialog>
  );
}
