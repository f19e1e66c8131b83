import { type MessageSendAnswer, messageSendRequest } from '#domain/messages/message-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { useSendMessage } from '../../api/customers';
import { useNotices } from '../../notices/use-notices';
import { FormDialog } from '../../ui/form-dialog';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import * as uiTexts from '../../ui/ui-texts';
import { useDialogForm } from '../parts/dialog-form';
import * as sharedTexts from '../parts/shared-texts';
import { SavedReplyPicker } from '../saved-replies/saved-reply-picker';
import { attemptFor, type MessageDraft } from './message-draft';
import * as texts from './messages-tab-texts';

const MESSAGE_ROWS = 8;
const messageTexts = messageSendRequest.pick({ subject: true, message: true });

/** The specified text of the notice after sending (rule 2.10). */
function sentText({ sent, failed }: MessageSendAnswer): string {
  const done = texts.successfullySentToCustomers(sent);
  return failed > 0 ? texts.failedToSend(done, failed) : done;
}

interface SendMessageDialogProps {
  draft: MessageDraft;
  customerIds: string[];
  onChange: (changes: Partial<MessageDraft>) => void;
  onSent: () => void;
  onClose: () => void;
  note?: string;
}

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
    async send(typed) {
      const { data: message, error } = messageSendRequest.safeParse({ ...typed, customerIds });
      if (error) fail(error.issues[0]?.message ?? texts.messagesFailed);
      if (!message) return false;
      const attempt = attemptFor({ ...draft, ...typed, customerIds });
      onChange({ attempt });
      return mutateAsync({ message, idempotencyKey: attempt.key });
    },
    done: (answer) => ({ title: texts.messagesSent, description: sentText(answer) }),
    failed: texts.messagesFailed,
    quotes: true,
    onInvalid({ subject, message }) {
      const problems = [subject?.message, message?.message];
      const isMissing = problems.includes(MESSAGES.subjectAndMessage);
      if (isMissing) fail(MESSAGES.subjectAndMessage, texts.missingInformation);
      else fail(problems.find(Boolean) ?? texts.messagesFailed);
    },
    onDone: onSent,
    onClose() {
      onChange({ subject: '', message: '' });
      onClose();
    },
  });
  const storeDraft = { onChange: () => onChange(form.getValues()) };
  const nobody = async () => fail(MESSAGES.selectCustomer, texts.noCustomersSelected);
  return (
    <FormDialog
      {...dialog}
      title={texts.sendMessageToCustomers(customerIds.length)}
      description={[texts.eachCustomerGetsOwn, note].filter(Boolean).join(' ')}
      submit={sharedTexts.sendMessage}
      busyText={uiTexts.sending}
      dirty={draft.subject !== '' || draft.message !== ''}
      onSubmit={customerIds.length === 0 ? nobody : dialog.onSubmit}
    >
      <TextField label={sharedTexts.subject} autoComplete="off" required {...field('subject', storeDraft)} />
      <SavedReplyPicker
        kind="bulk"
        read={() => form.getValues('message')}
        onText={(message) => {
          form.setValue('message', message, { shouldDirty: true, shouldValidate: true });
          storeDraft.onChange();
        }}
      />
      <TextAreaField
        label={sharedTexts.message}
        rows={MESSAGE_ROWS}
        required
        {...field('message', storeDraft)}
      />
    </FormDialog>
  );
}
