import { z } from 'zod';
import { CUSTOMER_SORTS } from '#domain/lists/list-query';
import { FilterBar } from '../../ui/filter-bar';
import { SearchField } from '../../ui/search-field';
import { FilterSelect } from '../parts/filter-select';
import { MailingListFilter } from '../parts/mailing-list-filter';
import { mailingListStatus, page, SEARCH_MAX, search } from '../parts/use-list-params';

/** The list as the address asks for it, in the call's own names; a wrong value counts as absent. */
export const customerListParams = z.object({
  page,
  search,
  status: mailingListStatus,
  sort: z.enum(CUSTOMER_SORTS).catch('-createdAt'),
});
export type CustomerListParams = z.output<typeof customerListParams>;

export const SORT_LABEL = {
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  email: 'Email, A to Z',
  '-email': 'Email, Z to A',
} as const satisfies Record<(typeof CUSTOMER_SORTS)[number], string>;

interface CustomerFiltersProps {
  list: CustomerListParams;
  change: (changes: Record<string, string>, how?: { replace: boolean }) => void;
}

/** Search, filter and sorting of the list. */
export function CustomerFilters({ list, change }: CustomerFiltersProps) {
  return (
    <FilterBar aria-label="Customers">
      <SearchField
        label="Search"
        placeholder="Name, email or phone"
        maxLength={SEARCH_MAX}
        value={list.search}
        onSearch={(search) => change({ search }, { replace: true })}
      />
      <MailingListFilter list={list} change={change} />
      <FilterSelect
        label="Sort by"
        values={CUSTOMER_SORTS}
        labels={SORT_LABEL}
        value={list.sort}
        onChoose={(sort) => change({ sort })}
      />
    </FilterBar>
  );
}
