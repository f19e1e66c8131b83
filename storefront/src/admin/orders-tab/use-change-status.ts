import type { OrderStatus } from '#domain/order-status';
import { useSetOrderStatus } from '../../api/admin-orders';
import { waitOr } from '../../api/client';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../admin-texts';

/** Sets an order's status and says how that went; each of several quick changes is told of, also after the tab is left. */
export function useChangeStatus() {
  const { toast } = useToast();
  const setStatus = useSetOrderStatus();
  return (id: string, status: OrderStatus): void => {
    setStatus({ id, status }).then(
      () => toast({ title: ADMIN_TEXTS.statusUpdated }),
      (error: unknown) => {
        const description = waitOr(error, ADMIN_TEXTS.statusUpdateFailed);
        toast({ title: 'Error', description, tone: 'danger' });
      },
    );
  };
}
