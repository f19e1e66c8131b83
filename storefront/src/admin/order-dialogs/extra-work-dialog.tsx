import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { EXTRA_WORK_LIMITS, type ExtraWorkRequest } from '#domain/orders/extra-work-contract';
import { orderNumber } from '#domain/orders/order-number';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { dayOf, daysLater } from '#domain/orders/ready-by-days';
import { formatMonthDay } from '#domain/words/days';
import { MESSAGES } from '#domain/words/shop-texts';
import { useProposeExtraWork } from '../../api/admin-order-changes';
import { ProposalCard } from '../../extra-work/proposal-card';
import { finalizeAll } from '../../photos/finalize-uploads';
import { photoChanges } from '../../photos/photo-changes';
import { PhotoField } from '../../photos/photo-field';
import { Muted } from '../../ui/arrange';
import { FormDialog } from '../../ui/form-dialog';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import * as uiTexts from '../../ui/ui-texts';
import { ActionButton } from '../parts/action-button';
import { useDialogForm } from '../parts/dialog-form';
import * as sharedTexts from '../parts/shared-texts';
import { type ExtraWorkFormProps, ExtraWorkLines, extraWorkForm, NEW_EXTRA_WORK } from './extra-work-lines';
import * as texts from './extra-work-texts';
import * as orderDialogsTexts from './order-dialogs-texts';

/** Proposes extra work to an order's customer (rule 16.3). The owner types it, sees a preview, and sends it. */
export function ExtraWorkDialog({ order, onClose }: { order: OwnerOrderView; onClose: () => void }) {
  const { mutateAsync, isPending } = useProposeExtraWork(order.id);
  const [preview, setPreview] = useState<ExtraWorkRequest | null>(null);
  const { form, field, dialog } = useDialogForm({
    schema: extraWorkForm,
    values: NEW_EXTRA_WORK,
    draft: `extra work of order ${order.id}`,
    send: mutateAsync,
    done: texts.extraWorkProposed,
    failed: texts.extraWorkFailed,
    alerts: true,
    onError: () => setPreview(null),
    onClose,
  });

  /** Asks again for the permanent URLs that are missing, because the server accepts no others. */
  async function look(): Promise<void> {
    const { photos } = await finalizeAll(form.getValues('photos'));
    form.setValue('photos', photos, { shouldDirty: true });
    await form.handleSubmit((typed) => setPreview(typed))();
  }

  return (
    <FormDialog
      {...dialog}
      title={texts.extraWorkForOrder(orderNumber(order.id))}
      description={
        preview ? texts.thisIsWhatCustomerSees(order.customerName) : texts.getsItByEmail(order.customerName)
      }
      submit={preview ? texts.sendToCustomer : sharedTexts.preview}
      busyText={preview ? uiTexts.sending : uiTexts.checking}
      note={
        preview && (
          <ActionButton
            icon={ArrowLeft}
            variant="ghost"
            disabled={isPending}
            onClick={() => setPreview(null)}
          >
            {texts.change}
          </ActionButton>
        )
      }
      onSubmit={preview ? dialog.onSubmit : look}
    >
      {preview ? (
        <Preview order={order} proposal={preview} />
      ) : (
        <>
          <ExtraWorkLines form={form} />
          <TextAreaField
            label={texts.noteToCustomer}
            hint={texts.shownBelowLines}
            rows={3}
            {...field('note')}
          />
          <Photos form={form} />
          <TextField
            label={texts.daysToAnswer}
            hint={texts.daysRange(EXTRA_WORK_LIMITS.days)}
            type="number"
            inputMode="numeric"
            min={1}
            max={EXTRA_WORK_LIMITS.days}
            {...field('expiresInDays')}
          />
        </>
      )}
    </FormDialog>
  );
}

function Photos({ form }: ExtraWorkFormProps) {
  const { field } = useController({ control: form.control, name: 'photos' });
  const problem = form.formState.errors.photos;
  const wrong = Array.isArray(problem) ? problem.find(Boolean)?.message : problem?.message;
  return (
    <PhotoField
      label={texts.photosFromBench}
      hint={texts.whatYouFound}
      photos={field.value}
      max={EXTRA_WORK_LIMITS.photos}
      tooMany={MESSAGES.tooManyExtraPhotos}
      lateWarning={orderDialogsTexts.photosNotReady}
      error={wrong}
      {...photoChanges(() => form.getValues('photos'), field.onChange)}
    />
  );
}

function Preview({ order, proposal }: { order: OwnerOrderView; proposal: ExtraWorkRequest }) {
  const { lines, expiresInDays } = proposal;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const until = daysLater(dayOf(new Date()), expiresInDays);
  return (
    <ProposalCard
      proposal={{ ...proposal, total }}
      order={{ ...order, number: orderNumber(order.id) }}
      until={<time dateTime={until}>{formatMonthDay(until)}</time>}
    >
      <Muted>{texts.twoButtonsAppear}</Muted>
    </ProposalCard>
  );
}
