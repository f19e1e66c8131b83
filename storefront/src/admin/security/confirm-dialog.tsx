import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { waitOr } from '../../api/client';
import { noPasskeys } from '../../api/passkey-browser';
import { useConfirmByPasskey, useConfirmByPassword } from '../../api/security';
import { Button } from '../../ui/button';
import { FormDialog } from '../../ui/form-dialog';
import { PasswordField } from '../../ui/password-field';
import * as uiTexts from '../../ui/ui-texts';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './security-texts';

export function ConfirmDialog({ onProven, onClose }: { onProven: () => void; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const byPassword = useConfirmByPassword();
  const byPasskey = useConfirmByPasskey();

  async function confirm(confirm: () => Promise<{ success: boolean; message?: string }>, failed: string) {
    setRefusal(null);
    try {
      const { success, message = failed } = await confirm();
      if (success) onProven();
      else setRefusal(message);
    } catch (error) {
      setRefusal(waitOr(error, failed));
    }
  }

  const withPassword = () =>
    password === ''
      ? Promise.resolve(setRefusal(texts.enterAPassword))
      : confirm(() => byPassword.mutateAsync(password), texts.confirmFailed);

  return (
    <FormDialog
      size="sm"
      title={texts.confirmItsYou}
      description={texts.signedInWhileAgo}
      submit={texts.confirm}
      busyText={uiTexts.confirming}
      dirty={false}
      onSubmit={withPassword}
      onClose={onClose}
    >
      <PasswordField
        label={texts.yourPassword}
        autoComplete="current-password"
        data-first-focus
        required
        value={password}
        error={refusal ?? undefined}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      {noPasskeys() === null && (
        <Button
          variant="secondary"
          busy={byPasskey.isPending}
          busyText={sharedTexts.waitingForYourPasskey}
          onClick={() => void confirm(() => byPasskey.mutateAsync(), sharedTexts.passkeyNotUsed)}
        >
          <KeyRound size={20} />
          {texts.passkeyInstead}
        </Button>
      )}
    </FormDialog>
  );
}
