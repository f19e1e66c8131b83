import type { CollectionBeforeChangeHook } from 'payload';
import { customerSearchText, orderSearchText } from '#domain/search-text';
import type { Customer, Order } from '../../payload-types';

/** Keeps what an order is found by. */
export const keepOrderSearchText: CollectionBeforeChangeHook<Order> = ({ data, originalDoc }) => ({
  ...data,
  searchText: orderSearchText({
    id: data.id ?? originalDoc?.id ?? '',
    customerName: data.customerName ?? originalDoc?.customerName ?? '',
    customerEmail: data.customerEmail ?? originalDoc?.customerEmail ?? '',
    customerPhone: data.customerPhone ?? originalDoc?.customerPhone ?? '',
  }),
});

/** Keeps what a customer is found by. */
export const keepCustomerSearchText: CollectionBeforeChangeHook<Customer> = ({ data, originalDoc }) => ({
  ...data,
  searchText: customerSearchText({
    name: data.name ?? originalDoc?.name ?? '',
    email: data.email ?? originalDoc?.email ?? '',
    phone: data.phone === undefined ? originalDoc?.phone : data.phone,
  }),
});
