import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { writtenText } from '#domain/orders/track-contract';
import { useWriteOnOrder, WRITTEN_KINDS } from '../../api/admin-order-changes';
import { showFieldErrors } from '../../api/show-field-errors';
import { useNotices } from '../../notices/use-notices';
import { useOnce } from '../../ui/use-once';
import { useFormDraft } from '../parts/use-form-draft';
import * as texts from './order-history-texts';

const writingForm = writtenText.extend({ kind: z.enum(WRITTEN_KINDS) });
type WritingValues = z.input<typeof writingForm>;

/** A note is the default. Writing a message has to be chosen. */
const EMPTY: WritingValues = { kind: 'note', text: '' };

const WRITTEN = {
  note: { done: texts.noteAdded, failed: texts.noteFailed },
  message: { done: texts.messageToCustomerSent, failed: texts.messageToCustomerFailed },
} as const;

export function useHistoryWriting(orderId: string) {
  const { attempt } = useNotices();
  const once = useOnce();
  const write = useWriteOnOrder(orderId);
  const form = useForm<WritingValues>({ resolver: zodResolver(writingForm), defaultValues: EMPTY });
  const { dirtyFields } = form.formState;
  useFormDraft(`story of order ${orderId}`, form);

  async function send(typed: WritingValues): Promise<void> {
    const isSent = await attempt(() => write.mutateAsync(typed), {
      ...WRITTEN[typed.kind],
      quotes: true,
      onError: (error) => showFieldErrors(form, ['text'], error),
    });
    if (isSent) form.reset(EMPTY);
  }

  return {
    form,
    isDirty: dirtyFields.text === true,
    isBusy: write.isPending,
    send: () => once(form.handleSubmit(send)),
    answer(): void {
      form.setValue('kind', 'message', { shouldDirty: true });
      form.setFocus('text');
    },
  };
}
export type HistoryWriting = ReturnType<typeof useHistoryWriting>;
