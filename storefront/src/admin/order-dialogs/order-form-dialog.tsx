import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { orderNumber } from '#domain/orders/order-number';
import { FormDialog } from '../../ui/form-dialog';
import * as uiTexts from '../../ui/ui-texts';
import { CheckField } from '../parts/dialog-part';
import { Loaded } from '../parts/loaded';
import * as sharedTexts from '../parts/shared-texts';
import { useFormDraft } from '../parts/use-form-draft';
import { OrderForm, TotalBeside } from './order-form';
import * as texts from './order-form-texts';
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
  /** The order to edit. Null creates a new one. */
  orderId: string | null;
  onClose: () => void;
  onPrint: (orderId: string) => void;
  onCancelOrder: () => void;
}

/** The owner's form for a new or a stored order (rule 7.5). What's typed stays until it's saved or discarded. */
export function OrderFormDialog({ orderId, onClose, onPrint, onCancelOrder }: OrderFormDialogProps) {
  const { query, basis, startFrom } = useFormBasis(orderId);
  const [printsNext, setPrintsNext] = useState(false);
  const form = useForm<OrderFormValues, unknown, OrderFormResult>({
    resolver: zodResolver(orderForm),
    defaultValues: orderFormValues(null),
    values: basis?.order ? orderFormValues(basis.order) : undefined,
    // What's typed stays when the order is fetched again.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  useFormDraft(orderId === null ? 'new order' : `order ${orderId}`, form, { isReady: basis !== null });
  const save = useSaveOrder({
    basis,
    form,
    onSaved: (created) => (created && printsNext ? onPrint(created) : onClose()),
    onCancelChosen: onCancelOrder,
    onChangedMeanwhile: startFrom,
  });
  const status = useWatch({ control: form.control, name: 'status' });
  const saving = isCancellation(basis?.order ?? null, status)
    ? texts.saveAndContinue
    : sharedTexts.saveChanges;

  return (
    <FormProvider {...form}>
      <FormDialog
        size="lg"
        title={orderId === null ? sharedTexts.createOrder : texts.editOrder(orderNumber(orderId))}
        submit={orderId === null ? sharedTexts.createOrder : saving}
        busyText={orderId === null ? texts.creating : uiTexts.saving}
        dirty={form.formState.isDirty}
        ready={basis !== null}
        note={
          basis && (
            <>
              <TotalBeside {...basis} />
              {orderId === null && (
                <CheckField
                  label={texts.printSlipNext}
                  checked={printsNext}
                  onCheckedChange={setPrintsNext}
                />
              )}
            </>
          )
        }
        onSubmit={form.handleSubmit(save)}
        onClose={onClose}
      >
        <Loaded query={query} loading={texts.loadingTheForm} failed={uiTexts.formDidntLoad}>
          {() => basis && <OrderForm {...basis} />}
        </Loaded>
      </FormDialog>
    </FormProvider>
  );
}
