import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { orderNumber } from '#domain/orders/order-number';
import type { OwnerOrderView } from '#domain/orders/order-view';
import type { CancelRequestInput } from '#domain/orders/refund-contract';
import { formatDollars } from '#domain/wire/money';
import { adminOrderQueries } from '../../api/admin-orders';
import { failedWith } from '../../api/client';
import { useCancelOrder } from '../../api/refunds';
import { useNotices } from '../../notices/use-notices';
import { Alert } from '../../ui/alert';
import { FormDialog } from '../../ui/form-dialog';
import { Segmented } from '../../ui/segmented';
import type { ToastMessage } from '../../ui/toast-notice';
import * as uiTexts from '../../ui/ui-texts';
import { useDialogForm } from '../parts/dialog-form';
import { CheckField } from '../parts/dialog-part';
import { LoadingDialog } from '../parts/loading-dialog';
import * as sharedTexts from '../parts/shared-texts';
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

/** Cancels an order: refund, reason, and whether the customer gets an email (rule 16.8). */
export function CancelOrderDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  // The order's money may have changed a moment ago.
  const order = useQuery({ ...adminOrderQueries.one(orderId), refetchOnMount: 'always' });
  if (order.data && order.isFetchedAfterMount)
    return <CancelOrderForm order={order.data} onClose={onClose} />;
  return (
    <LoadingDialog
      query={{ ...order, data: undefined }}
      loading={sharedTexts.loadingTheOrder}
      failed={sharedTexts.orderDidntLoad}
      onClose={onClose}
      title={texts.cancelOrderNumber(orderNumber(orderId))}
    />
  );
}

const HOW_MUCH = ['nothing', 'all', 'amount'] as const;

const mostOf = ({ refundable: { paypal, total } }: OwnerOrderView): Most => ({ paypal, recorded: total });

const cancelForm = (order: OwnerOrderView) =>
  z
    .object({ ...refundFields, howMuch: z.enum(HOW_MUCH), amount: z.string() })
    .transform(({ howMuch, method, how, amount, ...rest }, context): CancelRequestInput => {
      if (howMuch === 'nothing') return { ...rest, refund: null };
      const most = mostOf(order)[method];
      const typed = howMuch === 'all' ? { data: most } : typedAmount.safeParse(amount);
      if (typed.data !== undefined && typed.data <= most)
        return { ...rest, refund: { amount: typed.data, ...refundMethodOf(method, how) } };
      const message = typed.data === undefined ? typed.error.issues[0]?.message : tooMuch(most);
      context.addIssue({ code: 'custom', path: ['amount'], message });
      return z.NEVER;
    });

const CANCELED_NOT_REFUNDED: ToastMessage = {
  title: uiTexts.error,
  description: texts.canceledNotRefunded,
  tone: 'danger',
};

function CancelOrderForm({ order, onClose }: { order: OwnerOrderView; onClose: () => void }) {
  const { fail } = useNotices();
  const { mutateAsync } = useCancelOrder();
  const most = mostOf(order);
  const hasMoney = order.refundable.total > 0;
  const { form, field, dialog } = useDialogForm({
    schema: cancelForm(order),
    values: {
      howMuch: hasMoney ? 'all' : 'nothing',
      method: defaultMethod(order.refundable),
      how: 'cash',
      amount: '',
      reason: '',
      notify: true,
    },
    draft: `cancel order ${order.id}`,
    send,
    done({ refund }) {
      if (refund?.status === 'failed') return CANCELED_NOT_REFUNDED;
      return refund?.status === 'pending' ? texts.canceledPending : texts.canceled;
    },
    failed: texts.cancelFailed,
    quotes: true,
    alerts: true,
    fields: REFUND_FIELDS,
    onClose,
  });
  const typed = useWatch({ control: form.control });
  const method = typed.method ?? 'recorded';

  async function send(cancel: CancelRequestInput) {
    try {
      return await mutateAsync({ seen: order, cancel });
    } catch (error) {
      if (!failedWith(error, 'CONFLICT')) throw error;
      // The dialog already shows the newest version.
      form.setError('root', { message: texts.cancelChanged });
      fail(texts.cancelChanged);
      return false;
    }
  }

  return (
    <FormDialog
      {...dialog}
      title={texts.cancelOrderNumber(orderNumber(order.id))}
      description={`${order.customerName}, ${formatDollars(order.total)}`}
      submit={texts.cancelOrder}
      busyText={texts.canceling}
      variant="danger"
      dismiss={texts.keepOrder}
    >
      {order.status === 'canceled' && <Alert tone="info">{texts.orderIsAlreadyCanceled}</Alert>}
      {hasMoney ? (
        <>
          <p>
            {order.amountRefunded > 0
              ? texts.howMuchOfRest(formatDollars(order.amountPaid), formatDollars(order.amountRefunded))
              : texts.howMuchOfPaid(formatDollars(order.amountPaid))}
          </p>
          <Segmented
            label={texts.refundAmount}
            value={typed.howMuch ?? 'all'}
            onValueChange={(chosen) => {
              const howMuch = HOW_MUCH.find((each) => each === chosen) ?? 'nothing';
              form.setValue('howMuch', howMuch, { shouldDirty: true });
              form.clearErrors();
            }}
            options={[
              { value: 'nothing', label: texts.nothing },
              { value: 'all', label: texts.allAmount(formatDollars(most[method])) },
              { value: 'amount', label: texts.aPart },
            ]}
          />
          {typed.howMuch !== 'nothing' && (
            <MethodChoice
              value={method}
              most={most}
              onChange={(refundMethod) => form.setValue('method', refundMethod, { shouldDirty: true })}
            />
          )}
          {typed.howMuch !== 'nothing' && method === 'recorded' && <HowField {...field('how')} />}
          {typed.howMuch === 'amount' && <AmountField most={most[method]} {...field('amount')} />}
        </>
      ) : (
        <p>{texts.noPaymentToRefund}</p>
      )}
      <WhyField hint={texts.customerSeesReason} {...field('reason')} />
      <CheckField
        label={texts.emailTheCustomer}
        checked={typed.notify ?? true}
        onCheckedChange={(notify) => form.setValue('notify', notify, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
