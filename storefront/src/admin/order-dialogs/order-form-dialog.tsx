import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderNumber } from '#domain/order-number';
import { openedOrder } from '../../api/admin-order-changes';
import { messageOf } from '../../api/client';
import { laceColorQueries } from '../../api/lace-colors';
import { serviceQueries } from '../../api/services';
import { Dialog } from '../../ui/dialog';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { NOT_REACHED } from '../admin-texts';
import { OrderForm } from './order-form';

interface OrderFormDialogProps {
  /** The order to change; null makes a new one. */
  orderId: string | null;
  onClose: () => void;
}

/** The owner's form for a new order or a stored one (spec 5); it begins with the order as it is right now. */
export function OrderFormDialog({ orderId, onClose }: OrderFormDialogProps) {
  const [openedAt] = useState(() => Date.now());
  const order = useQuery({ ...openedOrder(orderId ?? ''), enabled: orderId !== null });
  const services = useQuery(serviceQueries.list());
  const laceColors = useQuery(laceColorQueries.list());
  const title = orderId === null ? 'Create Order' : `Edit Order ${orderNumber(orderId)}`;
  // What the details showed a moment ago may have been changed by somebody else since.
  const isFresh = orderId === null || (order.data !== undefined && order.dataUpdatedAt >= openedAt);

  if (isFresh && services.data && laceColors.data) {
    return (
      <OrderForm
        key={orderId}
        title={title}
        order={order.data ?? null}
        catalogue={{ services: services.data, laceColors: laceColors.data }}
        onClose={onClose}
      />
    );
  }
  const needed = orderId === null ? [services, laceColors] : [order, services, laceColors];
  const failed = needed.find(({ isError, isFetching }) => isError && !isFetching);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      title={title}
    >
      {failed ? (
        <LoadFailed title="The form did not load" onRetry={() => failed.refetch()}>
          {messageOf(failed.error, NOT_REACHED)}
        </LoadFailed>
      ) : (
        <RowsSkeleton label="Loading the form" />
      )}
    </Dialog>
  );
}
