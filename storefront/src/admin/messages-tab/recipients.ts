import type { CustomerView } from '#domain/customers/customer-contract';
import type { CUSTOMER_STATUSES } from '#domain/lists/list-fields';
import { customerSearchText, searchTerm } from '#domain/lists/search-text';

/** Filters customers in the browser by the server's rules. */
export function findCustomers(
  customers: readonly CustomerView[],
  { search, status }: { search: string; status?: (typeof CUSTOMER_STATUSES)[number] },
): readonly CustomerView[] {
  const term = searchTerm(search);
  return customers.filter(
    (customer) =>
      (status === undefined || customer.mailingListOptIn === (status === 'opted_in' ? 1 : 0)) &&
      (term === '' || customerSearchText(customer).includes(term)),
  );
}

export function reachableIds(customers: readonly CustomerView[]): string[] {
  return customers.filter(({ getsMessages }) => getsMessages === 1).map(({ id }) => id);
}

/** Adds customers to a selection or removes them. */
export function select(selected: readonly string[], ids: readonly string[], isSelected: boolean): string[] {
  if (isSelected) return [...new Set([...selected, ...ids])];
  const out = new Set(ids);
  return selected.filter((id) => !out.has(id));
}
