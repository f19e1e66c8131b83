import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type PasskeyView, passkeyPatch } from '#domain/second-factor/passkey-contract';
import { waitOr } from '../../api/client';
import { useAddPasskey, useNamePasskey } from '../../api/security';
import { deviceName } from '../../sessions/device-name';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { SECURITY_TEXTS } from './security-texts';

const TEXTS = {
  add: {
    title: 'Add a passkey',
    submit: 'Continue',
    busyText: 'Asking your device...',
    done: SECURITY_TEXTS.passkeyAdded,
    failed: SECURITY_TEXTS.passkeyAddFailed,
  },
  name: {
    title: 'Rename passkey',
    submit: 'Save',
    busyText: 'Saving...',
    done: SECURITY_TEXTS.passkeyRenamed,
    failed: SECURITY_TEXTS.passkeyRenameFailed,
  },
} as const;

interface PasskeyDialogProps {
  /** The one that is named anew; without it a new one is made. */
  passkey?: PasskeyView;
  onClose: () => void;
}

/** Asks for the name of a passkey, a new one's before the browser makes it. */
export function PasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const { toast } = useToast();
  const add = useAddPasskey();
  const rename = useNamePasskey();
  const name = passkey?.name ?? deviceName(navigator.userAgent);
  const form = useForm({ resolver: zodResolver(passkeyPatch), defaultValues: { name } });
  const { title, submit, busyText, done, failed } = TEXTS[passkey ? 'name' : 'add'];

  async function send(typed: { name: string }): Promise<void> {
    try {
      await (passkey ? rename.mutateAsync({ id: passkey.id, ...typed }) : add.mutateAsync(typed.name));
      toast({ title: 'Success!', description: done });
      onClose();
    } catch (error) {
      toast({ title: 'Error', description: waitOr(error, failed), tone: 'danger' });
    }
  }

  return (
    <FormDialog
      size="sm"
      title={title}
      submit={submit}
      busyText={busyText}
      dirty={form.formState.isDirty}
      onSubmit={() => form.handleSubmit(send)()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="So that you know it again, such as the device it is on."
        autoFocus
        required
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </FormDialog>
  );
}
