import { zodResolver } from '@hookform/resolvers/zod';
import { QRCodeSVG } from 'qrcode.react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { enableFactorRequest, type FactorSetup } from '#domain/second-factor/factor-contract';
import { waitOr } from '../../api/client';
import { useEnableFactor } from '../../api/security';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { radius, space } from '../../ui/tokens';
import { Quiet } from './security-parts';
import { SECURITY_TEXTS } from './security-texts';

/** Black on white in either theme: cameras read it so. */
const Code = styled.div`
  justify-self: center;
  padding: ${space[2]};
  border-radius: ${radius.patch};
  background: #fff;
  svg {
    display: block;
    width: 200px;
    height: 200px;
  }
`;

const Key = styled.code`
  overflow-wrap: anywhere;
  font-size: 1.0625rem;
  letter-spacing: 0.04em;
  user-select: all;
`;

/** In groups of four, as a person types it; apps leave the spaces out. */
const inGroups = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

interface SetUpDialogProps {
  setup: FactorSetup;
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Shows the secret for an app, and turns the second factor on by a code of it. */
export function SetUpDialog({ setup, onDone, onClose }: SetUpDialogProps) {
  const { toast } = useToast();
  const enable = useEnableFactor();
  const form = useForm({ resolver: zodResolver(enableFactorRequest), defaultValues: { code: '' } });

  async function send({ code }: { code: string }): Promise<void> {
    try {
      const { recoveryCodes, message } = await enable.mutateAsync(code);
      if (!recoveryCodes) {
        form.setError('code', { message: message ?? SECURITY_TEXTS.turnOnFailed }, { shouldFocus: true });
        return;
      }
      toast({ title: 'Success!', description: SECURITY_TEXTS.turnedOn });
      onDone(recoveryCodes);
      onClose();
    } catch (error) {
      toast({ title: 'Error', description: waitOr(error, SECURITY_TEXTS.turnOnFailed), tone: 'danger' });
    }
  }

  return (
    <FormDialog
      size="sm"
      title="Set up the second factor"
      description="Scan this with an authenticator app, such as the one of your phone or password manager."
      submit="Turn on"
      busyText="Turning on..."
      dirty={false}
      onSubmit={() => form.handleSubmit(send)()}
      onClose={onClose}
    >
      <Stack>
        <Code>
          <QRCodeSVG value={setup.otpauthUrl} size={200} title="QR code of the key below" />
        </Code>
        <div>
          <Quiet>No camera? Type this key into the app:</Quiet>
          <Key>{inGroups(setup.secret)}</Key>
        </div>
        <TextField
          label="Code"
          hint="The six digits that the app shows now."
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
      </Stack>
    </FormDialog>
  );
}
