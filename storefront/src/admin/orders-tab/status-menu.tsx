import { orderNumber } from '#domain/orders/order-number';
import { ORDER_STATUS_LABEL, ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { ChoiceMenu } from '../../ui/choice-menu';

const OPTIONS: { value: OrderStatus; label: string }[] = ORDER_STATUSES.map((value) => ({
  value,
  label: ORDER_STATUS_LABEL[value],
}));

interface StatusMenuProps {
  order: OrderView;
  onChoose: (status: OrderStatus) => void;
}

/** The row's status dropdown, which offers any value (rule 7.2). */
export function StatusMenu({ order, onChoose }: StatusMenuProps) {
  return (
    <ChoiceMenu
      label={`Status of order ${orderNumber(order.id)}`}
      value={order.status}
      options={OPTIONS}
      onChoose={onChoose}
    >
      Status
    </ChoiceMenu>
  );
}
