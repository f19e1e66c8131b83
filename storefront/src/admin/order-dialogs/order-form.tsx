import { Alert } from '../../ui/alert';
import { AmountsSummary } from './amounts-summary';
import { CustomerFields } from './customer-fields';
import { DeliveryFields } from './delivery-fields';
import { Parts } from './dialog-parts';
import { GloveListFields } from './glove-list-fields';
import { StateFields } from './state-fields';
import type { FormBasis } from './use-form-basis';
import { useOrderForm } from './use-order-form';

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
