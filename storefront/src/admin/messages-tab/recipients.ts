import type { CustomerView } from '#domain/customer-contract';
import { customerSearchText, searchTerm } from '#domain/search-text';

/** The customers that a search finds, by the same rule as the server's search. */
export function findCustomers(customers: readonly CustomerView[], search: string): readonly CustomerView[] {
  const term = searchTerm(search);
  if (term === '') return customers;
  return customers.filter((customer) => customerSearchText(customer).includes(term));
}

/** The ids of those who may be sent a message. */
export function reachableIds(customers: readonly CustomerView[]): string[] {
  return customers.filter(({ getsMessages }) => getsMessages === 1).map(({ id }) => id);
}

/** The selection with customers put in, or taken out. */
export function select(selected: readonly string[], ids: readonly string[], chosen: boolean): string[] {
  if (chosen) return [...new Set([...selected, ...ids])];
  const out = new Set(ids);
  return selected.filter((id) => !out.has(id));
}
