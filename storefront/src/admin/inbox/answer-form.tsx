import type { ComponentProps, ReactNode } from 'react';
import { writtenText } from '#domain/orders/track-contract';
import { Dialog } from '../../ui/dialog';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { TextAreaField } from '../../ui/text-area-field';
import * as uiTexts from '../../ui/ui-texts';
import { useDialogForm } from '../parts/dialog-form';
import * as sharedTexts from '../parts/shared-texts';
import { SavedReplyPicker } from '../saved-replies/saved-reply-picker';
import * as texts from './inbox-texts';

interface AnswerFormProps
  extends Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'onClose'>,
    Pick<ComponentProps<typeof SavedReplyPicker>, 'kind' | 'values'> {
  children: ReactNode;
  hint: string;
  draft: string;
  send: (text: string) => Promise<unknown>;
  done: string;
  failed: string;
  answered?: ((typed: string) => ReactNode) | false;
}

/** A dialog that shows a message, with a form to answer it. */
export function AnswerForm(props: AnswerFormProps) {
  const { title, description, onClose, kind, values, children, hint, send, answered, ...sending } = props;
  const { form, field, dialog } = useDialogForm({
    schema: writtenText,
    values: { text: '' },
    send: ({ text }) => send(text),
    quotes: true,
    onClose,
    ...sending,
  });
  const head = { title, description, size: 'lg' } as const;
  if (answered)
    return (
      <Dialog {...head} onClose={onClose}>
        <Stack $gap={3}>
          {children}
          {answered(form.getValues('text').trim())}
        </Stack>
      </Dialog>
    );
  return (
    <FormDialog {...dialog} {...head} submit={texts.sendAnswer} busyText={uiTexts.sending}>
      <Stack $gap={3}>
        {children}
        <SavedReplyPicker
          kind={kind}
          values={values}
          read={() => form.getValues('text')}
          onText={(text) => form.setValue('text', text, { shouldDirty: true, shouldValidate: true })}
        />
        <TextAreaField
          label={sharedTexts.yourAnswer}
          hint={hint}
          rows={6}
          required
          autoComplete="off"
          {...field('text')}
        />
      </Stack>
    </FormDialog>
  );
}
