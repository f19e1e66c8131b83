import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { orderNumber } from '#domain/orders/order-number';
import type { OwnerOrderView } from '#domain/orders/order-view';
import type { CancelRequestInput } from '#domain/orders/refund-contract';
import type { RefundMethod } from '#domain/orders/refunds';
import { formatDollars } from '#domain/wire/money';
import { adminOrderQueries } from '../../api/admin-orders';
import { failedWith, messageOf } from '../../api/client';
import { useCancelOrder } from '../../api/refunds';
import { showFieldErrors } from '../../api/show-field-errors';
import { Alert } from '../../ui/alert';
import { Dialog } from '../../ui/dialog';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { Segmented } from '../../ui/segmented';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { CheckField } from '../parts/dialog-part';
import { Loaded } from '../parts/loaded';
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

interface CancelOrderDialogProps {
  orderId: string;
  onClose: () => void;
}

/** Cancels an order: what is refunded, why, and whether the customer gets an email (rule 16.8). */
export function CancelOrderDialog({ orderId, onClose }: CancelOrderDialogProps) {
  const order = useQuery(adminOrderQueries.one(orderId));
  // Its money may have changed a moment ago.
  if (order.data && order.isFetchedAfterMount)
    return <CancelOrderForm order={order.data} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title={`Cancel Order ${orderNumber(orderId)}`}>
      <Loaded
        query={{ ...order, data: undefined }}
        loading="Loading the order"
        failed="The order did not load"
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}

const HOW_MUCH = ['nothing', 'all', 'amount'] as const;

const fields = z.object({
  howMuch: z.enum(HOW_MUCH),
  method: methodField,
  how: howField,
  amount: z.string(),
  reason: reasonField,
  notify: z.boolean(),
});
type CancelValues = z.input<typeof fields>;

const FIELDS = ['amount', 'how', 'reason'] as const;

const mostOf = ({ refundable }: OwnerOrderView): Record<RefundMethod, number> => ({
  paypal: refundable.paypal,
  recorded: refundable.total,
});

/** The form as the call takes it. */
const cancelForm = (order: OwnerOrderView) =>
  fields.transform(({ howMuch, method, how, amount, ...rest }, context): CancelRequestInput => {
    if (howMuch === 'nothing') return { ...rest, refund: null };
    const most = mostOf(order)[method];
    const typed = howMuch === 'all' ? { data: most } : typedAmount.safeParse(amount);
    if (typed.data !== undefined && typed.data <= most)
      return { ...rest, refund: { amount: typed.data, ...wayBack(method, how) } };
    const message = typed.data === undefined ? typed.error.issues[0]?.message : tooMuch(most);
    context.addIssue({ code: 'custom', path: ['amount'], message });
    return z.NEVER;
  });

interface CancelOrderFormProps {
  order: OwnerOrderView;
  onClose: () => void;
}

function CancelOrderForm({ order, onClose }: CancelOrderFormProps) {
  const { toast } = useToast();
  const cancellation = useCancelOrder();
  const most = mostOf(order);
  const hasMoney = order.refundable.total > 0;
  const form = useForm<CancelValues, unknown, CancelRequestInput>({
    resolver: zodResolver(cancelForm(order)),
    defaultValues: {
      howMuch: hasMoney ? 'all' : 'nothing',
      method: usualMethod(order.refundable),
      how: 'cash',
      amount: '',
      reason: '',
      notify: true,
    },
  });
  const { errors, isDirty } = form.formState;
  const typed = useWatch({ control: form.control });
  const method = typed.method ?? 'recorded';
  useFormDraft(`cancel order ${order.id}`, form);

  async function send(cancel: CancelRequestInput): Promise<void> {
    try {
      const { refund } = await cancellation.mutateAsync({ seen: order, cancel });
      const isFailed = refund?.status === 'failed';
      if (isFailed) toast({ title: 'Error', description: ADMIN_TEXTS.canceledNotRefunded, tone: 'danger' });
      else
        toast({ title: refund?.status === 'pending' ? ADMIN_TEXTS.canceledPending : ADMIN_TEXTS.canceled });
    } catch (error) {
      // The newest is read already, and shown.
      const words = failedWith(error, 'CONFLICT') ? ADMIN_TEXTS.cancelChanged : ADMIN_TEXTS.cancelFailed;
      const description = failedWith(error, 'CONFLICT') ? words : messageOf(error, words);
      showFieldErrors(form, FIELDS, error, description);
      if (failedWith(error, 'CONFLICT')) form.setError('root', { message: description });
      toast({ title: 'Error', description, tone: 'danger' });
      return;
    }
    onClose();
  }

  return (
    <FormDialog
      title={`Cancel Order ${orderNumber(order.id)}`}
      description={`${order.customerName}, ${formatDollars(order.total)}`}
      submit="Cancel Order"
      busyText="Canceling..."
      variant="danger"
      dismiss="Keep Order"
      dirty={isDirty}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <Stack>
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
        {order.status === 'canceled' && <Alert tone="info">This order is canceled already.</Alert>}
        {hasMoney ? (
          <>
            <p>
              {`The customer has paid ${formatDollars(order.amountPaid)}`}
              {order.amountRefunded > 0 && ` and had ${formatDollars(order.amountRefunded)} back`}. How much
              goes back?
            </p>
            <Segmented
              label="How much goes back"
              value={typed.howMuch ?? 'all'}
              onValueChange={(chosen) => {
                const howMuch = HOW_MUCH.find((each) => each === chosen) ?? 'nothing';
                form.setValue('howMuch', howMuch, { shouldDirty: true });
                form.clearErrors();
              }}
              options={[
                { value: 'nothing', label: 'Nothing' },
                { value: 'all', label: `All ${formatDollars(most[method])}` },
                { value: 'amount', label: 'A part' },
              ]}
            />
            {typed.howMuch !== 'nothing' && (
              <MethodChoice
                value={method}
                most={most}
                onChange={(way) => form.setValue('method', way, { shouldDirty: true })}
              />
            )}
            {typed.howMuch !== 'nothing' && method === 'recorded' && (
              <HowField error={errors.how?.message} {...form.register('how')} />
            )}
            {typed.howMuch === 'amount' && (
              <AmountField most={most[method]} error={errors.amount?.message} {...form.register('amount')} />
            )}
          </>
        ) : (
          <p>Nobody has paid anything for this order that could go back.</p>
        )}
        <WhyField
          hint="The customer reads it on the order's page, and in the mail."
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        <CheckField
          label="Mail the customer"
          checked={typed.notify ?? true}
          onCheckedChange={(notify) => form.setValue('notify', notify, { shouldDirty: true })}
        />
      </Stack>
    </FormDialog>
  );
}
