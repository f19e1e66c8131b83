import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, useForm } from 'react-hook-form';
import { type MessageSendAnswer, messageSendRequest } from '#domain/messages/message-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { messageOf } from '../../api/client';
import { useSendMessage } from '../../api/customers';
import { showFieldErrors } from '../../api/show-field-errors';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { attemptFor, type MessageDraft } from './message-draft';

const MESSAGE_ROWS = 8;
const messageTexts = messageSendRequest.pick({ subject: true, message: true });
interface MessageTexts {
  subject: string;
  message: string;
}

/** The notice after sending, to the letter (rule 2.10). */
function sentText({ sent, failed }: MessageSendAnswer): string {
  const done = `Successfully sent to ${sent} customer(s)`;
  return failed > 0 ? `${done}. Failed to send to ${failed} customer(s).` : done;
}

interface SendMessageDialogProps {
  draft: MessageDraft;
  /** The selected customers who still exist and may get messages. */
  customerIds: string[];
  onChange: (changes: Partial<MessageDraft>) => void;
  /** Called once the message was sent. */
  onSent: () => void;
  onClose: () => void;
  /** Who is left out, and why. */
  note?: string;
}

/** Writes and sends a message to the selected customers. */
export function SendMessageDialog({
  draft,
  customerIds,
  onChange,
  onSent,
  onClose,
  note,
}: SendMessageDialogProps) {
  const { toast } = useToast();
  const sending = useSendMessage();
  const form = useForm<MessageTexts>({
    resolver: zodResolver(messageTexts),
    defaultValues: { subject: draft.subject, message: draft.message },
  });
  const { errors } = form.formState;
  const keep = { onChange: () => onChange(form.getValues()) };
  const fail = (title: string, description: string) => toast({ title, description, tone: 'danger' });

  async function send(texts: MessageTexts): Promise<void> {
    const request = messageSendRequest.safeParse({ ...texts, customerIds });
    if (!request.success)
      return fail('Error', request.error.issues[0]?.message ?? ADMIN_TEXTS.messagesFailed);
    const attempt = attemptFor({ ...draft, ...texts, customerIds });
    onChange({ attempt });
    try {
      const answer = await sending.mutateAsync({ message: request.data, idempotencyKey: attempt.key });
      toast({ title: ADMIN_TEXTS.messagesSent, description: sentText(answer) });
    } catch (error) {
      showFieldErrors(form, ['subject', 'message'], error);
      return fail('Error', messageOf(error, ADMIN_TEXTS.messagesFailed));
    }
    onSent();
  }

  function refuse({ subject, message }: FieldErrors<MessageTexts>): void {
    const problems = [subject?.message, message?.message];
    const isMissing = problems.includes(MESSAGES.subjectAndMessage);
    if (isMissing) fail(ADMIN_TEXTS.missingInformation, MESSAGES.subjectAndMessage);
    else fail('Error', problems.find(Boolean) ?? ADMIN_TEXTS.messagesFailed);
  }

  async function submit(): Promise<void> {
    if (customerIds.length === 0) return fail(ADMIN_TEXTS.noCustomersSelected, MESSAGES.selectCustomer);
    await form.handleSubmit(send, refuse)();
  }

  return (
    <FormDialog
      title={`Send Message to ${customerIds.length} Customer(s)`}
      description={['Each customer gets a mail of their own, with a link to unsubscribe.', note]
        .filter(Boolean)
        .join(' ')}
      submit="Send Message"
      busyText="Sending..."
      dirty={draft.subject !== '' || draft.message !== ''}
      onSubmit={submit}
      onClose={() => {
        onChange({ subject: '', message: '' });
        onClose();
      }}
    >
      <Stack>
        <TextField
          label="Subject"
          autoComplete="off"
          required
          error={errors.subject?.message}
          {...form.register('subject', keep)}
        />
        <TextAreaField
          label="Message"
          rows={MESSAGE_ROWS}
          required
          error={errors.message?.message}
          {...form.register('message', keep)}
        />
      </Stack>
    </FormDialog>
  );
}
