import { orderNumber } from '#domain/orders/order-number';
import { ORDER_STATUS_LABEL, ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { BENCH_STATUSES } from '#domain/staff/bench-view';
import { useSetOrderStatus } from '../../api/admin-orders';
import { waitOr } from '../../api/client';
import { useSeesMoney } from '../../api/person';
import { ChoiceMenu } from '../../ui/choice-menu';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';

const OPTIONS: { value: OrderStatus; label: string }[] = ORDER_STATUSES.map((value) => ({
  value,
  label: ORDER_STATUS_LABEL[value],
}));

const BENCH_OPTIONS = OPTIONS.filter(({ value }) => BENCH_STATUSES.some((each) => each === value));

interface StatusMenuProps {
  order: OrderView;
  onChoose: (status: OrderStatus) => void;
}

/** The row's status dropdown, which offers any value (rule 7.2); at the bench those that decide about no money (rule 18.4). */
export function StatusMenu({ order, onChoose }: StatusMenuProps) {
  const seesMoney = useSeesMoney();
  return (
    <ChoiceMenu
      label={`Status of order ${orderNumber(order.id)}`}
      value={order.status}
      options={seesMoney ? OPTIONS : BENCH_OPTIONS}
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
