import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { enableFactorRequest } from '#domain/second-factor/factor-contract';
import type { AdminLoginRequest } from '#domain/staff/staff-contract';
import { useOwnerLogin } from '../api/owner';
import { useNotices } from '../notices/use-notices';
import { Button } from '../ui/button';
import { fieldsOf } from '../ui/form-fields';
import { Stack } from '../ui/layout';
import { TextField } from '../ui/text-field';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './admin-texts';
import * as sharedTexts from './parts/shared-texts';

const KINDS = {
  app: {
    label: sharedTexts.code,
    hint: texts.sixDigitsFromAuthenticator,
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
    other: texts.recoveryCodeInstead,
  },
  recovery: {
    label: texts.recoveryCode,
    hint: texts.oneOfTenSaved,
    input: { inputMode: 'text', autoComplete: 'off' },
    other: texts.appCodeInstead,
  },
} as const;

const failed = texts.loginFailed;

/** The second step of a login: the code, sent along with the password. */
export function CodeForm({ login: first, onBack }: { login: AdminLoginRequest; onBack: () => void }) {
  const { fail, attempt } = useNotices();
  const login = useOwnerLogin();
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const form = useForm({ resolver: zodResolver(enableFactorRequest), defaultValues: { code: '' } });
  const { label, hint, input, other } = KINDS[kind];

  async function send({ code }: { code: string }): Promise<void> {
    const { success, message = failed } = await login.mutateAsync({ ...first, code });
    if (success) return;
    form.setError('code', { message }, { shouldFocus: true });
    fail(message, uiTexts.loginFailed);
  }

  function change(): void {
    form.reset({ code: '' });
    setKind(kind === 'app' ? 'recovery' : 'app');
    form.setFocus('code');
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((typed) => attempt(() => send(typed), { failed }))}
      aria-label={texts.secondStep}
    >
      <Stack>
        <TextField
          label={label}
          hint={hint}
          {...input}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          {...fieldsOf(form)('code')}
        />
        <Button type="submit" size="lg" busy={login.isPending} busyText={uiTexts.loggingIn}>
          {uiTexts.login}
        </Button>
        <Button variant="ghost" onClick={change}>
          {other}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {uiTexts.back}
        </Button>
      </Stack>
    </form>
  );
}
