import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { OrderView } from '#domain/orders/order-view';
import { adminOrderQueries } from '../../api/admin-orders';
import { laceColorQueries } from '../../api/lace-colors';
import { serviceQueries } from '../../api/services';
import { fieldsOf } from '../../ui/form-fields';
import { both } from '../parts/loaded';
import type { Catalogue } from './order-choices';
import type { OrderFormResult, OrderFormValues } from './order-form-values';

export interface FormBasis {
  /** The order when the form was filled in. Null for a new one. */
  order: OrderView | null;
  catalogue: Catalogue;
}

/**
 * Loads the form's data. Fetches the order again, because someone may have changed it. Then the order stays as it is, because the form
 * sends only changes to it. `startFrom` replaces it with a newer version.
 */
export function useFormBasis(orderId: string | null) {
  const [openedAt] = useState(() => Date.now());
  const [order, setOrder] = useState<OrderView | null>(null);
  const read = useQuery({
    ...adminOrderQueries.one(orderId ?? ''),
    enabled: orderId !== null && order === null,
  });
  const catalogue = both(useQuery(serviceQueries.list()), useQuery(laceColorQueries.list()));
  if (order === null && read.data && read.dataUpdatedAt >= openedAt) setOrder(read.data);

  const stored = { ...read, data: orderId === null ? null : (order ?? undefined) };
  const query = both(stored, catalogue);
  const [, loadedCatalogue] = query.data ?? [];
  const basis: FormBasis | null = loadedCatalogue
    ? { order, catalogue: { services: loadedCatalogue[0], laceColors: loadedCatalogue[1] } }
    : null;
  return { query, basis, startFrom: setOrder };
}

/** The surrounding order form, and `field`, which registers an input. */
export function useOrderForm() {
  const form = useFormContext<OrderFormValues, unknown, OrderFormResult>();
  return { ...form, field: fieldsOf(form) };
}
