import { useQuery } from '@tanstack/react-query';
import { orderNumber } from '#domain/orders/order-number';
import { adminOrderQueries } from '../../api/admin-orders';
import { messageOf } from '../../api/client';
import { Dialog } from '../../ui/dialog';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { NOT_REACHED } from '../parts/admin-texts';
import { CancelOrderForm } from './cancel-order-form';

interface CancelOrderDialogProps {
  orderId: string;
  onClose: () => void;
}

/** Cancels an order: what goes back, why, and whether the customer is told (rule 16.8). */
export function CancelOrderDialog({ orderId, onClose }: CancelOrderDialogProps) {
  const order = useQuery(adminOrderQueries.one(orderId));
  // What was saved a moment ago, in the form that led here, may be about its money.
  if (order.data && order.isFetchedAfterMount)
    return <CancelOrderForm order={order.data} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title={`Cancel Order ${orderNumber(orderId)}`}>
      {order.isError && !order.isFetching ? (
        <LoadFailed title="The order did not load" onRetry={() => order.refetch()}>
          {messageOf(order.error, NOT_REACHED)}
        </LoadFailed>
      ) : (
        <RowsSkeleton label="Loading the order" />
      )}
    </Dialog>
  );
}
