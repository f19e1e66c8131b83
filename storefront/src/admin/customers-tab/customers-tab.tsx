import { useQuery } from '@tanstack/react-query';
import { Pencil, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { css } from 'styled-components';
import { z } from 'zod';
import type { CustomerView } from '#domain/customers/customer-contract';
import { CUSTOMER_SORTS } from '#domain/lists/list-query';
import { Breakable } from '../../api/breakable';
import { ownerCustomerQueries } from '../../api/customers';
import { Checkbox } from '../../ui/checkbox';
import { Cells, type Column, DataTable } from '../../ui/data-table';
import { FilterBar } from '../../ui/filter-bar';
import { SearchField } from '../../ui/search-field';
import { CARDS, quiet, TableRow } from '../../ui/table';
import { media } from '../../ui/tokens';
import { ToolButton } from '../../ui/tool-button';
import { useOpened } from '../../ui/use-opened';
import { ActionButton } from '../parts/action-button';
import { adminDate } from '../parts/admin-texts';
import { choicesOf, FilterSelect, type ListFilter, MAILING_LIST } from '../parts/list-filters';
import { ListPanel } from '../parts/list-panel';
import { mailingListStatus, page, SEARCH_MAX, search, useListFilters } from '../parts/use-list-params';
import { AddCustomerDialog } from './add-customer-dialog';
import { ChosenBar } from './chosen-bar';
import { EditCustomerDialog } from './edit-customer-dialog';

/** The list as the address asks for it, in the call's own names; a wrong value counts as absent. */
const view = z.object({
  page,
  search,
  status: mailingListStatus,
  sort: z.enum(CUSTOMER_SORTS).catch('-createdAt'),
});

const SORT: ListFilter = {
  label: 'Sort by',
  choices: choicesOf(
    'sort',
    {
      '-createdAt': 'Newest first',
      createdAt: 'Oldest first',
      name: 'Name, A to Z',
      '-name': 'Name, Z to A',
      email: 'Email, A to Z',
      '-email': 'Email, Z to A',
    },
    CUSTOMER_SORTS,
  ),
};

type Choose = (customers: readonly CustomerView[], isChosen: boolean) => void;

const columnsOf = (chosen: ReadonlyMap<string, CustomerView>, choose: Choose): Column<CustomerView>[] => [
  {
    name: 'Select',
    at: 'mark',
    apart: true,
    look: css`
      width: 1%;
      ${media.tablet} {
        padding-right: 0;
      }
    `,
    cell: (customer) => (
      <Checkbox
        aria-label={`Select ${customer.name}, ${customer.email}`}
        checked={chosen.has(customer.id)}
        onCheckedChange={(isChosen) => choose([customer], isChosen)}
      />
    ),
  },
  { name: 'Name', at: 'lead', bold: true, cell: ({ name }) => name },
  {
    name: 'Email',
    at: 'below',
    optional: true,
    // Below name and phone it has the whole line.
    look: css`
      ${CARDS} {
        grid-column: main / tools;
      }
    `,
    cell: ({ email }) => <Breakable>{email}</Breakable>,
  },
  {
    name: 'Phone',
    at: 'end',
    optional: true,
    look: css`
      ${CARDS} {
        ${quiet}
      }
      ${media.tablet} {
        white-space: nowrap;
      }
    `,
    cell: ({ phone }) => phone ?? '-',
  },
  {
    name: 'Mailing List',
    at: 'away',
    lesser: true,
    optional: true,
    cell: ({ mailingListOptIn }) => (mailingListOptIn === 1 ? 'Yes' : 'No'),
  },
  {
    name: 'Created',
    at: 'away',
    lesser: true,
    oneLine: true,
    optional: true,
    cell: ({ createdAt }) => adminDate(createdAt),
  },
  {
    name: 'Actions',
    at: 'tools',
    look: css`
      width: 1%;
      padding-block: 0;
    `,
    // Makes the row reachable by keyboard; its click bubbles up to the row.
    cell: ({ name }) => <ToolButton icon={Pencil} label={`Edit ${name}`} data-opens aria-haspopup="dialog" />,
  },
];

/** The Customers tab (rule 10.7): found by search, a page at a time, added and edited in dialogs. */
export function CustomersTab() {
  const list = useListFilters(view, ['search', 'status']);
  const { asked, change } = list;
  const customers = useQuery(ownerCustomerQueries.page(asked));
  const adding = useOpened('create', { inAddress: true });
  const editing = useOpened('edit', { inAddress: true });
  // Also of other pages and searches, as they were seen there.
  const [chosen, setChosen] = useState<ReadonlyMap<string, CustomerView>>(new Map());
  const entries = customers.data?.entries ?? [];
  const edited = entries.find(({ id }) => id === editing.what);

  function choose(some: readonly CustomerView[], isChosen: boolean): void {
    const next = new Map(chosen);
    for (const customer of some) {
      if (isChosen) next.set(customer.id, customer);
      else next.delete(customer.id);
    }
    setChosen(next);
  }

  const columns = columnsOf(chosen, choose);
  const inSight = entries.filter(({ id }) => chosen.has(id)).length;
  const now = new Map(entries.map((customer) => [customer.id, customer]));
  return (
    <ListPanel
      title="Customers"
      columns={columns}
      query={customers}
      list={list}
      loading="Loading customers"
      failed="The customers didn't load"
      empty="No customers found"
      actions={
        <ActionButton icon={UserPlus} variant="primary" aria-haspopup="dialog" onClick={() => adding.open()}>
          Add Customer
        </ActionButton>
      }
      filters={
        <FilterBar aria-label="Customers">
          <SearchField
            label="Search"
            placeholder="Name, email, or phone"
            maxLength={SEARCH_MAX}
            value={asked.search}
            onSearch={(wanted) => change({ search: wanted }, { replace: true })}
          />
          <FilterSelect filter={MAILING_LIST} asked={asked} change={change} />
          <FilterSelect filter={SORT} asked={asked} change={change} />
        </FilterBar>
      }
      table={(table) => (
        <>
          <DataTable
            {...table}
            heads={{
              Select: (
                <Checkbox
                  aria-label="Select all on this page"
                  checked={inSight === entries.length || (inSight > 0 && 'indeterminate')}
                  onCheckedChange={(isChosen) => choose(entries, isChosen)}
                />
              ),
            }}
            draw={(customer) => (
              <TableRow
                $opens
                key={customer.id}
                onClick={({ currentTarget, target }) => {
                  if (target instanceof Element && target.closest('[data-apart]')) return;
                  // The focus returns here when the dialog is closed.
                  currentTarget.querySelector<HTMLElement>('[data-opens]')?.focus();
                  editing.open(customer.id);
                }}
              >
                <Cells columns={columns} row={customer} />
              </TableRow>
            )}
          />
          <ChosenBar
            chosen={[...chosen.values()].map((customer) => now.get(customer.id) ?? customer)}
            onClear={() => setChosen(new Map())}
          />
        </>
      )}
    >
      {adding.what && <AddCustomerDialog onClose={adding.close} />}
      {edited && <EditCustomerDialog key={edited.id} customer={edited} onClose={editing.close} />}
    </ListPanel>
  );
}
