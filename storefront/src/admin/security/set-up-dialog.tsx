import { QRCodeSVG } from 'qrcode.react';
import styled from 'styled-components';
import { enableFactorRequest, type FactorSetup } from '#domain/second-factor/factor-contract';
import { useEnableFactor } from '../../api/security';
import { success } from '../../notices/use-notices';
import { Muted } from '../../ui/arrange';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { radius, space } from '../../ui/tokens';
import { useDialogForm } from '../parts/dialog-form';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './security-texts';

/** The code is black on white in both themes, because cameras need that. */
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

const inGroups = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

interface SetUpDialogProps {
  setup: FactorSetup;
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Shows the secret for an authenticator app, and turns the second factor on with a code from it. */
export function SetUpDialog({ setup, onDone, onClose }: SetUpDialogProps) {
  const { mutateAsync } = useEnableFactor();
  const { form, field, dialog } = useDialogForm({
    schema: enableFactorRequest,
    values: { code: '' },
    async send({ code }) {
      const { recoveryCodes, message = texts.turnOnFailed } = await mutateAsync(code);
      if (!recoveryCodes) form.setError('code', { message }, { shouldFocus: true });
      return recoveryCodes ?? false;
    },
    done: success(texts.turnedOn),
    failed: texts.turnOnFailed,
    onDone(recoveryCodes) {
      onDone(recoveryCodes);
      onClose();
    },
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      dirty={false}
      size="sm"
      title={texts.setUpSecondFactor}
      description={texts.scanWithApp}
      submit={texts.turnOn}
      busyText={texts.turningOn}
    >
      <Code>
        <QRCodeSVG value={setup.otpauthUrl} size={200} title={texts.qrCodeOfKey} />
      </Code>
      <div>
        <Muted $max="68ch">{texts.noCamera}</Muted>
        <Key>{inGroups(setup.secret)}</Key>
      </div>
      <TextField
        label={sharedTexts.code}
        hint={texts.sixDigitsAppShows}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-first-focus
        required
        {...field('code')}
      />
    </FormDialog>
  );
}
