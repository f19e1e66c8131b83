import { useQuery } from '@tanstack/react-query';
import { Pencil, UserPlus } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { css } from 'styled-components';
import type { CustomerView } from '#domain/customers/customer-contract';
import { CUSTOMER_SORTS, CUSTOMER_STATUSES } from '#domain/lists/list-fields';
import { Breakable } from '../../api/breakable';
import { ownerCustomerQueries } from '../../api/customers';
import { Cells, type Column, DataTable } from '../../ui/data-table';
import { FilterBar } from '../../ui/filter-bar';
import { Local } from '../../ui/local';
import { AllRowsCheckbox, RowCheckbox, RowSelection } from '../../ui/row-selection';
import { SearchField } from '../../ui/search-field';
import { CARDS, LONG_LIST, quiet, TableRow } from '../../ui/table';
import { media } from '../../ui/tokens';
import { ToolButton } from '../../ui/tool-button';
import * as uiTexts from '../../ui/ui-texts';
import { useOpened } from '../../ui/use-opened';
import { useSteady } from '../../ui/use-steady';
import { adminDate } from '../parts/admin-date';
import { choicesOf, type ListFilter } from '../parts/filter-choices';
import { FilterSelect, MAILING_LIST } from '../parts/list-filters';
import { ListPanel } from '../parts/list-panel';
import { type ListParams, line, oneOf, page, SEARCH_MAX } from '../parts/list-reader';
import * as sharedTexts from '../parts/shared-texts';
import { useListFilters } from '../parts/use-list-params';
import { AddCustomerDialog } from './add-customer-dialog';
import * as texts from './customers-tab-texts';
import { EditCustomerDialog } from './edit-customer-dialog';
import { SelectionBar } from './selection-bar';

const readView = (params: ListParams) => ({
  page: page(params.page),
  search: line(params.search) ?? '',
  status: oneOf(CUSTOMER_STATUSES, params.status),
  sort: oneOf(CUSTOMER_SORTS, params.sort) ?? CUSTOMER_SORTS[0],
});

const SORT: ListFilter = {
  label: sharedTexts.sortBy,
  choices: choicesOf(
    'sort',
    {
      '-createdAt': sharedTexts.newestFirst,
      createdAt: sharedTexts.oldestFirst,
      name: texts.nameAToZ,
      '-name': texts.nameZToA,
      email: texts.emailAToZ,
      '-email': texts.emailZToA,
    },
    CUSTOMER_SORTS,
  ),
};

const COLUMNS: readonly Column<CustomerView>[] = [
  {
    name: sharedTexts.select,
    at: 'mark',
    apart: true,
    look: css`
      width: 1%;
      ${media.tablet} {
        padding-right: 0;
      }
    `,
    cell: ({ id, name, email }) => (
      <RowCheckbox rowId={id} aria-label={sharedTexts.selectCustomer(name, email)} />
    ),
  },
  { name: uiTexts.name, at: 'lead', bold: true, cell: ({ name }) => name },
  {
    name: uiTexts.email,
    at: 'below',
    optional: true,
    // This takes the full width below the name and phone number.
    look: css`
      ${CARDS} {
        grid-column: main / tools;
      }
    `,
    cell: ({ email }) => <Breakable>{email}</Breakable>,
  },
  {
    name: uiTexts.phone,
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
    name: sharedTexts.mailingListColumn,
    at: 'away',
    lesser: true,
    optional: true,
    cell: ({ mailingListOptIn }) => (mailingListOptIn === 1 ? sharedTexts.yes : sharedTexts.no),
  },
  {
    name: sharedTexts.created,
    at: 'away',
    lesser: true,
    oneLine: true,
    optional: true,
    cell: ({ createdAt }) => <Local text={() => adminDate(createdAt)} />,
  },
  {
    name: uiTexts.actions,
    at: 'tools',
    look: css`
      width: 1%;
      padding-block: 0;
    `,
    // Makes the row reachable by keyboard. Its click bubbles up to the row.
    cell: ({ name, email }) => (
      <ToolButton
        icon={Pencil}
        label={sharedTexts.editName(`${name}, ${email}`)}
        title={uiTexts.edit}
        data-opens
        aria-haspopup="dialog"
      />
    ),
  },
];

const CustomerRow = memo(function CustomerRow({
  customer,
  onOpen,
}: {
  customer: CustomerView;
  onOpen: (id: string) => void;
}) {
  return (
    <TableRow
      $opens
      onClick={({ currentTarget, target }) => {
        if (target instanceof Element && target.closest('[data-apart]')) return;
        // Focus returns here when the dialog closes.
        currentTarget.querySelector<HTMLElement>('[data-opens]')?.focus();
        onOpen(customer.id);
      }}
    >
      <Cells columns={COLUMNS} row={customer} />
    </TableRow>
  );
});

/** The Customers tab (rule 10.7): a searchable, paged list with dialogs to add and edit. */
export function CustomersTab() {
  const list = useListFilters(readView, ['search', 'status']);
  const { params, change } = list;
  const customers = useQuery(ownerCustomerQueries.page(params));
  const adding = useOpened('create', { inAddress: true });
  const editing = useOpened('edit', { inAddress: true });
  // Customers who are selected on other pages and in other searches stay selected.
  const [selected, setSelected] = useState<ReadonlyMap<string, CustomerView>>(new Map());
  // The bar comes once the checkboxes are drawn.
  const settled = useDeferredValue(selected);
  const entries = customers.data?.entries ?? [];
  const edited = entries.find(({ id }) => id === editing.what);

  function choose(some: readonly CustomerView[], isChosen: boolean): void {
    setSelected((before) => {
      const next = new Map(before);
      for (const customer of some) {
        if (isChosen) next.set(customer.id, customer);
        else next.delete(customer.id);
      }
      return next;
    });
  }

  const open = useSteady(editing.open);
  const visible = entries.filter(({ id }) => selected.has(id)).length;
  const now = new Map(entries.map((customer) => [customer.id, customer]));
  return (
    <ListPanel
      title={sharedTexts.customers}
      columns={COLUMNS}
      query={customers}
      list={list}
      loading={sharedTexts.loadingCustomers}
      failed={sharedTexts.customersDidntLoad}
      empty={sharedTexts.noCustomersFound}
      add={{ label: sharedTexts.addCustomer, icon: UserPlus, open: adding.open }}
      filters={
        <FilterBar label={sharedTexts.customers}>
          <SearchField
            label={sharedTexts.search}
            placeholder={sharedTexts.nameEmailOrPhone}
            maxLength={SEARCH_MAX}
            value={params.search}
            onSearch={(searchText) => change({ search: searchText }, { replace: true })}
          />
          <FilterSelect filter={MAILING_LIST} params={params} change={change} />
          <FilterSelect filter={SORT} params={params} change={change} />
        </FilterBar>
      }
      table={(table) => (
        <>
          <RowSelection
            selected={selected}
            onChoose={(id, isChosen) =>
              choose(
                entries.filter((customer) => customer.id === id),
                isChosen,
              )
            }
          >
            <DataTable
              {...table}
              look={LONG_LIST}
              heads={{
                Select: (
                  <AllRowsCheckbox
                    aria-label={sharedTexts.selectAllOnPage}
                    selected={visible}
                    total={entries.length}
                    onSelectAll={(isChosen) => choose(entries, isChosen)}
                  />
                ),
              }}
              draw={(customer) => <CustomerRow key={customer.id} customer={customer} onOpen={open} />}
            />
          </RowSelection>
          <SelectionBar
            selected={[...settled.values()].map((customer) => now.get(customer.id) ?? customer)}
            onClear={() => setSelected(new Map())}
          />
        </>
      )}
    >
      {adding.what && <AddCustomerDialog onClose={adding.close} />}
      {edited && <EditCustomerDialog key={edited.id} customer={edited} onClose={editing.close} />}
    </ListPanel>
  );
}
