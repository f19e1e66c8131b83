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
import { ADMIN_TEXTS } from './parts/admin-texts';

const KINDS = {
  app: {
    label: 'Code',
    hint: 'Six digits from your authenticator app.',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten you saved. Each works once.',
    input: { inputMode: 'text', autoComplete: 'off' },
    other: 'Use a code from the app',
  },
} as const;

const failed = ADMIN_TEXTS.loginFailed;

/** The second step of a login: the code, sent with what was right in the first. */
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
    fail(message, 'Login Failed');
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
      aria-label="Second step"
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
        <Button type="submit" size="lg" busy={login.isPending} busyText="Logging in...">
          Login
        </Button>
        <Button variant="ghost" onClick={change}>
          {other}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      </Stack>
    </form>
  );
}
