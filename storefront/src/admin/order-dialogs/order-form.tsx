import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { OrderView } from '#domain/order-view';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { AmountsSummary } from './amounts-summary';
import { CustomerFields } from './customer-fields';
import { DeliveryFields } from './delivery-fields';
import { Parts } from './dialog-parts';
import { GloveListFields } from './glove-list-fields';
import { LeaveQuestion } from './leave-question';
import type { Catalogue } from './order-choices';
import { type OrderFormResult, type OrderFormValues, orderForm, orderFormValues } from './order-form-values';
import { StateFields } from './state-fields';
import { useCarefulLeave } from './use-careful-leave';
import { useSaveOrder } from './use-save-order';

interface OrderFormProps {
  title: string;
  /** The order as the form begins with it; null for a new one. */
  order: OrderView | null;
  catalogue: Catalogue;
  onClose: () => void;
}

/** The form's dialog: what is typed stays until it is saved or given up. */
export function OrderForm({ title, order: loaded, catalogue, onClose }: OrderFormProps) {
  const formId = useId();
  // What somebody else stores meanwhile is not what the owner began with.
  const [order] = useState(loaded);
  const form = useForm<OrderFormValues, unknown, OrderFormResult>({
    resolver: zodResolver(orderForm),
    defaultValues: orderFormValues(order),
  });
  const { save, isBusy } = useSaveOrder({ order, catalogue, form, onSaved: onClose });
  const { leave, question } = useCarefulLeave({ isDirty: form.formState.isDirty, isBusy });
  const { root } = form.formState.errors;
  const close = () => leave(onClose);

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      size="lg"
      title={title}
      footer={
        question ? (
          <LeaveQuestion {...question}>What you typed is not saved.</LeaveQuestion>
        ) : (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={isBusy} busyText={order ? 'Saving...' : 'Creating...'}>
              {order ? 'Save Changes' : 'Create Order'}
            </Button>
          </>
        )
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={form.handleSubmit(save)} aria-label={title}>
          <Parts>
            {root?.message && <Alert tone="danger">{root.message}</Alert>}
            <CustomerFields />
            <GloveListFields order={order} catalogue={catalogue} />
            <DeliveryFields />
            <StateFields order={order} />
            <AmountsSummary order={order} catalogue={catalogue} />
          </Parts>
        </form>
      </FormProvider>
    </Dialog>
  );
}
