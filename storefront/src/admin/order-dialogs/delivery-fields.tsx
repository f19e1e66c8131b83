import { useController } from 'react-hook-form';
import { DELIVERY_LABEL, DELIVERY_METHODS, type DeliveryMethod } from '#domain/orders/delivery';
import { formatDollars } from '#domain/wire/money';
import { useShopFacts } from '../../api/shop-facts';
import { Segmented } from '../../ui/segmented';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { Columns, Part, PartHeading } from './dialog-parts';
import { useOrderForm } from './use-form-basis';

const OPTIONS = DELIVERY_METHODS.map((value) => ({ value, label: DELIVERY_LABEL[value] }));

/** How the glove comes and goes, and what that costs. */
export function DeliveryFields() {
  const { register, control, formState } = useOrderForm();
  const { errors } = formState;
  const { shippingFee } = useShopFacts();
  const { field: method } = useController({ control, name: 'deliveryMethod' });
  const isShipped = method.value === ('ship' satisfies DeliveryMethod);
  return (
    <Part aria-label="Delivery">
      <PartHeading>Delivery</PartHeading>
      <Segmented
        label="Delivery Method"
        value={method.value}
        onValueChange={method.onChange}
        options={OPTIONS}
      />
      <Columns>
        {isShipped && (
          <TextAreaField
            label="Shipping Address"
            hint="Street, then city, state and ZIP code on a second line."
            required
            rows={3}
            autoComplete="off"
            error={errors.shippingAddress?.message}
            {...register('shippingAddress')}
          />
        )}
        <TextField
          label="Shipping Charge ($)"
          hint={`Online, shipping is ${formatDollars(shippingFee)} and drop-off is free.`}
          inputMode="decimal"
          autoComplete="off"
          error={errors.shippingCharge?.message}
          {...register('shippingCharge')}
        />
      </Columns>
    </Part>
  );
}
