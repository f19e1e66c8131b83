import { type MessageSendAnswer, messageSendRequest } from '#domain/messages/message-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { useSendMessage } from '../../api/customers';
import { useNotices } from '../../notices/use-notices';
import { FormDialog } from '../../ui/form-dialog';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useDialogForm } from '../parts/dialog-form';
import { attemptFor, type MessageDraft } from './message-draft';

const MESSAGE_ROWS = 8;
const messageTexts = messageSendRequest.pick({ subject: true, message: true });

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
  /** The orders left out, and why. */
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
  const { fail } = useNotices();
  const { mutateAsync } = useSendMessage();
  const { form, field, dialog } = useDialogForm({
    schema: messageTexts,
    values: { subject: draft.subject, message: draft.message },
    async send(texts) {
      const { data: message, error } = messageSendRequest.safeParse({ ...texts, customerIds });
      if (error) fail(error.issues[0]?.message ?? ADMIN_TEXTS.messagesFailed);
      if (!message) return false;
      const attempt = attemptFor({ ...draft, ...texts, customerIds });
      onChange({ attempt });
      return mutateAsync({ message, idempotencyKey: attempt.key });
    },
    done: (answer) => ({ title: ADMIN_TEXTS.messagesSent, description: sentText(answer) }),
    failed: ADMIN_TEXTS.messagesFailed,
    quotes: true,
    onInvalid({ subject, message }) {
      const problems = [subject?.message, message?.message];
      const isMissing = problems.includes(MESSAGES.subjectAndMessage);
      if (isMissing) fail(MESSAGES.subjectAndMessage, ADMIN_TEXTS.missingInformation);
      else fail(problems.find(Boolean) ?? ADMIN_TEXTS.messagesFailed);
    },
    onDone: onSent,
    onClose() {
      onChange({ subject: '', message: '' });
      onClose();
    },
  });
  const keep = { onChange: () => onChange(form.getValues()) };
  const nobody = async () => fail(MESSAGES.selectCustomer, ADMIN_TEXTS.noCustomersSelected);
  return (
    <FormDialog
      {...dialog}
      title={`Send Message to ${customerIds.length} Customer(s)`}
      description={['Each customer gets their own email with an unsubscribe link.', note]
        .filter(Boolean)
        .join(' ')}
      submit="Send Message"
      busyText="Sending..."
      dirty={draft.subject !== '' || draft.message !== ''}
      onSubmit={customerIds.length === 0 ? nobody : dialog.onSubmit}
    >
      <TextField label="Subject" autoComplete="off" required {...field('subject', keep)} />
      <TextAreaField label="Message" rows={MESSAGE_ROWS} required {...field('message', keep)} />
    </FormDialog>
  );
}
