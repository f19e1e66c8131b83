import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, useForm } from 'react-hook-form';
import { PASSWORD_MIN } from '#domain/customers/person';
import { type SignupRequest, signupRequest } from '#domain/mailing-list/mailing-list';
import { MESSAGES } from '#domain/words/shop-texts';
import { messageOf } from '../api/client';
import { useSignup } from '../api/mailing-list';
import { showFieldErrors } from '../api/show-field-errors';
import { useHeldForm } from '../first-paint/use-held-form';
import { Button } from '../ui/button';
import { fieldsOf } from '../ui/form-fields';
import { Stack } from '../ui/layout';
import { NeedsScript } from '../ui/needs-script';
import { PasswordField } from '../ui/password-field';
import { TextField } from '../ui/text-field';
import { useToast } from '../ui/toast';
import * as uiTexts from '../ui/ui-texts';
import { useOnce } from '../ui/use-once';
import * as texts from './home-texts';

const FIELDS = ['name', 'email', 'password'] as const satisfies readonly (keyof SignupRequest)[];

/** Joins the mailing list and shows a notice (rule 10.9). */
export function SignupForm() {
  const { toast } = useToast();
  const signup = useSignup();
  const once = useOnce();
  // Without default values, because they'd overwrite what someone typed before hydration.
  const form = useForm({ resolver: zodResolver(signupRequest) });
  const heldForm = useHeldForm();
  const field = fieldsOf(form);

  function notify(description: string) {
    toast({ title: uiTexts.error, description, tone: 'danger' });
  }

  function refuse(problems: FieldErrors<SignupRequest>) {
    const first = FIELDS.map((field) => problems[field]?.message).find(Boolean);
    notify(first ?? MESSAGES.fillAllFields);
  }

  async function send(request: SignupRequest) {
    try {
      const { message } = await signup.mutateAsync(request);
      toast({ title: uiTexts.success, description: message || MESSAGES.signupDone });
      form.reset();
    } catch (error) {
      notify(messageOf(error, MESSAGES.signupFailed));
      showFieldErrors(form, FIELDS, error);
    }
  }

  return (
    <form
      {...heldForm}
      noValidate
      onSubmit={form.handleSubmit((request) => once(() => send(request)), refuse)}
      aria-labelledby="signup-heading"
    >
      <Stack>
        <TextField label={uiTexts.name} autoComplete="name" {...field('name')} />
        <TextField label={uiTexts.email} type="email" autoComplete="email" {...field('email')} />
        <PasswordField
          label={uiTexts.password}
          hint={uiTexts.atLeastCharacters(PASSWORD_MIN)}
          autoComplete="new-password"
          {...field('password')}
        />
        <NeedsScript>{texts.needJavascript}</NeedsScript>
        <Button type="submit" size="lg" busy={signup.isPending} busyText={texts.signingUp}>
          {texts.signUp}
        </Button>
      </Stack>
    </form>
  );
}
