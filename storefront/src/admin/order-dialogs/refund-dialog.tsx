import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { orderNumber } from '#domain/orders/order-number';
import type { OwnerOrderView } from '#domain/orders/order-view';
import type { RefundMethod } from '#domain/orders/refunds';
import { centsToDecimal, formatDollars } from '#domain/wire/money';
import { useRefundOrder } from '../../api/refunds';
import { FormDialog } from '../../ui/form-dialog';
import { SelectField } from '../../ui/select-field';
import * as uiTexts from '../../ui/ui-texts';
import { useDialogForm } from '../parts/dialog-form';
import { CheckField } from '../parts/dialog-part';
import {
  AmountField,
  defaultMethod,
  HowField,
  MethodChoice,
  type Most,
  REFUND_FIELDS,
  refundFields,
  refundMethodOf,
  tooMuch,
  typedAmount,
  WhyField,
} from './refund-fields';
import * as texts from './refund-texts';

type Limits = OwnerOrderView['refundable'];

/** Without a `captureId`, the refund is for the payments that count toward the order. */
const fields = z.object({ ...refundFields, captureId: z.string(), amount: typedAmount });

function mostOf({ total, paypal, captures }: Limits, captureId: string): Most {
  const notCounted = captures.find((each) => each.captureId === captureId);
  return notCounted
    ? { paypal: notCounted.amount, recorded: notCounted.amount }
    : { paypal, recorded: total };
}

const refundForm = (limits: Limits) =>
  fields.superRefine(({ captureId, method, amount }, context) => {
    const most = mostOf(limits, captureId)[method];
    if (amount > most) context.addIssue({ code: 'custom', path: ['amount'], message: tooMuch(most) });
  });

/** Refunds an order (rule 16.5). */
export function RefundDialog({ order, onClose }: { order: OwnerOrderView; onClose: () => void }) {
  const { mutateAsync } = useRefundOrder(order.id);
  // Fetching the order again must not change the typed amount.
  const [initialRefundable] = useState(order.refundable);
  const notCounted = initialRefundable.captures.filter(({ isCounted }) => !isCounted);
  const first = initialRefundable.total > 0 ? '' : (notCounted[0]?.captureId ?? '');
  const method = first ? 'paypal' : defaultMethod(initialRefundable);
  const { form, field, dialog } = useDialogForm({
    schema: refundForm(order.refundable),
    values: {
      captureId: first,
      method,
      how: 'cash',
      amount: centsToDecimal(mostOf(initialRefundable, first)[method]),
      reason: '',
      notify: true,
    },
    draft: `refund of order ${order.id}`,
    send,
    done: ({ status }) => (status === 'pending' ? texts.refundPending : texts.refunded),
    failed: texts.refundFailed,
    quotes: true,
    alerts: true,
    fields: REFUND_FIELDS,
    onClose,
  });
  const typed = useWatch({ control: form.control });
  const most = mostOf(order.refundable, typed.captureId ?? '');
  const chosen = typed.method ?? method;

  async function send({ captureId, method, how, ...rest }: z.output<typeof fields>) {
    const answer = await mutateAsync({
      ...rest,
      ...refundMethodOf(method, how),
      captureId: captureId || null,
    });
    if (answer.status !== 'failed') return answer;
    form.setError('root', { message: texts.refundRefused });
    return false;
  }

  function fill(captureId: string, refundMethod: RefundMethod): void {
    form.setValue('method', refundMethod, { shouldDirty: true });
    form.setValue('amount', centsToDecimal(mostOf(order.refundable, captureId)[refundMethod]), {
      shouldDirty: true,
    });
    form.clearErrors();
  }

  return (
    <FormDialog
      {...dialog}
      title={texts.refundOrder(orderNumber(order.id))}
      submit={texts.sendRefund}
      busyText={uiTexts.sending}
    >
      {notCounted.length > 0 && (
        <SelectField
          label={texts.whichPayment}
          options={[
            ...(initialRefundable.total > 0
              ? [{ value: '', label: texts.theOrdersPayment(formatDollars(initialRefundable.total)) }]
              : []),
            ...notCounted.map(({ captureId, amount }) => ({
              value: captureId,
              label: texts.uncountedPayment(formatDollars(amount), captureId),
            })),
          ]}
          {...field('captureId', {
            onChange: ({ target }) => {
              const captureId = String(target.value);
              fill(captureId, captureId ? 'paypal' : defaultMethod(order.refundable));
            },
          })}
        />
      )}
      <MethodChoice
        value={chosen}
        most={most}
        onChange={(refundMethod) => fill(form.getValues('captureId'), refundMethod)}
      />
      {chosen === 'recorded' && <HowField {...field('how')} />}
      <AmountField most={most[chosen]} {...field('amount')} />
      <WhyField hint={texts.keptWithRefund} {...field('reason')} />
      <CheckField
        label={texts.emailCustomerOnceDone}
        checked={typed.notify ?? true}
        onCheckedChange={(notify) => form.setValue('notify', notify, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
