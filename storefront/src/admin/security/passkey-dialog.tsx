import { type PasskeyView, passkeyPatch } from '#domain/second-factor/passkey-contract';
import { useAddPasskey, useNamePasskey } from '../../api/security';
import { success } from '../../notices/use-notices';
import { deviceName } from '../../sessions/device-name';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { useDialogForm } from '../parts/dialog-form';
import { SECURITY_TEXTS } from './security-texts';

const TEXTS = {
  add: {
    title: 'Add a passkey',
    submit: 'Continue',
    busyText: 'Waiting for your device...',
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
  /** The passkey to rename; without it, a new one is created. */
  passkey?: PasskeyView;
  onClose: () => void;
}

/** Asks for the name of a passkey, a new one's before the browser makes it. */
export function PasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const add = useAddPasskey();
  const rename = useNamePasskey();
  const { done, failed, ...words } = TEXTS[passkey ? 'name' : 'add'];
  const { field, dialog } = useDialogForm({
    schema: passkeyPatch,
    values: { name: passkey?.name ?? deviceName(navigator.userAgent) },
    send: async ({ name }) =>
      passkey ? rename.mutateAsync({ id: passkey.id, name }) : add.mutateAsync(name),
    done: success(done),
    failed,
    onClose,
  });
  return (
    <FormDialog {...dialog} {...words} size="sm">
      <TextField label="Name" hint="For example, the device it's on." autoFocus required {...field('name')} />
    </FormDialog>
  );
}
