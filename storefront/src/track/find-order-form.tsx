import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { findOrderRequest } from '#domain/orders/track-contract';
import { messageOf } from '../api/client';
import { showFieldErrors } from '../api/show-field-errors';
import { useFindOrder } from '../api/track';
import { useHeldForm } from '../first-paint/use-held-form';
import { NOT_REACHED } from '../notices/not-loaded';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { fieldsOf } from '../ui/form-fields';
import { CODE_INPUT, EMAIL_INPUT } from '../ui/input-kinds';
import { Stack } from '../ui/layout';
import { NeedsScript } from '../ui/needs-script';
import { TextField } from '../ui/text-field';
import * as uiTexts from '../ui/ui-texts';
import { useOnce } from '../ui/use-once';
import * as texts from './track-texts';

/** Asks for an order number and email. The answer comes only by email. */
export function FindOrderForm() {
  const find = useFindOrder();
  const once = useOnce();
  // Without default values, because they'd overwrite what someone typed before hydration.
  const form = useForm({ resolver: zodResolver(findOrderRequest) });
  const heldForm = useHeldForm();
  const field = fieldsOf(form);

  async function send(order: { number: string; email: string }): Promise<void> {
    try {
      await find.mutateAsync(order);
    } catch (error) {
      showFieldErrors(form, ['number', 'email'], error);
    }
  }

  return (
    <form
      {...heldForm}
      noValidate
      onSubmit={form.handleSubmit((order) => once(() => send(order)))}
      aria-label={uiTexts.findMyOrder}
    >
      <Stack>
        <TextField
          label={texts.orderNumberLabel}
          hint={texts.eightLettersAndDigits}
          {...CODE_INPUT}
          required
          {...field('number')}
        />
        <TextField
          label={uiTexts.email}
          hint={texts.emailHint}
          {...EMAIL_INPUT}
          required
          {...field('email')}
        />
        {find.isSuccess && (
          <Alert tone="success" title={texts.checkYourInbox}>
            {find.data.message}
          </Alert>
        )}
        {find.isError && <Alert tone="danger">{messageOf(find.error, NOT_REACHED)}</Alert>}
        <NeedsScript>{texts.needJavascriptToFind}</NeedsScript>
        <Button type="submit" size="lg" busy={find.isPending} busyText={uiTexts.looking}>
          {texts.sendMeLink}
        </Button>
      </Stack>
    </form>
  );
}
