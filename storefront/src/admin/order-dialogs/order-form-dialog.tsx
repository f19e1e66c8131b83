import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { orderNumber } from '#domain/order-number';
import { messageOf } from '../../api/client';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { NOT_REACHED } from '../admin-texts';
import { LeaveQuestion } from './leave-question';
import { OrderForm } from './order-form';
import { type OrderFormResult, type OrderFormValues, orderForm, orderFormValues } from './order-form-values';
import { TotalChange } from './total-change';
import { useCarefulLeave } from './use-careful-leave';
import { useFormBasis } from './use-form-basis';
import { useSaveOrder } from './use-save-order';

interface OrderFormDialogProps {
  /** The order to change; null makes a new one. */
  orderId: string | null;
  onClose: () => void;
}

/** The owner's form for a new order or a stored one (rule 7.5): what is typed stays until it is saved or given up. */
export function OrderFormDialog({ orderId, onClose }: OrderFormDialogProps) {
  const formId = useId();
  const { basis, failed, startFrom } = useFormBasis(orderId);
  const form = useForm<OrderFormValues, unknown, OrderFormResult>({
    resolver: zodResolver(orderForm),
    defaultValues: orderFormValues(null),
    values: basis?.order ? orderFormValues(basis.order) : undefined,
    // What was typed stays when the order is read anew.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { save, isBusy } = useSaveOrder({ basis, form, onSaved: onClose, onChangedMeanwhile: startFrom });
  const { leave, question } = useCarefulLeave({ isDirty: form.formState.isDirty, isBusy });
  const close = () => leave(onClose);
  const title = orderId === null ? 'Create Order' : `Edit Order ${orderNumber(orderId)}`;

  const buttons = (
    <>
      {basis && <TotalChange {...basis} />}
      <Button variant="secondary" disabled={isBusy} onClick={close}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={formId}
        disabled={!basis}
        busy={isBusy}
        busyText={orderId === null ? 'Creating...' : 'Saving...'}
      >
        {orderId === null ? 'Create Order' : 'Save Changes'}
      </Button>
    </>
  );

  return (
    <FormProvider {...form}>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) close();
        }}
        size="lg"
        title={title}
        footer={
          question ? <LeaveQuestion {...question}>What you typed is not saved.</LeaveQuestion> : buttons
        }
      >
        {basis ? (
          <form id={formId} noValidate onSubmit={form.handleSubmit(save)} aria-label={title}>
            <OrderForm {...basis} />
          </form>
        ) : failed ? (
          <LoadFailed title="The form did not load" onRetry={() => failed.refetch()}>
            {messageOf(failed.error, NOT_REACHED)}
          </LoadFailed>
        ) : (
          <RowsSkeleton label="Loading the form" />
        )}
      </Dialog>
    </FormProvider>
  );
}
