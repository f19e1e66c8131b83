import type { Payload } from 'payload';
import type { CustomerView } from '#domain/customers/customer-contract';
import type { CustomerListQuery } from '#domain/lists/list-query';
import { searchTerm } from '#domain/lists/search-text';
import { findPage, madeBetween, type Page } from '#server/access/find-page';
import type { Admin } from '../../payload-types';
import { CUSTOMER_FIELDS, presentCustomer } from './present-customer';

interface ListCustomers {
  payload: Payload;
  user: Admin;
  query: CustomerListQuery;
}

/** The shop's customers for its owner, newest first unless the query says otherwise (rule 11.5). */
export async function listCustomers({ payload, user, query }: ListCustomers): Promise<Page<CustomerView>> {
  const { search, status, sort = '-createdAt', pageSize } = query;
  const { docs, total } = await findPage({
    payload,
    user,
    collection: 'customers',
    where: [
      ...(status ? [{ mailingListOptIn: { equals: status === 'opted_in' } }] : []),
      ...(search ? [{ searchText: { contains: searchTerm(search) } }] : []),
      ...madeBetween(query),
    ],
    sort,
    fields: CUSTOMER_FIELDS,
    pageSize,
  });
  return { docs: docs.map(presentCustomer), total };
}
