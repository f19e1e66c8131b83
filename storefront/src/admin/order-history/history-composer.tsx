import { Send, StickyNote } from 'lucide-react';
import { type SubmitEvent, Suspense } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { orderPlaceholders } from '#domain/messages/placeholders';
import type { OrderView } from '#domain/orders/order-view';
import type { WrittenKind } from '../../api/admin-order-changes';
import { useMay } from '../../api/person';
import { loadable } from '../../first-paint/loadable';
import { fieldsOf } from '../../ui/form-fields';
import { Segmented } from '../../ui/segmented';
import { TextAreaField } from '../../ui/text-area-field';
import { color, radius, space } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { ActionButton } from '../parts/action-button';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './order-history-texts';
import type { HistoryWriting } from './use-history-writing';

const SavedReplyPicker = loadable(
  async () => (await import('../saved-replies/saved-reply-picker')).SavedReplyPicker,
);

const Form = styled.form<{ $sends: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[2]};
  border: 1.5px solid ${({ $sends }) => ($sends ? color.accent : color.line)};
  border-radius: ${radius.patch};
  background: ${color.surface};
`;

const KINDS: readonly { value: WrittenKind; label: string }[] = [
  { value: 'note', label: texts.addNote },
  { value: 'message', label: texts.messageTheCustomer },
];

const NOTE = {
  label: texts.note,
  hint: texts.onlyShopSeesIt,
  submit: texts.addNoteButton,
  busyText: sharedTexts.adding,
  Icon: StickyNote,
} as const;

export function HistoryComposer({ order, writing }: { order: OrderView; writing: HistoryWriting }) {
  const may = useMay();
  const { form, isBusy, send } = writing;
  const { field: kind } = useController({ control: form.control, name: 'kind' });
  const { Icon, submit, busyText, ...field } = kind.value === 'note' ? NOTE : messageTo(order);

  function submitForm(event: SubmitEvent): void {
    event.preventDefault();
    void send();
  }

  return (
    <Form
      $sends={kind.value === 'message'}
      aria-label={texts.addToThisOrder}
      noValidate
      onSubmit={submitForm}
    >
      {may('POST /api/orders/:id/messages') && (
        <Segmented
          label={texts.noteOrMessage}
          value={kind.value}
          onValueChange={kind.onChange}
          options={KINDS}
        />
      )}
      {kind.value === 'message' && (
        <Suspense>
          <SavedReplyPicker
            kind="order"
            values={orderPlaceholders(order)}
            read={() => form.getValues('text')}
            onText={(text) => form.setValue('text', text, { shouldDirty: true, shouldValidate: true })}
          />
        </Suspense>
      )}
      <TextAreaField
        {...field}
        rows={4}
        required
        readOnly={isBusy}
        autoComplete="off"
        {...fieldsOf(form)('text')}
      />
      <ActionButton icon={Icon} type="submit" busy={isBusy} busyText={busyText}>
        {submit}
      </ActionButton>
    </Form>
  );
}

function messageTo({ customerName, customerEmail }: OrderView) {
  return {
    label: texts.messageTo(customerName),
    hint: texts.seesItByEmail(customerName, customerEmail),
    submit: sharedTexts.sendMessage,
    busyText: uiTexts.sending,
    Icon: Send,
  } as const;
}
