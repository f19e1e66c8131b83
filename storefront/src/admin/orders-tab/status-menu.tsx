import { orderNumber } from '#domain/orders/order-number';
import { ORDER_STATUS_LABEL, ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { useSetOrderStatus } from '../../api/admin-orders';
import { waitOr } from '../../api/client';
import { ChoiceMenu } from '../../ui/choice-menu';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';

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

/** The orders on the page, and a change of one's status that says how it went, even after the tab was left. */
export function useChangeStatus(stored: readonly OrderView[]) {
  const { toast } = useToast();
  const { shown, send } = useSetOrderStatus(stored);

  function changeStatus(id: string, status: OrderStatus): void {
    send({ id, status }).then(
      () => toast({ title: ADMIN_TEXTS.statusUpdated }),
      (error: unknown) => {
        const description = waitOr(error, ADMIN_TEXTS.statusUpdateFailed);
        toast({ title: 'Error', description, tone: 'danger' });
      },
    );
  }

  return { shown, changeStatus };
}
