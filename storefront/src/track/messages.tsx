import { zodResolver } from '@hookform/resolvers/zod';
import type { QueryKey } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type TrackView, writtenText } from '#domain/orders/track-contract';
import { trackedToken } from '#domain/pages/pages';
import { messageOf } from '../api/client';
import { Day } from '../api/day';
import { showFieldErrors } from '../api/show-field-errors';
import { useWriteToShop } from '../api/track';
import { useHeldForm } from '../first-paint/use-held-form';
import { MessageThread } from '../messages/message-thread';
import { Alert } from '../ui/alert';
import { Muted } from '../ui/arrange';
import { Button } from '../ui/button';
import { fieldsOf } from '../ui/form-fields';
import { Stack } from '../ui/layout';
import { NeedsScript } from '../ui/needs-script';
import { TextAreaField } from '../ui/text-area-field';
import * as uiTexts from '../ui/ui-texts';
import { useOnce } from '../ui/use-once';
import { TrackPart } from './track-part';
import * as texts from './track-texts';

const FAILED = texts.yourMessageWasntSent;

function MessageForm({ token, orderQueryKey }: { token: string; orderQueryKey: QueryKey }) {
  const write = useWriteToShop({ token, orderQueryKey });
  const once = useOnce();
  // Without default values, because they'd overwrite what someone typed before hydration.
  const form = useForm({ resolver: zodResolver(writtenText) });
  const heldForm = useHeldForm();
  const field = fieldsOf(form);

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
      {...heldForm}
      noValidate
      onSubmit={form.handleSubmit((typed) => once(() => send(typed)))}
      aria-label={texts.messageToShop}
    >
      <Stack>
        <TextAreaField
          label={texts.messageUs}
          hint={texts.replyByEmail}
          rows={3}
          required
          {...field('text')}
        />
        {write.isError && <Alert tone="danger">{messageOf(write.error, FAILED)}</Alert>}
        <NeedsScript>{texts.needJavascriptToWrite}</NeedsScript>
        <div>
          <Button type="submit" variant="secondary" busy={write.isPending} busyText={uiTexts.sending}>
            {texts.sendMessage}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface MessagesProps {
  view: TrackView;
  orderQueryKey: QueryKey;
}

export function Messages({ view: { messages, number, path, shop }, orderQueryKey }: MessagesProps) {
  const token = trackedToken(path);
  return (
    <TrackPart id="messages-heading" title={uiTexts.messages} $gap={3}>
      {messages.length === 0 && <Muted $max="60ch">{texts.noMessagesYet}</Muted>}
      {messages.length > 0 && (
        <MessageThread
          messages={messages}
          number={number}
          reader="customer"
          nameOf={({ from }) => (from === 'customer' ? texts.you : shop.name)}
          at={(moment) => <Day at={moment} />}
        />
      )}
      {token !== null && <MessageForm token={token} orderQueryKey={orderQueryKey} />}
    </TrackPart>
  );
}
