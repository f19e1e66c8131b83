import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { orderNumber } from '#domain/orders/order-number';
import type { OwnerOrderView } from '#domain/orders/order-view';
import type { RefundRequestInput } from '#domain/orders/refund-contract';
import type { RefundMethod } from '#domain/orders/refunds';
import { centsToDecimal, formatDollars } from '#domain/wire/money';
import { messageOf } from '../../api/client';
import { useRefundOrder } from '../../api/refunds';
import { showFieldErrors } from '../../api/show-field-errors';
import { Alert } from '../../ui/alert';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { SelectField } from '../../ui/select-field';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { CheckField } from '../parts/dialog-part';
import { useFormDraft } from '../parts/use-form-draft';
import { AmountField, HowField, MethodChoice, WhyField } from './refund-fields';
import {
  howField,
  methodField,
  reasonField,
  tooMuch,
  typedAmount,
  usualMethod,
  wayBack,
} from './refund-form';

type Limits = OwnerOrderView['refundable'];

/** The payment that money is taken from; empty for what paid the order. */
const fields = z.object({
  captureId: z.string(),
  method: methodField,
  how: howField,
  amount: typedAmount,
  reason: reasonField,
  notify: z.boolean(),
});
type RefundValues = z.input<typeof fields>;

const FIELDS = ['amount', 'how', 'reason'] as const;

/** The most that can go back each way, in cents. */
function mostOf({ total, paypal, captures }: Limits, captureId: string): Record<RefundMethod, number> {
  const unfit = captures.find((each) => each.captureId === captureId);
  return unfit ? { paypal: unfit.amount, recorded: unfit.amount } : { paypal, recorded: total };
}

const refundForm = (limits: Limits) =>
  fields.superRefine(({ captureId, method, amount }, context) => {
    const most = mostOf(limits, captureId)[method];
    if (amount > most) context.addIssue({ code: 'custom', path: ['amount'], message: tooMuch(most) });
  });

interface RefundDialogProps {
  order: OwnerOrderView;
  onClose: () => void;
}

/** Gives money of an order back, and says how that went (rule 16.5). */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { toast } = useToast();
  const refund = useRefundOrder(order.id);
  // As the form was filled: the order is read again meanwhile, and the amount in it stays.
  const [begun] = useState(order.refundable);
  const unfit = begun.captures.filter(({ isCounted }) => !isCounted);
  const first = begun.total > 0 ? '' : (unfit[0]?.captureId ?? '');
  const method = first ? 'paypal' : usualMethod(begun);
  const form = useForm<RefundValues, unknown, z.output<typeof fields>>({
    resolver: zodResolver(refundForm(order.refundable)),
    defaultValues: {
      captureId: first,
      method,
      how: 'cash',
      amount: centsToDecimal(mostOf(begun, first)[method]),
      reason: '',
      notify: true,
    },
  });
  const { errors, isDirty } = form.formState;
  const typed = useWatch({ control: form.control });
  const most = mostOf(order.refundable, typed.captureId ?? '');
  const chosen = typed.method ?? method;
  useFormDraft(`refund of order ${order.id}`, form);

  /** What is taken from changes what there is. */
  function fill(captureId: string, way: RefundMethod): void {
    form.setValue('method', way, { shouldDirty: true });
    form.setValue('amount', centsToDecimal(mostOf(order.refundable, captureId)[way]), { shouldDirty: true });
    form.clearErrors();
  }

  async function send({ captureId, method, how, ...rest }: z.output<typeof fields>): Promise<void> {
    const asked: RefundRequestInput = { ...rest, ...wayBack(method, how), captureId: captureId || null };
    try {
      const { status } = await refund.mutateAsync(asked);
      if (status === 'failed') {
        form.setError('root', { message: ADMIN_TEXTS.refundRefused });
        return;
      }
      toast({ title: status === 'pending' ? ADMIN_TEXTS.refundPending : ADMIN_TEXTS.refunded });
    } catch (error) {
      const description = messageOf(error, ADMIN_TEXTS.refundFailed);
      showFieldErrors(form, FIELDS, error, description);
      toast({ title: 'Error', description, tone: 'danger' });
      return;
    }
    onClose();
  }

  return (
    <FormDialog
      title={`Refund Order ${orderNumber(order.id)}`}
      submit="Give Back"
      busyText="Giving back..."
      dirty={isDirty}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <Stack>
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
        {unfit.length > 0 && (
          <SelectField
            label="Which money"
            options={[
              ...(begun.total > 0
                ? [{ value: '', label: `What paid the order (${formatDollars(begun.total)})` }]
                : []),
              ...unfit.map(({ captureId, amount }) => ({
                value: captureId,
                label: `${formatDollars(amount)} that do not count (${captureId})`,
              })),
            ]}
            {...form.register('captureId', {
              onChange: ({ target }) => {
                const captureId = String(target.value);
                fill(captureId, captureId ? 'paypal' : usualMethod(order.refundable));
              },
            })}
          />
        )}
        <MethodChoice value={chosen} most={most} onChange={(way) => fill(form.getValues('captureId'), way)} />
        {chosen === 'recorded' && <HowField error={errors.how?.message} {...form.register('how')} />}
        <AmountField most={most[chosen]} error={errors.amount?.message} {...form.register('amount')} />
        <WhyField
          hint="Kept with the refund; in the mail to the customer, if you send one."
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        <CheckField
          label="Mail the customer once it is done"
          checked={typed.notify ?? true}
          onCheckedChange={(notify) => form.setValue('notify', notify, { shouldDirty: true })}
        />
      </Stack>
    </FormDialog>
  );
}
