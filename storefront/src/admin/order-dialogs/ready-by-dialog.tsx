import { zodResolver } from '@hookform/resolvers/zod';
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { orderNumber } from '#domain/orders/order-number';
import type { OrderView } from '#domain/orders/order-view';
import { readyByChange } from '#domain/orders/ready-by-contract';
import type { ReadyBy } from '#domain/orders/ready-by-days';
import { useSetReadyBy } from '../../api/admin-order-changes';
import { ChangedMeanwhile } from '../../api/change-seen';
import { messageOf } from '../../api/client';
import { showFieldErrors } from '../../api/show-field-errors';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { Columns } from '../parts/dialog-part';
import { useFormDraft } from '../parts/use-form-draft';

/** Two empty days are no date. */
const readyByForm = z
  .object({ from: z.string(), to: z.string() })
  .transform(({ from, to }) => (from === '' && to === '' ? null : { from, to }))
  .pipe(readyByChange);
type ReadyByValues = z.input<typeof readyByForm>;

const FIELDS = ['from', 'to'] as const;
const NO_DAYS: ReadyByValues = { from: '', to: '' };

interface ReadyByDialogProps {
  order: OrderView;
  onClose: () => void;
}

/** Changes or clears the days by which an order is ready (rule 15.4). */
export function ReadyByDialog({ order, onClose }: ReadyByDialogProps) {
  const { toast } = useToast();
  const change = useSetReadyBy();
  // The order as the form was filled, so that others' changes meanwhile are seen.
  const [seen, setSeen] = useState(order);
  const form = useForm<ReadyByValues, unknown, ReadyBy | null>({
    resolver: zodResolver(readyByForm),
    defaultValues: seen.readyBy ?? NO_DAYS,
  });
  const { errors, isDirty } = form.formState;
  const typed = useWatch({ control: form.control });
  useFormDraft(`ready by of order ${order.id}`, form);

  /** Keeps what was typed and fills the rest with what the shop has now. */
  function startFrom(newest: OrderView): void {
    setSeen(newest);
    form.reset(newest.readyBy ?? NO_DAYS, { keepDirtyValues: true });
  }

  async function send(readyBy: ReadyBy | null): Promise<void> {
    try {
      await change.mutateAsync({ before: seen, readyBy });
    } catch (error) {
      if (error instanceof ChangedMeanwhile) startFrom(error.newest);
      const description = messageOf(error, ADMIN_TEXTS.readyByFailed);
      showFieldErrors(form, FIELDS, error, description);
      toast({ title: 'Error', description, tone: 'danger' });
      return;
    }
    toast({ title: ADMIN_TEXTS.readyByUpdated });
    onClose();
  }

  function clear(): void {
    for (const field of FIELDS) form.setValue(field, '', { shouldDirty: true });
    form.clearErrors();
    form.setFocus('from');
  }

  return (
    <FormDialog
      title={`Order ${orderNumber(order.id)} Ready By`}
      description="The customer is mailed a later date, a minute after you save it."
      submit="Save Date"
      busyText="Saving..."
      dirty={isDirty}
      onSubmit={isDirty ? form.handleSubmit(send) : async () => onClose()}
      onClose={onClose}
    >
      <Stack>
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
        <Columns>
          <TextField label="First day" type="date" error={errors.from?.message} {...form.register('from')} />
          <TextField
            label="Last day"
            hint="It counts as due on this day."
            type="date"
            error={errors.to?.message}
            {...form.register('to')}
          />
        </Columns>
        {(typed.from || typed.to) && (
          <div>
            <Button variant="ghost" onClick={clear}>
              <CalendarX size={20} />
              Clear the Date
            </Button>
          </div>
        )}
      </Stack>
    </FormDialog>
  );
}
