import { zodResolver } from '@hookform/resolvers/zod';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { EXTRA_WORK_LIMITS, type ExtraWorkRequest } from '#domain/orders/extra-work-contract';
import { orderNumber } from '#domain/orders/order-number';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { dayOf, daysLater, formatMonthDay } from '#domain/orders/ready-by-days';
import { MESSAGES } from '#domain/words/shop-texts';
import { useProposeExtraWork } from '../../api/admin-order-changes';
import { waitOr } from '../../api/client';
import { showFieldErrors } from '../../api/show-field-errors';
import { ProposalCard } from '../../extra-work/proposal-card';
import { keepAll } from '../../photos/keep-uploads';
import { photoChanges } from '../../photos/photo-changes';
import { PhotoField } from '../../photos/photo-field';
import { Alert } from '../../ui/alert';
import { Muted } from '../../ui/arrange';
import { Button } from '../../ui/button';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useFormDraft } from '../parts/use-form-draft';
import { type ExtraWorkValues, extraWorkForm, NEW_EXTRA_WORK } from './extra-work-form';
import { ExtraWorkLines } from './extra-work-lines';

const FIELDS = ['lines', 'note', 'photos', 'expiresInDays'] as const;

interface ExtraWorkDialogProps {
  order: OwnerOrderView;
  onClose: () => void;
}

/** Proposes extra work to an order's customer (rule 16.3): typed, looked at as the customer will see it, then sent. */
export function ExtraWorkDialog({ order, onClose }: ExtraWorkDialogProps) {
  const { toast } = useToast();
  const propose = useProposeExtraWork(order.id);
  const [preview, setPreview] = useState<ExtraWorkRequest | null>(null);
  const form = useForm<ExtraWorkValues, unknown, ExtraWorkRequest>({
    resolver: zodResolver(extraWorkForm),
    defaultValues: NEW_EXTRA_WORK,
  });
  const { errors, isDirty } = form.formState;
  useFormDraft(`extra work of order ${order.id}`, form);

  /** The server takes lasting addresses alone: those that are missing are asked for once more. */
  async function look(): Promise<void> {
    const { photos } = await keepAll(form.getValues('photos'));
    form.setValue('photos', photos, { shouldDirty: true });
    await form.handleSubmit((typed) => setPreview(typed))();
  }

  async function send(proposal: ExtraWorkRequest): Promise<void> {
    try {
      await propose.mutateAsync(proposal);
    } catch (error) {
      const description = waitOr(error, ADMIN_TEXTS.extraWorkFailed);
      setPreview(null);
      showFieldErrors(form, FIELDS, error, description);
      toast({ title: 'Error', description, tone: 'danger' });
      return;
    }
    toast({ title: ADMIN_TEXTS.extraWorkProposed });
    onClose();
  }

  return (
    <FormDialog
      title={`Extra Work for Order ${orderNumber(order.id)}`}
      description={
        preview
          ? `This is what ${order.customerName} sees.`
          : `${order.customerName} gets it by mail and answers on the order's page.`
      }
      submit={preview ? 'Send to Customer' : 'Preview'}
      busyText={preview ? 'Sending...' : 'Checking...'}
      dirty={isDirty}
      note={
        preview && (
          <Button variant="ghost" disabled={propose.isPending} onClick={() => setPreview(null)}>
            <ArrowLeft size={20} />
            Change
          </Button>
        )
      }
      onSubmit={preview ? () => send(preview) : look}
      onClose={onClose}
    >
      {preview ? (
        <Preview order={order} proposal={preview} />
      ) : (
        <Stack>
          {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
          <ExtraWorkLines form={form} />
          <TextAreaField
            label="Note to the customer"
            hint="It stands below the lines. May be left empty."
            rows={3}
            error={errors.note?.message}
            {...form.register('note')}
          />
          <Photos form={form} />
          <TextField
            label="Days to answer"
            hint={`From 1 to ${EXTRA_WORK_LIMITS.days}; a reminder goes out after three.`}
            type="number"
            inputMode="numeric"
            min={1}
            max={EXTRA_WORK_LIMITS.days}
            error={errors.expiresInDays?.message}
            {...form.register('expiresInDays')}
          />
        </Stack>
      )}
    </FormDialog>
  );
}

type ExtraWorkFormState = ReturnType<typeof useForm<ExtraWorkValues, unknown, ExtraWorkRequest>>;

function Photos({ form }: { form: ExtraWorkFormState }) {
  const { field } = useController({ control: form.control, name: 'photos' });
  const problem = form.formState.errors.photos;
  const wrong = Array.isArray(problem) ? problem.find(Boolean)?.message : problem?.message;
  return (
    <PhotoField
      label="Photos from the bench"
      hint="What you found. Images only, 10 MB each."
      photos={field.value}
      max={EXTRA_WORK_LIMITS.photos}
      tooMany={MESSAGES.tooManyExtraPhotos}
      lateWarning={ADMIN_TEXTS.photosNotReady}
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
      <Muted>Below stand the customer's two buttons, Accept and Decline.</Muted>
    </ProposalCard>
  );
}
