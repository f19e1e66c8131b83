import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { orderNumber } from '#domain/orders/order-number';
import type { OrderView } from '#domain/orders/order-view';
import { dayOf } from '#domain/orders/ready-by-days';
import type { RecordedPayment } from '#domain/orders/recorded-payment';
import { formatDollars } from '#domain/wire/money';
import { useRecordPayment } from '../../api/admin-order-changes';
import { messageOf } from '../../api/client';
import { showFieldErrors } from '../../api/show-field-errors';
import { Alert } from '../../ui/alert';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { Columns } from '../parts/dialog-part';
import { useFormDraft } from '../parts/use-form-draft';
import { HOW_CHOICES } from './order-choices';
import { newPaymentOf, type RecordPaymentValues, recordPaymentForm } from './record-payment-form';

const FIELDS = ['amount', 'how', 'at'] as const;

interface RecordPaymentDialogProps {
  order: OrderView;
  onClose: () => void;
}

/** Writes down what was paid for an order in person (rule 16.9). */
export function RecordPaymentDialog({ order, onClose }: RecordPaymentDialogProps) {
  const { toast } = useToast();
  const record = useRecordPayment(order.id);
  const [began] = useState(() => new Date());
  const form = useForm<RecordPaymentValues, unknown, RecordedPayment>({
    resolver: zodResolver(recordPaymentForm(order, began)),
    defaultValues: newPaymentOf(order, began),
  });
  const { errors, isDirty } = form.formState;
  useFormDraft(`payment of order ${order.id}`, form);

  async function send(payment: RecordedPayment): Promise<void> {
    try {
      await record.mutateAsync(payment);
    } catch (error) {
      const description = messageOf(error, ADMIN_TEXTS.paymentRecordFailed);
      showFieldErrors(form, FIELDS, error, description);
      toast({ title: 'Error', description, tone: 'danger' });
      return;
    }
    toast({ title: ADMIN_TEXTS.paymentRecorded });
    onClose();
  }

  return (
    <FormDialog
      title={`Payment of Order ${orderNumber(order.id)}`}
      description={
        order.amountDue > 0 ? `${formatDollars(order.amountDue)} is due.` : 'Nothing is due any more.'
      }
      submit="Record Payment"
      busyText="Recording..."
      dirty={isDirty}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <Stack>
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
        <Columns>
          <TextField
            label="Amount ($)"
            inputMode="decimal"
            autoComplete="off"
            error={errors.amount?.message}
            {...form.register('amount')}
          />
          <SelectField
            label="How"
            options={HOW_CHOICES}
            error={errors.how?.message}
            {...form.register('how')}
          />
          <TextField
            label="Day"
            type="date"
            min={dayOf(new Date(order.createdAt))}
            max={dayOf(began)}
            error={errors.at?.message}
            {...form.register('at')}
          />
        </Columns>
      </Stack>
    </FormDialog>
  );
}
