import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { CustomerView } from '#domain/customers/customer-contract';
import { messageOf } from '../../api/client';
import { CUSTOMERS_PAGE, ownerCustomerQueries } from '../../api/customers';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { Pager } from '../../ui/pager';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { ColumnMenu, useColumns } from '../../ui/table-columns';
import { useOpened } from '../../ui/use-opened';
import { NOT_REACHED } from '../parts/admin-texts';
import { Panel } from '../parts/panel';
import { useListParams } from '../parts/use-list-params';
import { AddCustomerDialog } from './add-customer-dialog';
import { ChosenBar } from './chosen-bar';
import { CustomerFilters, type CustomerListParams, customerListParams } from './customer-filters';
import { CUSTOMER_COLUMNS, CustomerTable, OPTIONAL_CUSTOMER_COLUMNS } from './customer-table';
import { EditCustomerDialog } from './edit-customer-dialog';

/** The Customers tab (rule 10.7): found by search, a page at a time, added and edited in dialogs. */
export function CustomersTab() {
  const params = useListParams(customerListParams);
  const adding = useOpened('create', { inAddress: true });
  const columns = useColumns('customers', CUSTOMER_COLUMNS, OPTIONAL_CUSTOMER_COLUMNS);
  return (
    <Panel
      title="Customers"
      actions={
        <>
          <ColumnMenu columns={columns} />
          <Button aria-haspopup="dialog" onClick={() => adding.open()}>
            <UserPlus size={20} strokeWidth={2} aria-hidden />
            Add Customer
          </Button>
        </>
      }
    >
      <CustomerFilters {...params} />
      <CustomerList {...params} $leftOut={columns.$leftOut} />
      {adding.what && <AddCustomerDialog onClose={adding.close} />}
    </Panel>
  );
}

type Params = ReturnType<typeof useListParams<CustomerListParams>>;

function CustomerList({ list, change, $leftOut }: Params & { $leftOut: readonly number[] }) {
  const customers = useQuery(ownerCustomerQueries.page(list));
  const editing = useOpened('edit', { inAddress: true });
  // Also of other pages and searches, as they were seen there.
  const [chosen, setChosen] = useState<ReadonlyMap<string, CustomerView>>(new Map());

  function choose(some: readonly CustomerView[], isChosen: boolean): void {
    const next = new Map(chosen);
    for (const customer of some) {
      if (isChosen) next.set(customer.id, customer);
      else next.delete(customer.id);
    }
    setChosen(next);
  }

  if (customers.isError && !customers.isFetching && !customers.data) {
    return (
      <LoadFailed title="The customers did not load" onRetry={() => customers.refetch()}>
        {messageOf(customers.error, NOT_REACHED)}
      </LoadFailed>
    );
  }
  if (!customers.data) return <RowsSkeleton label="Loading customers" />;
  const { entries, total } = customers.data;
  if (entries.length === 0) return <NoCustomers list={list} change={change} />;
  const now = new Map(entries.map((customer) => [customer.id, customer]));
  const edited = entries.find(({ id }) => id === editing.what);
  return (
    <>
      <CustomerTable
        customers={entries}
        chosen={chosen}
        onChoose={choose}
        stale={customers.isPlaceholderData}
        onEdit={editing.open}
        $leftOut={$leftOut}
      />
      <ChosenBar
        chosen={[...chosen.values()].map((customer) => now.get(customer.id) ?? customer)}
        onClear={() => setChosen(new Map())}
      />
      <Pager
        label="Customers"
        page={list.page}
        pageSize={CUSTOMERS_PAGE}
        total={total}
        onPage={(page) => change({ page: String(page) })}
      />
      {edited && <EditCustomerDialog key={edited.id} customer={edited} onClose={editing.close} />}
    </>
  );
}

function NoCustomers({ list, change }: Params) {
  if (!list.search && !list.status && list.page === 1) return <EmptyState text="No customers found" />;
  return (
    <EmptyState
      text="No customers found"
      action={
        <Button variant="secondary" onClick={() => change({ search: '', status: '' })}>
          Clear filters
        </Button>
      }
    />
  );
}
