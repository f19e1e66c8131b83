import { type PasskeyView, passkeyPatch } from '#domain/second-factor/passkey-contract';
import { useAddPasskey, useNamePasskey } from '../../api/security';
import { success } from '../../notices/use-notices';
import { deviceName } from '../../sessions/device-name';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import * as uiTexts from '../../ui/ui-texts';
import { useDialogForm } from '../parts/dialog-form';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './security-texts';

const TEXTS = {
  add: {
    title: texts.addAPasskey,
    submit: texts.goOn,
    busyText: texts.waitingForYourDevice,
    done: texts.passkeyAdded,
    failed: texts.passkeyAddFailed,
  },
  name: {
    title: texts.renamePasskey,
    submit: sharedTexts.save,
    busyText: uiTexts.saving,
    done: texts.passkeyRenamed,
    failed: texts.passkeyRenameFailed,
  },
} as const;

interface PasskeyDialogProps {
  /** The passkey to rename. Without it, the dialog creates one. */
  passkey?: PasskeyView;
  onClose: () => void;
}

/** Asks for a passkey's name. For a new passkey, that's before the browser creates it. */
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
      <TextField
        label={uiTexts.name}
        hint={texts.passkeyNameHint}
        data-first-focus
        required
        {...field('name')}
      />
    </FormDialog>
  );
}
