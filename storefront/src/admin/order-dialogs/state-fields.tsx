import { useWatch } from 'react-hook-form';
import type { OrderView } from '#domain/orders/order-view';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { Columns, Part, PartHeading } from './dialog-parts';
import { paymentChoices, statusChoices } from './order-choices';
import { isCancellation } from './order-form-values';
import { useOrderForm } from './use-form-basis';

/** How far the order is, and whether it is paid. */
export function StateFields({ order }: { order: OrderView | null }) {
  const { control, register, formState } = useOrderForm();
  const { errors } = formState;
  const status = useWatch({ control, name: 'status' });
  return (
    <Part aria-label="Order">
      <PartHeading>Order</PartHeading>
      <Columns>
        <SelectField
          label="Status"
          options={statusChoices(order?.status)}
          hint={
            isCancellation(order, status)
              ? 'You are asked next what goes back, why, and whether the customer is told.'
              : undefined
          }
          error={errors.status?.message}
          {...register('status')}
        />
        <SelectField
          label="Payment Status"
          options={paymentChoices(order?.paymentStatus)}
          error={errors.paymentStatus?.message}
          {...register('paymentStatus')}
        />
        <TextField
          label="Discount Code (optional)"
          hint={
            order
              ? 'The amount that was taken off stays as it is.'
              : 'Noted with the order; nothing is taken off its total.'
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.discountCode?.message}
          {...register('discountCode')}
        />
        {order && (
          <TextField
            label="Tracking Number (optional)"
            hint="Of the parcel back to the customer, who is told it once the order is shipped."
            autoComplete="off"
            spellCheck={false}
            error={errors.trackingNumber?.message}
            {...register('trackingNumber')}
          />
        )}
      </Columns>
    </Part>
  );
}
