import { useState } from 'react';
import { z } from 'zod';
import { orderNumber } from '#domain/orders/order-number';
import type { OrderView } from '#domain/orders/order-view';
import { RECORDED_HOW } from '#domain/orders/paid-how';
import { dayOf } from '#domain/orders/ready-by-days';
import type { RecordedPayment } from '#domain/orders/recorded-payment';
import { centsToDecimal, dollarsToCents, formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { useRecordPayment } from '../../api/admin-order-changes';
import { FormDialog } from '../../ui/form-dialog';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { useDialogForm } from '../parts/dialog-form';
import { Columns } from '../parts/dialog-part';
import * as sharedTexts from '../parts/shared-texts';
import { HOW_CHOICES } from './order-choices';
import * as texts from './order-dialogs-texts';

function paymentForm({ amountDue, createdAt }: OrderView, placed: string, today: string) {
  return z.object({
    amount: z
      .string()
      .transform((typed) => dollarsToCents(typed) ?? Number.NaN)
      .pipe(
        z
          .number(MESSAGES.amountAboveZero)
          .min(1, MESSAGES.amountAboveZero)
          .max(amountDue, texts.atMostIsDue(formatDollars(amountDue))),
      ),
    how: z.enum(RECORDED_HOW, MESSAGES.paidHow),
    at: z.iso
      .date(MESSAGES.paidDay)
      .refine((day) => day >= placed && day <= today, MESSAGES.paidOnDay)
      .transform((day): RecordedPayment['at'] => (day === today ? undefined : noonOf(day, createdAt))),
  });
}

/** Noon of that day, but not before the order was placed, because the owner's time zone may not be the shop's. */
function noonOf(day: string, createdAt: string): string {
  const noon = new Date(`${day}T12:00:00`).toISOString();
  return noon < createdAt ? createdAt : noon;
}

/** Records an in-person payment. The form starts with everything due, in cash, today (rule 16.9). */
export function RecordPaymentDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { mutateAsync } = useRecordPayment(order.id);
  const [today] = useState(() => dayOf(new Date()));
  const placed = dayOf(new Date(order.createdAt));
  const { field, dialog } = useDialogForm({
    schema: paymentForm(order, placed, today),
    values: { amount: centsToDecimal(order.amountDue), how: 'cash', at: today },
    draft: `payment of order ${order.id}`,
    send: mutateAsync,
    done: texts.paymentRecorded,
    failed: texts.paymentRecordFailed,
    quotes: true,
    alerts: true,
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={texts.paymentOfOrder(orderNumber(order.id))}
      description={
        order.amountDue > 0 ? texts.isDue(formatDollars(order.amountDue)) : texts.nothingIsDueAnymore
      }
      submit={texts.recordPayment}
      busyText={texts.recording}
    >
      <Columns>
        <TextField label={texts.amount} inputMode="decimal" autoComplete="off" {...field('amount')} />
        <SelectField label={sharedTexts.how} options={HOW_CHOICES} {...field('how')} />
        <TextField label={sharedTexts.day} type="date" min={placed} max={today} {...field('at')} />
      </Columns>
    </FormDialog>
  );
}
