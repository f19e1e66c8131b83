import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type StaffForm, staffForm } from '#domain/staff/staff-contract';
import { messageOf } from '../../api/client';
import { showFieldErrors } from '../../api/show-field-errors';
import { useInviteStaff } from '../../api/staff';
import { FormDialog } from '../../ui/form-dialog';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { STAFF_FIELDS, StaffFields } from './staff-fields';

/** Invites somebody to work in the shop, by mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { toast } = useToast();
  const invite = useInviteStaff();
  const form = useForm<StaffForm>({
    resolver: zodResolver(staffForm),
    defaultValues: { name: '', email: '', role: 'bench' },
  });

  async function send(staff: StaffForm): Promise<void> {
    try {
      await invite.mutateAsync(staff);
    } catch (error) {
      showFieldErrors(form, STAFF_FIELDS, error);
      toast({ title: 'Error', description: messageOf(error, ADMIN_TEXTS.inviteFailed), tone: 'danger' });
      return;
    }
    toast({ title: ADMIN_TEXTS.invited, description: `${staff.name} gets a mail to choose a password.` });
    onClose();
  }

  return (
    <FormDialog
      title="Invite"
      description="A mail with a link to choose a password goes out. It works once and for seven days."
      size="sm"
      submit="Send Invitation"
      busyText="Sending..."
      dirty={form.formState.isDirty}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <StaffFields form={form} />
    </FormDialog>
  );
}
