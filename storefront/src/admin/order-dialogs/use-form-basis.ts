import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { OrderView } from '#domain/orders/order-view';
import { adminOrderQueries } from '../../api/admin-orders';
import { laceColorQueries } from '../../api/lace-colors';
import { serviceQueries } from '../../api/services';
import type { Catalogue } from './order-choices';
import type { OrderFormResult, OrderFormValues } from './order-form-values';

/** What the form is about. */
export interface FormBasis {
  /** The order as the form begins with it; null for a new one. */
  order: OrderView | null;
  catalogue: Catalogue;
}

/**
 * Reads what the form begins with. The order is fetched again, because somebody else may have changed it since the details
 * were read. From then on it is kept, because the owner's changes are relative to it; `startFrom` begins with a newer one.
 */
export function useFormBasis(orderId: string | null) {
  const [openedAt] = useState(() => Date.now());
  const [order, setOrder] = useState<OrderView | null>(null);
  const read = useQuery({
    ...adminOrderQueries.one(orderId ?? ''),
    enabled: orderId !== null && order === null,
  });
  const services = useQuery(serviceQueries.list());
  const laceColors = useQuery(laceColorQueries.list());
  if (order === null && read.data && read.dataUpdatedAt >= openedAt) setOrder(read.data);

  const isRead = (orderId === null || order !== null) && services.data && laceColors.data;
  const basis: FormBasis | null = isRead
    ? { order, catalogue: { services: services.data, laceColors: laceColors.data } }
    : null;
  const failed = [read, services, laceColors].find(({ isError, isFetching }) => isError && !isFetching);
  return { basis, failed, startFrom: setOrder };
}

/** The order form, for one of its parts. */
export function useOrderForm() {
  return useFormContext<OrderFormValues, unknown, OrderFormResult>();
}
