import { useController, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { DELIVERY_LABEL, DELIVERY_METHODS, type DeliveryMethod } from '#domain/orders/delivery';
import { orderAmounts } from '#domain/orders/order-amounts';
import type { OrderView } from '#domain/orders/order-view';
import type { OrderTotals } from '#domain/orders/pricing';
import { dollarsToCents, formatDollars } from '#domain/wire/money';
import { useShopFacts } from '../../api/shop-facts';
import { addressParts, zipProblem } from '../../postal/postal';
import { Alert } from '../../ui/alert';
import { CODE_INPUT } from '../../ui/input-kinds';
import { Stack } from '../../ui/layout';
import { Segmented } from '../../ui/segmented';
import { SelectField } from '../../ui/select-field';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import * as uiTexts from '../../ui/ui-texts';
import { Columns, Part } from '../parts/dialog-part';
import { CustomerFields } from './customer-fields';
import { GloveListFields } from './glove-fields';
import { paymentChoices, statusChoices } from './order-choices';
import * as texts from './order-form-texts';
import { isCancellation } from './order-form-values';
import { OrderSums } from './order-sums';
import { type FormBasis, useOrderForm } from './use-form-basis';

/** The form's fields, in the order of an order's life. */
export function OrderForm({ order, catalogue }: FormBasis) {
  const { control, formState } = useOrderForm();
  const { root } = formState.errors;
  const discountCode = useWatch({ control, name: 'discountCode' })?.trim();
  return (
    <Stack $gap={3}>
      {root?.message && <Alert tone="danger">{root.message}</Alert>}
      <CustomerFields />
      <GloveListFields order={order} catalogue={catalogue} />
      <DeliveryFields order={order} />
      <StateFields order={order} />
      <OrderSums order={{ ...useAmounts({ order, catalogue }), discountCode }} />
    </Stack>
  );
}

const DELIVERY_OPTIONS = DELIVERY_METHODS.map((value) => ({ value, label: DELIVERY_LABEL[value] }));

function DeliveryFields({ order }: { order: OrderView | null }) {
  const { control, field } = useOrderForm();
  const { shippingFee, rush } = useShopFacts();
  const { field: method } = useController({ control, name: 'deliveryMethod' });
  const typedAddress = useWatch({ control, name: 'shippingAddress' });
  const isShipped = method.value === ('ship' satisfies DeliveryMethod);
  return (
    <Part title={uiTexts.delivery}>
      <Segmented
        label={uiTexts.deliveryMethod}
        value={method.value}
        onValueChange={method.onChange}
        options={DELIVERY_OPTIONS}
      />
      <Columns>
        {isShipped && (
          <TextAreaField
            label={texts.shippingAddress}
            hint={problemIn(typedAddress) ?? texts.addressHint}
            required
            rows={3}
            autoComplete="off"
            {...field('shippingAddress')}
          />
        )}
        <TextField
          label={texts.shippingCharge}
          hint={texts.onlineShipping(formatDollars(shippingFee))}
          inputMode="decimal"
          autoComplete="off"
          {...field('shippingCharge')}
        />
        {(rush || order?.isRush) && (
          <TextField
            label={texts.rushCharge}
            hint={rush && texts.onlineRush(formatDollars(rush.price))}
            inputMode="decimal"
            autoComplete="off"
            {...field('rushCharge')}
          />
        )}
      </Columns>
    </Part>
  );
}

/** Says why an address's ZIP code and state don't match. The owner may save it anyway (rule 30.2). */
function problemIn(address: string | null | undefined): string | null {
  const parts = addressParts(address ?? '');
  return parts && zipProblem(parts);
}

function StateFields({ order }: { order: OrderView | null }) {
  const { control, field } = useOrderForm();
  const status = useWatch({ control, name: 'status' });
  return (
    <Part title={uiTexts.order}>
      <Columns>
        <SelectField
          label={uiTexts.status}
          options={statusChoices(order?.status)}
          hint={isCancellation(order, status) ? texts.askAboutRefundNext : undefined}
          {...field('status')}
        />
        <SelectField
          label={texts.paymentStatus}
          options={paymentChoices(order?.paymentStatus)}
          {...field('paymentStatus')}
        />
        <TextField
          label={texts.discountCodeOptional}
          hint={order ? texts.discountAmountStaysSame : texts.notedWithOrder}
          {...CODE_INPUT}
          {...field('discountCode')}
        />
        {order && (
          <TextField
            label={texts.trackingNumberOptional}
            hint={texts.forPackageBack}
            autoComplete="off"
            spellCheck={false}
            {...field('trackingNumber')}
          />
        )}
      </Columns>
    </Part>
  );
}

/** What the order would cost if the form were saved now, in cents. */
function useAmounts({ order, catalogue }: FormBasis): OrderTotals {
  const { control } = useOrderForm();
  const [gloves, typedShipping, typedRush] = useWatch({
    control,
    name: ['items', 'shippingCharge', 'rushCharge'],
  });
  const shippingCharge = dollarsToCents(typedShipping) ?? order?.shippingCharge ?? 0;
  const rushCharge = dollarsToCents(typedRush) ?? order?.rushCharge ?? 0;
  return orderAmounts({ order, gloves, services: catalogue.services, shippingCharge, rushCharge });
}

const Beside = styled.p`
  flex: 1 1 220px;
  align-self: center;
  font-weight: 600;
  &:empty {
    flex-basis: 0;
  }
`;

/** Shows a new order's total beside the button, or how a stored order's total changes. */
export function TotalBeside({ order, catalogue }: FormBasis) {
  const { total } = useAmounts({ order, catalogue });
  const { isDirty } = useOrderForm().formState;
  const isChanged = isDirty && order !== null && total !== order.total;
  return (
    <Beside role="status">
      {order === null && texts.totalAmount(formatDollars(total))}
      {isChanged && texts.totalChanges(formatDollars(order.total), formatDollars(total))}
    </Beside>
  );
}
