import { Alert } from '../../ui/alert';
import { CustomerFields } from './customer-fields';
import { DeliveryFields } from './delivery-fields';
import { Parts } from './dialog-parts';
import { AmountsSummary } from './form-amounts';
import { GloveListFields } from './glove-list-fields';
import { StateFields } from './state-fields';
import { type FormBasis, useOrderForm } from './use-form-basis';

/** The form's parts, in the order of an order's life. */
export function OrderForm({ order, catalogue }: FormBasis) {
  const { root } = useOrderForm().formState.errors;
  return (
    <Parts>
      {root?.message && <Alert tone="danger">{root.message}</Alert>}
      <CustomerFields />
      <GloveListFields order={order} catalogue={catalogue} />
      <DeliveryFields />
      <StateFields order={order} />
      <AmountsSummary order={order} catalogue={catalogue} />
    </Parts>
  );
}
