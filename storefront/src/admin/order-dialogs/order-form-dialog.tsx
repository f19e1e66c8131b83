import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import { messageOf } from '../../api/client';
import { Checkbox } from '../../ui/checkbox';
import { FormDialog } from '../../ui/form-dialog';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { NOT_REACHED } from '../parts/admin-texts';
import { useFormDraft } from '../parts/use-form-draft';
import { TotalBeside } from './form-amounts';
import { OrderForm } from './order-form';
import {
  isCancellation,
  type OrderFormResult,
  type OrderFormValues,
  orderForm,
  orderFormValues,
} from './order-form-values';
import { useSaveOrder } from './save-order';
import { useFormBasis } from './use-form-basis';

interface OrderFormDialogProps {
  /** The order to change; null makes a new one. */
  orderId: string | null;
  onClose: () => void;
  /** Goes on to the slip of an order that was made. */
  onPrint: (orderId: string) => void;
  /** Goes on to where a stored order is canceled. */
  onCancelOrder: () => void;
}

/** The owner's form for a new order or a stored one (rule 7.5): what is typed is kept until it is saved or discarded. */
export function OrderFormDialog({ orderId, onClose, onPrint, onCancelOrder }: OrderFormDialogProps) {
  const { basis, failed, startFrom } = useFormBasis(orderId);
  const [printsNext, setPrintsNext] = useState(false);
  const form = useForm<OrderFormValues, unknown, OrderFormResult>({
    resolver: zodResolver(orderForm),
    defaultValues: orderFormValues(null),
    values: basis?.order ? orderFormValues(basis.order) : undefined,
    // Keeps what was typed when the order is read again.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  useFormDraft(orderId === null ? 'new order' : `order ${orderId}`, form, basis !== null);
  const save = useSaveOrder({
    basis,
    form,
    onSaved: (made) => (made && printsNext ? onPrint(made) : onClose()),
    onCancelChosen: onCancelOrder,
    onChangedMeanwhile: startFrom,
  });
  const status = useWatch({ control: form.control, name: 'status' });
  const saving = isCancellation(basis?.order ?? null, status) ? 'Save and Continue' : 'Save Changes';

  return (
    <FormProvider {...form}>
      <FormDialog
        size="lg"
        title={orderId === null ? 'Create Order' : `Edit Order ${orderNumber(orderId)}`}
        submit={orderId === null ? 'Create Order' : saving}
        busyText={orderId === null ? 'Creating...' : 'Saving...'}
        dirty={form.formState.isDirty}
        ready={basis !== null}
        note={
          basis && (
            <>
              <TotalBeside {...basis} />
              {orderId === null && <PrintNext checked={printsNext} onCheckedChange={setPrintsNext} />}
            </>
          )
        }
        onSubmit={form.handleSubmit(save)}
        onClose={onClose}
      >
        {basis ? (
          <OrderForm {...basis} />
        ) : failed ? (
          <LoadFailed title="The form did not load" onRetry={() => failed.refetch()}>
            {messageOf(failed.error, NOT_REACHED)}
          </LoadFailed>
        ) : (
          <RowsSkeleton label="Loading the form" />
        )}
      </FormDialog>
    </FormProvider>
  );
}

const Choice = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 44px;
`;

interface PrintNextProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Whether the slip of a new order is printed as soon as it is made. */
function PrintNext({ checked, onCheckedChange }: PrintNextProps) {
  const id = useId();
  return (
    <Choice>
      <Checkbox id={id} checked={checked} onCheckedChange={onCheckedChange} />
      <label htmlFor={id}>Print the slip next</label>
    </Choice>
  );
}
