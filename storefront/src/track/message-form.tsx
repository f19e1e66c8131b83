import { zodResolver } from '@hookform/resolvers/zod';
import type { QueryKey } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { writtenText } from '#domain/orders/track-contract';
import { messageOf } from '../api/client';
import { showFieldErrors } from '../api/show-field-errors';
import { useWriteToShop } from '../api/track';
import { useAsleepForm } from '../first-paint/use-asleep-form';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Stack } from '../ui/layout';
import { NeedsScript } from '../ui/needs-script';
import { TextAreaField } from '../ui/text-area-field';
import { useOnce } from '../ui/use-once';

const FAILED = 'Your message did not go out. It is still here: please try again in a moment.';

/** Writes to the shop; what was typed stays until it has arrived. */
export function MessageForm({ token, shownBy }: { token: string; shownBy: QueryKey }) {
  const write = useWriteToShop({ token, shownBy });
  const once = useOnce();
  // Without default values: what was typed before the form was alive stays.
  const form = useForm({ resolver: zodResolver(writtenText) });
  const asleep = useAsleepForm();
  const { errors } = form.formState;

  async function send({ text }: { text: string }): Promise<void> {
    try {
      await write.mutateAsync(text);
      form.reset({ text: '' });
    } catch (error) {
      showFieldErrors(form, ['text'], error);
    }
  }

  return (
    <form
      {...asleep}
      noValidate
      onSubmit={form.handleSubmit((written) => once(() => send(written)))}
      aria-label="Message to the shop"
    >
      <Stack>
        <TextAreaField
          label="Write to us"
          hint="We answer by mail, and here."
          rows={3}
          required
          error={errors.text?.message}
          {...form.register('text')}
        />
        {write.isError && <Alert tone="danger">{messageOf(write.error, FAILED)}</Alert>}
        <NeedsScript>Writing to us here needs JavaScript. Our e-mail address is on this page.</NeedsScript>
        <div>
          <Button type="submit" variant="secondary" busy={write.isPending} busyText="Sending...">
            Send message
          </Button>
        </div>
      </Stack>
    </form>
  );
}
